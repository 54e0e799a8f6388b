/** The one place that knows how the product reads a busy feed. */
import { busyTimesIn } from "../../../app/booking/busy-times.server";
import { decodeText } from "../../../app/platform/web/decode-text";
import type { Span } from "./clock";
import type { Reading } from "./events";

/** `leftOut` and `guessed`: the sentences that a host is shown about events of the feed. */
export type FeedRead = { spans: Span[]; leftOut: string[]; guessed: string[] };

/** A note about an event that counts, in a zone that had to be guessed. */
const GUESSED = / is read in /;

/** Reads a feed as the product does; throws if it refuses the whole file. */
export async function readFeed(bytes: Uint8Array, reading: Reading): Promise<FeedRead> {
  const { zone, allDay, window, mail } = reading;
  const rules = { zone, allDay, from: window.startsAt, to: window.endsAt, mail };
  const { spans, warnings } = busyTimesIn(decodeText(bytes).text, rules);
  return {
    spans,
    leftOut: warnings.notes.filter((note) => !GUESSED.test(note)),
    guessed: warnings.notes.filter((note) => GUESSED.test(note)),
  };
}
