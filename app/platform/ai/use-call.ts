/** A call whose response streams in while someone waits, and that ends when no one does. */
import { useEffect, useRef } from "react";
import { blocksIn } from "../web/json";

/** One call at a time: `begin` returns the signal by which `stop`, or leaving the page, ends it. */
export function useCall() {
  const call = useRef<AbortController | null>(null);
  const stop = () => call.current?.abort();
  useEffect(() => () => call.current?.abort(), []);
  const begin = (): AbortSignal => {
    call.current = new AbortController();
    return call.current.signal;
  };
  return { begin, stop };
}

/** The events as they come; ends when the stream ends, whether or not that was its end. */
export async function* eventsIn<Event>(body: ReadableStream<Uint8Array>): AsyncGenerator<Event> {
  for await (const block of blocksIn(body)) yield JSON.parse(block.replace(/^data: /, ""));
}

/** The error in a refusal's JSON; otherwise its status text. */
export async function errorIn(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => null);
  return typeof body === "object" && body && "error" in body
    ? String(body.error)
    : response.statusText;
}
