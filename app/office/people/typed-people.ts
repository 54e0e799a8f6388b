/** A list of people with their addresses that is no sheet: recipients of a mail, a note, a chat (PEOPLE-5). Pure; runs anywhere. */
import type { SheetRow } from "~/platform/csv/rows";
import {
  isWholeName,
  named,
  plainLine,
  type Recipient,
  recipientsIn,
} from "~/platform/mail/recipients";
import { unfolded } from "./folded-lines";
import { isTitleLine } from "./title-line";

/** At once; more are refused. */
export const MOST_PEOPLE = 500;
/** Of more than this only the beginning is read, which tells whether it is a list, and of how many. */
const LONGEST = 128 * 1024;
const SEPARATORS = ["\t", "|", ";", ","] as const;
const MOSTLY = 0.6;
const SOME = 0.3;
const NOBODY = "Nobody can be told from this line";

/** `text`: as it was pasted. `isFirst`: a blank line is above it. */
type Line = { line: number; text: string; isFirst: boolean; people: Recipient[] };

/** Null if it is no such list, or a sheet. */
export function typedPeople(pasted: string) {
  if (!pasted.includes("@")) return null;
  const lines = linesOf(beginningOf(pasted));
  const told = lines.filter(({ people }) => people.length > 0);
  const isMail = told.some(({ people }) => people.length > 1);
  if (told.length === 0 || (told.length < lines.length * SOME && !isMail)) return null;
  if (SEPARATORS.some((separator) => isSheet(lines, separator) || isTable(lines, separator)))
    return null;
  const rows = rowsOf(lines);
  if (pasted.length > LONGEST && rows.length <= MOST_PEOPLE) return null;
  const mapping = rows.some(({ cells }) => cells[2]) ? ["name", "email", null] : ["name", "email"];
  return { rows, mapping, isCut: pasted.length > LONGEST };
}

/** Up to the end of somebody. */
function beginningOf(pasted: string): string {
  if (pasted.length <= LONGEST) return pasted;
  const read = pasted.slice(0, LONGEST);
  return read.slice(0, Math.max(...["\n", ";", ","].map((end) => read.lastIndexOf(end))));
}

function linesOf(pasted: string): Line[] {
  let isFirst = true;
  return unfolded(pasted).flatMap(({ line: at, text }) => {
    if (text.trim() === "") {
      isFirst = true;
      return [];
    }
    const line = { line: at, text, isFirst, people: recipientsIn(text) };
    isFirst = false;
    return [line];
  });
}

/** Most lines have cells, and each address is alone in one. */
function isSheet(lines: readonly Line[], separator: string): boolean {
  const isTabs = separator === "\t";
  const cells = lines.map(({ text }) => text.split(separator).filter((cell) => cell.trim() !== ""));
  const isRow = cells.map((row, at) => {
    const count = lines[at]?.people.length ?? 0;
    const mayBeNamed = isTabs && row.length > 2;
    const isAlone = (cell: string) =>
      !cell.includes("@") ||
      /^\s*["']?<?[^\s<>@;,|]+@[^\s<>@;,|]+["'>]*\s*$/.test(cell) ||
      (mayBeNamed && recipientsIn(cell).length === 1);
    return row.length > 1 && (count < 2 || isTabs) && row.every(isAlone);
  });
  return isRow.filter(Boolean).length > lines.length * MOSTLY;
}

/** Most lines have as many cells, one of them an address in the same place: names in two columns are one person. */
function isTable(lines: readonly Line[], separator: string): boolean {
  const shapes = lines.flatMap(({ text }) => {
    const cells = text.split(separator);
    const filled = cells.filter((cell) => cell.trim() !== "").length;
    const [at, another] = cells.flatMap((cell, index) => (cell.includes("@") ? index : []));
    return filled > 2 && at !== undefined && another === undefined ? `${cells.length} ${at}` : [];
  });
  const [most = []] = [...Map.groupBy(shapes, (shape) => shape).values()].toSorted(
    (one, other) => other.length - one.length,
  );
  return most.length > 1 && most.length > lines.length * MOSTLY;
}

/** Without a name, and nothing else in its line. */
function isLone({ people: [only, another] }: Line): boolean {
  return only !== undefined && !another && only.name === "" && only.rest === "";
}

function rowsOf(lines: readonly Line[]): SheetRow[] {
  const lone = lines.filter(isLone);
  const isUnder = (line: Line, above: Line | undefined) =>
    isLone(line) && !line.isFirst && above !== undefined && mayBeName(above);
  const under = lines.filter((line, at) => isUnder(line, lines[at - 1]));
  const isPaired = under.length > lone.length * MOSTLY;
  return lines.flatMap((line, at): SheetRow[] => {
    const next = lines[at + 1];
    const isBelow = isPaired && isUnder(line, lines[at - 1]);
    if (isPaired && next && isUnder(next, line)) return [];
    const people = isBelow ? pairOf(lines[at - 1], line) : line.people;
    const first = isBelow ? (lines[at - 1]?.line ?? line.line) : line.line;
    if (people.length > 0)
      return people.map(({ name, email, rest }) => ({ line: first, cells: [name, email, rest] }));
    return withoutAddress(line);
  });
}

function mayBeName({ people, text }: Line): boolean {
  return people.length === 0 && !isTitleLine(plainLine(text));
}

function pairOf(above: Line | undefined, line: Line): Recipient[] {
  const own = named(plainLine(above?.text ?? ""));
  return line.people.map(({ email }) => ({ ...own, email }));
}

/** Names of people whose address is not known, or a line that is about nobody. */
function withoutAddress({ line, text }: Line): SheetRow[] {
  const plain = plainLine(text);
  if (isTitleLine(plain)) return [{ line, cells: [plain] }];
  const names = plain.split(/[;,]/).filter((each) => each.trim() !== "");
  const people = names.length > 1 && names.every(isWholeName) ? names.map(named) : [named(plain)];
  const isTold = people.every(({ name }) => /^[^\p{Ll}\P{L}]/u.test(name) && !/\d/.test(name));
  return isTold
    ? people.map(({ name, rest }) => ({ line, cells: [name, "", rest] }))
    : [{ line, cells: [plain], fault: NOBODY }];
}
