/** A CSV file as a response, by RFC 4180 and safe to open in a spreadsheet, written while it is read. */
import type { Db } from "../db/database.server";
import { bucketOf, reserve, type Sign } from "../limits/limits.server";
import { HOUR_SECONDS, waitingTime } from "../time/durations";
import { jsonError, retryAfter, streamed } from "../web/responses.server";

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

/** Across all files of this process: what read last, or waits to read last. */
let lastReading: Promise<unknown> = Promise.resolve();

/** More than anyone opens in a spreadsheet. */
const FILES = { name: "files-of-account", most: 60, seconds: HOUR_SECONDS };

/** Counts a file of this person; throws a 429 that says when the next one may be made. */
export async function countFile(db: Db, sign: Sign, userId: string): Promise<void> {
  const refusal = await reserve(db, [bucketOf(sign, FILES, userId)]);
  if (!refusal) return;
  const wait = waitingTime(refusal.retryAfterSeconds);
  const why = `You have exported too many files for now. Try again in ${wait}.`;
  throw jsonError(429, why, retryAfter(refusal));
}

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
  return streamed(request, headers, () => streamOf(texts()));
}

function streamOf(texts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await inTurn(() => texts.next());
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: () => void texts.return(undefined),
  });
}

/** Reads one portion at a time, however many files there are: a page's query waits behind one of them at most. */
async function inTurn<Result>(read: () => Promise<Result>): Promise<Result> {
  const turn = lastReading.then(read);
  lastReading = turn.catch(() => undefined);
  return turn;
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
