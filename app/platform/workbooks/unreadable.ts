/** The message says in a sentence or two why a workbook cannot be read, and what to do. */
export class UnreadableWorkbook extends Error {
  override readonly name = "UnreadableWorkbook";
}

export function damaged(): UnreadableWorkbook {
  return new UnreadableWorkbook(
    "This workbook is damaged. Open it in Excel and save it again as .xlsx, or as CSV.",
  );
}
