import { Badge } from "~/ui/badge";
import type { Prospect } from "./prospect-columns.server";
import { whyNotMasked, whyNotQualified } from "./qualification";

/** Whether a prospect is qualified; where not, why not opens in words (TRK-3). */
export function QualifiedMark({ prospect }: { prospect: Prospect }) {
  const { qualified, country, finances } = prospect;
  if (qualified) return <Badge tone="success">Qualified</Badge>;
  const reasons = finances ? whyNotQualified({ ...finances, country }) : whyNotMasked(country);
  return (
    <details className="max-w-52 max-xl:ml-auto">
      <summary
        title="Why not qualified"
        className="inline-flex list-none items-center rounded-full underline decoration-dotted underline-offset-4 max-xl:min-h-8 [&::-webkit-details-marker]:hidden"
      >
        <Badge tone="neutral">Not qualified</Badge>
      </summary>
      <p className="mt-1.5 font-semibold text-xs">Why not qualified</p>
      <ul className="list-inside list-disc text-quiet text-xs">
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </details>
  );
}
