/** Loaded when a workbook is chosen. */
import { UnreadableWorkbook } from "~/platform/workbooks/unreadable";
import { type Sheet, sheetsIn } from "~/platform/workbooks/workbook";

/** Its sheets with rows, or why there are none, in words. */
export async function readSheets(file: File): Promise<Sheet[] | string> {
  try {
    return await sheetsIn(new Uint8Array(await file.arrayBuffer()));
  } catch (fault) {
    if (fault instanceof UnreadableWorkbook) return fault.message;
    throw fault;
  }
}
