/** A yes-or-no question gets a yes or a no before everything else (HELP-1). */
import { isSlipOf } from "~/reading/slips";
import { type Language, languageOf, termsIn, wordsIn } from "~/reading/words";
import type { Passage } from "./copy/help.server";
import { STOP_WORDS, SYNONYMS } from "./copy/question-words";

const SHORT_ANSWERS = ["Yes", "No", "It depends"] as const;
type ShortAnswer = (typeof SHORT_ANSWERS)[number];

/** A way to ask what a passage answers, and the short answer if that is a yes-or-no question. */
type Asked = { question: string; short: ShortAnswer | null };

const SHORT_FIRST = /^(Yes|No|It depends): (.*)$/;
const ALREADY_FIRST = /^(Yes|No|It depends|Mostly)[.,:] /;
const CONDITION = /\b(?:if|while|without|although|though|unless|despite|during|for me)\b.*/;
/** Neither a number nor a day of the week in short. */
const TELLING = /^\D{4,}$/;
const WITHOUT = /\bwithout\b/;
const OF_ONESELF =
  /^(?:(?:and|but|so|hi|hey|hello|omg|well|ok|sorry) )*(?:i|im|ive|my|we|our|being)\b/;
const WRITTEN = languageOf(STOP_WORDS, []);
const MEANT = languageOf(
  STOP_WORDS,
  SYNONYMS.map((line) => line.split(", ")),
);
/** A short answer is taken over from a question this similar. */
const SAME = 0.5;
/** And from a less similar one, if those with another short answer are further off. */
const ALIKE = 0.25;
const LEAD = 0.1;

/** The ways to ask that a passage lists, one per line. */
export function askedIn({ also }: Pick<Passage, "also">): Asked[] {
  return (also ?? "")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map((line) => {
      const [, short, question] = SHORT_FIRST.exec(line) ?? [];
      const known = SHORT_ANSWERS.find((each) => each === short) ?? null;
      return { question: question ?? line, short: known };
    });
}

/**
 * The passage as an answer to this question: with the short answer first, if that is asked for and known. No yes is
 * sure on a condition that the passage does not name.
 */
export function answering<Read extends Passage>(passage: Read, question: string): Read {
  if (!isYesOrNo(question)) return passage;
  const short = shortAnswer(passage, question);
  const said = short === null ? passage.text : `${short}. ${startingAt(passage, ALREADY_FIRST)}`;
  if (!said.startsWith("Yes. ")) return { ...passage, text: said };
  const isOpen = hasUnnamedCondition(passage, question);
  return { ...passage, text: isOpen ? startingAt(passage, /^(?:Yes|No)\. /) : said };
}

function startingAt({ text }: Passage, end: RegExp): string {
  const rest = text.replace(end, "");
  return `${rest.charAt(0).toUpperCase()}${rest.slice(1)}`;
}

/** "My employer forbids side jobs, can I do it?" may have another answer than "Can I do it?". */
function hasUnnamedCondition(passage: Passage, question: string): boolean {
  const conditions = conditionsIn(question);
  const asked = askedIn(passage).map((each) => each.question);
  if (conditions.some((each) => WITHOUT.test(each)) && !asked.some((each) => WITHOUT.test(each)))
    return true;
  const own = [passage.title, passage.text, ...passage.points, ...asked].join("\n");
  const named = [...new Set(termsIn(own, MEANT))];
  const isNamed = (term: string) => named.some((each) => each === term || isSlipOf(term, each));
  return conditions.some((each) =>
    termsIn(each, MEANT).some((term) => TELLING.test(term) && !isNamed(term)),
  );
}

