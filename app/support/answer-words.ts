import type { AiFault } from "~/platform/ai/language-model.server";
import type { HelpWords } from "./copy/help.server";
import type { HelpEnd } from "./help";
import type { Exchange } from "./use-help";

/** What the assistant says about itself and its answers. */
export type AssistantWords = HelpWords["assistant"];

const FAULT_WORDS: Record<AiFault, string> = {
  "rate-limited": "The AI is busy right now.",
  "payment-required": "The AI is unavailable right now.",
  "timed-out": "The AI took too long.",
  failed: "The AI is unavailable right now.",
};

/** Why the search answers in place of the AI, if it does. */
export function faultWords({ fault, known }: HelpEnd): string {
  if (fault === null) return "";
  return known ? `${FAULT_WORDS[fault]} Here is what our help pages say.` : FAULT_WORDS[fault];
}

/** What a screen reader announces once an answer is complete; nothing while it streams. */
export function announcement(
  { end, text, failure, stopped }: Exchange,
  words: AssistantWords,
): string {
  if (failure) return "";
  if (stopped) return "Stopped.";
  if (!end) return "";
  if (end.verdict === "unsure")
    return `Is it one of these? ${end.passages.map(({ title }) => title).join(" ")} ${words.unsure}`;
  if (!end.known) return `No answer found. ${words.unknown}`;
  const [best] = end.passages;
  if (end.verdict === "fixed") return [best?.title, best?.text, ...(best?.points ?? [])].join(" ");
  const from = end.fault ? faultWords(end) : "From our help pages.";
  return end.source === "ai"
    ? `Written by AI from our help pages. ${text}`
    : `${from} ${best?.title} ${best?.text}`;
}
