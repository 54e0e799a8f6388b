/** The rows of a sheet written as text, read as leniently as spreadsheets read it. Pure; runs anywhere. */

const LONGEST_ROW = 120_000;
/** A cell of several lines is looked for no further: a spreadsheet holds 32,767 characters in one. */
const LONGEST_QUOTED = 40_000;
/** One with a quotation mark too many is looked for less far, because every such mark is tried. */
const LONGEST_STRAY = 2_000;
/** Of a line that is too long, so much tells which one it is. */
const TOLD = 200;

/** Changed in a few milliseconds, if each character ends a line. */
const PIECE = 64 * 1024;
/** More are no sheet of people; a line of that many is read no further. */
const MOST_COLUMNS = 60;

/** `separator`: null if each line is one cell. `width`: how many cells its rows have, if that is known. */
export type SheetForm = { separator: string | null; width: number | null };

/**
 * `line`: where it begins, counted from one. `fault`: why its cells cannot be trusted, in a sentence; `isCut`: because
 * they are not all here.
 */
export type SheetRow = { line: number; cells: string[]; fault?: string; isCut?: true };

/** `end`: how much of the text was read. Without a row, a blank line was read. */
export type ReadRow = { row: SheetRow | null; end: number };

/** The message says in a sentence why a sheet cannot be read. */
export class UnreadableSheet extends Error {
  override readonly name = "UnreadableSheet";
}

/** Lines end with a line feed, whatever program wrote them: in pieces, together the whole text. */
export function* plainLines(text: string): Generator<string> {
  for (let at = text.startsWith("\ufeff") ? 1 : 0; at < text.length; ) {
    const isWithin = text[at + PIECE - 1] === "\r" && text[at + PIECE] === "\n";
    const end = at + PIECE + (isWithin ? 1 : 0);
    yield text.slice(at, end).replace(/\r\n?/g, "\n");
    at = end;
  }
}

/** The rows of a text with plain lines, from a line that starts there. */
export function* rowsIn(text: string, form: SheetForm, start = { at: 0, line: 1 }) {
  let { at, line } = start;
  while (at < text.length) {
    const lineEnd = lineEndAfter(text, at);
    if (lineEnd === at) {
      const blank: ReadRow = { row: null, end: at + 1 };
      yield blank;
      line += 1;
      at += 1;
      continue;
    }
    if (lineEnd - at > LONGEST_ROW) {
      const { cells } = parsed(text.slice(at, at + TOLD), 0, form, TOLD);
      const fault = `A line has at most ${LONGEST_ROW.toLocaleString("en-US")} characters`;
      const read: ReadRow = { row: { line, cells, fault, isCut: true }, end: lineEnd + 1 };
      yield read;
      line += 1;
      at = lineEnd + 1;
      continue;
    }
    const { cells, fault, end, isCut } = rowAt(text, at, form);
    const isBlank = cells.every((cell) => cell.trim() === "");
    const row = { line, cells, ...(fault && { fault }), ...(isCut && { isCut }) };
    const read: ReadRow = { row: isBlank ? null : row, end };
    yield read;
    line += end > lineEnd + 1 ? text.slice(at, end - 1).split("\n").length : 1;
    at = end;
  }
}

function lineEndAfter(text: string, at: number): number {
  const end = text.indexOf("\n", at);
  return end < 0 ? text.length : end;
}

/** `isEven`: whether the quotation marks of every cell without quotes come in pairs. */
type Parsed = {
  cells: string[];
  fault?: string | undefined;
  isEven: boolean;
  end: number;
  isCut?: true;
};

/**
 * A row with cells of several lines, unless these are rows that a quotation mark left open has swallowed. One that fits
 * the sheet with a mark as an ordinary character has no fault.
 */
function rowAt(text: string, at: number, form: SheetForm): Parsed {
  const lineEnd = lineEndAfter(text, at);
  const alone = parsed(text, at, form, lineEnd);
  if (form.separator === null || alone.isCut) return alone;
  const whole = parsed(text, at, form, Math.max(lineEnd, at + LONGEST_QUOTED));
  const isOneLine = whole.end <= lineEnd + 1;
  if (!isOneLine && isLikely(text, whole, alone, form)) return whole;
  if (alone.cells.length === form.width) return { ...alone, fault: undefined };
  return withStrays(text, at, form, alone) ?? (isOneLine ? whole : alone);
}

