import { Badge } from "~/ui/badge";
import type { ClaimUse } from "./claims.server";

type ClaimUseListProps = { uses: readonly ClaimUse[]; isUnused: boolean; name: string };

/** Where a claim is used; once it is marked as not used, what leaves the pages with the publication. */
export function ClaimUseList({ uses, isUnused, name }: ClaimUseListProps) {
  if (uses.length === 0) return <Badge tone="neutral">No sentence uses it</Badge>;
  const stuck = uses.filter((use) => use.isStuck);
  const needed = stuck.length > 0 ? `, ${stuck.length} of which a page needs` : "";
  const said = isUnused
    ? `${counted(uses.length - stuck.length)} off the pages when you publish`
    : `Used in ${counted(uses.length)}${needed}`;
  return (
    <details open={isUnused} className="min-w-0 basis-full text-sm">
      <summary className="min-h-9 content-center max-md:min-h-11">{said}</summary>
      {isUnused && stuck.length > 0 && (
        <p className="mt-1 font-medium text-danger">
          {`${counted(stuck.length)} cannot go without other words. Change these first, or publishing is refused.`}
        </p>
      )}
      <ul aria-label={`Sentences with ${name}`} className="mt-1 grid gap-2 pb-2">
        {uses.map((use) => (
          <li key={`${use.address} ${use.text}`} className="border-line border-l-2 pl-3">
            <q className={isUnused && !use.isStuck ? "line-through" : undefined}>{use.text}</q>{" "}
            <a href={use.address} className="text-quiet underline underline-offset-4">
              {use.labels.filter(Boolean).join(" › ")}
            </a>
            {use.isStuck && (
              <Badge tone={isUnused ? "warning" : "neutral"}>
                {isUnused ? "Needs other words" : "The page needs it"}
              </Badge>
            )}
            {use.pages.length > 0 && (
              <span className="block text-quiet">{`On ${use.pages.join(", ")}`}</span>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

function counted(sentences: number): string {
  return sentences === 1 ? "1 sentence" : `${sentences} sentences`;
}
