/** How the cells of a sheet are meant, and what only its owner can say: one question for each doubt, not for each row (LEAD-2). Pure; runs anywhere. */

import type { Answers, Doubt } from "~/imports/imports.server";
import { headingTexts, knownMapping, type Mapping, namesOther } from "~/imports/imports.server";
import { longDayText } from "~/platform/time/zones";
import { type IncomeUnit, incomeUnit } from "~/reading/amounts";
import { type DayOrder, dayOrders, looksLikeDay, readDay } from "~/reading/days";
import { codesIn, meanings, readPlace } from "~/reading/places";
import { CSV_HEADINGS } from "./csv-headings";
import { COLUMNS, type ColumnName, PLATFORM_HEADINGS } from "./import-columns";
import { plain, readPlatform, readStatus } from "./import-words";
import { type Country, type Platform, STATUSES } from "./prospect";

const DATES = ["callDate", "nextContact", "rescheduledDate"] as const;
const MOST_QUESTIONS = 12;
/** So many characters tell what a cell is. */
const LOOKED_AT = 150;

/** `platforms`: that the heading of each column names. `orders`: by field and by what separates the numbers. */
export type SheetReading = {
  headings: readonly string[];
  mapping: Mapping<ColumnName>;
  platforms: readonly (Platform | null)[];
  orders: Readonly<Record<string, Readonly<Record<string, DayOrder>>>>;
  /** Whether codes such as CA are those of states or of countries, by the other cells of each column. */
  places: readonly ("states" | "countries" | null)[];
  /** What the heading of the incomes says of their amounts. */
  incomes: IncomeUnit;
  isOwnFile: boolean;
  today: string;
  answers: Answers;
};

type Sheet = {
  headings: readonly string[];
  mapping: readonly (string | null)[];
  /** Its first rows, below the headings. */
  rows: readonly (readonly string[])[];
  today: string;
  answers: Answers;
};

export function understood({ headings, mapping, rows, today, answers }: Sheet): {
  reading: SheetReading;
  doubts: Doubt[];
} {
  const isOwnFile = CSV_HEADINGS.every((heading, at) => headings[at]?.trim() === heading);
  const named = knownMapping(mapping, COLUMNS);
  const unnamed = isOwnFile ? null : daysColumn({ headings, mapping: named, rows, today });
  const known = named.map((each, at) =>
    at === unnamed?.at ? meantBy(answers, unnamed.doubt) : each,
  );
  const cellsOf = (field: ColumnName) => {
    const at = known.indexOf(field);
    return rows.map((cells) => cells[at]?.slice(0, LOOKED_AT).trim() ?? "").filter(Boolean);
  };
  const days = isOwnFile ? [] : DATES.map((field) => ({ field, ...dayOrders(cellsOf(field)) }));
  const columns = headings.map((_, at) =>
    rows
      .map((cells) => cells[at]?.slice(0, LOOKED_AT).trim() ?? "")
      .filter((cell) => known[at] === "country" && cell !== ""),
  );
  const places = columns.map((cells, at) => placesIn(headings[at] ?? "", cells));
  const reading: SheetReading = {
    headings,
    mapping: known,
    platforms: headings.map(platformNamed),
    orders: Object.fromEntries(days.map(({ field, orders }) => [field, orders])),
    places,
    incomes: incomeUnit(headings[known.indexOf("annualIncome")] ?? ""),
    isOwnFile,
    today,
    answers,
  };
  const doubts = [
    ...(unnamed ? [unnamed.doubt] : []),
    ...days.flatMap(({ field, unproven }) => (unproven ? orderDoubt(field, unproven, today) : [])),
    ...codes(columns.filter((_, at) => places[at] === null).flat()).flatMap(placeDoubt),
    ...words(isOwnFile ? [] : cellsOf("status")).map(statusDoubt),
    ...(isOwnFile ? [] : renamings(cellsOf("status"))),
  ];
  return { reading, doubts: doubts.slice(0, MOST_QUESTIONS) };
}

/** What was answered to a question; undefined: nothing yet. */
export function answerTo(answers: Answers, kind: string, about: string): string | undefined {
  return Object.hasOwn(answers, `${kind}:${about}`) ? answers[`${kind}:${about}`] : undefined;
}

/** The platform that the heading of a column names. */
function platformNamed(heading: string): Platform | null {
  const texts = headingTexts(heading);
  const found = PLATFORM_HEADINGS.find(({ words }) => words.some((each) => texts.includes(each)));
  if (found) return found.platform;
  const parts = texts.flatMap((text) => text.split(" ")).filter((word) => word.length > 1);
  return parts.map(readPlatform).find((each) => each !== null && each !== "Other") ?? null;
}

function orderDoubt(field: (typeof DATES)[number], cell: string, today: string): Doubt[] {
  const readAs = (order: DayOrder) =>
    readDay(cell, { today, order, missingYear: "next" })?.day ?? today;
  return [
    {
      key: `order:${field}`,
      question: `${cell} under ${COLUMNS[field].label} is`,
      choices: (["month-first", "day-first"] as const).map((order) => ({
        value: order,
        label: longDayText(readAs(order)),
      })),
    },
  ];
}

