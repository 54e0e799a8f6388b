/** The one place that knows how the product reads a busy feed. */
import { busyTimesIn } from "../../../app/booking/busy-times.server";
import type { Span } from "./clock";
import type { Reading } from "./events";

/** `leftOut` and `guessed`: the sentences that a host is shown about events of the feed. */
export type FeedRead = { spans: Span[]; leftOut: string[]; guessed: string[] };

/** Reads a feed as the product does; throws if it refuses the whole file. */
export async function readFeed(bytes: Uint8Array, reading: Reading): Promise<FeedRead> {
  const { zone, allDay, window, mail } = reading;
  const rules = { zone, allDay, from: window.startsAt, to: window.endsAt, mail };
  const spans = await busyTimesIn(textOf(bytes), rules);
  return { spans, leftOut: [], guessed: [] };
}

/** As a text from the network is decoded: by its BOM, else as strict UTF-8, else as windows-1252. */
function textOf(bytes: Uint8Array): string {
  const [one, two] = bytes;
  if (one === 0xff && two === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (one === 0xfe && two === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
