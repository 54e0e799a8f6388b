/**
 * Which classes a message has, once each has a score: a second layer weighs the scores of the whole and of its clauses,
 * what phrases tell, and all other classes together, as they go together or exclude each other. In whole hundredths.
 */
import { wordsIn } from "~/reading/words";
import type { Ruled } from "./message-rules";

/** By class, in the order of the weights. */
type Scores = readonly number[];
/** Log-odds of each class of a text in which phrases tell these. */
type Scorer = (text: string, seen: readonly string[]) => ReadonlyMap<string, number>;
/** For each class its weights: even odds, what it has of its own, what all have. */
export type VerdictWeights = readonly (readonly number[])[];
export type Evidence = {
  whole: Scores;
  clauses: readonly Scores[];
  /** The clauses of each sentence. */
  bySentence: readonly (readonly Scores[])[];
  told: Scores;
  excused: Scores;
  words: number;
  /** The words of its longest sentence. */
  longest: number;
  sentences: number;
  asks: boolean;
};
export type Facts = { own: readonly Scores[]; shared: Scores };

const CLAUSE_END = /[.!?;:\n,()–—]+|\s-\s|\s(?:and|but|also|plus|or|so|because|since|which)\s/i;
/** A clause is read on its own if it has a few words. */
const WORDS_OF_A_CLAUSE = 3;
/** What is surer than this is sure. */
const MOST = 2;
const MOST_BESIDE = 1;
const STEP = 4;
const FEW_CLAUSES = 6;
const HUNDREDTHS = 100;

export function evidenceOf(
  text: string,
  { moves, excused, sentences }: Ruled,
  scoresOf: Scorer,
): Evidence {
  const bySentence = sentences.map((sentence) =>
    sentence.text
      .split(CLAUSE_END)
      .filter((clause) => wordsIn(clause).length >= WORDS_OF_A_CLAUSE)
      .map((clause) => [...scoresOf(clause, sentence.moves).values()]),
  );
  return {
    ...toldIn(text, { moves, excused }, scoresOf),
    clauses: bySentence.flat(),
    bySentence,
    words: sentences.reduce((sum, each) => sum + each.words.length, 0),
    longest: Math.max(0, ...sentences.map((each) => each.words.length)),
    sentences: sentences.length,
  };
}

/** Each sentence as if it stood alone, if several say something. */
export function sentencesAlone(
  { bySentence }: Evidence,
  sentences: Ruled["sentences"],
  scoresOf: Scorer,
): { evidence: Evidence; sentence: Ruled["sentences"][number] }[] {
  const said = sentences.filter(({ words }) => words.length >= WORDS_OF_A_CLAUSE);
  if (said.length < 2) return [];
  return said.map((sentence) => {
    const clauses = bySentence[sentences.indexOf(sentence)] ?? [];
    const own = toldIn(sentence.text, sentence, scoresOf);
    const words = sentence.words.length;
    return {
      sentence,
      evidence: { ...own, clauses, bySentence: [clauses], words, longest: words, sentences: 1 },
    };
  });
}

function toldIn(
  text: string,
  { moves, excused }: Pick<Ruled["sentences"][number], "moves" | "excused">,
  scoresOf: Scorer,
): Pick<Evidence, "whole" | "told" | "excused" | "asks"> {
  const scores = scoresOf(text, moves);
  const classes: readonly string[] = [...scores.keys()];
  const among = (names: readonly string[]) => classes.map((name) => (names.includes(name) ? 1 : 0));
  return {
    whole: [...scores.values()],
    told: among(moves),
    excused: among(excused),
    asks: text.includes("?"),
  };
}

export function factsOf(evidence: Evidence): Facts {
  const { whole, told, excused } = evidence;
  const clauses = evidence.clauses.length > 0 ? evidence.clauses : [whole];
  const inWhole = leadsIn(whole);
  const inClauses = clauses.map(leadsIn);
  const best = whole.map((_, at) => Math.max(...clauses.map((scores) => scores[at] ?? 0)));
  const toldCount = told.reduce((sum, each) => sum + each, 0);
  const size = [
    Math.sqrt(evidence.words) / STEP,
    Math.min(evidence.clauses.length, FEW_CLAUSES) / 3,
    evidence.sentences / 3,
    evidence.asks ? 1 : 0,
    toldCount / 2,
  ];
  return {
    own: whole.map((score, at) => {
      const [sure, clearest] = [within(score), within(best[at] ?? 0)];
      const lead = inWhole[at] ?? 0;
      return [
        sure,
        clearest,
        within(secondOf(clauses, at)),
        within(lead),
        within(Math.max(...inClauses.map((leads) => leads[at] ?? 0))),
        within(score - lead),
        Math.max(0, -1 - within(score - lead)),
        Math.max(0, sure),
        Math.max(0, sure + 0.5),
        Math.max(0, clearest),
        Math.max(0, clearest + 0.5),
        (told[at] ?? 0) * sure,
        excused[at] ?? 0,
      ];
    }),
    shared: [
      ...size,
      ...whole.map((score) => within(score, MOST_BESIDE)),
      ...best.map((score) => within(score, MOST_BESIDE)),
      ...told,
    ],
  };
}

/** Log-odds of each class. */
export function verdictsOf({ own, shared }: Facts, weights: VerdictWeights): number[] {
  return weights.map((row, at) => {
    const facts = [1, ...(own[at] ?? []), ...shared];
    return row.reduce((sum, weight, index) => sum + weight * (facts[index] ?? 0), 0) / HUNDREDTHS;
  });
}

/** By how much each class is ahead of the best of the others. */
function leadsIn(scores: Scores): number[] {
  const [first = 0, second = first] = scores.toSorted((one, other) => other - one);
  return scores.map((score) => (score === first ? score - second : score - first));
}

function secondOf(clauses: readonly Scores[], at: number): number {
  const sorted = clauses.map((scores) => scores[at] ?? 0).sort((one, other) => other - one);
  return sorted[1] ?? -MOST * STEP;
}

function within(score: number, most = MOST): number {
  return Math.max(-most, Math.min(most, score / STEP));
}
