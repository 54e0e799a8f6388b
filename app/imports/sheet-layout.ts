/** How a sheet is laid out: what separates its cells, and which of its first rows has the headings (DAY-4, LEAD-1). Pure; runs anywhere. */
import { rowsIn, type SheetForm, type SheetRow } from "~/platform/csv/rows";
import { type Columns, headingsIn, looksLikeData, toldBy } from "./columns";

/** Titles, blank lines and a date may stand above the headings. */
export const LOOKED_AT_ROWS = 10;
const LOOKED_AT_CHARACTERS = 64 * 1024;
/** Read in a few milliseconds, even if each character of it is a row. */
const STEP = 4 * 1024;
const SEPARATORS = ["\t", ";", ",", "|"] as const;
/** Excel writes and reads it, to say what separates the cells below. */
const SEPARATOR_LINE = /^"?sep=([^\n"])"?[^\S\n]*(?:\n|$)/i;
const NAME = /^\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*){1,3}$/u;
const ADDRESS = /^<?[^\s<@]+@[^\s@]+$/;
const NAMED_ADDRESS = /^[^\t]*<[^<>\s@]+@[^<>\s@]+>[\s;,]*$/;

/** `headingsAt`: the row with the headings, counted from one; 0 if there are none. `isNamed`: several of them are known. `start`: where the first row begins. */
export type SheetLayout = {
  form: SheetForm;
  headingsAt: number;
  isNamed: boolean;
  start: { at: number; line: number };
};

/** A reading of the first rows; `found`: how many headings are known in the row `at`, counted from one. */
type Reading = { separator: string; rows: SheetRow[]; at: number; found: number };

/** `bare`: the sheet may be a list of names without headings. */
export function* layoutSteps(
  text: string,
  columns: Columns,
  bare: boolean,
): Generator<void, SheetLayout> {
  const [said = "", named] = SEPARATOR_LINE.exec(text) ?? [];
  const start = { at: said.length, line: said === "" ? 1 : 2 };
  const separators = named === undefined ? SEPARATORS : [named];
  const readings: Reading[] = [];
  for (const separator of separators) {
    const rows = yield* firstRows(text, start, separator);
    readings.push({ separator, rows, ...bestHeadings(rows, columns) });
  }
  const known = greatest(readings, ({ found }) => found);
  if (known && known.found > 0 && !isBelowAll(known))
    return { start, isNamed: known.found > 1, ...byHeadings(known) };
  if (bare && areAddresses(text, start.at))
    return { start, isNamed: false, form: ONE_CELL, headingsAt: 0 };
  const usual = greatest(readings, ({ rows }) => rows.filter(hasCells).length);
  const found = usual && byRows(usual, bare);
  return {
    start,
    isNamed: false,
    ...(found ?? { form: ONE_CELL, headingsAt: bare || isBare(usual?.rows) ? 0 : 1 }),
  };
}

const ONE_CELL: SheetForm = { separator: null, width: 1 };

function byHeadings({ separator, rows, at }: Reading): Pick<SheetLayout, "form" | "headingsAt"> {
  const isList = rows[at - 1]?.cells.length === 1;
  const form = isList ? ONE_CELL : { separator, width: usualWidth(rows.slice(at - 1)) };
  return { form, headingsAt: at };
}

/** Without a known heading, the first row with several cells has them, unless it looks like somebody's. */
function byRows({ separator, rows }: Reading, bare: boolean) {
  const form = { separator, width: usualWidth(rows) };
  const first = rows.findIndex(hasCells);
  if (first < 0) return null;
  if (!bare) return { form, headingsAt: isBare(rows) ? 0 : first + 1 };
  if (isHeaded(rows)) return { form, headingsAt: 1 };
  // “Sample, Ann” is one name, and not a name and its coach.
  const areNames =
    separator === "," && rows.every(({ cells }) => cells.length <= 2 && !cells.some(looksLikeData));
  return { form: areNames ? ONE_CELL : form, headingsAt: 0 };
}

