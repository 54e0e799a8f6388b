/** A CSV file or pasted cells as rows, within limits, without holding up anyone else meanwhile (DAY-4). */
import { Readable } from "node:stream";
import { setImmediate as turn } from "node:timers/promises";
import { CsvError, parse } from "csv-parse";

const MOST_COLUMNS = 60;
const LONGEST_ROW = 20_000;
/** A character has four bytes at most. */
const LONGEST_LINE_BYTES = 4 * LONGEST_ROW;
/** Parsed in a few milliseconds, even if each byte of it is a row. */
const SLICE_BYTES = 4 * 1024;
const SEPARATORS = ["\t", ";", ","];

/** The message says in a sentence why a file cannot be read. */
export class UnreadableCells extends Error {
  override readonly name = "UnreadableCells";
}

/**
 * The lines of cells, one after the other; cells pasted from a spreadsheet are separated by tabs. Between two slices of
 * the text, others have their turn. Throws `UnreadableCells`.
 */
export async function* readCells(text: string): AsyncGenerator<string[]> {
  const [first = ""] = text.split("\n", 1);
  const delimiter = SEPARATORS.find((each) => first.includes(each)) ?? ",";
  const parser = parse({
    ...{ delimiter, bom: true, trim: true, skip_empty_lines: true },
    ...{ skip_records_with_empty_values: true, relax_column_count: true },
    max_record_size: LONGEST_ROW,
    // A quote in pasted cells is an ordinary character.
    quote: delimiter === "\t" ? null : '"',
  });
  const slices = Readable.from(slicesOf(text));
  slices.on("error", (error) => parser.destroy(error));
  try {
    for await (const cells of slices.pipe(parser)) {
      if (cells.length > MOST_COLUMNS) throw new UnreadableCells(`At most ${MOST_COLUMNS} columns`);
      yield cells;
    }
  } catch (error) {
    if (error instanceof CsvError)
      throw new UnreadableCells(`This is no readable CSV: ${inWords(error)}`);
    throw error;
  }
}

/** As bytes, because a slice of a text could end within a character. Throws `UnreadableCells` at a line without an end. */
async function* slicesOf(text: string): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text);
  let lineBytes = 0;
  for (let at = 0; at < bytes.length; at += SLICE_BYTES) {
    const slice = bytes.subarray(at, at + SLICE_BYTES);
    const end = Math.max(slice.lastIndexOf("\n"), slice.lastIndexOf("\r"));
    lineBytes = end < 0 ? lineBytes + slice.length : slice.length - end - 1;
    // The parser counts no separators: millions of them would be within its limit of a row.
    if (lineBytes > LONGEST_LINE_BYTES)
      throw new UnreadableCells("A line has at most 20,000 characters");
    yield slice;
    await turn();
  }
}

function inWords({ code, lines }: CsvError): string {
  const where = typeof lines === "number" ? ` near line ${lines}` : "";
  return `${code.toLowerCase().replace(/^csv_/, "").replaceAll("_", " ")}${where}`;
}
