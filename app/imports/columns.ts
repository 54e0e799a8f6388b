/** What a file's columns may be, guessed from their headings and their cells (LEAD-2). Pure; runs anywhere. */
import { cutText } from "~/platform/text/cut-text";
import { plainText } from "~/platform/text/plain-text";
import { typedKeys } from "~/platform/web/typed-keys";

/**
 * A field that a column may fill. `words`: whole headings; `parts`: words within longer ones. `cells`: whether a cell
 * could be one of its; `sure`: such cells tell it without a heading; `mixed`: so do these together with the sure ones. `several` columns may fill it together. `varied`: hardly two of
 * its cells are the same. `beside`: it takes what no other field holds.
 */
export type Column = {
  label: string;
  words: readonly string[];
  parts?: readonly string[];
  cells?: (cell: string) => boolean;
  sure?: (cell: string) => boolean;
  mixed?: (cell: string) => boolean;
  several?: boolean;
  beside?: boolean;
  varied?: boolean;
};
export type Columns = Readonly<Record<string, Column>>;

/** What is imported: the page's address, its fields, and how a row is matched if that can be chosen. */
export type ImportWords = {
  address: string;
  /** One of them, and several. */
  noun: readonly [string, string];
  columns: Readonly<Record<string, { label: string }>>;
  keys?: Readonly<Record<string, string>>;
  paste: string;
  example: string;
  note: string;
  /** What undoing would do, in numbers. */
  undoing: (past: { id: string; added: number; updated: number }) => string;
  /** What undoing did with each of them, such as `kept because they were edited since`. */
  undone: Readonly<Record<"reversed" | "kept" | "failed", string> & { ruled?: string }>;
};

/** What a page shows of the fields; how cells are read stays on the server. */
export function labelsOf(columns: Columns): Record<string, { label: string }> {
  return Object.fromEntries(Object.entries(columns).map(([name, { label }]) => [name, { label }]));
}

/** For each column of the file, the field it fills; null if it is left out. */
export type Mapping<Name extends string = string> = (Name | null)[];

/** Headings of what no field holds, though a word in them might say so. */
const OTHERS =
  /\b(?:ad|ads|adset|campaign|form|file|company|business|page|post|image|picture|photo|group|team|emergency|spouse|manager|supervisor) (?:name|id|url|link|title|contact|lead email|email)\b|\b(?:phone|mobile|cell|tel|telephone|fax|followers?|following|posts|likes|birthday|birthdate|dob|age|gender|zip|postal code|tags?|opt in|job title|job|occupation|position|department|employer|company|timestamp|created|added|connected on|joined|imported|updated|modified|user id|contact id|employee id|is private|is verified|assigned|(?:setter|closer|owner)(?! (?:notes?|comments?))|source id|last (?:contact(?:ed)?|interaction|message|reply|touch|seen|active|activity|dm|msg|talked|spoke|texted)|first (?:contact(?:ed)?|message|dm|touch)|date (?:added|created|found|sent|contacted|of birth)|dm sent|creat(?:e|ion)|time ?zone|tz|lead id|row|company \w+)\b/;
const MAIL = /\b(?:e ?mails?|mail|mails)\b/;

const [EXACT, PART, PER_WORD, LEAST] = [100, 50, 6, 45];
const [FITTING, UNFIT, SURE] = [40, 60, 46];
const MOST_HEADING_WORDS = 8;
const MOSTLY = 0.7;
/** So that headings count more than cells. */
const TOLD = 3;
/** So many characters tell what a cell or a heading is. */
const LOOKED_AT = 150;
/** Forms of advertisements make them of whole questions. */
const LONGEST_HEADING = 120;

export function toldBy(cells: readonly string[]): string[] {
  return cells.map((cell) => cutText(cell, LOOKED_AT));
}

/**
 * Each field once, unless several columns may fill it. `rows`: cells below the headings, as far as they are known; each
 * may have to be looked at for every field, so the work can pause where it yields.
 */
export function* guessMapping<Name extends string>(
  headings: readonly string[],
  columns: Readonly<Record<Name, Column>>,
  rows: readonly (readonly string[])[] = [],
): Generator<void, Mapping<Name>> {
  const found: { at: number; name: Name; worth: number }[] = [];
  for (const [at, heading] of headings.entries()) {
    const texts = headingTexts(heading);
    const filled = rows.map((cells) => cells[at]?.trim() ?? "").filter(Boolean);
    // An empty column is worth a field only if no other one is.
    const most = rows.length > 0 && filled.length === 0 ? LEAST : Number.POSITIVE_INFINITY;
    for (const name of typedKeys(columns)) {
      yield;
      found.push({ at, name, worth: Math.min(byHeading(texts, columns[name], filled), most) });
    }
  }
  const mapping: Mapping<Name> = headings.map(() => null);
  const taken = new Set<Name>();
  for (const { at, name, worth } of found.toSorted((one, other) => other.worth - one.worth)) {
    const isToldByCells = worth < PART && worth > LEAST;
    const isAgain = mapping.some((each, of) => each === name && isSameHeading(headings, of, at));
    const isFull = taken.has(name) && ((!columns[name].several && !isAgain) || isToldByCells);
    if (worth < LEAST || mapping[at] || isFull) continue;
    mapping[at] = name;
    taken.add(name);
  }
  return mapping;
}

