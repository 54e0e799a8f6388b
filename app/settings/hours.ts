/** Open hours of a weekday as text: "09:00-12:00, 13:00-18:00", and as people type them: "9am-5pm". */

/** `day`: 1 is Monday, 7 is Sunday; HH:MM, `from` before `to`. */
export type Span = { day: number; from: string; to: string };

const MOST_SPANS = 4;
const TIME = String.raw`(\d{1,2})(?:[:.](\d{2}))?\s*(?:([ap])\.?m?\.?)?`;
const DASH = "[-–—]";
const SPAN = new RegExp(String.raw`^${TIME}\s*(?:${DASH}|to|until)\s*${TIME}$`, "i");

/** The hours of a day; empty text is a closed day. `fault`: what is wrong, in a sentence. */
export function hoursFrom(day: number, text: string): Span[] | { fault: string } {
  const parts = text.split(/[,;]/).map((part) => part.trim());
  if (parts.length === 1 && parts[0] === "") return [];
  const spans: Span[] = [];
  for (const part of parts) {
    const { from, to } = timesIn(part);
    if (from === undefined || to === undefined)
      return { fault: `"${part.slice(0, 30)}" is not a time range such as 09:00-18:00` };
    if (from >= to) return { fault: `${from}-${to} ends before it starts` };
    spans.push({ day, from, to });
  }
  return overlapOf(spans) ?? spans;
}

/** The hours of one day of many, as `hoursFrom` reads them. */
export function hoursText(spans: readonly Span[], day: number): string {
  return spans
    .filter((span) => span.day === day)
    .map(({ from, to }) => `${from}-${to}`)
    .join(", ");
}

/** The length of a span. */
export function spanMinutes({ from, to }: Span): number {
  return minutes(to) - minutes(from);
}

/** Sorts the spans along the way. */
function overlapOf(spans: Span[]): { fault: string } | null {
  if (spans.length > MOST_SPANS) return { fault: `At most ${MOST_SPANS} time ranges a day` };
  spans.sort((a, b) => a.from.localeCompare(b.from));
  const late = spans.find((span, index) => span.from < (spans[index - 1]?.to ?? ""));
  return late ? { fault: `${late.from}-${late.to} overlaps the hours before it` } : null;
}

type Times = { from?: string; to?: string };

/** With one "am" or "pm", the other time is the one that comes in order: 9-5pm begins in the morning. */
function timesIn(part: string): Times {
  const [, hour = "", minute, half, toHour = "", toMinute, toHalf] = SPAN.exec(part) ?? [];
  const begins = halves(half, toHalf).flatMap((each) => clock({ hour, minute, half: each }) ?? []);
  const ends = halves(toHalf, half).flatMap(
    (each) => clock({ hour: toHour, minute: toMinute, half: each, isEnd: true }) ?? [],
  );
  const spans = begins.flatMap((from) => ends.map((to) => ({ from, to })));
  return spans.find(({ from, to }) => from < to) ?? spans[0] ?? {};
}

/** The half of the day that is written, or those that the other one leaves open, the same first. */
function halves(own: string | undefined, other: string | undefined): (string | undefined)[] {
  if (own || !other) return [own?.toLowerCase()];
  const same = other.toLowerCase();
  return [same, same === "a" ? "p" : "a", undefined];
}

type Clock = { hour: string; minute?: string; half: string | undefined; isEnd?: boolean };

/** HH:MM; null if there is no such time. 24:00 and midnight, as an end, are the end of the day. */
function clock({ hour, minute = "00", half, isEnd = false }: Clock): string | null {
  const hours = Number(hour);
  if (hour === "" || (half && (hours < 1 || hours > 12))) return null;
  const ofDay = half ? (hours % 12) + (half === "p" ? 12 : 0) : hours;
  const time = `${String(ofDay).padStart(2, "0")}:${minute}`;
  if (isEnd && half && time === "00:00") return "24:00";
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time) || (isEnd && time === "24:00") ? time : null;
}

function minutes(time: string): number {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return hour * 60 + minute;
}
