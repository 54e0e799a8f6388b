import { Link } from "react-router";
import { countWords, type Kind, type NewCounts } from "./inbox-item";
import { type InboxView, queryOf } from "./inbox-view";

const TABS: readonly { kind: Kind | undefined; words: string }[] = [
  { kind: undefined, words: "All" },
  { kind: "request", words: "Requests" },
  { kind: "application", words: "Applications" },
  { kind: "booking", words: "Bookings" },
];

/** The kinds as links, each with how many of it are new. */
export function KindTabs({ view, fresh }: { view: InboxView; fresh: NewCounts }) {
  const all = fresh.request + fresh.application + fresh.booking;
  return (
    <nav aria-label="Kinds" className="mt-6 flex flex-wrap gap-1 border-line border-b">
      {TABS.map(({ kind, words }) => (
        <Link
          key={words}
          to={queryOf(view, { kind, form: undefined })}
          aria-current={view.kind === kind ? "page" : undefined}
          preventScrollReset
          className="-mb-px inline-flex min-h-11 items-center gap-2 border-transparent border-b-2 px-3 font-semibold text-quiet hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink"
        >
          {words}
          <NewCount count={kind ? fresh[kind] : all} />
        </Link>
      ))}
    </nav>
  );
}

/** How many are new; nothing where none is. */
export function NewCount({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="rounded-full bg-accent px-2 py-0.5 text-on-accent text-xs tabular">
      {countWords(count)}
      <span className="sr-only"> new</span>
    </span>
  );
}
