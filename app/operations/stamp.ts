import type { Card } from "./card";

const ZONE = "Asia/Dubai";

/** OPS-1: the board's newest change as `21 Nov 2026 14:05 GMT+4`, in the reader's time zone; null without cards. */
export function newestChange(cards: readonly Card[]): { at: string; shown: string } | null {
  const [first, ...others] = cards;
  if (!first) return null;
  const newest = others.reduce(
    (latest, { updated_at }) => (Date.parse(updated_at) > Date.parse(latest) ? updated_at : latest),
    first.updated_at,
  );
  return { at: newest, shown: dubaiTime(new Date(newest)) };
}

function dubaiTime(moment: Date): string {
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone: ZONE,
    timeZoneName: "short",
    year: "numeric",
    month: "short",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  const [day, month, year] = [parts.get("day"), parts.get("month"), parts.get("year")];
  const time = `${parts.get("hour")}:${parts.get("minute")}`;
  return `${day} ${month} ${year} ${time} ${parts.get("timeZoneName")}`;
}