/** What follows "if" or "without", and what somebody says of themselves where no more is asked than "can I do it?". */
function conditionsIn(question: string): string[] {
  const clauses = clausesOf(question);
  const lines = clauses.map((words) => words.join(" "));
  const [told, asked] = [false, true].map((asks) =>
    lines.filter((_, at) => asksForYes(clauses[at] ?? []) === asks),
  );
  const asksNoMore = asked?.every((line) => termsIn(line, MEANT).length === 0);
  const inside = lines.flatMap((line) => {
    const [condition] = CONDITION.exec(line) ?? [];
    return condition !== undefined && (asked?.includes(line) || line.startsWith(condition))
      ? [condition]
      : [];
  });
  return asksNoMore ? [...inside, ...(told ?? []).filter((line) => OF_ONESELF.test(line))] : inside;
}

/** The short answer of the most similar question, if it is similar enough. */
function shortAnswer(passage: Passage, question: string): ShortAnswer | null {
  const asked = askedIn(passage).filter(({ short }) => short !== null);
  const likest = asked
    .map((each) => ({ ...each, alike: likeness(each.question, question) }))
    .sort((one, other) => other.alike - one.alike);
  const [best] = likest;
  if (!best) return null;
  const other = likest.find(({ short }) => short !== best.short)?.alike ?? 0;
  return best.alike >= SAME || best.alike >= Math.max(ALIKE, other + LEAD) ? best.short : null;
}

/** The share of words that both have, both as written and as meant: a scam is not legit. */
function likeness(one: string, other: string): number {
  return (shareOf(one, other, WRITTEN) + shareOf(one, other, MEANT)) / 2;
}

function shareOf(one: string, other: string, language: Language): number {
  const [own = [], others = []] = [one, other].map((text) => [...new Set(termsIn(text, language))]);
  const shared = own.filter((term) => others.some((each) => each === term || isSlipOf(each, term)));
  return (2 * shared.length) / Math.max(1, own.length + others.length);
}

const AUXILIARY = new Set(
  "do does did is are am was were can could will would should shall may might has have had must dont doesnt didnt isnt arent cant couldnt wont wouldnt shouldnt".split(
    " ",
  ),
);
const SUBJECT = new Set(
  "i you we they he she it this that there these my your our the a an any anyone everyone someone people u yall".split(
    " ",
  ),
);
const ASKS_MORE = new Set(
  "what when where why who whom whose which how much many long often".split(" "),
);
const BEFORE = new Set(
  "so and but hey hi hello ok okay well wait um also or just honestly like yo pls please lol quick question sorry then actually btw".split(
    " ",
  ),
);
const CLAUSE_END = /[.!?;:,\n]+/;

/** Whether a yes or a no is asked for: "can i start today", "so u offer refunds?", "im 40, is that ok". */
export function isYesOrNo(question: string): boolean {
  const clauses = clausesOf(question);
  const last = clauses.at(-1) ?? [];
  const asksMore = last.some((word) => ASKS_MORE.has(word)) || last.includes("or");
  const hasQuestionMark = question.trimEnd().endsWith("?");
  return clauses.some(asksForYes) || (hasQuestionMark && !asksMore);
}

function clausesOf(question: string) {
  return question
    .split(CLAUSE_END)
    .map((clause) => wordsIn(clause))
    .filter((words) => words.length > 0);
}

function asksForYes(words: readonly string[]): boolean {
  if (/ or (?!(?:not|no|anything|something|what)\b)/.test(` ${words.join(" ")} `)) return false;
  const first = words.findIndex((word) => !BEFORE.has(word));
  if (AUXILIARY.has(words[first] ?? "") && !asksForExplanation(words.slice(first))) return true;
  return words.some(
    (word, at) =>
      AUXILIARY.has(word) &&
      SUBJECT.has(words[at + 1] ?? "") &&
      !words.slice(0, at).some((each) => ASKS_MORE.has(each)) &&
      !asksForExplanation(words.slice(at)),
  );
}

/** "can you tell me how …" asks how. */
function asksForExplanation(words: readonly string[]): boolean {
  const verbAt = words.findIndex((word) => /^(?:tell|know|explain|say|show|ask|find)$/.test(word));
  return verbAt >= 0 && words.slice(verbAt, verbAt + 4).some((word) => ASKS_MORE.has(word));
}
