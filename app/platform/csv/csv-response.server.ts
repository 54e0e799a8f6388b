/** A CSV file as a response, written while it is read. */
import { streamed } from "../web/responses.server";
import { BYTE_ORDER_MARK, csvLine } from "./csv";

export type Line = Parameters<typeof csvLine>[0];

/** Lines under a heading, in portions: each is made when the reader has taken the one before. */
type CsvFile = { name: string; heading: Line; portions: AsyncIterable<readonly Line[]> };

/** Of all files of this process: what read last, or waits to read last. */
let lastReading: Promise<unknown> = Promise.resolve();

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

/** Reads one portion at a time, however many files there are: a page waits in the database for one of them at most. */
async function inTurn<Result>(read: () => Promise<Result>): Promise<Result> {
  const turn = lastReading.then(read);
  lastReading = turn.catch(() => undefined);
  return turn;
}
