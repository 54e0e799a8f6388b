import { madeOncePer, type Steps } from "~/platform/workers/steps";
import { type Concern, isTold } from "~/reading/concerns";
import { type Findable, type Finding, makingFinder } from "~/reading/find";
import { wordsIn } from "~/reading/words";
import { concernAt } from "./concern-at";
import type { ScriptNode } from "./copy/conversation";
import type { FixedKind } from "./copy/fixed-replies";
import { PROSPECT_CHATTER, PROSPECT_LINES } from "./copy/prospect-lines";
import { ASSENT, STOP_WORDS, SYNONYMS } from "./copy/prospect-words";
import type { DraftChoice, Style } from "./draft";
import { withHours } from "./hours";
import { inEnglish } from "./mixed-words";
import { closeNo, isDoubt, isNoBereavement, isOfHealthWork, momentIn } from "./moments";
import { isInterested, isPlainNo, isPlainYes } from "./plain-refusals";
import type { ScriptWords } from "./script";
import { filled, withoutName } from "./variables";
import { nodeOf } from "./walk";

/** A reply in parts, so it can be put together shorter, warmer or without a preamble. */
type Reply = { id: string; title: string; acknowledge: string; answer: string; ask: string };

/** A reply under the name by which setters know it; `when`: the time for it, if it is a follow-up. */
export type SentReply = { title: string; text: string; when?: string };

/** The script's reply: `choices` if it is not sure, at most three, and then `text` is only a placeholder. */
export type ScriptReply =
  | { verdict: "fixed"; text: string; concern: Concern; kind: FixedKind }
  | { verdict: "sure"; text: string; id: string }
  /** They are low, and nothing is sold; or there is nothing to answer, and the script's question stands. */
  | { verdict: "low" | "nothing"; text: string }
  | { verdict: "unsure"; text: string; choices: DraftChoice[] }
  | { verdict: "unknown"; text: string };

/** The place in a conversation, for finding a reply; null if only its words are known. */
export type Place = ScriptNode | null;

/** An answer to the current message is this much likelier than a question that can come at any time. */
const HERE = 5;
/** … and one of whose own words is said, such as a state's name, as much again. */
const NAMED = 5;
const BARS = { sure: 0.98, like: 0.105, fit: 1.5 };
/** A prospect says the same in more ways than a question is asked in: what it means counts more. */
const VOTES = { linear: 0.2, search: 1.45, meaning: 0.235, trained: 0.36 };
const OPTIONS = {
  stopWords: STOP_WORDS,
  synonyms: SYNONYMS.map((line) => line.split(", ")),
  forgiving: true,
};
const ASSENTS = new Set(ASSENT.split(" "));
const FILLERS = new Set(STOP_WORDS.split(" "));
type Wanted = { style?: Style | undefined; choice?: string | undefined };

type ReplyTo = (said: string, place: Place, wanted?: Wanted) => ScriptReply;
type Words = Pick<
  ScriptWords,
  "version" | "nodes" | "questions" | "objections" | "fixed" | "moments"
>;

/** What some replies cannot be to: a lost job is no bereavement, a nurse not ill, and who doubts us is not asked for permission. */
const RULED_OUT: Readonly<Record<string, (said: string) => boolean>> = {
  grieving: isNoBereavement,
  ill: isOfHealthWork,
  "ask-partner": (said) => isDoubt(said) || closeNo(said) !== null,
  "not-interested": isInterested,
};
/** Someone who may need one of these gets no question of the script meanwhile. */
const CARE = new Set(["ill", "grieving"]);
/** The reply to a no. */
const NO = "not-interested";
const MOST_VERSIONS = 4;

/** Replies from the script and the objection bank: made once for a version, which takes a second. */
export const repliesOf = madeOncePer(MOST_VERSIONS, makingReplies);

