/** How the cells of a sheet are meant, and what only its owner can say: one question for each doubt, not for each row (LEAD-2). Pure; runs anywhere. */

import type { Answers, Doubt } from "~/imports/imports.server";
import { headingTexts, knownMapping, type Mapping } from "~/imports/imports.server";
import { longDayText } from "~/platform/time/zones";
import { type IncomeUnit, incomeUnit } from "~/reading/amounts";
import { type DayOrder, readDay } from "~/reading/days";
import { codesIn, meanings, readPlace } from "~/reading/places";
import { dayOrders, separatorIn } from "./day-orders";
import { COLUMNS, type ColumnName, PLATFORM_HEADINGS } from "./import-columns";
import { plain, readPlatform, readStatus } from "./import-words";
import { distinct, isOwnFile, LONGEST_ASKED, LOOKED_AT, otherStatuses } from "./other-words";
import { looksLikeProfile, readProfile } from "./profile-address";
import { type Country, PLATFORMS, type Platform, STATUSES } from "./prospect";
import { columnDoubts } from "./supposed-columns";
import { unreadAnswers, unreadDoubts } from "./unread-cells";

const DATES = ["callDate", "nextContact", "rescheduledDate"] as const;
const MOST_QUESTIONS = 12;
/** One address among handles may be an exception. */
const LEAST_ADDRESSES = 2;

/** `platforms`: that the heading of each column names. `orders`: by field and by what separates the numbers. */
export type SheetReading = {
  headings: readonly string[];
  mapping: Mapping<ColumnName>;
  platforms: readonly (Platform | null)[];
  /** The one site that the whole sheet is of, as far as it says so. */
  site: Platform | null;
  orders: Readonly<Record<string, Readonly<Record<string, DayOrder>>>>;
  /** Whether codes such as CA are those of states or of countries, by the other cells of each column. */
  places: readonly ("states" | "countries" | null)[];
  /** What the heading of the incomes says of their amounts. */
  incomes: IncomeUnit;
  isOwnFile: boolean;
  /** What cannot be read goes into the notes. */
  isUnreadNoted: boolean;
  /** “tmrw” is the day after today. */
  isCountedFromToday: boolean;
  today: string;
  answers: Answers;
  /** The keys of the questions that its owner sees. */
  asked: ReadonlySet<string>;
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
  const isOwn = isOwnFile(headings);
  const known = knownMapping(mapping, COLUMNS);
  const cellsOf = (field: ColumnName) => {
    const at = known.indexOf(field);
    return rows.map((cells) => cells[at]?.slice(0, LOOKED_AT).trim() ?? "").filter(Boolean);
  };
  const days = isOwn ? [] : DATES.map((field) => ({ field, ...dayOrders(cellsOf(field), today) }));
  const columns = headings.map((_, at) =>
    rows
      .map((cells) => cells[at]?.slice(0, LOOKED_AT).trim() ?? "")
      .filter((cell) => known[at] === "country" && cell !== ""),
  );
  const places = columns.map((cells, at) => placesIn(headings[at] ?? "", cells));
  const reading: Omit<SheetReading, "asked"> = {
    headings,
    mapping: known,
    platforms: headings.map(platformNamed),
    site: isOwn ? null : siteOf({ headings, mapping: known, rows, answers }),
    orders: Object.fromEntries(days.map(({ field, orders }) => [field, orders])),
    places,
    incomes: incomeUnit(headings[known.indexOf("annualIncome")] ?? ""),
    isOwnFile: isOwn,
    ...unreadAnswers(answers),
    today,
    answers,
  };
  const all = [
    ...columnDoubts({ headings, mapping: known, rows }, answers),
    ...days.flatMap(({ field, unproven, orders }) =>
      unproven ? orderDoubt({ field, cell: unproven, orders }, today) : [],
    ),
    ...codes(columns.filter((_, at) => places[at] === null).flat()).flatMap(placeDoubt),
    ...words(isOwn ? [] : cellsOf("status")).map(statusDoubt),
    ...(isOwn ? [] : otherStatuses(cellsOf("status"))),
    ...(isOwn ? [] : unreadDoubts(cellsOf, today)),
  ];
  const doubts = all.slice(0, MOST_QUESTIONS);
  return { reading: { ...reading, asked: new Set(doubts.map(({ key }) => key)) }, doubts };
}

/** What was answered to a question; undefined: nothing yet. */
export function answerTo(answers: Answers, kind: string, about: string): string | undefined {
  return Object.hasOwn(answers, `${kind}:${about}`) ? answers[`${kind}:${about}`] : undefined;
}

/** By its headings, its addresses and the name of its file, unless a column says it of each row, or they say several. */
function siteOf({ headings, mapping, rows, answers }: Omit<Sheet, "today">): Platform | null {
  if (mapping.includes("platform")) return null;
  const cells = rows.flat().map((cell) => cell.slice(0, LOOKED_AT).trim());
  const addresses = cells.filter(looksLikeProfile).map((cell) => readProfile(cell)?.platform);
  const ofAddresses = addresses.length >= LEAST_ADDRESSES ? addresses : [];
  const ofFile = PLATFORMS.find((each) => each === answers.site);
  const said = [...headings.map(platformNamed), ...ofAddresses, ofFile];
  const [site, ...others] = new Set(said.filter((each) => each && each !== "Other"));
  return (others.length === 0 && site) || null;
}

/** The site that the name of a file says, such as `Instagram leads.csv`; two letters may be anything but these. */
export function siteInName(name: string): Platform | null {
  const words = plain(name)
    .split(" ")
    .filter((word) => word.length > 2 || word === "ig" || word === "fb");
  const found = new Set(words.map(readPlatform).filter((each) => each && each !== "Other"));
  return found.size === 1 ? ([...found][0] ?? null) : null;
}

/** The platform that the heading of a column names. */
function platformNamed(heading: string): Platform | null {
  const texts = headingTexts(heading);
  const found = PLATFORM_HEADINGS.find(({ words }) => words.some((each) => texts.includes(each)));
  if (found) return found.platform;
  const parts = texts.flatMap((text) => text.split(" ")).filter((word) => word.length > 1);
  return parts.map(readPlatform).find((each) => each !== null && each !== "Other") ?? null;
}

type Ordered = {
  field: (typeof DATES)[number];
  cell: string;
  orders: Readonly<Record<string, DayOrder>>;
};

/** The likelier one first. */
function orderDoubt({ field, cell, orders }: Ordered, today: string): Doubt[] {
  const isDayFirst = orders[separatorIn(cell)] === "day-first";
  const both = ["month-first", "day-first"] as const;
  const readAs = (order: DayOrder) =>
    readDay(cell, { today, order, missingYear: "next" })?.day ?? today;
  return [
    {
      key: `order:${field}`,
      question: `${cell} under ${COLUMNS[field].label} is`,
      choices: (isDayFirst ? both.toReversed() : both).map((order) => ({
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
      (cell) =>
        readStatus(cell) === null && cell.length <= LONGEST_ASKED && !/^[-–—?.]+$/.test(cell),
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
