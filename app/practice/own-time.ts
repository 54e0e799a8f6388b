/** The day, the time and the zone of a better line: the trainee's own time, in the prospect's own zone (READ-8). */
import { BOOKED_FOR, BOOKED_FOR_ANYWHERE } from "./copy/better-lines";
import { OF_A_PLACE } from "./copy/time-zones";
import { timeSaidIn } from "./message-rules";
import type { Prospect } from "./practice";
import { completed } from "./prospect-reply";
import type { Run } from "./run";

const DAYS: readonly (readonly [RegExp, string])[] = [
  [/^(?:tom|tm|2m)/, "tomorrow"],
  [/^mon/, "Monday"],
  [/^tu/, "Tuesday"],
  [/^we/, "Wednesday"],
  [/^th[ru]/, "Thursday"],
  [/^f[ri]/, "Friday"],
  [/^sat/, "Saturday"],
  [/^sun/, "Sunday"],
];
const ELSE = { day: "tomorrow", time: "5 pm" };

/** What books it, as this conversation has it: what nobody said is as in any other. */
export function bookingLine(
  { prospect, seed, run }: { prospect: Prospect; seed: number; run: Run },
  at: number,
): string {
  const said = run.exchanges.slice(0, at + 1).map((each) => each.said);
  const last = said.map(timeSaidIn).findLast(({ time }) => time !== null);
  const day = said.map((each) => timeSaidIn(each).day).findLast((each) => each !== null);
  const known = run.exchanges[at]?.before.known ?? [];
  const home = completed(prospect, seed).facts.find(
    ({ id, ask }) => ask === "ask-location" && known.includes(id),
  );
  const named = said.map(zoneIn).findLast((each) => each !== null);
  const zone = (home && zoneIn(home.answer)) ?? named;
  const time = [dayOf(day), clockOf(last?.time), zone].filter(Boolean).join(" ");
  return (zone ? BOOKED_FOR : BOOKED_FOR_ANYWHERE).replace("{time}", time);
}

function dayOf(said: string | null | undefined): string {
  if (!said) return ELSE.day;
  return DAYS.find(([pattern]) => pattern.test(said))?.[1] ?? said;
}

function clockOf(said: string | null | undefined): string {
  const time = /\d{1,2}(?::\d\d)? ?[ap]\.?m|noon|midday/.exec(said ?? "")?.[0] ?? ELSE.time;
  return `at ${time.replace(/(\d) ?([ap])\.?m/, "$1 $2m")}`;
}

/** The zone that a text names, or that of the place it names. */
function zoneIn(text: string): string | null {
  const found = Object.entries(OF_A_PLACE).find(([, places]) => places.test(text));
  return found?.[0] ?? null;
}
