/** A CSV file or pasted cells as rows, within limits (DAY-4). */
import { CsvError, parse } from "csv-parse/sync";

const MOST_ROWS = 50_000;
const MOST_COLUMNS = 60;
const LONGEST_ROW = 20_000;

export type Cells = { headings: string[]; rows: string[][] };

/** `headless`: the first line is already a row. */
type Reading = { mostRows?: number | undefined; headless: boolean };

/** `fault`: why it cannot be read, in a sentence. Cells pasted from a spreadsheet are separated by tabs. */
export function readCells(
  text: string,
  { mostRows = MOST_ROWS, headless }: Reading,
): Cells | { fault: string } {
  const [first = ""] = text.split("\n", 1);
  const delimiter = ["\t", ";", ","].find((each) => first.includes(each)) ?? ",";
  try {
    const all: string[][] = parse(text, {
      ...{ delimiter, bom: true, trim: true, skip_empty_lines: true },
      ...{ skip_records_with_empty_values: true, relax_column_count: true },
      ...{ max_record_size: LONGEST_ROW, to: mostRows + 2 },
      // A quote in pasted cells is an ordinary character.
      quote: delimiter === "\t" ? null : '"',
    });
    const columns = Math.max(0, ...all.map((row) => row.length));
    const head = headless ? [Array.from({ length: columns }, () => "")] : [];
    const [headings, ...rows] = [...head, ...all];
    if (!headings || rows.length === 0) return { fault: "There is no row under the headings" };
    if (rows.length > mostRows)
      return { fault: `At most ${mostRows.toLocaleString("en-US")} rows can be imported at once` };
    if (headings.length > MOST_COLUMNS) return { fault: `At most ${MOST_COLUMNS} columns` };
    return { headings, rows };
  } catch (error) {
    if (error instanceof CsvError) return { fault: `This is no readable CSV: ${inWords(error)}` };
    throw error;
  }
}

function inWords({ code, lines }: CsvError): string {
  const where = typeof lines === "number" ? ` near line ${lines}` : "";
  return `${code.toLowerCase().replace(/^csv_/, "").replaceAll("_", " ")}${where}`;
}
