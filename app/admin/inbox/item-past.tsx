import { Link } from "react-router";
import { LocalTime } from "~/ui/local-time";
import { type InboxItem, itemPath, statusWords, whatWords } from "./inbox-item";
import type { ItemDetails } from "./item-details.server";
import { StatusBadge } from "./status-badge";

/** What else the same person sent in: an applicant may have applied before. */
export function Others({ others, back }: { others: readonly InboxItem[]; back: string }) {
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="others" className="mt-10">
      <h2 id="others" className="text-xl">
        Also from this address
      </h2>
      <ul className="panel mt-3 divide-y divide-line">
        {others.map((other) => (
          <li key={other.id}>
            <Link
              to={itemPath(other, back)}
              className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2.5 text-sm hover:bg-sunken"
            >
              <span className="font-semibold">{whatWords(other)}</span>
              <StatusBadge status={other.status} />
              <span className="text-quiet sm:ml-auto">
                <LocalTime at={other.at} never="" exact="minutes" />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

type HistoryProps = {
  history: ItemDetails["history"];
  words: Readonly<Record<string, string>>;
};

export function History({ history, words }: HistoryProps) {
  if (history.length === 0) return null;
  return (
    <section aria-labelledby="history" className="mt-10">
      <h2 id="history" className="text-xl">
        History
      </h2>
      <ol className="mt-3 grid gap-2 text-sm">
        {history.map(({ id, at, by, verb, after }) => (
          <li key={id} className="flex flex-wrap gap-x-3">
            <span className="text-quiet">
              <LocalTime at={at} never="" exact="minutes" />
            </span>
            <span>
              <span dir="auto" className="font-semibold">
                {by}
              </span>
              : {words[verb] ?? verb}
              {verb === "inbox.change" && after && ` → ${statusWords(after)}`}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
