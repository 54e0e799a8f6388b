import { Check, Copy, TriangleAlert } from "lucide-react";
import type { Links } from "~/settings/settings.server";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { useCopied } from "~/ui/use-copied";
import { STYLES, type Style } from "./draft";
import { unsupportedIn } from "./script-claims";
import type { Draft } from "./use-draft";

const STYLE_LABELS: Record<Style, string> = {
  shorter: "Shorter",
  friendlier: "Friendlier",
  "more-direct": "More direct",
};

type DraftViewProps = {
  draft: Draft;
  writing: boolean;
  links: Links;
  onChange: (style: Style) => void;
};

/** A draft as it grows, and what can be done with it once it is there. */
export function DraftView({ draft, writing, links, onChange }: DraftViewProps) {
  const { copied, copy } = useCopied("Response");
  const Icon = copied ? Check : Copy;
  const unsupported = writing ? [] : unsupportedIn(draft.text, Object.values(links));
  return (
    <div className="grid gap-3">
      <div className="flex min-h-6 items-center justify-between gap-3">
        <h3 className="text-base">Draft</h3>
        {!writing && <SourceBadge source={draft.source} />}
      </div>
      <p
        aria-live="polite"
        aria-busy={writing}
        className="whitespace-pre-line rounded-panel rounded-br-sm bg-accent-soft px-4 py-3 [overflow-wrap:anywhere]"
      >
        {draft.text}
      </p>
      {unsupported.length > 0 && <Unsupported found={unsupported} />}
      {!writing && (
        <div className="flex flex-wrap gap-2">
          <Button small onClick={() => void copy(draft.text)}>
            <Icon aria-hidden="true" className="size-4" />
            {copied ? "Copied" : "Copy response"}
          </Button>
          {STYLES.map((style) => (
            <Button key={style} look="outline" small onClick={() => onChange(style)}>
              {STYLE_LABELS[style]}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

function SourceBadge({ source }: { source: Draft["source"] }) {
  if (source === "script") return <Badge tone="neutral">From the script</Badge>;
  return source === "ai" ? (
    <Badge tone="accent">Written by AI</Badge>
  ) : (
    <Badge tone="warning">Stopped</Badge>
  );
}

/** Unsupported statements in the draft (AI-2). */
function Unsupported({ found }: { found: readonly string[] }) {
  return (
    <div
      role="alert"
      className="flex gap-2.5 rounded-control bg-warning-soft px-3.5 py-3 text-sm text-warning"
    >
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <p>
        <strong>Check before sending:</strong> {found.join(", ")}.{" "}
        {found.length === 1 ? "This is" : "These are"} not among the claims that we stand behind.
      </p>
    </div>
  );
}
