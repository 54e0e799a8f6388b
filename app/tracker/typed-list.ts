/** A list of people as someone types it on a phone: nothing common separates its cells, so each line is read alone (LEAD-1). Pure; runs anywhere. */
import type { SheetRow } from "~/platform/csv/rows";
import { looksLikeProfile } from "./profile-address";
import { readLine, type TypedLine } from "./typed-line";

/** Nobody types more. */
const LONGEST = 128 * 1024;
const MAPPING = ["name", "handle", "notes"];
const HANDLE = /^'?@[\w.-]+$/;
const LABELED = /^\p{L}[\p{L} ]{1,20}:\s*\S/u;
const MOSTLY = 0.6;
const FEW = 0.2;
/** Without a handle, a line with one of these is about nobody. */
const TITLE =
  /:$|\b(?:leads?|list|people|prospects?|dms?|to ?do|message|follow ?ups?|today|tomorrow|tonight|week|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i;

/** `isNote`: it goes on about whom the line above is about. */
type Line = TypedLine & {
  line: number;
  text: string;
  isFirst: boolean;
  isNote: boolean;
  isTitle: boolean;
};

/** Null if it is no such list. `separator`: of the cells of most lines, if they have one. */
export function typedList(text: string, separator: string | null) {
  if (text.length > LONGEST) return null;
  const lines = linesOf(text);
  const isLone = (cell: string) => HANDLE.test(cell.trim()) || looksLikeProfile(cell);
  const cellsOf = (line: Line) => (separator === null ? [line.text] : line.text.split(separator));
  const isCommon = lines.filter((line) => cellsOf(line).length > 1).length > lines.length * MOSTLY;
  const lone = lines.filter((line) => cellsOf(line).some(isLone)).length;
  const mixed = lines.filter(
    (line) => line.handle !== "" && !cellsOf(line).some(isLone) && !line.isBare,
  ).length;
  const isPaired = arePaired(lines);
  // A few handles with words next to them do not make it another kind of column.
  if (!isPaired && mixed <= (isCommon ? lone : lone * FEW)) return null;
  const handles = lines.filter(({ handle }) => handle !== "").length;
  if (handles < lines.length * (isPaired ? 0.25 : 0.4)) return null;
  return { rows: rowsOf(lines, isPaired), mapping: MAPPING };
}

function linesOf(text: string): Line[] {
  let isFirst = true;
  return text.split("\n").flatMap((each, at) => {
    if (each.trim() === "") {
      isFirst = true;
      return [];
    }
    const read = readLine(each);
    const isNote =
      !isFirst && read.handle === "" && (/^(?:\s+|->|→)/.test(each) || isAbout(each.trim()));
    const isTitle =
      read.handle === "" && isFirst && TITLE.test(each.trim()) && !isAbout(each.trim());
    const line = { ...read, line: at + 1, text: each.trim(), isFirst, isNote, isTitle };
    isFirst = false;
    return [line];
  });
}

/** A line such as `City: Austin`. */
function isAbout(text: string): boolean {
  return LABELED.test(text) && !/^(?:full name|name|lead|prospect|who)\b/i.test(text);
}

/** Most handles stand alone, right under a line without one. */
function arePaired(lines: readonly Line[]): boolean {
  const handles = lines.filter(({ handle }) => handle !== "");
  const under = lines.filter(
    ({ isBare, isFirst }, at) => isBare && !isFirst && at > 0 && lines[at - 1]?.handle === "",
  );
  return handles.length > 1 && under.length > handles.length * MOSTLY;
}

function rowsOf(lines: readonly Line[], isPaired: boolean): SheetRow[] {
  const rows: (TypedLine & { line: number; cells?: string[] })[] = [];
  for (const [at, line] of lines.entries()) {
    const last = rows.at(-1);
    const isHandle = isPaired && line.isBare && !line.isFirst && last?.handle === "";
    const goesOn = isPaired && !line.isFirst && line.handle === "" && !lines[at + 1]?.isBare;
    if (line.isTitle) rows.push({ ...line, cells: [line.text] });
    else if (last && isHandle) last.handle = line.handle;
    else if (last && (line.isNote || goesOn))
      last.rest = [last.rest, isAboutNotes(line)].filter(Boolean).join("\n");
    else rows.push({ ...line });
  }
  return rows.map(({ line, name, handle, rest, cells = [name, handle, rest] }) => ({
    line,
    cells,
  }));
}

/** A label of notes says nothing; that of a city does. */
function isAboutNotes({ text, rest }: Line): string {
  return /^(?:notes?|comments?|info)\b/i.test(text) ? rest : text;
}
