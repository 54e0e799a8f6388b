/** A file as a response that is written while it is read: each part when the reader has taken the one before. */
import { streamed } from "./responses.server";

/** Across all files of this process: what read last, or waits to read last. */
let lastReading: Promise<unknown> = Promise.resolve();

/** `texts`: small parts, because making one holds the thread. */
export function textsResponse(
  request: Request,
  headers: HeadersInit,
  texts: AsyncGenerator<string>,
): Response {
  return streamed(request, headers, () => streamOf(texts));
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
