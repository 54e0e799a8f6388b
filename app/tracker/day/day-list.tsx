import { Link } from "react-router";
import { momentText } from "~/platform/time/zones";
import { Badge } from "~/ui/badge";
import { LocalTime } from "~/ui/local-time";
import type { DuePart } from "./queue.server";

type DayListProps = { heading: string; part: DuePart; empty: string; zone: string };

/** One part of the queue, the first to write to first. */
export function DayList({ heading, part: { due, found }, empty, zone }: DayListProps) {
  const id = heading.toLowerCase();
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} className="text-2xl">
        {heading}
      </h2>
      {due.length === 0 ? (
        <p className="panel mt-3 p-5 text-quiet">{empty}</p>
      ) : (
        <ol className="panel mt-3 divide-y divide-line px-5">
          {due.map(({ id, name, at, handle, platform }) => (
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3"
            >
              <Link
                to={`/tracker/today?prospect=${id}`}
                reloadDocument
                className="min-w-0 font-semibold underline-offset-4 [overflow-wrap:anywhere] hover:underline"
                dir="auto"
              >
                {name}
              </Link>
              <span className="flex flex-wrap items-center gap-3 text-quiet text-sm">
                {(handle ?? platform) && (
                  <span dir="auto">{[platform, handle].filter(Boolean).join(" ")}</span>
                )}
                <time dateTime={at} title={momentText(at, zone)}>
                  <LocalTime at={at} never="" exact="minutes" />
                </time>
              </span>
            </li>
          ))}
        </ol>
      )}
      {found !== due.length && due.length > 0 && (
        <p className="mt-2 text-quiet text-sm">
          <Badge tone="neutral">{found ?? "More than 500"}</Badge> in all; the first {due.length}{" "}
          are shown.
        </p>
      )}
    </section>
  );
}
