import { Check, ChevronRight, Copy, HeartHandshake, TriangleAlert } from "lucide";
import type { ReactNode } from "react";
import type { Links } from "~/settings/settings.server";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { useCopied } from "~/ui/copy";
import { Icon } from "~/ui/icon";
import { useConversation, useScript } from "./address";
import { type DraftChoice, STYLES, type Style } from "./draft";
import { NOT_IN_THE_SCRIPT, NOTHING_TO_ANSWER, toWait, UNUSABLE_DRAFT } from "./draft-notices";
import { unsupportedIn } from "./script-figures";
import type { Draft } from "./use-draft";

const STYLE_LABELS: Record<Style, string> = {
  shorter: "Shorter",
  friendlier: "Friendlier",
  "more-direct": "More direct",
};

type DraftViewProps = {
  draft: Draft;
  /** What is in the field now. */
  said: string;
  writing: boolean;
  links: Links;
  onChange: (style: Style) => void;
  onChoose: (choice: DraftChoice | null) => void;
};

/** A draft as it grows, and the controls for it once it is complete and fits what was asked (D13). */
export function DraftView({ draft, said, writing, links, onChange, onChoose }: DraftViewProps) {
  const { path } = useConversation();
  const { figures } = useScript();
  const { advice, chosen, source } = draft;
  if (draft.said !== said || draft.path !== path)
    return <UnusableDraft why="outdated" draft={draft} />;
  if (source === "stopped" || source === "failed")
    return <UnusableDraft why={source} draft={draft} />;
  if (!writing && advice?.verdict === "unsure" && !chosen)
    return <Choices choices={advice.choices} meanwhile={draft.text} onChoose={onChoose} />;
  const text = advice?.verdict === "unsure" && chosen ? chosen.text : draft.text;
  const isOurs = writing || advice?.verdict === "fixed";
  const unsupported = isOurs ? [] : unsupportedIn(text, Object.values(links), figures);
  const changeable = !advice || advice.verdict === "unsure";
  return (
    <div className="grid gap-3">
      <div className="flex min-h-6 items-center justify-between gap-3">
        <h3 ref={chosen ? intoFocus : undefined} tabIndex={-1} className="text-base">
          {chosen ? chosen.title : "Draft"}
        </h3>
        {!writing && <SourceBadge draft={draft} />}
      </div>
      {!writing && <Advice draft={draft} />}
      <p
        aria-live="polite"
        aria-busy={writing}
        className="whitespace-pre-line rounded-panel rounded-br-sm bg-accent-soft px-4 py-3 [overflow-wrap:anywhere]"
      >
        {text}
      </p>
      {unsupported.length > 0 && <Unsupported found={unsupported} />}
      {!writing && (
        <div className="flex flex-wrap gap-2">
          <CopyButton text={text} />
          {changeable &&
            STYLES.map((style) => (
              <Button key={style} look="outline" small onClick={() => onChange(style)}>
                {STYLE_LABELS[style]}
              </Button>
            ))}
          {advice?.verdict === "unsure" && (
            <Button look="quiet" small onClick={() => onChoose(null)}>
              Other replies
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

const UNUSABLE_BADGES = { outdated: "Outdated", stopped: "Stopped", failed: "Failed" } as const;

/** A draft that responds to something else, or broke off: it can be read, not copied. */
function UnusableDraft({ why, draft }: { why: keyof typeof UNUSABLE_BADGES; draft: Draft }) {
  const { text, waitSeconds } = draft;
  const isRefused = why === "failed" && waitSeconds > 0;
  return (
    <div className="grid gap-3">
      <div className="flex min-h-6 items-center justify-between gap-3">
        <h3 className="text-base">Draft</h3>
        <Badge tone="warning">{UNUSABLE_BADGES[why]}</Badge>
      </div>
      <p className="text-quiet text-sm">{isRefused ? toWait(waitSeconds) : UNUSABLE_DRAFT[why]}</p>
      {text !== "" && (
        <p className="whitespace-pre-line rounded-panel rounded-br-sm border border-line border-dashed px-4 py-3 text-quiet [overflow-wrap:anywhere]">
          {text}
        </p>
      )}
    </div>
  );
}

type ChoicesProps = {
  choices: readonly DraftChoice[];
  meanwhile: string;
  onChoose: (choice: DraftChoice) => void;
};

/** The replies that may fit: none of them is the draft until it is chosen. */
function Choices({ choices, meanwhile, onChoose }: ChoicesProps) {
  return (
    <div className="grid gap-3">
      <div className="flex min-h-6 items-center justify-between gap-3">
        <h3 className="text-base">Which of these fits?</h3>
        <Badge tone="warning">Not sure</Badge>
      </div>
      <ul aria-label="Replies to choose from" className="grid gap-2">
        {choices.map((choice) => (
          <li key={choice.id}>
            <button
              type="button"
              onClick={() => onChoose(choice)}
              className="group grid w-full grid-cols-[1fr_auto] items-center gap-x-3 gap-y-0.5 rounded-control border border-line bg-surface px-4 py-3 text-left eased hover:border-accent hover:bg-accent-soft"
            >
              <span className="font-semibold text-sm">{choice.title}</span>
              <Icon
                of={ChevronRight}
                className="row-span-2 size-4 text-quiet eased group-hover:text-accent group-hover:[translate:2px]"
              />
              <span className="line-clamp-2 text-quiet text-sm">{choice.text}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className="grid gap-2 rounded-control border border-line border-dashed px-4 py-3">
        <p className="text-sm">
          <strong>None of these?</strong>{" "}
          <span className="text-quiet">
            Ask your team lead. Until then, this reply makes no promises:
          </span>
        </p>
        <p className="text-sm [overflow-wrap:anywhere]">{meanwhile}</p>
        <p>
          <CopyButton text={meanwhile} look="outline" />
        </p>
      </div>
    </div>
  );
}

/** What the setter must know before sending a text that is not an ordinary reply. */
function Advice({ draft: { advice } }: { draft: Draft }) {
  if (advice?.verdict === "unknown")
    return <p className="text-quiet text-sm">{NOT_IN_THE_SCRIPT}</p>;
  if (advice?.verdict === "nothing")
    return <p className="text-quiet text-sm">{NOTHING_TO_ANSWER}</p>;
  if (advice?.verdict !== "fixed") return null;
  return (
    <Warning icon={<Icon of={HeartHandshake} className="mt-0.5 size-4 shrink-0" />}>
      <strong>{advice.title}.</strong> {advice.forSetter}
    </Warning>
  );
}

function CopyButton({ text, look }: { text: string; look?: "outline" }) {
  const { copied, copy } = useCopied("Response");
  const icon = copied ? Check : Copy;
  return (
    <Button small {...(look && { look })} onClick={() => void copy(text)}>
      <Icon of={icon} className="size-4" />
      {copied ? "Copied" : "Copy response"}
    </Button>
  );
}

function SourceBadge({ draft: { source, advice } }: { draft: Draft }) {
  if (source === "ai") return <Badge tone="accent">Written by AI</Badge>;
  if (advice?.verdict === "fixed") return <Badge tone="danger">Fixed reply</Badge>;
  if (advice?.verdict === "unknown") return <Badge tone="warning">Not in the script</Badge>;
  return <Badge tone="neutral">From the script</Badge>;
}

/** Unsupported statements in the draft (AI-2). */
function Unsupported({ found }: { found: readonly string[] }) {
  return (
    <Warning icon={<Icon of={TriangleAlert} className="mt-0.5 size-4 shrink-0" />}>
      <strong>Check before sending:</strong> {found.join(", ")}.{" "}
      {found.length === 1 ? "This is" : "These are"} not in our approved claims.
    </Warning>
  );
}

function Warning({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <div
      role="alert"
      className="flex gap-2.5 rounded-control bg-warning-soft px-3.5 py-3 text-sm text-warning"
    >
      {icon}
      <p>{children}</p>
    </div>
  );
}

function intoFocus(element: HTMLElement | null): void {
  element?.focus();
}
