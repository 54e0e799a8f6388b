/** Runs in a worker: reads a feed, whoever wrote it. */
import { decodeText } from "~/platform/web/decode-text";
import { Unreadable } from "~/platform/web/unreadable";
import { answerInput } from "~/platform/workers/answer-input.server";
import { type BusyTimes, busyTimesIn } from "./busy-times.server";
import type { BusyRules } from "./feed-events.server";

export type FeedInput = { bytes: Uint8Array; charset?: string; rules: BusyRules };
export type FeedAnswer = BusyTimes | { fault: string };

answerInput(({ bytes, charset, rules }: FeedInput): FeedAnswer => {
  try {
    return busyTimesIn(decodeText(bytes, charset).text, rules);
  } catch (error) {
    if (error instanceof Unreadable) return { fault: error.message };
    throw error;
  }
});
