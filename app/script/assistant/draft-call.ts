import type { DraftEvent, DraftSource, Style } from "./draft";

export type DraftBody = {
  prospectResponse: string;
  currentContext: string;
  currentNodeMessage: string;
  path: string;
  style?: Style;
  draft?: string;
};

const ADDRESS = "/api/functions/generate-setter-response";

/** A draft that failed, in the words of the server. */
export class DraftFailure extends Error {
  override name = "DraftFailure";
}

/**
 * Asks for a draft and passes it on as it grows; answers where it comes from. Throws `DraftFailure`, also
 * where the stream breaks off before its end, and whatever `fetch` throws.
 */
export async function callForDraft(
  body: DraftBody,
  onText: (draft: string) => void,
  signal: AbortSignal,
): Promise<DraftSource> {
  const answer = await fetch(ADDRESS, {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "text/event-stream" },
    body: JSON.stringify(body),
    signal,
  });
  if (!answer.ok || !answer.body) throw new DraftFailure(await errorIn(answer));
  let draft = "";
  for await (const event of eventsIn(answer.body)) {
    if ("error" in event) throw new DraftFailure(event.error);
    if ("end" in event) return event.end;
    draft += event.text;
    onText(draft);
  }
  throw new DraftFailure("The draft broke off");
}

async function errorIn(answer: Response): Promise<string> {
  const told: unknown = await answer.json().catch(() => null);
  return typeof told === "object" && told && "error" in told
    ? String(told.error)
    : answer.statusText;
}

async function* eventsIn(body: ReadableStream<Uint8Array>): AsyncGenerator<DraftEvent> {
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
