/** Comma-separated values by RFC 4180, safe to open in a spreadsheet. */

/** What a spreadsheet would take for the beginning of a formula. */
const FORMULA = /^[=+\-@\t\r]/;
/** Tells spreadsheets that the text is UTF-8. */
export const BYTE_ORDER_MARK = "\ufeff";

/** One line with its end. A text that begins like a formula gets a leading apostrophe; null is an empty cell. */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(cell).join(",")}\r\n`;
}

function cell(value: string | number | null): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