/** The same heading twice is one field in two columns. */
function isSameHeading(headings: readonly string[], one: number, other: number): boolean {
  const [text = "", same] = [headings[one], headings[other]].map((each) => each?.trim());
  return text !== "" && text === same;
}

/** How many headings a line seems to have: cells that name a column, without those that look like somebody's. */
export function headingsIn(cells: readonly string[], columns: Columns): number {
  const filled = cells.filter((cell) => cell.trim() !== "");
  const [only = ""] = filled;
  if (filled.length === 1)
    return !looksLikeData(only) &&
      Object.values(columns).some((column) => isExact(headingTexts(only), column))
      ? 1
      : 0;
  const known = filled.filter((cell) => isHeading(cell, columns)).length;
  return known < 2 ? 0 : known - filled.filter(looksLikeData).length;
}

function isHeading(cell: string, columns: Columns): boolean {
  if (looksLikeData(cell) || cell.length > LONGEST_HEADING) return false;
  if (cell.split(/\s+/).length > MOST_HEADING_WORDS) return false;
  const texts = headingTexts(cell);
  return (
    texts.some((text) => OTHERS.test(text) || MAIL.test(text)) ||
    Object.values(columns).some((column) => byHeading(texts, column, []) >= LEAST)
  );
}

/** Whether a cell belongs to somebody: an address, a handle, an amount, a date. */
export function looksLikeData(cell: string): boolean {
  const text = cell.trim();
  return (
    /^'?@[\w.-]+$|^[\w.+'-]+@[\w.-]+$|https?:\/\/|^www\.|\.com\b|<[^<>\s@]+@[^<>\s@]+>/i.test(
      text,
    ) || /^[$£€]?\d[\d.,/:-]*\s?[kKmM]?$/.test(text)
  );
}

function isExact(texts: readonly string[], { words }: Column): boolean {
  return texts.some((text) => words.includes(text));
}

/** `texts`: of the heading. */
function byHeading(texts: readonly string[], column: Column, filled: readonly string[]): number {
  const { sure, mixed = () => false, varied, beside, parts = [] } = column;
  if (isExact(texts, column)) return EXACT + byCells(column, filled, EXACT);
  const isOther =
    !beside &&
    texts.some((text) => OTHERS.test(text) || (MAIL.test(text) && !column.words.includes("email")));
  const said = isOther
    ? []
    : parts.filter((part) => texts.some((text) => ` ${text} `.includes(` ${part} `)));
  if (said.length > 0) {
    const longest = Math.max(...said.map((part) => part.split(" ").length));
    return PART + longest * PER_WORD + byCells(column, filled, PART);
  }
  const isRepeated = varied && new Set(filled).size < filled.length * MOSTLY;
  if (!sure || isOther || filled.length === 0 || isRepeated) return 0;
  const told = filled.filter(sure).length / filled.length;
  if (told >= MOSTLY) return SURE + told * TOLD;
  const isMixed =
    told > 0 && filled.filter((cell) => sure(cell) || mixed(cell)).length / filled.length >= MOSTLY;
  return isMixed ? SURE : 0;
}

function byCells({ cells }: Column, filled: readonly string[], base: number): number {
  if (!cells || filled.length === 0) return 0;
  const fits = filled.filter(cells).length / filled.length;
  return fits * FITTING - unfit(fits, filled, base);
}

/** Cells that all say something else weigh more than a word of the heading. */
function unfit(fits: number, filled: readonly string[], base: number): number {
  if (fits >= 0.25 || filled.length < 2) return 0;
  return base === EXACT ? UNFIT - FITTING / 2 : UNFIT;
}

/** A heading as words are compared with it: `Credit_Score (FICO)*` is `credit score fico` and `credit score`. */
export function headingTexts(heading: string): string[] {
  const apart = heading.replace(/(\p{Ll})(?=\p{Lu})/gu, "$1 ");
  const texts = [heading, apart].flatMap((text) => [
    comparedText(text),
    comparedText(text.replace(/\([^()]*\)|\[[^[\]]*\]/g, " ")),
  ]);
  return SIGN.test(heading) ? [...texts, comparedText(inWords(heading))] : texts;
}

const SIGNS_FOR: readonly (readonly [RegExp, string])[] = [
  [/\$+|[💰💵🤑💲]/gu, "dollars"],
  [/@/g, "at"],
  [/[📝🗒✏📓]/gu, "notes"],
];
const SIGN = /[$@💰💵🤑💲📝🗒✏📓]/u;

/** Signs that people write instead of words. */
function inWords(heading: string): string {
  return SIGNS_FOR.reduce((text, [sign, word]) => text.replace(sign, ` ${word} `), heading);
}

function comparedText(text: string): string {
  return plainText(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** The stored or sent value, as far as it names fields. */
export function knownMapping<Name extends string>(
  mapping: readonly (string | null)[],
  columns: Readonly<Record<Name, Column>>,
): Mapping<Name> {
  return mapping.map((each) => typedKeys(columns).find((name) => name === each) ?? null);
}
