import { pause } from "~/platform/web/refusal";
import type { ToastMessage } from "~/ui/toast";
import type { DraftAdvice, DraftSource } from "./draft";
import { DraftFailure } from "./draft-call";

/** The outcomes in the specification's words (AI-1). */
export function noticeOfFault(fault: unknown): ToastMessage {
  const words = fault instanceof DraftFailure ? fault.message : "";
  if (words.includes("Rate limits"))
    return danger("Rate limit reached: Please wait a moment before trying again");
  if (words.includes("Payment required"))
    return danger("Credits needed: Please add credits to your AI workspace");
  return danger("Error: Failed to generate response. Please try again.");
}

/** A reply from the script was not written by an AI, and does not claim to be (AI-2). */
export function noticeOfDraft(source: DraftSource): ToastMessage {
  const description =
    source === "ai"
      ? "AI has generated your next setter message"
      : "Your next setter message comes from the script";
  return { title: "Response generated!", description, tone: "success" };
}

export const NOT_IN_THE_SCRIPT =
  "The script has no reply to this. Ask your team lead before you answer. Until then, this reply makes no promises:";

export const NOTHING_TO_ANSWER =
  "There is nothing to answer. Go on with the script; this is its next message:";

/** Why a draft cannot be copied. */
export const UNUSABLE_DRAFT = {
  outdated: "This was written for a different message or step. Generate a new response.",
  stopped: "You stopped this draft. Generate it again to copy it.",
  failed: "The response was cut off. Generate it again.",
} as const;

/** Why there is no draft: the server refuses more for this long. */
export function toWait(seconds: number): string {
  return `Too many responses in a short time. Generate it again in ${pause(seconds)}.`;
}

/** What a screen reader announces about a text that is not simply the reply. */
export function adviceWords({
  advice,
  chosen,
}: {
  advice: DraftAdvice | null;
  chosen: unknown;
}): string {
  if (!advice || chosen) return "";
  if (advice.verdict === "fixed") return `${advice.title}. ${advice.forSetter}`;
  if (advice.verdict === "nothing") return NOTHING_TO_ANSWER;
  return advice.verdict === "unknown"
    ? NOT_IN_THE_SCRIPT
    : `Not sure which reply fits. ${advice.choices.length} to choose from.`;
}

function danger(title: string): ToastMessage {
  return { title, tone: "danger" };
}
