import { type Concern, concernIn } from "~/reading/concerns";
import { createFinder, type Finding } from "~/reading/find";
import type { Document } from "~/reading/search";
import { wordsIn } from "~/reading/words";
import type { Option, ScriptNode } from "./copy/conversation";
import { ASSENT, STOP_WORDS, SYNONYMS } from "./copy/prospect-words";
import type { BankEntry } from "./copy/reply-bank";
import type { DraftChoice, Style } from "./draft";
import { nodeOf, type ScriptWords } from "./script";
import { withoutName } from "./variables";

/** A reply in parts, so it can be put together shorter, warmer or without a preamble. */
type Reply = { id: string; title: string; acknowledge: string; answer: string; ask: string };

/** The script's reply: `choices` if it is not sure, at most three, and then `text` is only a placeholder. */
export type ScriptReply =
  | { verdict: "fixed"; text: string; concern: Concern }
  | { verdict: "sure"; text: string; id: string }
  | { verdict: "unsure"; text: string; choices: DraftChoice[] }
  | { verdict: "unknown"; text: string };

/** The place in a conversation, for finding a reply; null if only its words are known. */
export type Place = ScriptNode | null;

/** An answer to the current message is likelier than a question that can come at any time. */
const HERE = 1.6;
const BARS = { fit: 2.4, coverage: 0.55, margin: 0.25, near: 0.9 };
const OPTIONS = {
  stopWords: STOP_WORDS,
  synonyms: SYNONYMS.map((line) => line.split(", ")),
  forgiving: true,
};
const ASSENTS = new Set(ASSENT.split(" "));
const FILLERS = new Set(STOP_WORDS.split(" "));
const WARM = "I really appreciate you telling me that.";
const MEANWHILE = {
  acknowledge: "Thanks for telling me.",
  answer: "I want to give you a proper answer and not a guess, so let me check that for you.",
};

type Wanted = { style?: Style | undefined; choice?: string | undefined };

type Words = Pick<ScriptWords, "nodes" | "questions" | "objections" | "fixed">;

/** Replies from the script and the objection bank, which is read once. */
export function repliesOf(script: Words) {
  const documents = documentsOf(script);
  const finders = new Map<string, (said: string) => Finding<Reply>>();
  const finderAt = (place: Place) => {
    const key = place?.id ?? "";
    const finder = finders.get(key) ?? createFinder(documents(place), OPTIONS, BARS);
    finders.set(key, finder);
    return finder;
  };
  const chosenAt = (choice: string | undefined, place: Place): Finding<Reply> | null => {
    const found = documents(place).find(({ content }) => content.id === choice)?.content;
    return found ? { verdict: "sure", found, near: [] } : null;
  };
  /** Found by the prospect's words, or the chosen one (AI-2). */
  return (said: string, place: Place, { style, choice }: Wanted = {}): ScriptReply => {
    const chosen = concernIn(said) === null ? chosenAt(choice, place) : null;
    const finding = chosen ?? assentAt(said, place, script) ?? finderAt(place)(said);
    const text = (reply: Omit<Reply, "id" | "title">) => withoutName(composed(reply, style)).trim();
    switch (finding.verdict) {
      case "fixed":
        return { ...finding, text: script.fixed[finding.concern].text };
      case "sure":
        return { verdict: "sure", text: text(finding.found), id: finding.found.id };
      case "unsure": {
        const choices = finding.near.map((near) => ({
          id: near.id,
          title: near.title,
          text: text(near),
        }));
        return { verdict: "unsure", text: text(meanwhileAt(place)), choices };
      }
      default:
        return { verdict: "unknown", text: text(meanwhileAt(place)) };
    }
  };
}

/** A plain yes means whatever the current message offers to those who agree. */
function assentAt(said: string, place: Place, script: Words): Finding<Reply> | null {
  const words = wordsIn(said);
  if (!words.every((word) => FILLERS.has(word)) || !words.some((word) => ASSENTS.has(word)))
    return null;
  const agreed = place?.options.find(({ also }) => also?.split(" ").includes("yes"));
  return agreed ? { verdict: "sure", found: replyOfOption(agreed, script), near: [] } : null;
}

function composed(
  { acknowledge, answer, ask }: Omit<Reply, "id" | "title">,
  style: Style | undefined,
): string {
  const parts = {
    plain: [acknowledge, answer, ask],
    shorter: [firstSentence(answer), ask],
    friendlier: [WARM, acknowledge, answer, ask],
    "more-direct": [answer, ask],
  }[style ?? "plain"];
  return parts.filter((part) => part !== "").join(" ");
}

function documentsOf(script: Words): (place: Place) => Document<Reply>[] {
  const ofScript = script.nodes
    .filter(({ section }) => section === "COMMON QUESTIONS" || section === "COMPENSATION")
    .map((node) => documentOfNode(node, script));
  const bank = [...script.questions, ...script.objections].map(documentOfEntry);
  return (place) => {
    const here = (place?.options ?? []).map((option) => ({
      content: replyOfOption(option, script),
      text: `${option.text} ${option.also ?? ""}`,
      asks: [option.text, ...(option.also ?? "").split(" ")],
      weight: HERE,
    }));
    return [...here, ...bank, ...ofScript];
  };
}

function documentOfEntry(entry: BankEntry): Document<Reply> {
  const { title, says, also } = entry;
  return { content: entry, text: [title, ...says, also ?? ""].join(" "), asks: [title, ...says] };
}

/** A message that answers a question: found by the questions that lead to it. */
function documentOfNode(node: ScriptNode, { nodes }: Words): Document<Reply> {
  const leading = nodes
    .flatMap(({ options }) => options)
    .filter(({ nextId, text }) => nextId === node.id && text.includes("?"));
  const asks = [node.title, ...leading.map(({ text }) => text)];
  const also = leading.map((option) => option.also ?? "");
  return { content: replyOfNode(node), text: [...asks, ...also].join(" "), asks };
}

function replyOfOption({ text, nextId }: Option, script: Words): Reply {
  return { ...replyOfNode(nodeOf(script, nextId)), title: text };
}

/** A message as its statement and its last question. */
function replyOfNode({ id, title, message }: ScriptNode): Reply {
  const sentences = sentencesOf(message);
  const ask = sentences.at(-1)?.endsWith("?") ? (sentences.pop() ?? "") : "";
  return { id, title, acknowledge: "", answer: sentences.join(" "), ask };
}

/** What may be sent while the setter asks someone: it claims nothing, and leads back to the script. */
function meanwhileAt(place: Place): Omit<Reply, "id" | "title"> {
  return { ...MEANWHILE, ask: place ? replyOfNode(place).ask : "" };
}

function firstSentence(text: string): string {
  return sentencesOf(text)[0] ?? "";
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.?!])\s+/);
}
