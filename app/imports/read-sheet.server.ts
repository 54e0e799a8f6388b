/** The one reader of sheets: a file or pasted cells as rows, within limits, without holding up anyone else meanwhile (DAY-4). */

import { setImmediate as turn } from "node:timers/promises";
import { otherKind } from "~/platform/csv/file-kind.server";
import { plainLines, rowsIn, type SheetRow, UnreadableSheet } from "~/platform/csv/rows";
import { cutText } from "~/platform/text/cut-text";
import { decodeText } from "~/platform/web/decode-text";
import { mappedInParts } from "~/platform/web/long-work.server";
import { storable } from "~/platform/web/request-body.server";
import type { SheetLayout } from "./sheet-layout";

/** Twice what the longest field keeps, so a cut is still named; nothing later has to go through more. */
const LONGEST_CELL = 4_000;
/** Read in a few milliseconds, even if each character of it is a row. */
const SLICE = 2 * 1024;

/** The text of a file or of pasted cells, and how it was decoded. Throws `UnreadableSheet`. */
export async function sheetText(
  content: Uint8Array | string,
): Promise<{ text: string; encoding: string }> {
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
  const pieces = await mappedInParts(plainLines(storable(text)), (piece) => piece);
  return { text: pieces.join(""), encoding };
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
    count += 1;
    // Without its headings, no row of a sheet can be read.
    if (row.isCut && count <= headingsAt)
      throw new UnreadableSheet(`${row.fault}; line ${row.line} has more`);
    yield { ...row, cells: row.cells.map((cell) => cutText(cell, LONGEST_CELL)) };
  }
}