/** A row of several lines with a quotation mark too many in a cell: it fits the sheet, and none of its lines does. */
function withStrays(text: string, at: number, form: SheetForm, alone: Parsed): Parsed | null {
  const { width } = form;
  if (width === null || alone.cells.length > width) return null;
  const whole = parsed(text, at, form, at + LONGEST_STRAY, true);
  if (whole.cells.length !== width || whole.end <= alone.end) return null;
  for (let line = alone.end; line < whole.end; ) {
    const { cells, end } = parsed(text, line, form, lineEndAfter(text, line));
    if (cells.length === width) return null;
    line = end;
  }
  return { ...whole, fault: undefined };
}

/** Whether a row of several lines is one, and not several rows: `alone` is its first line. */
function isLikely(text: string, whole: Parsed, alone: Parsed, form: SheetForm): boolean {
  const { width } = form;
  if (width === null) return true;
  if (whole.cells.length !== width || !whole.isEven) return false;
  const next = parsed(text, alone.end, form, lineEndAfter(text, alone.end));
  const areRows = [alone, next].every(({ cells }) => cells.length === width);
  // What closes a cell may be the inches of another row.
  return !(areRows && whole.cells.some((cell) => cell.includes("\n") && /\d$/.test(cell)));
}

/** `limit`: no quoted cell reaches beyond it. `lenient`: cells of several lines may have a quotation mark too many. */
function parsed(
  text: string,
  start: number,
  { separator }: SheetForm,
  limit: number,
  lenient = false,
): Parsed {
  const row: Parsed = { cells: [], isEven: true, end: start };
  for (;;) {
    const cell = cellAt(text, row.end, { separator, limit, lenient });
    row.cells.push(cell.text);
    row.isEven &&= !cell.isOdd;
    // One that nothing follows has swallowed nothing.
    if (cell.isOpen && text[cell.end] === separator)
      row.fault ??= `Column ${row.cells.length} begins with a quotation mark that is never closed`;
    row.end = cell.end + 1;
    if (text[cell.end] !== separator) return row;
    if (row.cells.length === MOST_COLUMNS) {
      const fault = `At most ${MOST_COLUMNS} columns`;
      return { ...row, fault, isCut: true, end: lineEndAfter(text, cell.end) + 1 };
    }
  }
}

type Cell = { text: string; end: number; isOdd: boolean; isOpen: boolean };

type Reading = { separator: string | null; limit: number; lenient: boolean };

function cellAt(text: string, start: number, reading: Reading): Cell {
  const { separator } = reading;
  const first = pastBlanks(text, start, separator);
  const isQuoted = text[first] === '"';
  const close = isQuoted ? closingQuote(text, first, reading) : null;
  if (close !== null)
    return {
      text: text.slice(first + 1, close).replaceAll('""', '"'),
      end: pastBlanks(text, close + 1, separator),
      isOdd: false,
      isOpen: false,
    };
  const end = cellEnd(text, first, separator);
  const plain = text.slice(first, end).trim();
  const isOdd = plain.split('"').length % 2 === 0;
  return { text: plain, end, isOdd, isOpen: isQuoted && isOdd };
}

/**
 * Where a quoted cell ends. A quotation mark within it that should be doubled is an ordinary character, unless it looks
 * as if it opened another cell. Null if it ends nowhere: then the first one is an ordinary character, too.
 */
function closingQuote(
  text: string,
  open: number,
  { separator, limit, lenient }: Reading,
): number | null {
  const lineEnd = lineEndAfter(text, open);
  let isStray = false;
  for (let at = text.indexOf('"', open + 1); at >= 0 && at <= limit; ) {
    const past = pastQuotes(text, at);
    const isFirstLine = at < lineEnd;
    const isAfterSeparator = text[at - 1] === separator;
    // The last one of an odd number is not doubled.
    if ((past - at) % 2 === 1) {
      const isClosing = endsCell(text, pastBlanks(text, past, separator), separator);
      const isFirst = isAfterSeparator || (text[at - 1] === "\n" && past - at > 1);
      if (isClosing) return !lenient && !isFirstLine && (isStray || isFirst) ? null : past - 1;
      if (isAfterSeparator || !(lenient || isFirstLine)) return null;
      isStray = true;
    }
    at = text.indexOf('"', past);
  }
  return null;
}

function pastQuotes(text: string, start: number): number {
  let at = start;
  while (text[at] === '"') at += 1;
  return at;
}

function cellEnd(text: string, start: number, separator: string | null): number {
  let end = start;
  while (!endsCell(text, end, separator)) end += 1;
  return end;
}

function endsCell(text: string, at: number, separator: string | null): boolean {
  return at >= text.length || text[at] === "\n" || text[at] === separator;
}

function pastBlanks(text: string, start: number, separator: string | null): number {
  let at = start;
  while (text[at] !== separator && (text[at] === " " || text[at] === "\t")) at += 1;
  return at;
}
