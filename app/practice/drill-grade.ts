/** Grades a reply to an objection by rule: what it has, what it lacks, and why that matters (PRAC-4). Pure. */
import { containsAny, phrasesOf, withoutAny } from "~/reading/phrases";
import { isSlipOf } from "~/reading/slips";
import { languageOf, termsIn, wordsIn } from "~/reading/words";
import {
  ACKNOWLEDGING,
  COMMON_WORDS,
  DENYING,
  DISPUTING,
  MEANINGS,
  PROMISES,
} from "./copy/drill-words";
import { MOVES, type Move } from "./drill-moves";
import { isInOrder, isList } from "./drill-sentences";

/** The parts of an objection that the grade depends on. */
export type Objection = {
  id: string;
  title: string;
  says: readonly string[];
  points: readonly string[];
  acknowledge: string;
  answer: string;
  ask: string;
};

const MOST_WORDS = 60;
/** An acknowledgment counts at the start of the reply. */
const OPENING_WORDS = 25;
/** Words between "no" and the promise it retracts: "nobody can really guarantee". */
const DENIAL_REACH = 5;
/** This share of a point's words makes it. */
const ENOUGH = 0.6;
/** This many words of the company's answer and points together make one too. */
const WORDS_IN_ALL = 3;
/** A longer point is more than the one word that counts in it. */
const SHORT_POINT = 3;

const SAME = MEANINGS.map((line) => line.split(", "));
const LANGUAGE = languageOf(COMMON_WORDS, SAME);
/** For a point of which too little is left without its common words. */
const EVERY_WORD = languageOf("", SAME);

const HEARD = phrasesOf(ACKNOWLEDGING);
const DISPUTED = phrasesOf(DISPUTING);

/** The moves that a reply lacks; none: it is right. `unbacked`: its figures that are not public ones. */
export function missingMoves(
  reply: string,
  objection: Objection,
  unbacked: readonly string[],
): Move[] {
  const words = wordsIn(reply);
  const inOrder = isInOrder(reply);
  const written = inOrder && !isList(reply, objection.points);
  const has: Record<Move, boolean> = {
    // Words in any order acknowledge nothing.
    acknowledges: inOrder && acknowledges(words, objection),
    point: makesPoint(reply, objection),
    asks: endsRight(reply, objection),
    honest: unbacked.length === 0 && !promises(words),
    written,
    short: words.length > 0 && words.length < MOST_WORDS,
  };
  return (Object.keys(MOVES) as Move[]).filter((move) => !has[move]);
}

/** The reply of the company's own script. */
export function betterReply({ acknowledge, answer, ask }: Objection): string {
  return [acknowledge, answer, ask].filter(Boolean).join(" ");
}

function acknowledges(words: readonly string[], { acknowledge }: Objection): boolean {
  const first = words.slice(0, OPENING_WORDS);
  if (containsAny(withoutAny(first, DISPUTED), HEARD)) return true;
  const opening = ` ${first.join(" ")} `;
  const own = wordsIn(acknowledge).join(" ");
  if (own !== "" && opening.includes(` ${own} `)) return true;
  const terms = new Set(termsIn(acknowledge, LANGUAGE));
  return terms.size > 1 && isMostlyIn(terms, new Set(termsIn(opening, LANGUAGE)));
}

function makesPoint(reply: string, { points, answer }: Objection): boolean {
  const said = new Set(termsIn(reply, LANGUAGE));
  const every = new Set(termsIn(reply, EVERY_WORD));
  const isMade = (point: string) => {
    const terms = new Set(termsIn(point, LANGUAGE));
    const isLong = wordsIn(point).length > SHORT_POINT;
    return terms.size > 1 || !isLong
      ? isMostlyIn(terms, said)
      : isMostlyIn(new Set(termsIn(point, EVERY_WORD)), every);
  };
  if (points.some(isMade)) return true;
  const own = new Set([answer, ...points].flatMap((text) => termsIn(text, LANGUAGE)));
  return own.size > 0 && shared(own, said) >= Math.min(WORDS_IN_ALL, own.size);
}

function isMostlyIn(terms: ReadonlySet<string>, said: ReadonlySet<string>): boolean {
  return terms.size > 0 && shared(terms, said) >= terms.size * ENOUGH;
}

function shared(terms: ReadonlySet<string>, said: ReadonlySet<string>): number {
  const words = [...said];
  return [...terms].filter((term) => said.has(term) || words.some((word) => isSlipOf(word, term)))
    .length;
}

/** One question, or none if the company's own reply has none: someone who is not interested is not asked anything. */
function endsRight(reply: string, { ask }: Objection): boolean {
  const questions = reply.match(/\?+/g)?.length ?? 0;
  return ask.includes("?")
    ? questions === 1 || (questions === 2 && /\?\s*$/.test(reply))
    : questions <= 1;
}

function promises(words: readonly string[]): boolean {
  return PROMISES.some((phrase) => {
    const parts = phrase.split(" ");
    return words.some(
      (_, at) =>
        parts.every((part, index) => words[at + index] === part) &&
        !words.slice(Math.max(0, at - DENIAL_REACH), at).some((word) => DENYING.has(word)),
    );
  });
}
