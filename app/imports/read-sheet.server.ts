/** The one reader of sheets: a file or pasted cells as rows, within limits, without holding up anyone else meanwhile (DAY-4). */
import { setImmediate as turn } from "node:timers/promises";
import { otherKind } from "~/platform/csv/file-kind.server";
import { rowsIn, type SheetRow, UnreadableSheet, withPlainLines } from "~/platform/csv/rows";
import { decodeText } from "~/platform/web/decode-text";
import { storable } from "~/platform/web/request-body.server";
import type { SheetLayout } from "./sheet-layout";

const MOST_COLUMNS = 60;
/** Read in a few milliseconds, even if each character of it is a row. */
const SLICE = 4 * 1024;

/** The text of a file or of pasted cells, and how it was decoded. Throws `UnreadableSheet`. */
export function sheetText(content: Uint8Array | string): { text: string; encoding: string } {
  if (typeof content !== "string") {
    const kind = otherKind(content);
    if (kind) throw new UnreadableSheet(`${kind}. Save the sheet as CSV, then choose that file.`);
  }
  const { text, encoding } =
    typeof content === "string" ? { text: content, encoding: "utf-8" } : decodeText(content);
  if (text.replaceAll("\0", "").trim() === "")
    throw new UnreadableSheet(
      typeof content === "string" ? "Choose a file, or paste cells" : "The file is empty",
    );
  return { text: withPlainLines(storable(text)), encoding };
}

/** The rows, one after the other; between slices of the text, others have their turn. Throws `UnreadableSheet`. */
export async function* readRows(
  text: string,
  { form, headingsAt, start }: Omit<SheetLayout, "isNamed">,
): AsyncGenerator<SheetRow> {
  let paused = start.at;
  let count = 0;
  for (const { row, end } of rowsIn(text, form, start)) {
    if (end - paused > SLICE) {
      await turn();
      paused = end;
    }
    if (!row) continue;
    const read = withinColumns(row);
    count += 1;
    // Without its headings, no row of a sheet can be read.
    if (read.isCut && count <= headingsAt)
      throw new UnreadableSheet(`${read.fault}; line ${read.line} has more`);
    yield read;
  }
}

function withinColumns(row: SheetRow): SheetRow {
  if (row.cells.length <= MOST_COLUMNS) return row;
  const cells = row.cells.slice(0, MOST_COLUMNS);
  return { line: row.line, cells, fault: `At most ${MOST_COLUMNS} columns`, isCut: true };
}
