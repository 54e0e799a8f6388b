import { errorIn, eventsIn } from "~/platform/ai/event-reader";
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
  for await (const event of eventsIn<DraftEvent>(answer.body)) {
    if ("error" in event) throw new DraftFailure(event.error);
    if ("end" in event) return event.end;
    draft += event.text;
    onText(draft);
  }
  throw new DraftFailure("The draft broke off");
}
