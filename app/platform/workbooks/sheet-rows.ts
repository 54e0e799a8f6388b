/** The cells of one sheet of a workbook as texts, row by row. Pure; runs anywhere. */
import { numberText, type Shape } from "./styles";
import { attribute, xmlPieces } from "./xml";

/** What its cells refer to. */
export type Book = { strings: readonly string[]; shapes: readonly Shape[]; is1904: boolean };

/** Wider ones are refused later, in words; further right are only empty cells with a color. */
const MOST_COLUMNS = 200;
const MOST_ROWS = 1_048_576;
const MOST_MERGED = 5_000;
const NUMBER: Shape = { kind: "number" };

/** Empty rows are there, so that a row keeps its number; none after the last one with a text. */
export function sheetRows(xml: string, book: Book): string[][] {
  const rows: string[][] = [];
  const merged: string[] = [];
  let [rowAt, columnAt] = [-1, -1];
  let cell: { type: string; shape: Shape } | null = null;
  let value = "";
  let isValue = false;
  let isPhonetic = false;
  const end = () => {
    const text = cell === null ? "" : cellText(cell.type, value, cell.shape, book);
    if (text !== "" && rowAt < MOST_ROWS && columnAt < MOST_COLUMNS)
      put(rows, rowAt, columnAt, text);
    cell = null;
  };
  for (const piece of xmlPieces(xml)) {
    if ("text" in piece) {
      if (isValue && !isPhonetic) value += piece.text;
      continue;
    }
    const { tag, isEnd, isEmpty, attributes } = piece;
    if (tag === "row" && !isEnd) {
      const named = Number(attribute(attributes, "r") ?? "");
      rowAt = Number.isInteger(named) && named > 0 ? named - 1 : rowAt + 1;
      columnAt = -1;
    } else if (tag === "c" && !isEnd) {
      columnAt = columnOf(attribute(attributes, "r") ?? "") ?? columnAt + 1;
      const style = Number(attribute(attributes, "s") ?? "0");
      cell = { type: attribute(attributes, "t") ?? "n", shape: book.shapes[style] ?? NUMBER };
      value = "";
      if (isEmpty) end();
    } else if (tag === "c") end();
    else if (tag === "rPh") isPhonetic = !isEnd && !isEmpty;
    else if (tag === "v" || tag === "t") isValue = cell !== null && !isEnd && !isEmpty;
    else if (tag === "mergeCell" && !isEnd) merged.push(attribute(attributes, "ref") ?? "");
  }
  for (const range of merged.slice(0, MOST_MERGED)) fillDown(rows, range);
  return Array.from(rows, (row) => Array.from(row ?? [], (text) => text ?? ""));
}

function put(rows: string[][], row: number, column: number, text: string): void {
  const cells = rows[row] ?? [];
  cells[column] = text;
  rows[row] = cells;
}

function cellText(type: string, value: string, shape: Shape, { strings, is1904 }: Book): string {
  switch (type) {
    case "s":
      return strings[Number(value)] ?? "";
    case "b":
      return value.trim() === "1" ? "TRUE" : "FALSE";
    case "d":
      return value
        .replace("T", " ")
        .replace(/:\d\d(?:\.\d*)?Z?$/, "")
        .replace(/ 00:00$/, "");
    case "n":
      return numberText(value, shape, is1904);
    default:
      return unescaped(value);
  }
}

/** `_x000D_`: a character that XML may not hold. */
export function unescaped(text: string): string {
  return text.includes("_x")
    ? text.replace(/_x([\da-f]{4})_/gi, (_, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      )
    : text;
}

/** A cell over several rows is the heading of a group: each of its rows has it. One over columns alone is a title. */
function fillDown(rows: string[][], range: string): void {
  const [from = "", to = ""] = range.split(":");
  const [column, first, last] = [columnOf(from), rowOf(from), rowOf(to)];
  const text = column === null || first === null ? undefined : rows[first]?.[column];
  if (column === null || first === null || last === null || !text) return;
  for (let row = first + 1; row <= last && row < rows.length; row += 1)
    if (!rows[row]?.[column]) put(rows, row, column, text);
}

/** `AB12` is in the 28th column, counted from nought. */
function columnOf(reference: string): number | null {
  const letters = /^\$?([A-Z]{1,3})\$?\d/.exec(reference)?.[1];
  if (letters === undefined) return null;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function rowOf(reference: string): number | null {
  const digits = /(\d{1,7})$/.exec(reference)?.[1];
  return digits === undefined ? null : Number(digits) - 1;
}
