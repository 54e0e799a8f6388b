/** Grades a reply to an objection by rule: what it has, what it lacks, and why that matters (PRAC-4). Pure. */
import { isSlipOf } from "~/reading/slips";
import { languageOf, termsIn, wordsIn } from "~/reading/words";
import { ACKNOWLEDGING, COMMON_WORDS, DENYING, PROMISES } from "./copy/drill-words";

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

/** The parts of a good reply, in display order. */
export const MOVES = {
  acknowledges: {
    label: "Acknowledges the objection first",
    why: "People listen once they know they were heard.",
  },
  point: {
    label: "Makes a point that answers it",
    why: "A kind reply without an answer leaves the doubt where it was.",
  },
  asks: {
    label: "Ends with one question",
    why: "A question keeps the conversation going and shows what is really in the way.",
  },
  honest: {
    label: "Makes no promises and invents no figures",
    why: "No one can promise a result, and every figure has to be one the company can prove.",
  },
  short: { label: "Stays under 60 words", why: "People skip long messages." },
} as const;

export type Move = keyof typeof MOVES;

export const LONGEST_REPLY = 1_000;
const MOST_WORDS = 60;
/** An acknowledgment counts at the start of the reply. */
const OPENING_WORDS = 25;
/** Words between "no" and the promise it retracts: "nobody can really guarantee". */
const DENIAL_REACH = 5;
/** This share of a point's words makes it. */
const ENOUGH = 0.6;
/** This many words of the company's own answer make a point too. */
const WORDS_OF_ANSWER = 3;

const LANGUAGE = languageOf(COMMON_WORDS, []);

/** The moves that a reply lacks; none: it is right. `unbacked`: its figures that are not public ones. */
export function missingMoves(
  reply: string,
  objection: Objection,
  unbacked: readonly string[],
): Move[] {
  const words = wordsIn(reply);
  const has: Record<Move, boolean> = {
    acknowledges: acknowledges(words, objection),
    point: makesPoint(reply, objection),
    asks: endsRight(reply, objection),
    honest: unbacked.length === 0 && !promises(words),
    short: words.length > 0 && words.length < MOST_WORDS,
  };
  return (Object.keys(MOVES) as Move[]).filter((move) => !has[move]);
}

/** The reply of the company's own script. */
export function betterReply({ acknowledge, answer, ask }: Objection): string {
  return [acknowledge, answer, ask].filter(Boolean).join(" ");
}

function acknowledges(words: readonly string[], { acknowledge }: Objection): boolean {
  const opening = ` ${words.slice(0, OPENING_WORDS).join(" ")} `;
  const own = wordsIn(acknowledge).join(" ");
  return [own, ...ACKNOWLEDGING].some((phrase) => phrase && opening.includes(` ${phrase} `));
}

function makesPoint(reply: string, { points, answer }: Objection): boolean {
  const said = [...new Set(termsIn(reply, LANGUAGE))];
  const shared = (text: string) => {
    const terms = [...new Set(termsIn(text, LANGUAGE))];
    return {
      terms: terms.length,
      said: terms.filter((term) => said.some((word) => word === term || isSlipOf(word, term)))
        .length,
    };
  };
  const made = points.some((point) => {
    const { terms, said } = shared(point);
    return terms > 0 && said >= terms * ENOUGH;
  });
  const own = shared(answer);
  return made || (own.terms > 0 && own.said >= Math.min(WORDS_OF_ANSWER, own.terms));
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
