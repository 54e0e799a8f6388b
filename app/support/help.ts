import type { AiFault } from "~/platform/ai/language-model.server";
import type { Passage, Topic } from "./copy/help.server";
import { AUDIENCES, type Audience } from "./copy/topics";

export const LONGEST_QUESTION = 500;

/**
 * How sure the search is: `sure` of its answer, `unsure` which passage is meant, `unknown` if nothing fits. `fixed`:
 * the question has a separate answer that comes before every search and every AI.
 */
export type Verdict = "fixed" | "sure" | "unsure" | "unknown";

/** Where an answer comes from: an AI that read help pages, or the help pages themselves. */
export type HelpSource = "ai" | "search";

/**
 * How an answer ends. `known`: whether there is one. `passages`: for an AI's answer those it used,
 * otherwise the answer and what goes with it, or those to choose from. `unsupported`: the AI's statements without a passage. `fault`: why
 * the AI gave no answer.
 */
export type HelpEnd = {
  source: HelpSource;
  known: boolean;
  verdict: Verdict | null;
  passages: ShownPassage[];
  unsupported: string[];
  fault: AiFault | null;
};

export type Earlier = { question: string; answer: string };
export const MOST_EARLIER = 4;
export const LONGEST_EARLIER = 1_000;

/** What is sent piece by piece: texts, then one end or one error. An end from the search replaces the texts. */
export type HelpEvent = { text: string } | { end: HelpEnd } | { error: string };

export function handOver(question: string): string {
  return `/support?question=${encodeURIComponent(question)}#support-request`;
}

/** The same question to the help pages only: a separate page that works without JavaScript. */
export function searchAddress(question: string, audience: Audience | null = null): string {
  return `/help?q=${encodeURIComponent(question)}${audience ? `&for=${audience}` : ""}`;
}

export function audienceIn(text: string | null): Audience | null {
  return AUDIENCES.find((audience) => audience === text) ?? null;
}

/** A question as it may come in an address: trimmed, and no longer than allowed. */
export function boundedQuestion(text: string | null): string {
  return (text ?? "").trim().slice(0, LONGEST_QUESTION).toWellFormed();
}

export type ShownPassage = Omit<Passage, "also" | "audience">;

export type ShownTopic = Omit<Topic, "passages" | "isOnSupportPage"> & {
  passages: ShownPassage[];
};

export function shownPassage({ also: _, audience: __, ...passage }: Passage): ShownPassage {
  return passage;
}

export function shownTopic({ name, title, passages }: Topic): ShownTopic {
  return { name, title, passages: passages.map(shownPassage) };
}

export function wordsOf({ title, text, points }: ShownPassage): string {
  return [title, text, ...points].join("\n");
}