/** Above a column of addresses stands a word that is none: headings, in whatever language. */
function isHeaded([first, ...others]: readonly SheetRow[]): boolean {
  return (first?.cells ?? []).some((heading, at) => {
    const cells = others.map(({ cells }) => cells[at]?.trim() ?? "").filter(Boolean);
    const isWord = /\p{L}{2}/u.test(heading) && !/[@\d]/.test(heading);
    return isWord && cells.length > 1 && cells.every((cell) => ADDRESS.test(cell));
  });
}

/** Its first row is somebody's: it looks so, or it is one cell of the kind that the others are. */
function isBare(rows: readonly SheetRow[] = []): boolean {
  const [first, ...others] = rows.map(({ cells }) => cells);
  if (!first || first.some(looksLikeData)) return first !== undefined;
  if (rows.some(hasCells) || others.length === 0) return false;
  const [kind, ...kinds] = [first, ...others].map((cells) => kindOf(cells.find(Boolean) ?? ""));
  return kind !== "other" && kinds.filter((each) => each === kind).length > kinds.length / 2;
}

/** Of a cell alone in its line: a name, a handle without its sign, or anything else. */
function kindOf(cell: string): "name" | "handle" | "other" {
  if (NAME.test(cell)) return "name";
  return /[._\d]/.test(cell) && /^[\w.-]+$/.test(cell) ? "handle" : "other";
}

/** Nothing stands under the headings, and what stands above them belongs to people. */
function isBelowAll({ rows, at }: Reading): boolean {
  return at > 1 && at === rows.length && rows.length < LOOKED_AT_ROWS && rows.some(namesSomebody);
}

/** Whether a line above the headings may be about someone; a day under a title is not. */
export function namesSomebody(row: SheetRow): boolean {
  const { cells } = row;
  return cells.some((cell) => looksLikeData(cell) && (/\p{L}/u.test(cell) || hasCells(row)));
}

/** Recipients as a mail program copies them, each with a name. */
function areAddresses(text: string, from: number): boolean {
  const lines = text
    .slice(from, from + LOOKED_AT_CHARACTERS)
    .split("\n")
    .filter((line) => line.trim() !== "");
  const found = lines.slice(0, LOOKED_AT_ROWS).filter((line) => NAMED_ADDRESS.test(line));
  return found.length > Math.min(lines.length, LOOKED_AT_ROWS) / 2;
}

/** Whether something separates its cells. */
function hasCells({ cells }: SheetRow): boolean {
  return cells.filter((cell) => cell.trim() !== "").length > 1;
}

function usualWidth(rows: readonly SheetRow[]): number | null {
  const widths = rows.map(({ cells }) => cells.length);
  return greatest(widths, (one) => widths.filter((other) => other === one).length) ?? null;
}

function* firstRows(
  text: string,
  start: SheetLayout["start"],
  separator: string,
): Generator<void, SheetRow[]> {
  const sample = text.slice(0, start.at + LOOKED_AT_CHARACTERS);
  const rows: SheetRow[] = [];
  let paused = start.at;
  for (const { row, end } of rowsIn(sample, { separator, width: null }, start)) {
    if (row) rows.push({ ...row, cells: toldBy(row.cells) });
    if (rows.length === LOOKED_AT_ROWS) break;
    if (end - paused < STEP) continue;
    yield;
    paused = end;
  }
  return rows;
}

/** The first row with the most known headings. */
function bestHeadings(rows: readonly SheetRow[], columns: Columns): Pick<Reading, "at" | "found"> {
  const all = rows.map(({ cells }, index) => ({
    at: index + 1,
    found: headingsIn(cells, columns),
  }));
  return greatest(all, ({ found }) => found) ?? { at: 0, found: 0 };
}

/** The first of those with the greatest value. */
function greatest<Item>(items: readonly Item[], value: (item: Item) => number): Item | undefined {
  return items.toSorted((one, other) => value(other) - value(one))[0];
}
