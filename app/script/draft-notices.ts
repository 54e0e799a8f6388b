import type { ToastMessage } from "~/ui/toast";
import type { DraftSource } from "./draft";
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

/** A reply out of the script was not written by an AI, and does not say so (AI-2). */
export function noticeOfDraft(source: DraftSource): ToastMessage {
  const description =
    source === "ai"
      ? "AI has generated your next setter message"
      : "Your next setter message comes from the script";
  return { title: "Response generated!", description, tone: "success" };
}

function danger(title: string): ToastMessage {
  return { title, tone: "danger" };
}