function* makingReplies(script: Words): Steps<ReplyTo> {
  const anytime = new Set(anytimeOf(script).map(({ id }) => id));
  const documents = documentsOf(script);
  const find = yield* makingFinder(documents, OPTIONS, BARS, {
    nothing: PROSPECT_CHATTER.trim().split("\n"),
    votes: VOTES,
  });
  const chosenAt = (choice: string | undefined, place: Place): Finding<Reply> | null => {
    const found = documents.find(({ content }) => content.id === choice)?.content;
    return found && weightAt(place, found) > 0 ? { verdict: "sure", found, near: [] } : null;
  };
  const weightAt = (place: Place, { id }: Reply, words: readonly string[] = []) => {
    const here = place?.options.filter(({ nextId }) => nextId === id) ?? [];
    if (here.length === 0) return Number(anytime.has(id));
    const own = new Set(here.flatMap(({ also }) => (also ?? "").split(" ")));
    return words.some((word) => own.has(word)) ? HERE * NAMED : HERE;
  };
  /** Found by the prospect's words, or the chosen one (AI-2). */
  return (typed: string, place: Place, { style, choice }: Wanted = {}): ScriptReply => {
    const said = withHours(typed, place);
    const words = wordsIn(said);
    const english = inEnglish(said);
    const concern = concernAt(typed, place);
    const chosen = concern === null ? chosenAt(choice, place) : null;
    if (concern === null && !chosen) {
      const moment = assentAt(said, place, script) ? null : momentIn(said);
      if (moment?.kind === "time") {
        const { time } = script.moments;
        const confirmed = filled(time[moment.reply], { when: moment.when });
        return { verdict: "sure", text: withoutName(confirmed), id: "time" };
      }
      if (moment?.kind === "low")
        return { verdict: "low", text: withoutName(script.moments.low.text) };
      if (moment)
        return { verdict: "nothing", text: nextAt(place ?? script.nodes[0] ?? null, script) };
    }
    const finding: Finding<Reply> =
      concern === null
        ? (chosen ??
          assentAt(said, place, script) ??
          (isPlainNo(typed) || closeNo(english)?.goesOn === false ? chosenAt(NO, place) : null) ??
          find(english, (reply) =>
            isRuledOut(reply, english) ? 0 : weightAt(place, reply, words),
          ))
        : { verdict: "fixed", concern };
    const text = (reply: Omit<Reply, "id" | "title">) =>
      withoutName(composed(reply, style, script.moments.warm)).trim();
    switch (finding.verdict) {
      case "fixed": {
        const kind = fixedKind(finding.concern, said);
        return { ...finding, kind, text: script.fixed[kind].text };
      }
      case "sure":
        return { verdict: "sure", text: text(finding.found), id: finding.found.id };
      case "unsure": {
        const choices = finding.near.map((near) => ({
          id: near.id,
          title: titleAt(place, near),
          text: text(near),
        }));
        const isCare = CARE.has(choices[0]?.id ?? "");
        return {
          verdict: "unsure",
          text: text(meanwhileAt(isCare ? null : place, script)),
          choices,
        };
      }
      default:
        return { verdict: "unknown", text: text(meanwhileAt(place, script)) };
    }
  };
}

function isRuledOut({ id }: Reply, said: string): boolean {
  return Object.hasOwn(RULED_OUT, id) && RULED_OUT[id]?.(said) === true;
}

/** As the answer reads that leads there from here. */
function titleAt(place: Place, { id, title }: Reply): string {
  return place?.options.find(({ nextId }) => nextId === id)?.text ?? title;
}

/** A plain yes means whatever the current message offers to those who agree. */
function assentAt(said: string, place: Place, script: Words): Finding<Reply> | null {
  const words = wordsIn(said);
  const isAssent =
    words.every((word) => FILLERS.has(word)) && words.some((word) => ASSENTS.has(word));
  if (!isAssent && !isPlainYes(said)) return null;
  const agreed = place?.options.find(({ also }) => also?.split(" ").includes("yes"));
  return agreed
    ? { verdict: "sure", found: replyOfNode(nodeOf(script, agreed.nextId)), near: [] }
    : null;
}

