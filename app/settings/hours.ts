/** Open hours of a weekday as text: "09:00-12:00, 13:00-18:00". */

/** `day`: 1 is Monday, 7 is Sunday; HH:MM, `from` before `to`. */
export type Span = { day: number; from: string; to: string };

const MOST_SPANS = 4;
const SPAN = /^(\d{1,2}):(\d{2})\s*[-–—]\s*(\d{1,2}):(\d{2})$/;

/** The hours of a day; empty text is a closed day. `fault`: what is wrong, in a sentence. */
export function hoursFrom(day: number, text: string): Span[] | { fault: string } {
  const parts = text.split(",").map((part) => part.trim());
  if (parts.length === 1 && parts[0] === "") return [];
  const spans: Span[] = [];
  for (const part of parts) {
    const [, fromHour = "", fromMinute = "", toHour = "", toMinute = ""] = SPAN.exec(part) ?? [];
    const from = clock(fromHour, fromMinute);
    const to = clock(toHour, toMinute);
    if (from === null || to === null || from === "24:00")
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

function clock(hour: string, minute: string): string | null {
  const time = `${hour.padStart(2, "0")}:${minute}`;
  return /^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/.test(time) ? time : null;
}

function minutes(time: string): number {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return hour * 60 + minute;
}
