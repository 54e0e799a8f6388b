/** Reads in the browser what a response sends piece by piece. */
import { blocksIn } from "../web/json";

/** The events as they come; ends when the stream ends, whether or not that was its end. */
export async function* eventsIn<Event>(body: ReadableStream<Uint8Array>): AsyncGenerator<Event> {
  for await (const block of blocksIn(body)) yield JSON.parse(block.replace(/^data: /, ""));
}

/** The error in a refusal's JSON; otherwise its status text. */
export async function errorIn(response: Response): Promise<string> {
  const told: unknown = await response.json().catch(() => null);
  return typeof told === "object" && told && "error" in told
    ? String(told.error)
    : response.statusText;
}
