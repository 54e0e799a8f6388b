// cspell:disable
/** Days as people note them for themselves, counted from the one on which they wrote: “tmrw”, “in 2 weeks” (LEAD-3). Pure; runs anywhere. */
import { addDays, weekdayOf } from "~/platform/time/zones";
import type { ReadDay } from "./days";

const NUMBERS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  couple: 2,
  two: 2,
  few: 3,
};
const DAYS_OF = { d: 1, day: 1, w: 7, wk: 7, week: 7, mo: 30, month: 30 } as const;
const WEEKDAYS = "mon tue wed thu fri sat sun".split(" ");
const [FRIDAY, SATURDAY, WEEK] = [5, 6, 7];
const [MORNING, NOON, AFTERNOON, EVENING] = [9 * 60, 12 * 60, 14 * 60, 18 * 60];
const PARTS_OF_DAY: Readonly<Record<string, number>> = {
  am: MORNING,
  morning: MORNING,
  noon: NOON,
  lunch: NOON,
  pm: AFTERNOON,
  afternoon: AFTERNOON,
  eve: EVENING,
  evening: EVENING,
  night: EVENING,
  nite: EVENING,
};

const TODAY = /^(?:today|tdy|2day|tonight|tonite|asap|now|later today)$/;
const TOMORROW = /^(?:tomorrow|tomorow|tommorow|tommorrow|tmrw|tmw|tmr|tmrrw|tom|2moro|2morrow)$/;
const SPAN =
  /^(?:in |after )?(?:(\d{1,2})|(an?|one|two|(?:a )?couple|(?:a )?few)(?: of)?) ?(d|day|w|wk|week|mo|month)s?$/;
const NEXT = /^(?:next|nxt|in a) (week|wk|month|mo)$/;
const WEEKDAY =
  /^(?:(?:on|this|next|nxt|coming) )?(mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?$/;
const CLOCK = / ?(?:at |@ ?)?(\d{1,2})(?::(\d\d))? ?([ap]) ?m?$/;

/** Null if it names no day in this way. A weekday is the next one after today. */
export function readRelativeDay(text: string, today: string): ReadDay | null {
  const plain = text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[.,!]/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  if (plain.length > 30) return null;
  const clock = CLOCK.exec(plain);
  if (clock) {
    const day = dayIn(plain.slice(0, -clock[0].length).trim(), today);
    const time = minutesOf(Number(clock[1]), Number(clock[2] ?? 0), clock[3] === "p");
    if (day && time !== null) return { day, time };
  }
  const at = plain.lastIndexOf(" ");
  const part = PARTS_OF_DAY[plain.slice(at + 1)];
  const before = part === undefined ? null : dayIn(plain.slice(0, Math.max(at, 0)), today);
  if (before) return { day: before, time: part ?? null };
  const day = dayIn(plain, today);
  return day === null ? null : { day, time: /^toni(?:ght|te)$/.test(plain) ? EVENING : null };
}

function minutesOf(hour: number, minute: number, isAfternoon: boolean): number | null {
  if (hour > 12 || minute > 59) return null;
  return ((hour % 12) + (isAfternoon ? 12 : 0)) * 60 + minute;
}

function dayIn(plain: string, today: string): string | null {
  if (TODAY.test(plain)) return today;
  if (TOMORROW.test(plain)) return addDays(today, 1);
  const weekday = WEEKDAYS.indexOf(WEEKDAY.exec(plain)?.[1]?.slice(0, 3) ?? "none") + 1;
  if (weekday > 0) return nextOn(weekday, today);
  if (/^(?:this |the )?(?:weekend|wknd)$/.test(plain)) return nextOn(SATURDAY, today);
  if (/^(?:end of|eo)(?: the| this)? ?(?:week|w)$/.test(plain)) return nextOn(FRIDAY, today);
  const span = SPAN.exec(plain);
  const unit = span?.[3] ?? NEXT.exec(plain)?.[1];
  if (!unit || !isUnit(unit)) return null;
  const count = span ? Number(span[1] ?? NUMBERS[(span[2] ?? "").replace(/^a /, "")]) : 1;
  return addDays(today, count * DAYS_OF[unit]);
}

function isUnit(text: string): text is keyof typeof DAYS_OF {
  return Object.hasOwn(DAYS_OF, text);
}

function nextOn(weekday: number, today: string): string {
  const away = (weekday - weekdayOf(today) + WEEK) % WEEK;
  return addDays(today, away === 0 ? WEEK : away);
}
