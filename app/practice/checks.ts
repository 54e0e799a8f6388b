/** The rubric's checks, each a pure yes or no over a replayed run, with the message that decides it (PRAC-3). */

import { wordsIn } from "~/reading/words";
import { type Topic, topicsAsked } from "./asked-first";
import type { Measure } from "./copy/terms";
import { LONGEST_SHORT, type Move } from "./message-classifier";
import { hasNoTime } from "./mood";
import type { Prospect } from "./practice";
import type { Exchange, Mark, Run } from "./run";
import { wrongZone } from "./wrong-zone";

export type Check = {
  id: string;
  measure: Measure;
  title: string;
  cost: string;
  /** What a question without its reason costs, if the check is about one. */
  bare: string | null;
  better: string;
  script: string | null;
  needed: boolean;
};

type Verdict = Omit<Mark, "id"> | null;

const OFFERS: readonly Move[] = ["offer-call", "send-link"];
const TELLS: readonly Move[] = ["explain-role", "explain-pay", ...OFFERS];
/** What answers a question that a prospect opens with. */
const ANSWERS: Readonly<Record<Topic, readonly Move[]>> = {
  what: ["explain-role", "explain-pay"],
  cost: ["state-cost"],
  pay: ["explain-pay"],
};
/** What a message does that gives a fact or goes on to the end. */
const FACTS: readonly Move[] = [
  ...TELLS,
  ...(["explain-call", "state-cost", "state-terms", "set-expectations", "show-proof"] as const),
  ...(["no-recruiting", "include-partner", "name-time"] as const),
  ...(["guarantee", "pressure", "kind-no", "follow-up"] as const),
];
/** Asking what they feel acknowledges it. */
const ASKS_FOR_FEELINGS: readonly Move[] = ["ask-worry", "ask-past"];
const BOOKING: readonly Measure[] = ["income", "credit", "says-call", "day-time-zone"];
const DEBTS = "debt debts rent eviction evicted card cards loan loans borrow bills owe".split(" ");
/** Asked of everyone whose call is booked, and of others until the end is clear. */
const MISFIT: readonly Measure[] = ["age", "location", "hours", "why"];

/** A run's marks, in the order of the rubric; `needed` checks and the right ending make a pass. */
export function marksOf(
  prospect: Prospect,
  checks: readonly Pick<Check, "id" | "measure">[],
  run: Run,
): Mark[] {
  return checks.flatMap(({ id, measure }) => {
    const verdict = verdictOf(measure, prospect, run);
    return verdict ? [{ id, ...verdict }] : [];
  });
}

export function isPassed(
  prospect: Prospect,
  checks: readonly Pick<Check, "id" | "needed">[],
  { ending }: Pick<Run, "ending">,
  marks: readonly Mark[],
): boolean {
  const failed = new Set(marks.filter(({ passed }) => !passed).map(({ id }) => id));
  return ending === prospect.right && !checks.some(({ id, needed }) => needed && failed.has(id));
}

/** What ends a conversation, and rightly so. */
const ENDS_IT: readonly Move[] = ["ask-private", "insult", "urge-lie"];

function verdictOf(measure: Measure, prospect: Prospect, run: Run): Verdict {
  const { exchanges } = run;
  const books = prospect.right === "booked";
  if (!books && BOOKING.includes(measure)) return null;
  // Someone who does not fit is let go as soon as that is known.
  if (
    !books &&
    MISFIT.includes(measure) &&
    !asksOf(measure).some((move) => askedAt(exchanges, [move]) !== null)
  )
    return null;
  switch (measure) {
    case "asks-first":
      return asksFirst(prospect, exchanges);
    case "one-question":
      return never(exchanges, ({ reading }) => reading.questions > 1);
    case "short":
      return never(exchanges, ({ reading }) => reading.words > LONGEST_SHORT);
    case "location":
    case "age":
    case "why":
    case "hours":
      return found(askedAt(exchanges, asksOf(measure)), exchanges);
    case "income":
    case "credit":
      return askedWithReason(exchanges, asksOf(measure));
    case "no-guarantee":
      return never(exchanges, ({ reading }) => reading.moves.includes("guarantee"));
    case "no-figure":
      return never(exchanges, ({ reading }) => reading.invented.length > 0);
    case "mirrors":
      return mirrors(exchanges);
    case "objections":
      return answersObjections(exchanges);
    case "no-pressure":
      return never(exchanges, ({ reading }) => reading.moves.includes("pressure"));
    case "no-praise":
      return never(exchanges, ({ cues }) => cues.some(({ kind }) => kind === "praised"));
    case "no-repeats":
      return never(exchanges, ({ cues }) => cues.some(({ kind }) => kind === "known"));
    case "private":
      return never(exchanges, ({ reading: { moves } }) =>
        moves.some((move) => ENDS_IT.includes(move)),
      );
    case "says-call":
      return found(askedAt(exchanges, ["explain-call"]), exchanges);
    case "day-time-zone":
      return booksExactly(prospect, run);
    case "ending":
      return endsRight(prospect, run);
  }
}

/** What a check looks for among the questions. */
export function asksOf(measure: Measure): readonly Move[] {
  const moves: Partial<Record<Measure, readonly Move[]>> = {
    location: ["ask-location"],
    age: ["ask-age"],
    income: ["ask-income"],
    credit: ["ask-credit"],
    why: ["ask-reason", "ask-goal"],
    hours: ["ask-hours", "ask-work"],
  };
  return moves[measure] ?? [];
}

function never(exchanges: readonly Exchange[], wrong: (each: Exchange) => boolean): Verdict {
  const at = exchanges.findIndex(wrong);
  return { passed: at < 0, at: at < 0 ? null : at };
}

