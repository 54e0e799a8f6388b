/** A yes-or-no question gets a yes or a no before everything else (HELP-1). */
import { isSlipOf } from "~/reading/slips";
import { type Language, languageOf, termsIn, wordsIn } from "~/reading/words";
import { asksForYes, clausesOf, isYesOrNo } from "./asks-for-yes";
import type { Passage } from "./copy/help.server";
import { IDLE_WORDS, STOP_WORDS, SYNONYMS } from "./copy/question-words";
import { asksFromAbroad } from "./from-abroad";
import { askedIn, type ShortAnswer } from "./ways-to-ask";

const ALREADY_FIRST = /^(Yes|No|It depends|Mostly)[.,:] /;
const CONDITION = /\b(?:if|while|without|although|though|unless|despite|during|for me)\b.*/;
const VERDICT = /^(?:Yes|No)[.,] /;
/** Told by "aged 18 or older". */
const LEAST_AGE = /\b(\d\d)(?: years)? or older\b/;
const AN_AGE =
  /(?<![$\d.,:/])\b\d{1,2}\b(?! ?(?:%|k\b|hours?|hrs?|h\b|days?|weeks?|months?|am\b|pm\b|times|people|calls))/g;
const PAST = /^(?:did|has|have|had|was|were)$/;
const OWN = /^(?:i|ive|my|me|mine|we|our|us)$/;
/** Words that make no other question of it. */
const TELLS_NOTHING = new RegExp(`\\b(?:${IDLE_WORDS.split(", ").join("|")})\\b`, "gi");
/** Neither a number nor a day of the week in short. */
const TELLING = /^\D{4,}$/;
/** What makes another question of it, wherever one has it and the other does not, and whose else something is. */
const MARKS = [
  /\bwithout\b/,
  /\b(?:only|just|alone|nothing but)\b(?! (?:wondering|asking|curious|checking|want|wanna|wanted|saw|got|started|found|a quick|quick|to))/,
  /\b(?:need|needs|require[ds]?|required|necessary|mandatory|have to have|must have)\b/,
  /\b(?:two|2|both|several|multiple|many|three)\b/,
  /\b(?:(?:boss|employer|friend|brother|bro|sister|husband|wife|roommate|neighbor|mom|dad|cousin|company|job|school|library|work)(?:'?s)?) (?:computer|laptop|pc|phone|iphone|tablet|ipad|chromebook|wifi|account|internet)\b/,
];
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

/**
 * The passage as an answer to this question: with the short answer first, if that is asked for and known. No yes and no
 * "no" is sure of what the passage does not name, nor of what became of somebody's own booking, form or pay.
 */
export function answering<Read extends Passage>(passage: Read, question: string): Read {
  if (!isYesOrNo(question)) return passage;
  const listed = askedIn(passage).find((each) => sameWords(each.question, question))?.short;
  const short = listed ?? shortAnswer(passage, question);
  const said = short === null ? passage.text : `${short}. ${startingAt(passage, ALREADY_FIRST)}`;
  if (listed) return { ...passage, text: said };
  if (!VERDICT.test(said)) return { ...passage, text: said };
  const isOpen =
    isOwnCase(question) ||
    isTooYoung(passage, question) ||
    hasUnnamed(passage, question, said.startsWith("Yes"));
  return isOpen ? withoutVerdict(passage) : { ...passage, text: said };
}

function sameWords(one: string, other: string): boolean {
  return wordsIn(one).join(" ") === wordsIn(other).join(" ");
}

/** "Did my form go through?": no help page knows. */
function isOwnCase(question: string): boolean {
  return clausesOf(question).some(
    (words) =>
      asksForYes(words) && PAST.test(words[0] ?? "") && words.some((each) => OWN.test(each)),
  );
}

/** The passage asks for an age that somebody says they, or another, have not. */
function isTooYoung({ text }: Passage, question: string): boolean {
  const least = leastAgeIn(text) ?? 0;
  return [...question.matchAll(AN_AGE)].some(([age]) => Number(age) < least);
}

export function leastAgeIn(text: string): number | null {
  const [, age] = LEAST_AGE.exec(text) ?? [];
  return age === undefined ? null : Number(age);
}

/** The text without the yes or the "no" that it begins with. */
export function withoutVerdict<Read extends { text: string }>(words: Read): Read {
  return { ...words, text: startingAt(words, VERDICT) };
}

function startingAt({ text }: { text: string }, end: RegExp): string {
  const rest = text.replace(end, "");
  return `${rest.charAt(0).toUpperCase()}${rest.slice(1)}`;
}

/**
 * "My employer forbids side jobs, can I do it?" may have another answer than "Can I do it?", and "May I record the
 * sessions?" than "May I join the sessions?". A yes to one country is none to another.
 */
function hasUnnamed(passage: Passage, question: string, isYes: boolean): boolean {
  const all = clausesOf(question);
  const asks = all.filter(asksForYes);
  const isExact = asks.length === 0 || asksFromAbroad(question);
  const language = isYes && isExact ? WRITTEN : MEANT;
  // "A webcam?" asks with its sign alone.
  const asking = asks.length > 0 || !isYes ? asks : all.slice(-1);
  const clauses = [...conditionsIn(question), ...asking.map((words) => words.join(" "))];
  const asked = askedIn(passage).map((each) => each.question);
  const plain = question.toLowerCase().replaceAll("’", "'");
  if (MARKS.some((mark) => mark.test(plain) && !asked.some((each) => mark.test(each)))) return true;
  const own = [passage.title, passage.text, ...passage.points, ...asked].join("\n");
  const named = [...new Set(termsIn(own, language))];
  const isNamed = (term: string) => named.some((each) => each === term || isSlipOf(term, each));
  return clauses.some((each) =>
    termsIn(each.replace(TELLS_NOTHING, " "), language).some(
      (term) => TELLING.test(term) && !isNamed(term),
    ),
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
