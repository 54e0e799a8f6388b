import { createSearch, type Document } from "~/platform/search/search";
import { conversation, type Option, type ScriptNode } from "./content/conversation";
import { type BankEntry, objections, questions } from "./content/reply-bank";
import type { Style } from "./draft";
import { nodeOf } from "./script";
import { withoutName } from "./variables";

/** A reply in parts, so that it can be put together shorter, warmer or without a preamble. */
type Reply = { acknowledge: string; answer: string; ask: string };

/** An answer to the current message is more likely than one to a distant message. */
const HERE = 2;
const ELSEWHERE = 0.7;
const LEAST_SCORE = 1;
const STOP_WORDS =
  "a an and are as at be but by do does for from had has have i if im in is it its just like live me my of on or so sound sounds that the this to was we what will with would you your";
const WARM = "I really appreciate you telling me that.";
const UNKNOWN: Reply = {
  acknowledge: "Good point.",
  answer: "I want to give you a proper answer and not a guess, so let me check that for you.",
  ask: "",
};

/** The place in a conversation, for finding a reply; null if only its words are known. */
export type Place = ScriptNode | null;

/** A reply out of the script and the objection bank, found by the prospect's words (AI-2). */
export function replyFromScript(said: string, place: Place, style?: Style): string {
  const [best] = createSearch(documentsAt(place), { stopWords: STOP_WORDS })(said);
  const reply = best && best.score >= LEAST_SCORE ? best.content : unknownAt(place);
  return withoutName(composed(reply, style)).trim();
}

function composed({ acknowledge, answer, ask }: Reply, style: Style | undefined): string {
  const parts = {
    plain: [acknowledge, answer, ask],
    shorter: [firstSentence(answer), ask],
    friendlier: [WARM, acknowledge, answer, ask],
    "more-direct": [answer, ask],
  }[style ?? "plain"];
  return parts.filter((part) => part !== "").join(" ");
}

function documentsAt(place: Place): Document<Reply>[] {
  const here = place?.options ?? [];
  const elsewhere = conversation.nodes
    .flatMap((node) => node.options)
    .filter((option) => !here.includes(option));
  return [
    ...[...questions, ...objections].map((entry) => ({ content: entry, text: textOf(entry) })),
    ...here.map((option) => documentOf(option, HERE)),
    ...elsewhere.map((option) => documentOf(option, ELSEWHERE)),
  ];
}

function textOf({ title, says, also = "" }: BankEntry): string {
  return [title, ...says, also].join(" ");
}

function documentOf(option: Option, weight: number): Document<Reply> {
  const node = nodeOf(conversation, option.nextId);
  return { content: partsOf(node.message), text: `${option.text} ${option.also ?? ""}`, weight };
}

/** A message as its statement and its last question. */
function partsOf(message: string): Reply {
  const sentences = sentencesOf(message);
  const ask = sentences.at(-1)?.endsWith("?") ? (sentences.pop() ?? "") : "";
  return { acknowledge: "", answer: sentences.join(" "), ask };
}

function unknownAt(place: Place): Reply {
  return place ? { ...UNKNOWN, ask: partsOf(place.message).ask } : UNKNOWN;
}

function firstSentence(text: string): string {
  return sentencesOf(text)[0] ?? "";
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.?!])\s+/);
}
