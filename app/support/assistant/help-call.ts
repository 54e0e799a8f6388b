import { errorIn, eventsIn } from "~/platform/ai/event-reader";
import type { HelpEnd, HelpEvent } from "./help";

const ADDRESS = "/api/functions/answer-help-question";

/** An answer that failed, in words for who asked. */
export class HelpFailure extends Error {
  override name = "HelpFailure";
}

/**
 * Asks a question and passes the answer on as it grows; answers how it ended. Throws `HelpFailure`, also
 * where the stream breaks off before its end, and whatever `fetch` throws.
 */
export async function callForHelp(
  question: string,
  onText: (answer: string) => void,
  signal: AbortSignal,
): Promise<HelpEnd> {
  const answer = await fetch(ADDRESS, {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "text/event-stream" },
    body: JSON.stringify({ question }),
    signal,
  });
  if (!answer.ok || !answer.body) throw new HelpFailure(await errorIn(answer));
  let text = "";
  for await (const event of eventsIn<HelpEvent>(answer.body)) {
    if ("error" in event) throw new HelpFailure(event.error);
    if ("end" in event) return event.end;
    text += event.text;
    onText(text);
  }
  throw new HelpFailure("The answer broke off");
}
