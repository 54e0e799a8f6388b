/** A CSV file as a response, by RFC 4180 and safe to open in a spreadsheet, written while it is read. */
import { localAt } from "../time/zones";
import { textsResponse } from "../web/texts-response.server";

/**
 * Where a spreadsheet would start a formula: at the start of a cell, and after a separator in locales that split lists
 * at semicolons or tabs, ignoring quotes within a cell. East Asian editions read full-width characters as plain ones.
 */
const FORMULA = /(^|[;\t\r\n])(?="*[=+\-@\t\r＝＋－＠])/g;
/** Tells spreadsheets that the text is UTF-8. */
const BYTE_ORDER_MARK = "\ufeff";

export type Line = readonly (string | number | null)[];

/** Lines under a heading, in portions: each is made when the reader has taken the previous one. */
type CsvFile = { name: string; heading: Line; portions: AsyncIterable<readonly Line[]> };

export function csvResponse(request: Request, { name, heading, portions }: CsvFile): Response {
  async function* texts() {
    yield BYTE_ORDER_MARK + csvLine(heading);
    for await (const lines of portions) yield lines.map(csvLine).join("");
  }
  const day = new Date().toISOString().slice(0, 10);
  const headers = {
    "Content-Type": "text/csv; charset=utf-8",
    "Content-Disposition": `attachment; filename="${name}-${day}.csv"`,
    "Cache-Control": "no-store",
  };
  return textsResponse(request, headers, texts());
}

/** 2026-11-14 09:05, which spreadsheets read as a date and a time. `zone`: whose clocks. */
export function momentCell(at: Date | string | null, zone: string): string | null {
  if (at === null) return null;
  const { day, minutes } = localAt(zone, Number(new Date(at)));
  const two = (value: number) => String(value).padStart(2, "0");
  return `${day} ${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** One line with its end. An apostrophe goes before anything that would be a formula; null is an empty cell. */
export function csvLine(cells: Line): string {
  return `${cells.map(cell).join(",")}\r\n`;
}

function cell(value: string | number | null): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  const safe = value.replace(FORMULA, "$1'");
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
