/** Comma-separated values by RFC 4180, safe to open in a spreadsheet. */

/**
 * Where a spreadsheet would begin a formula: at the start of a cell, and behind what begins a cell where lists are cut at
 * semicolons or tabs, which knows no quotes within a cell. East Asian editions read full-width signs as the plain ones.
 */
const FORMULA = /(^|[;\t\r\n])(?="*[=+\-@\t\r＝＋－＠])/g;
/** Tells spreadsheets that the text is UTF-8. */
export const BYTE_ORDER_MARK = "\ufeff";

/** One line with its end. An apostrophe goes before what would be a formula; null is an empty cell. */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(cell).join(",")}\r\n`;
}

function cell(value: string | number | null): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  const safe = value.replace(FORMULA, "$1'");
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
