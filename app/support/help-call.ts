import { errorIn, eventsIn } from "~/platform/ai/event-reader";
import { fetchWithin } from "~/platform/web/json";
import type { HelpEnd, HelpEvent } from "./help";

/** Longer than the server waits for its AI endpoint. */
const GIVE_UP_MS = 150_000;
const ADDRESS = "/api/functions/answer-help-question";

/** A failed answer, in words for the user. */
export class HelpFailure extends Error {
  override name = "HelpFailure";
}

/**
 * Asks a question and passes the answer on as it grows; returns how it ended. Throws `HelpFailure`, even if the
 * stream breaks off before its end, and a plain error when the server cannot be reached.
 */
export async function callForHelp(
  question: string,
  onText: (answer: string) => void,
  signal: AbortSignal,
): Promise<HelpEnd> {
  const response = await fetchWithin(GIVE_UP_MS, ADDRESS, {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "text/event-stream" },
    body: JSON.stringify({ question }),
    signal,
  });
  if (response === null) throw new Error("Could not reach the server");
  if (!response.ok || !response.body) throw new HelpFailure(await errorIn(response));
  let text = "";
  for await (const event of eventsIn<HelpEvent>(response.body)) {
    if ("error" in event) throw new HelpFailure(event.error);
    if ("end" in event) return event.end;
    text += event.text;
    onText(text);
  }
  throw new HelpFailure("The answer was cut off");
}
