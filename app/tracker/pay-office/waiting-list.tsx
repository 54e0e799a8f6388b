import { Link } from "react-router";
import type { OfferedAct } from "~/auth/batches/batches.server";
import { PageSteps } from "~/ui/page-steps";
import { Selection, WithSelected } from "~/ui/selection";
import type { WaitingPage } from "../waiting.server";
import { Item } from "./waiting-item";

type WaitingListProps = {
  waiting: WaitingPage;
  /** Whose list this is; null for everyone's. */
  person: string | null;
  names: Readonly<Record<string, string>>;
  zone: string;
  acts: readonly OfferedAct[];
  /** How many wait in this view. */
  found: number;
};

/** What is paid only once someone who does not gain by it has confirmed it, by person (PAY-4). */
export function WaitingList({ waiting, person, names, zone, acts, found }: WaitingListProps) {
  const { people, page, more } = waiting;
  if (people.length === 0 && person === null && page === 1) return null;
  const nameOf = (id: string) => names[id] ?? "Former user";
  const view = person === null ? "" : String(new URLSearchParams({ waiting: person }));
  const rows = people.flatMap(({ items }) => items.map(({ key }) => key));
  return (
    <section aria-labelledby="waiting" className="mt-10">
      <h2 id="waiting" className="text-2xl">
        Waiting for confirmation
      </h2>
      <p className="mt-1 max-w-prose text-quiet">
        Reported shows, meetings that setters name, what someone changed to their own gain, and
        large deals. Each pays once you confirm it. Nobody confirms their own.
      </p>
      {person !== null && (
        <p className="mt-2">
          <Link to="/admin/pay" className="font-semibold underline underline-offset-4">
            Everyone
          </Link>
        </p>
      )}
      {people.length === 0 && <p className="mt-2 text-quiet">Nothing more is waiting.</p>}
      <Selection rows={rows} view={`${view} ${page}`}>
        {people.map(({ id, total, items }) => (
          <section key={id} aria-label={nameOf(id)} className="panel mt-4">
            <h3 className="flex flex-wrap items-baseline justify-between gap-x-4 px-5 pt-4 text-lg">
              <span dir="auto" className="min-w-0 [overflow-wrap:anywhere]">
                {nameOf(id)}
              </span>
              <span className="font-normal font-sans text-quiet text-sm tabular">
                {total.toLocaleString("en-US")} waiting
              </span>
            </h3>
            <ul className="divide-y divide-line">
              {items.map((item) => (
                <Item key={item.key} item={item} zone={zone} />
              ))}
            </ul>
            {person === null && total > items.length && (
              <p className="border-line border-t px-5 py-3">
                <Link
                  to={`/admin/pay?${new URLSearchParams({ waiting: id })}#waiting`}
                  className="inline-flex min-h-9 items-center font-semibold underline underline-offset-4"
                >
                  All {total.toLocaleString("en-US")}
                  <span className="sr-only"> of {nameOf(id)}</span>
                </Link>
              </p>
            )}
          </section>
        ))}
        {rows.length > 0 && (
          <WithSelected
            action="/admin/batches"
            sent={{ intent: "pay", view }}
            acts={acts}
            found={found}
          />
        )}
      </Selection>
      <PageSteps
        page={page}
        more={more}
        at={(wanted) =>
          `/admin/pay?${new URLSearchParams({ ...(person !== null && { waiting: person }), page: String(wanted) })}#waiting`
        }
      />
    </section>
  );
}
