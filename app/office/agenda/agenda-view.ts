/** What an agenda address shows, and its meetings by day and host (CALL-7). */
import { addDays, isDay, localAt, weekdayOf } from "~/platform/time/zones";

/** `day`: YYYY-MM-DD, null for today; `host`: an id, null for all. */
export type AgendaView = { day: string | null; span: "day" | "week"; host: string | null };

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** An invalid day or id counts as not given. */
export function viewOf(search: URLSearchParams): AgendaView {
  const day = search.get("day") ?? "";
  const host = search.get("host") ?? "";
  return {
    day: isDay(day) ? day : null,
    span: search.get("view") === "week" ? "week" : "day",
    host: ID.test(host) ? host : null,
  };
}

export function agendaPath({ day, span, host }: AgendaView, more: Record<string, string> = {}) {
  const search = new URLSearchParams({
    ...(day && { day }),
    ...(span === "week" && { view: span }),
    ...(host && { host }),
    ...more,
  });
  return search.size > 0 ? `/admin/agenda?${search}` : "/admin/agenda";
}

/** The days shown, in this zone; a week begins on Monday. */
export function daysOf({ day, span }: AgendaView, zone: string, now: number): string[] {
  const chosen = day ?? localAt(zone, now).day;
  if (span === "day") return [chosen];
  const monday = addDays(chosen, 1 - weekdayOf(chosen));
  return Array.from({ length: 7 }, (_, at) => addDays(monday, at));
}

export function turned(view: AgendaView, days: readonly string[], by: 1 | -1): AgendaView {
  return { ...view, day: addDays(days[0] ?? "", by * days.length) };
}

type Meeting = { startsAt: string; hostId: string | null };

/** The meetings of each day by host, both in order. */
export function byDayAndHost<Of extends Meeting>(
  meetings: readonly Of[],
  days: readonly string[],
  zone: string,
): { day: string; hosts: { host: string | null; meetings: Of[] }[] }[] {
  const ofDay = Map.groupBy(meetings, ({ startsAt }) => localAt(zone, Date.parse(startsAt)).day);
  return days.map((day) => {
    const ofHost = Map.groupBy(ofDay.get(day) ?? [], ({ hostId }) => hostId);
    return { day, hosts: [...ofHost].map(([host, each]) => ({ host, meetings: each })) };
  });
}

/** The meetings of a page as a bulk act names them: from the first to the last. The server knows no reader's days. */
export function spanQuery(meetings: readonly Meeting[], { host }: AgendaView): string {
  const times = meetings.map(({ startsAt }) => startsAt).sort();
  const [from = "", to = ""] = [times[0], times.at(-1)];
  return `?${new URLSearchParams({ from, to, ...(host && { host }) })}`;
}
