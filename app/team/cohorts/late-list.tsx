import { Link } from "react-router";
import { traineeAddress } from "~/auth/auth";
import type { CutList } from "~/platform/queries/lists.server";
import { dayText } from "~/platform/time/zones";
import { LocalTime } from "~/ui/local-time";
import { ShownOf } from "~/ui/shown-of";
import type { LateMember } from "./cohort-lists.server";

type LateListProps = { late: CutList<LateMember>; more: string | null; withCohort?: boolean };

/** Who has missed a date, with the missing step and since when. */
export function LateList({ late: { listed, found }, more, withCohort = false }: LateListProps) {
  return (
    <section aria-labelledby="late" className="mt-10">
      <h2 id="late" className="text-2xl">
        Late
      </h2>
      {found === 0 ? (
        <p className="panel mt-4 p-6 text-quiet">No one is late.</p>
      ) : (
        <ul className="panel mt-4 divide-y divide-line">
          {listed.map(({ userId, name, cohort, reason, since, missed }) => (
            <li key={userId} className="px-5 py-3">
              <Link
                to={traineeAddress(userId)}
                dir="auto"
                className="font-semibold underline decoration-line underline-offset-4 hover:decoration-ink"
              >
                {name}
              </Link>
              {withCohort && <span className="text-quiet text-sm"> {cohort}</span>}
              <span className="block text-sm">
                {reason} since <LocalTime at={since} never="" />
                <span className="text-quiet">, missed {dayText(missed)}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      <ShownOf shown={listed.length} found={found} more={more} />
    </section>
  );
}