function placesIn(heading: string, cells: readonly string[]): SheetReading["places"][number] {
  const saysState = headingTexts(heading).some((text) => /\bstates?\b/.test(text));
  return saysState ? "states" : codesIn(cells);
}

function codes(places: readonly string[]): string[] {
  return distinct(places.filter((cell) => readPlace(cell) === "either"));
}

function placeDoubt(cell: string): Doubt[] {
  const two = meanings(cell);
  if (!two) return [];
  const { state, country } = two;
  const land = country === "Canada" ? "Canada" : "Other";
  return [
    {
      key: `place:${plain(cell)}`,
      question: `${cell} under Country is`,
      choices: [
        { value: "", label: "Leave it out" },
        {
          value: "US",
          label: `${state.replace(/\b\w/g, (letter) => letter.toUpperCase())}, United States`,
        },
        { value: land, label: country },
      ],
    },
  ];
}

function words(cells: readonly string[]): string[] {
  return distinct(
    cells.filter(
      (cell) => readStatus(cell) === null && cell.length <= 40 && !/^[-–—?.]+$/.test(cell),
    ),
  );
}

function statusDoubt(cell: string): Doubt {
  const choices = Object.entries(STATUSES).map(([value, label]) => ({ value, label }));
  return {
    key: `status:${plain(cell)}`,
    question: `“${cell}” under Status means`,
    choices: [{ value: "", label: "Leave it out" }, ...choices],
  };
}

/** Other words for a status of the tracker, said once each: `Booked` becomes Pending. */
function renamings(cells: readonly string[]): Doubt[] {
  return distinct(cells).flatMap((cell) => {
    const status = readStatus(cell);
    if (status === null || status === "showed" || !isBareWord(cell)) return [];
    const label = STATUSES[status];
    if (plain(cell).includes(plain(label))) return [];
    const others = Object.entries(STATUSES).filter(([value]) => value !== status);
    return [
      {
        key: `status:${plain(cell)}`,
        question: `“${cell}” under Status becomes`,
        choices: [
          { value: status, label },
          ...others.map(([value, each]) => ({ value, label: each })),
          { value: "", label: "Leave it out" },
        ],
      },
    ];
  });
}

const isBareWord = (cell: string) => !/\d/.test(cell) && cell.trim().split(/\s+/).length <= 3;

const MOSTLY = 0.7;
const SAYS_WHEN =
  /\b(?:mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun)(?:day)?\b|\b(?:today|tomorrow|tmrw|week|weekend|month)\b/i;

/** A column of days whose heading names no field: whether they are the next contacts. */
function daysColumn(
  of: Pick<Sheet, "headings" | "rows" | "today"> & Pick<SheetReading, "mapping">,
) {
  const { headings, mapping, rows, today } = of;
  if (mapping.includes("nextContact")) return null;
  for (const [at, heading] of headings.entries()) {
    const cells = rows.map((row) => row[at]?.slice(0, LOOKED_AT).trim() ?? "").filter(Boolean);
    const days = cells.filter(looksLikeDay);
    const told = cells.filter((cell) => looksLikeDay(cell) || SAYS_WHEN.test(cell));
    const isOpen = mapping[at] === null && heading.trim() !== "" && !namesOther(heading);
    if (!isOpen || days.length === 0 || told.length < cells.length * MOSTLY) continue;
    const isAhead = (cell: string) =>
      (readDay(cell, { today, order: "month-first", missingYear: "next" })?.day ?? "") >= today;
    return { at, doubt: daysDoubt(heading, told[0] ?? "", days.some(isAhead)) };
  }
  return null;
}

function daysDoubt(heading: string, cell: string, isAhead: boolean): Doubt {
  const next = { value: "nextContact", label: COLUMNS.nextContact.label };
  const notes = { value: "reach", label: COLUMNS.notes.label };
  return {
    key: `days:${plain(heading)}`,
    question: `“${heading.trim()}”, such as “${cell}”, is`,
    choices: [...(isAhead ? [next, notes] : [notes, next]), { value: "", label: "Left out" }],
  };
}

/** The field that was chosen for it, or the first one. */
function meantBy(answers: Answers, { key, choices }: Doubt): ColumnName | null {
  const chosen = answers[key] ?? choices[0]?.value;
  return chosen === "nextContact" || chosen === "reach" ? chosen : null;
}

/** Each word once, as it is compared. */
function distinct(cells: readonly string[]): string[] {
  return [...new Map(cells.map((cell) => [plain(cell), cell])).values()];
}

/** The country of a place; a code with two meanings is what its column says, or what was answered. */
export function countryIn(
  cell: string,
  place: NonNullable<ReturnType<typeof readPlace>>,
  { places, answers }: SheetReading,
  at: number,
): Country | null {
  if (place !== "either") return place;
  if (places[at] === "states") return "US";
  if (places[at] === "countries") return /^ca$/i.test(cell) ? "Canada" : "Other";
  const answer = answerTo(answers, "place", plain(cell));
  return answer === "US" || answer === "Canada" || answer === "Other" ? answer : null;
}
