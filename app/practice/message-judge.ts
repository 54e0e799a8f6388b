/** Which classes a message has when both readers have voted (PRAC-2): the bars, for the whole and for each of its sentences. */
import { createClassReader } from "~/reading/class-reader";
import { FAULT_MOVES, MOVE_NAMES, type Move, type Ruled } from "./message-rules";
import { type Evidence, evidenceOf, factsOf, sentencesAlone, verdictsOf } from "./message-verdict";
import { VERDICT_WEIGHTS, WEIGHTS } from "./message-weights";

/** In log-odds: it has a class from here on, whether phrases tell it or not: a wrong reading costs more than none. */
const BAR = 0.5;
/** A fault that phrases tell is one unless the verdict denies it … */
const BAR_OF_A_FAULT_THAT_IS_TOLD = 0.5;
/** … and any other only if both layers are sure: else it is not judged. */
const BARS_OF_A_FAULT = { verdict: 1, score: 1 };
/** They end the conversation. */
const BARS_OF_THE_WORST: Partial<Record<Move, typeof BARS_OF_A_FAULT>> = {
  insult: { verdict: 1, score: 1.5 },
  "urge-lie": { verdict: 2, score: 1 },
};
/** What is said in one of several sentences is said, if that is sure and the whole does not deny it. */
const BARS_OF_A_SENTENCE = { alone: 1.5, whole: -1.5 };
/** Fewer words accuse no one. */
const WORDS_OF_A_FAULT = 3;

/** The age of somebody else is not the prospect's. */
const EXACT: readonly Move[] = ["ask-age"];

const scoresOf = createClassReader(WEIGHTS);

export function movesJudged(message: string, rules: Ruled): Move[] {
  const evidence = evidenceOf(message, rules, scoresOf);
  // Weights know nothing of signs alone: "??" asks who decides as little as anything else.
  if (evidence.words === 0) return rules.moves;
  const whole = { ...judgedBy(evidence), told: rules.moves, excused: rules.excused };
  const alone = sentencesAlone(evidence, rules.sentences, scoresOf).map((each) => ({
    ...judgedBy(each.evidence),
    told: each.sentence.moves,
    excused: each.sentence.excused,
  }));
  return MOVE_NAMES.filter((move) => {
    if (isRead(move, whole)) return true;
    if (move === "small-talk" || verdictOf(move, whole) < BARS_OF_A_SENTENCE.whole) return false;
    return alone.some(
      (each) => verdictOf(move, each) >= BARS_OF_A_SENTENCE.alone && isRead(move, each),
    );
  });
}

/** How sure each layer is, by class, and what phrases tell of it. */
type Judged = {
  verdicts: readonly number[];
  scores: readonly number[];
  isLong: boolean;
  told: readonly Move[];
  excused: readonly Move[];
};

function judgedBy(evidence: Evidence): Pick<Judged, "verdicts" | "scores" | "isLong"> {
  const verdicts = verdictsOf(factsOf(evidence), VERDICT_WEIGHTS);
  return { verdicts, scores: evidence.whole, isLong: evidence.longest >= WORDS_OF_A_FAULT };
}

function verdictOf(move: Move, { verdicts }: Judged): number {
  return verdicts[WEIGHTS.classes.indexOf(move)] ?? -1;
}

function isRead(move: Move, judged: Judged): boolean {
  const { told, excused, isLong, scores } = judged;
  const verdict = verdictOf(move, judged);
  const isTold = told.includes(move);
  if (!FAULT_MOVES.includes(move))
    return verdict >= BAR && (isTold || !EXACT.includes(move) || !excused.includes(move));
  if (isTold) return verdict >= BAR_OF_A_FAULT_THAT_IS_TOLD;
  if (!isLong || excused.includes(move)) return false;
  const score = scores[WEIGHTS.classes.indexOf(move)] ?? 0;
  const bars = BARS_OF_THE_WORST[move] ?? BARS_OF_A_FAULT;
  return verdict >= bars.verdict && score >= bars.score;
}
