/** Reads in the browser what an answer sends piece by piece. */

/** The events as they come; ends where the stream ends, whether or not that was its end. */
export async function* eventsIn<Event>(body: ReadableStream<Uint8Array>): AsyncGenerator<Event> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const blocks = (rest + decoder.decode(value, { stream: true })).split("\n\n");
    rest = blocks.pop() ?? "";
    for (const block of blocks) yield JSON.parse(block.replace(/^data: /, ""));
  }
}

/** What a refusal says in its JSON; its status text where it has none. */
export async function errorIn(answer: Response): Promise<string> {
  const told: unknown = await answer.json().catch(() => null);
  return typeof told === "object" && told && "error" in told
    ? String(told.error)
    : answer.statusText;
}
