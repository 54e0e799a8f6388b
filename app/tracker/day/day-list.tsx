import { Link } from "react-router";
import { localAt, momentText, shortDayText, timeText } from "~/platform/time/zones";
import { Badge } from "~/ui/badge";
import { ShownOf } from "~/ui/shown-of";
import { useClock } from "~/ui/use-clock";
import { ProfileLink } from "../acts/profile-link";
import type { DuePart } from "./queue.server";

/** As far as is counted; then the badge says “500+”. */
const MANY = 501;

type DayListProps = {
  heading: "Overdue" | "Today" | "Upcoming" | "No next contact";
  part: DuePart;
  /** Null: an empty list is not shown. */
  empty: string | null;
  /** The address that shows more; null if this page shows no more. */
  more: string | null;
  zone: string;
};

/** One part of the queue, in the order to write in. */
export function DayList({ heading, part: { due, found }, empty, more, zone }: DayListProps) {
  useClock(zone);
  const id = heading.toLowerCase().replaceAll(" ", "-");
  if (due.length === 0 && empty === null) return null;
  return (
    <section aria-labelledby={id} className="mt-6">
      <div className="flex items-center gap-2.5">
        <h2 id={id} className="text-2xl">
          {heading}
        </h2>
        {due.length > 0 && (
          <Badge tone={heading === "Overdue" ? "warning" : "neutral"}>{found ?? "500+"}</Badge>
        )}
      </div>
      {due.length === 0 ? (
        <p className="panel mt-3 px-5 py-4 text-quiet">{empty}</p>
      ) : (
        <ol className="panel mt-3 divide-y divide-line px-5">
          {due.map(({ id, name, at, ...contact }) => (
            <li
              key={id}
              className="grid gap-x-4 gap-y-1 py-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,15rem)_10rem] sm:items-baseline"
            >
              <Link
                to={`/tracker/today?prospect=${id}`}
                reloadDocument
                className="min-w-0 font-semibold underline-offset-4 [overflow-wrap:anywhere] hover:underline"
                dir="auto"
              >
                {name}
              </Link>
              <span className="min-w-0 text-quiet text-sm">
                <ProfileLink {...contact} />
              </span>
              {at && (
                <time
                  dateTime={at}
                  title={momentText(at, zone)}
                  className={`text-sm tabular sm:text-right ${heading === "Overdue" ? "font-semibold text-warning" : "text-quiet"}`}
                >
                  {whenText(heading, at, zone)}
                </time>
              )}
            </li>
          ))}
        </ol>
      )}
      <ShownOf shown={due.length} found={found ?? MANY} what="prospects" more={more} />
    </section>
  );
}

/** The day if it is not today, the time if it matters. */
function whenText(heading: DayListProps["heading"], at: string, zone: string): string {
  const time = timeText(at, zone);
  if (heading === "Today") return time;
  const day = shortDayText(localAt(zone, Date.parse(at)).day);
  return heading === "Overdue" ? `Since ${day}` : `${day}, ${time}`;
}
