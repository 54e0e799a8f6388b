/** Days as people write them in a sheet, American forms first (LEAD-3). Pure; runs anywhere. */
import { addDays, isDay, weekdayOf } from "~/platform/time/zones";

/** Which of two numbers is the day, where both readings are possible. */
export type DayOrder = "month-first" | "day-first";

/** `time`: minutes since midnight, if one is written next to the day. */
export type ReadDay = { day: string; time: number | null };

/** `missingYear`: the next such day, or the nearest one. */
type DayReading = { today: string; order: DayOrder; missingYear: "next" | "nearest" };

const NAMES = "mon tue wed thu fri sat sun".split(" ");
const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const WEEKDAYS = /\b(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?\b\.?,?/g;
const TIME =
  /(?:,? ?(?:at |@ ?)|[t ] ?)(\d{1,2})(?::(\d\d)(?::\d\d(?:\.\d{1,9})?)?)? ?([ap])?\.?(?:m\.?)? ?(?:z|utc|gmt|[ecmp][sd]?t|[+-]\d\d:?\d\d)?$/;
/** As Excel counts days; the first ones are before any lead, the last ones after any plan. */
const SERIAL = /^(\d{5})(?:\.\d+)?$/;
const [FIRST_SERIAL, LAST_SERIAL] = [25_569, 73_050];

/** Null if it names no day, or more than one. */
export function readDay(text: string, reading: DayReading): ReadDay | null {
  const plain = text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/\([a-z ]*\)$/, "")
    .replace(/\s+/g, " ")
    .trim();
  const serial = Number(SERIAL.exec(plain)?.[1]);
  if (serial >= FIRST_SERIAL && serial <= LAST_SERIAL)
    return { day: addDays("1899-12-30", serial), time: null };
  const weekday = plain.match(WEEKDAYS)?.[0]?.slice(0, 3);
  const bare = plain.replace(WEEKDAYS, "").replace(/^[\s,]+|(?<![\s,.!?])[\s,.!?]+$/g, "");
  const whole = dayIn(bare, reading);
  if (whole) return isOn(whole, weekday) ? { day: whole, time: null } : null;
  const [said = "", hour, minute = "0", half] = TIME.exec(bare) ?? [];
  if (said === "") return null;
  const day = dayIn(bare.slice(0, -said.length).replace(/(?<![,\s])[,\s]+$/, ""), reading);
  const time = minutesOf(Number(hour), Number(minute), half);
  return day && time !== null && isOn(day, weekday) ? { day, time } : null;
}

/** A day with another weekday beside it may be either. */
function isOn(day: string, weekday: string | undefined): boolean {
  return weekday === undefined || NAMES[weekdayOf(day) - 1] === weekday;
}

function minutesOf(hour: number, minute: number, half: string | undefined): number | null {
  if (minute > 59 || hour > (half ? 12 : 23)) return null;
  const hours = half ? (hour % 12) + (half === "p" ? 12 : 0) : hour;
  return hours * 60 + minute;
}

function dayIn(text: string, { today, order, missingYear }: DayReading): string | null {
  const parts = partsOf(text, order);
  if (!parts) return null;
  const { year, month, day } = parts;
  if (year !== null) return dated(year, month, day);
  const thisYear = Number(today.slice(0, 4));
  const near = [thisYear - 1, thisYear, thisYear + 1].flatMap(
    (each) => dated(each, month, day) ?? [],
  );
  if (missingYear === "next") return near.find((each) => each >= today) ?? null;
  const distance = (each: string) => Math.abs(Date.parse(each) - Date.parse(today));
  return near.toSorted((one, other) => distance(one) - distance(other))[0] ?? null;
}

type Parts = { year: number | null; month: number; day: number };

function partsOf(text: string, order: DayOrder): Parts | null {
  const iso =
    /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text) ?? /^(20\d\d)(\d\d)(\d\d)$/.exec(text);
  if (iso) return { year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) };
  const numbers = numbersIn(text);
  if (numbers) {
    const { one, other, year } = numbers;
    const isDayFirst = one > 12 || (order === "day-first" && other <= 12);
    return isDayFirst ? { year, month: other, day: one } : { year, month: one, day: other };
  }
  return named(text);
}

/** Two numbers and maybe a year: `11/27/26`, `28.11.2026`, `12/1`. */
export function numbersIn(text: string) {
  const [, one, separator, other, year] =
    /^(\d{1,2})\s?([-/.])\s?(\d{1,2})(?:\s?\2\s?(\d{4}|\d\d))?$/.exec(text) ?? [];
  if (one === undefined || separator === undefined) return null;
  return { one: Number(one), other: Number(other), separator, year: yearOf(year) };
}

/** `Nov 27`, `27 Nov 2026`, `November 27th, 2026`, `27-Nov-26`. */
function named(text: string): Parts | null {
  // Spreadsheets write `Dec-26` for a month of a year, and people `Nov 27-28` for two days.
  if (/^[a-z]{3,4}-\d\d$/.test(text) || /^[a-z]+\.? \d{1,2} ?- ?\d{1,2}$/.test(text)) return null;
  const words = text
    .split(/[\s,./-]+|(?<=[a-z])(?=\d)/)
    .filter((word) => !/^(?:the|of)?$/.test(word));
  const at = words.findIndex((word) => monthOf(word) > 0);
  const month = monthOf(words[at] ?? "");
  const others = words.filter((_, index) => index !== at);
  const [first = "", second, third] = at > 1 ? [] : others;
  const day = Number(/^(\d{1,2})(?:st|nd|rd|th)?$/.exec(first)?.[1]);
  const isYear = second === undefined || /^'?(?:\d{4}|\d\d)$/.test(second);
  if (month === 0 || !day || !isYear || third !== undefined) return null;
  return { year: yearOf(second?.replace("'", "")), month, day };
}

function monthOf(word: string): number {
  if (
    !/^(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)$/.test(
      word,
    )
  )
    return 0;
  return MONTHS.indexOf(word.slice(0, 3)) + 1;
}

function yearOf(text: string | undefined): number | null {
  if (text === undefined) return null;
  const year = Number(text);
  if (text.length === 4) return year;
  return year < 70 ? 2000 + year : 1900 + year;
}

function dated(year: number, month: number, day: number): string | null {
  const two = (value: number) => String(value).padStart(2, "0");
  const text = `${year}-${two(month)}-${two(day)}`;
  return isDay(text) && year >= 1970 && year < 2100 ? text : null;
}

/** Whether a cell holds a day of some kind, and no moment to the second as machines note them. */
export function looksLikeDay(cell: string): boolean {
  if (/:\d\d:(?!00)\d\d/.test(cell)) return false;
  return readDay(cell, { today: "2026-01-01", order: "month-first", missingYear: "next" }) !== null;
}