/** Passed at the message that has it; failed at the last one, by which it should have come. */
function found(at: number | null, exchanges: readonly Exchange[]): Verdict {
  return { passed: at !== null, at: at ?? lastOf(exchanges) };
}

function askedAt(exchanges: readonly Exchange[], moves: readonly Move[]): number | null {
  const at = exchanges.findIndex(({ reading }) =>
    moves.some((move) => reading.moves.includes(move)),
  );
  return at < 0 ? null : at;
}

/** An answer to what they asked about it at once is no pitch. */
function asksFirst({ opening }: Prospect, exchanges: readonly Exchange[]): Verdict {
  const isAsk = (move: Move) => move.startsWith("ask-") && move !== "ask-time";
  const wanted = topicsAsked(opening).flatMap((topic) => ANSWERS[topic]);
  const told = new Set<Move>();
  const answers: number[] = [];
  for (const [at, { reading }] of exchanges.entries()) {
    if (reading.moves.some(isAsk) || reading.asksLeave) return { passed: true, at };
    const fresh = reading.moves.filter((move) => wanted.includes(move) && !told.has(move));
    const isAnswer = fresh.length > 0;
    const offers = reading.moves.some((move) => OFFERS.includes(move));
    if (offers || (!isAnswer && reading.moves.some((move) => TELLS.includes(move))))
      return { passed: false, at };
    if (isAnswer) answers.push(at);
    for (const move of fresh) told.add(move);
  }
  // A setter who told nothing did not pitch.
  return answers.length > 0 ? { passed: true, at: answers[0] ?? null } : null;
}

/** The reason may come with the question, right after it, or from an earlier question for which it was given. */
function askedWithReason(exchanges: readonly Exchange[], asks: readonly Move[]): Verdict {
  const first = askedAt(exchanges, asks);
  if (first === null) return found(null, exchanges);
  const reasoned = exchanges.findIndex(
    ({ reading, before }, at) =>
      asks.some((move) => reading.moves.includes(move)) &&
      (before.reason !== null || exchanges.slice(at, at + 2).some(givesReason)),
  );
  return { passed: reasoned >= 0, at: reasoned < 0 ? first : reasoned };
}

function givesReason({ reading }: Exchange): boolean {
  return reading.moves.includes("give-reason");
}

/** An objection came up, or else what hurts, and it is acknowledged before a fact is given. */
function mirrors(exchanges: readonly Exchange[]): Verdict {
  const raised = exchanges.findIndex(({ cues }) => cues.some(({ kind }) => kind === "objection"));
  const hurt = exchanges.findIndex(({ before }) => before.mood === "hurt");
  const from = raised >= 0 && raised + 1 < exchanges.length ? raised + 1 : hurt;
  if (from < 0) return null;
  const hears: readonly Move[] = ["mirror", ...ASKS_FOR_FEELINGS];
  const decides = [...hears, ...FACTS];
  const at = exchanges.findIndex(
    ({ reading: { moves } }, index) =>
      index >= from && moves.some((move) => decides.includes(move)),
  );
  const moves = exchanges[at]?.reading.moves;
  return moves ? { passed: moves.some((move) => hears.includes(move)), at } : null;
}

function answersObjections(exchanges: readonly Exchange[]): Verdict {
  const left = exchanges.at(-1)?.state.open ?? null;
  if (left === null) return { passed: true, at: null };
  const raised = exchanges.findIndex(({ state }) => state.open === left);
  return { passed: false, at: Math.min(raised + 1, exchanges.length - 1) };
}

/** Fails if a day, a time or a zone was not named, or a zone that is not theirs. Where all three were and nothing was booked, the end says why. */
function booksExactly(prospect: Prospect, { exchanges, ending }: Run): Verdict {
  const wrong = ending === "booked" ? wrongZone(prospect, exchanges) : null;
  if (wrong) return { passed: false, at: wrong.at };
  const { day, time, zone } = exchanges.at(-1)?.state ?? { day: false, time: false, zone: false };
  const isBooked = ending === "booked" && day && time && zone;
  if (!isBooked && exchanges.some(({ reading }) => reading.day && reading.time && reading.zone))
    return null;
  return { passed: isBooked, at: lastOf(exchanges) };
}

/** A misfit may only be let go for a reason that was found out. */
function endsRight(prospect: Prospect, { exchanges, ending }: Run): Verdict {
  const found = isReasonFound(prospect, exchanges);
  return { passed: ending === prospect.right && found, at: lastOf(exchanges) };
}

/** Whether the last of these messages can know why the prospect does not fit, if one does not. */
export function isReasonFound(
  { facts, right, opening }: Prospect,
  exchanges: readonly Exchange[],
): boolean {
  const last = exchanges.at(-1);
  const reasons = facts.filter(({ rulesOut }) => rulesOut);
  const known = last?.state.known ?? [];
  if (reasons.length === 0 || reasons.some(({ id }) => known.includes(id))) return true;
  // Who says that this is no time is not questioned first.
  const heard = [opening, ...exchanges.slice(0, -1).map(({ engine }) => engine)];
  if (right === "later" && heard.some(hasNoTime)) return true;
  return reasons.some(({ ask }) => ask === "ask-credit") && namesDebt(last?.said ?? "");
}

/** Letting a prospect go because of debts shows that the setter read about them. */
function namesDebt(said: string): boolean {
  return wordsIn(said).some((word) => DEBTS.includes(word));
}

function lastOf(exchanges: readonly Exchange[]): number | null {
  return exchanges.length > 0 ? exchanges.length - 1 : null;
}