function composed(
  { acknowledge, answer, ask }: Omit<Reply, "id" | "title">,
  style?: Style | undefined,
  warm = "",
): string {
  const parts = {
    plain: [acknowledge, answer, ask],
    shorter: [firstSentence(answer), ask],
    friendlier: [warm, acknowledge, answer, ask],
    "more-direct": [answer, ask],
  }[style ?? "plain"];
  return parts.filter((part) => part !== "").join(" ");
}

/** What a prospect can ask at any point: the bank, and the messages that answer a question. */
function anytimeOf({ nodes, questions, objections }: Words): { id: string }[] {
  const ofScript = nodes.filter(
    ({ section }) => section === "COMMON QUESTIONS" || section === "COMPENSATION",
  );
  return [...questions, ...objections, ...ofScript];
}

/** Every message that an answer leads to, and the bank: each with all the ways to come to it. */
function documentsOf(script: Words): Findable<Reply>[] {
  const options = script.nodes.flatMap((node) => node.options);
  const ofNodes = script.nodes.map((node): Findable<Reply> => {
    const leading = options.filter(({ nextId }) => nextId === node.id);
    const asks = [node.title, ...leading.map(({ text }) => text)];
    const also = leading.map((option) => option.also ?? "");
    const content = replyOfNode(node);
    return { content, text: [...asks, ...also].join(" "), asks, lines: linesOf(node.id) };
  });
  const ofBank = [...script.questions, ...script.objections].map((entry): Findable<Reply> => {
    const { title, says, also } = entry;
    const asks = [title, ...says];
    return {
      content: entry,
      text: [...asks, also ?? ""].join(" "),
      asks,
      lines: linesOf(entry.id),
    };
  });
  return [...ofBank, ...ofNodes];
}

/** What prospects wrote that this answers, if it is one that was shipped. */
function linesOf(id: string): string[] {
  return Object.hasOwn(PROSPECT_LINES, id) ? (PROSPECT_LINES[id]?.trim().split("\n") ?? []) : [];
}

/** A message as its statement and its last question. */
function replyOfNode({ id, title, message }: ScriptNode): Reply {
  const sentences = sentencesOf(message);
  const ask = sentences.at(-1)?.endsWith("?") ? (sentences.pop() ?? "") : "";
  return { id, title, acknowledge: "", answer: sentences.join(" "), ask };
}

/** Everything that can be said, with all the ways to ask for it, for a search over more than the script. */
export function searchedReplies(script: Words): Findable<SentReply>[] {
  const replies = documentsOf(script).map(({ content, ...document }) => ({
    ...document,
    content: { title: content.title, text: composed(content) },
  }));
  const fixed = Object.values(script.fixed).map(({ title, text, forSetter }) => ({
    content: { title, text },
    text: `${title} ${forSetter}`,
    body: text,
    asks: [title],
  }));
  return [...replies, ...fixed];
}

/** What goes on after a message that asks nothing: where they agree, or else the question that is still open. */
function nextAt(place: Place, script: Words): string {
  const agreed = place?.options.find(({ also }) => also?.split(" ").includes("yes"));
  const node = agreed ? nodeOf(script, agreed.nextId) : place;
  if (!node) return "";
  const { answer, ask } = replyOfNode(node);
  return withoutName(agreed || ask === "" ? `${answer} ${ask}` : ask).trim();
}

/** What may be sent while the setter asks someone: it claims nothing, and leads back to the script. */
function meanwhileAt(place: Place, { moments }: Words): Omit<Reply, "id" | "title"> {
  return { ...moments.check, ask: place ? replyOfNode(place).ask : "" };
}

function firstSentence(text: string): string {
  return sentencesOf(text)[0] ?? "";
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.?!])\s+/);
}

/** Which of the fixed replies fits: who tells of harassment by one of our own people is never sent away (READ-3). */
function fixedKind(concern: Concern, said: string): FixedKind {
  return concern === "abuse" && isTold("ours", said) ? "ours" : concern;
}
