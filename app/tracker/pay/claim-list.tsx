import { Link } from "react-router";
import { claimText } from "~/pay/pay";
import type { PayClaim } from "~/pay/pay.server";
import { momentText } from "~/platform/time/zones";
import { Badge } from "~/ui/badge";
import { useClock } from "~/ui/use-clock";

type ClaimListProps = {
  claims: readonly PayClaim[];
  names: Readonly<Record<string, string>>;
  zone: string;
};

/** One's own events that are not paid yet, and those that were refused, with the reason. */
export function ClaimList({ claims, names, zone }: ClaimListProps) {
  useClock(zone);
  if (claims.length === 0) return null;
  return (
    <section aria-labelledby="claims" className="mt-8">
      <h2 id="claims" className="text-2xl">
        Not paid yet
      </h2>
      <p className="mt-1 text-quiet">
        Someone else confirms what you changed yourself, and large deals.
      </p>
      <ul className="panel mt-4 divide-y divide-line">
        {claims.map((claim) => (
          <li
            key={claim.seq}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-4 py-3 sm:px-5"
          >
            <span className="min-w-0 flex-1 basis-56 [overflow-wrap:anywhere]">
              <span className="font-semibold">{claimText(claim)}</span>
              <span className="block text-quiet text-sm">
                {names[claim.prospectId] ? (
                  <Link
                    to={`/tracker/${claim.prospectId}`}
                    dir="auto"
                    className="underline underline-offset-4"
                  >
                    {names[claim.prospectId]}
                  </Link>
                ) : (
                  "Removed prospect"
                )}
                , {momentText(claim.earnedAt, zone)}
              </span>
              {claim.reason && (
                <span dir="auto" className="mt-1 block whitespace-pre-line">
                  {claim.reason}
                </span>
              )}
            </span>
            <Badge tone={claim.state === "refused" ? "danger" : "warning"}>
              {claim.state === "refused" ? "Refused" : "Waiting"}
            </Badge>
          </li>
        ))}
      </ul>
    </section>
  );
}
