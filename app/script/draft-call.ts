import { errorIn, eventsIn } from "~/platform/ai/use-call";
import { fetchWithin } from "~/platform/web/json";
import type { DraftAdvice, DraftEvent, DraftSource, Style } from "./draft";

export type DraftBody = {
  prospectResponse: string;
  currentContext: string;
  currentNodeMessage: string;
  path: string;
  version: number;
  style?: Style;
  draft?: string;
  choice?: string;
};

export type DraftEnd = { source: DraftSource; advice: DraftAdvice | null };

/** Longer than the server waits for its AI endpoint. */
const GIVE_UP_MS = 150_000;
const ADDRESS = "/api/functions/generate-setter-response";

/** A draft that failed, in the words of the server; `waitSeconds`: until it takes another request, 0 if it said none. */
export class DraftFailure extends Error {
  override name = "DraftFailure";

  constructor(
    words: string,
    readonly waitSeconds = 0,
  ) {
    super(words);
  }
}

/**
 * Requests a draft and passes it on as it grows; returns where it comes from and what to know about it. Throws
 * `DraftFailure`, even if the stream breaks off before its end, and a plain error if the server cannot be reached.
 */
export async function callForDraft(
  body: DraftBody,
  onText: (draft: string) => void,
  signal: AbortSignal,
): Promise<DraftEnd> {
  const response = await fetchWithin(GIVE_UP_MS, ADDRESS, {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "text/event-stream" },
    body: JSON.stringify(body),
    signal,
  });
  if (response === null) throw new Error("Could not reach the server");
  if (!response.ok || !response.body) {
    const waitSeconds = Number(response.headers.get("Retry-After") ?? 0);
    throw new DraftFailure(await errorIn(response), waitSeconds);
  }
  let draft = "";
  let advice: DraftAdvice | null = null;
  for await (const event of eventsIn<DraftEvent>(response.body)) {
    if ("error" in event) throw new DraftFailure(event.error);
    if ("end" in event) return { source: event.end, advice };
    if ("advice" in event) advice = event.advice;
    else {
      draft += event.text;
      onText(draft);
    }
  }
  throw new DraftFailure("The draft was cut off");
}
