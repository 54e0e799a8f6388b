/** A CSV file as an answer, written while it is read. */
import { BYTE_ORDER_MARK, csvLine } from "./csv";

type Line = Parameters<typeof csvLine>[0];

/** Portions of lines under a heading; a portion is made when the reader has taken the one before. */
export function csvAnswer(
  name: string,
  heading: Line,
  portions: AsyncIterable<readonly Line[]>,
): Response {
  async function* texts() {
    yield BYTE_ORDER_MARK + csvLine(heading);
    for await (const lines of portions) yield lines.map(csvLine).join("");
  }
  const day = new Date().toISOString().slice(0, 10);
  return new Response(streamOf(texts()), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}-${day}.csv"`,
      "Cache-Control": "no-store",
    },
  });
}

function streamOf(texts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await texts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: () => void texts.return(undefined),
  });
}
