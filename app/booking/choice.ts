import { DAY_MS, MINUTE_MS } from "~/platform/time/durations";
import { addDays, knownZone, localAt, weekdayOf } from "~/platform/time/zones";

/** What a guest has chosen so far; null if nothing. `day`: YYYY-MM-DD, `at`: ISO 8601, `host`: with whom. */
export type Choice = {
  host: string | null;
  zone: string | null;
  day: string | null;
  at: string | null;
};

export type Time = { at: string; left: number; hosts?: readonly string[] };

/** The times with the chosen host; all if no one was chosen, or no one can be. */
export function timesWith(times: readonly Time[], { host }: Pick<Choice, "host">): readonly Time[] {
  return host === null ? times : times.filter(({ hosts }) => !hosts || hosts.includes(host));
}

/** The choice in an address; anything invalid counts as none. */
export function choiceIn(search: URLSearchParams): Choice {
  const read = (name: string, shape: RegExp) => {
    const value = search.get(name) ?? "";
    return shape.test(value) ? value : null;
  };
  return {
    host: read("host", /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/),
    zone: knownZone(search.get("zone") ?? ""),
    day: read("day", /^\d{4}-\d\d-\d\d$/),
    at: read("at", /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
  };
}

/** The choice that a form was sent with; its time is dropped if it was `taken`. */
export function choiceSent(values: Readonly<Record<string, string>>, taken: boolean): Choice {
  const { zone = "", at = "", host = "" } = values;
  const sent = choiceIn(new URLSearchParams({ zone, at, host }));
  const day = sent.at && sent.zone ? localAt(sent.zone, Date.parse(sent.at)).day : null;
  return { ...sent, day, at: taken ? null : sent.at };
}

/** A choice as an address's query, in place of one that is already in it, next to all else in it. */
export function withChoice(path: string, choice: Choice): string {
  const [page = "", query] = path.split("?");
  const search = new URLSearchParams(query);
  for (const [name, value] of Object.entries(choice))
    if (value === null) search.delete(name);
    else search.set(name, value);
  return search.size > 0 ? `${page}?${search}` : page;
}

/** The times by their day in the guest's zone, in order. */
export function timesByDay(times: readonly Time[], zone: string): Map<string, Time[]> {
  return Map.groupBy(times, ({ at }) => localAt(zone, Date.parse(at)).day);
}

const WEEKS_AT_ONCE = 5;

/** The weeks from the first day to the last, each starting on Sunday, in groups that fit on a phone. */
export function weekPages(days: readonly string[]): string[][][] {
  const weeks: string[][] = [];
  const last = days.at(-1) ?? "";
  for (let sunday = sundayOf(days[0] ?? ""); sunday <= last; sunday = addDays(sunday, 7))
    weeks.push(Array.from({ length: 7 }, (_, at) => addDays(sunday, at)));
  return Array.from({ length: Math.ceil(weeks.length / WEEKS_AT_ONCE) }, (_, page) =>
    weeks.slice(page * WEEKS_AT_ONCE, (page + 1) * WEEKS_AT_ONCE),
  );
}

function sundayOf(day: string): string {
  return day && addDays(day, -(weekdayOf(day) % 7));
}

/** Whether the zone's clocks change on this day, so a time may be shown twice. */
export function clocksChangeOn(times: readonly Time[], zone: string): boolean {
  const offsets = times.map(({ at }) => {
    const instant = Date.parse(at);
    const { day, minutes } = localAt(zone, instant);
    return (Date.parse(day) + minutes * MINUTE_MS - instant) / DAY_MS;
  });
  return new Set(offsets).size > 1;
}

/** The day the arrow keys move to: `days` are those that can be chosen, in order. */
export function dayByKey(key: string, from: string, days: readonly string[]): string | undefined {
  const at = days.indexOf(from);
  if (key === "ArrowRight") return days[at + 1];
  if (key === "ArrowLeft") return days[at - 1];
  if (key === "ArrowDown") return days.find((day) => day >= addDays(from, 7));
  if (key === "ArrowUp") return days.findLast((day) => day <= addDays(from, -7));
  if (key === "Home") return days[0];
  return key === "End" ? days.at(-1) : undefined;
}
