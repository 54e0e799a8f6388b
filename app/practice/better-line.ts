/** A better line for a failed check, made for the message at which it failed (READ-8). */
import { topicsAsked } from "./asked-first";
import { quoted, repliesTo, sentencesIn } from "./better-replies";
import { asksOf, type Check, isReasonFound, marksOf } from "./checks";
import {
  FIRST_ANSWERS,
  INSTEAD_OF,
  LAST_WORDS,
  NEXT_QUESTION,
  type Reply,
  SORRY,
  SPACE,
  TOLD_ALREADY,
} from "./copy/better-lines";
import type { Measure } from "./copy/terms";
import type { Move, read } from "./message-classifier";
import { FAULT_MOVES } from "./message-rules";
import { feels, hasNoTime, needsAMoment } from "./mood";
import { bookingLine } from "./own-time";
import type { Fact, Prospect } from "./practice";
import { completed } from "./prospect-reply";
import { goneOn, type Run } from "./run";
import { wrongZone } from "./wrong-zone";

export type ShownCheck = Omit<Check, "script"> & {
  /** The words of the script that the check names. */
  line: string | null;
};

/** A run with what its better lines are made of. `replies`: the company's to an objection, the fitting ones first. */
export type Told = {
  prospect: Prospect;
  seed: number;
  run: Run;
  checks: readonly ShownCheck[];
  replies: Readonly<Record<string, readonly Reply[]>>;
  reader: typeof read;
};

export const MOST_WORDS = 40;
const MOST_SENTENCES = 3;
const OFFERS: readonly Move[] = ["offer-call", "send-link", "name-time"];
/** What the right reply to an objection passes, whatever it says. */
const BY_ANY_REPLY: readonly Measure[] = [
  ...(["mirrors", "objections", "short", "no-guarantee", "no-figure"] as const),
  ...(["no-pressure", "no-praise", "no-repeats", "private"] as const),
];
const SHORT_QUESTION = 20;
/** One sentence that asks two things, whatever they are about. */
const ASKS_TWO = /\?.*\?|\b(?:and|or) (?:what|how|when|where|who|which|why)\b[^.!]*\?/is;

/**
 * The conversation with this message in the place of the one at `at`, up to there. What an AI endpoint added to the one
 * that is replaced belongs to that one.
 */
export function saidAgain({ prospect, seed, run, reader }: Told, at: number, said: string): Run {
  const before = { ...run, exchanges: run.exchanges.slice(0, at), ending: null };
  return goneOn(prospect, seed, before, { said, reader });
}

/** What the last message says is not known, so avoiding a fault proves nothing. */
export function isUnread({ exchanges }: Run): boolean {
  const { moves, written } = exchanges.at(-1)?.reading ?? { moves: [], written: null };
  return moves.length === 0 && written !== true;
}

/** Whether the last message does what the check looks for; the right end may still need others after it. */
export function passesNow(check: ShownCheck, prospect: Prospect, run: Run): boolean {
  const last = run.exchanges.at(-1);
  if (!last) return false;
  const { day, time, zone, moves, written } = last.reading;
  if (written === false) return false;
  if (check.measure === "day-time-zone")
    return day && time && zone && wrongZone(prospect, run.exchanges) === null;
  if (check.measure !== "ending") return marksOf(prospect, [check], run)[0]?.passed ?? false;
  // Nobody books a call before what they brought up is answered.
  if (prospect.right === "booked" && last.before.open !== null) return last.state.open === null;
  if (prospect.right === "booked") return moves.some((move) => OFFERS.includes(move));
  const isRight = run.ending === prospect.right;
  if (isRight && isReasonFound(prospect, run.exchanges)) return true;
  const isKnown = ruledOut(prospect).some(({ id }) => last.state.known.includes(id));
  const wasKnown = ruledOut(prospect).some(({ id }) => last.before.known.includes(id));
  return isKnown && !wasKnown;
}

/** An objection that came up only with the reply to the marked message is answered by the next one. */
export function placeToSay({ measure }: ShownCheck, at: number, { run, prospect }: Told): number {
  const here = run.exchanges[at];
  const waits = measure === "objections" || (measure === "ending" && prospect.right === "booked");
  if (!waits || !here || here.state.ending !== null) return at;
  return here.state.open !== null && here.state.open !== here.before.open ? at + 1 : at;
}

/** The first line that fits the moment and makes the check pass. */
export function betterLine(check: ShownCheck, markedAt: number | null, told: Told): string {
  if (markedAt === null) return check.better;
  const at = placeToSay(check, markedAt, told);
  const lines = [...madeFor(check, at, told), ...scripted(check), check.better];
  return lines.find((line) => isBetter(line, check, at, told)) ?? check.better;
}

function isBetter(line: string, check: ShownCheck, at: number, told: Told): boolean {
  if (line.split(" ").length > MOST_WORDS || ASKS_TWO.test(line)) return false;
  const run = saidAgain(told, at, line);
  const last = run.exchanges.at(-1);
  if (!last) return false;
  const { moves, words, questions, invented } = last.reading;
  const isQuestion = line.endsWith("?") && line.split(" ").length <= SHORT_QUESTION;
  if (check.measure === "one-question" && !isQuestion) return false;
  return (
    words <= MOST_WORDS &&
    questions <= 1 &&
    invented.length === 0 &&
    !moves.some((move) => FAULT_MOVES.includes(move)) &&
    !last.cues.some(({ kind }) => kind === "known") &&
    (run.ending === null || run.ending === told.prospect.right) &&
    passesNow(check, told.prospect, run)
  );
}

function madeFor(check: ShownCheck, at: number, told: Told): string[] {
  const { run, prospect } = told;
  const last = run.exchanges[at - 1];
  const heard = last?.engine ?? run.opening;
  // What they brought up only after this message cannot be met by it.
  const objection = prospect.objections.find(({ id }) => id === last?.state.open);
  if (
    BY_ANY_REPLY.includes(check.measure) ||
    (check.measure === "ending" && prospect.right === "booked")
  ) {
    const space = needsAMoment(heard) ? [SPACE] : [];
    if (objection) return [...space, ...repliesTo(objection, told, space)];
    if (space.length > 0) return space;
  }
  if (check.measure === "ending") return lastWords(at, told);
  const here = run.exchanges[at];
  if (!here) return [];
  switch (check.measure) {
    case "asks-first":
      return answersFirst(check, at, told);
    case "one-question":
      return [...sentencesIn(here.said), ...questionsOf(told.checks), NEXT_QUESTION].filter(
        (each) => each.endsWith("?") && each.split(" ").length <= SHORT_QUESTION,
      );
    case "mirrors":
      return heardBefore(at, told)
        .filter(feels)
        .flatMap(quoted)
        .map((words) => `${words} ${SORRY}`);
    case "no-praise":
      return [
        ...heardBefore(at, told)
          .filter(feels)
          .flatMap(quoted)
          .map((words) => `${words} Thanks for telling me.`),
        ...nextQuestions(at, told),
      ];
    case "no-repeats":
      return nextQuestions(at, told).map((question) => `${TOLD_ALREADY} ${question}`);
    case "private":
      return here.reading.moves.flatMap((move) =>
        move === "insult" || move === "urge-lie" ? [INSTEAD_OF[move]] : [],
      );
    case "day-time-zone":
      return [bookingLine(told, at)];
    default:
      return [];
  }
}

/** What they asked at once is answered before they are asked. */
function answersFirst({ better }: ShownCheck, at: number, { run, reader }: Told): string[] {
  const before = run.exchanges.slice(0, at).flatMap(({ reading }) => reading.moves);
  const answers = topicsAsked(run.opening)
    .map((topic) => FIRST_ANSWERS[topic])
    .filter((answer) => !reader(answer).moves.some((move) => before.includes(move)));
  if (answers.length === 0) return [];
  return [answers, ...answers.map((each) => [each])].map((some) =>
    ["Fair question.", ...some, better].join(" "),
  );
}

/** One of each kind that the rubric looks for, as the company asks it. */
function questionsOf(checks: readonly ShownCheck[]): string[] {
  return checks.flatMap(({ measure, better }) => (asksOf(measure).length > 0 ? [better] : []));
}

/** What is not known yet, as the company asks it. */
function nextQuestions(at: number, { prospect, seed, run, checks }: Told): string[] {
  const { facts } = completed(prospect, seed);
  const known = run.exchanges[at]?.before.known ?? [];
  const isOpen = (move: Move) => facts.some(({ id, ask }) => ask === move && !known.includes(id));
  return checks.flatMap(({ measure, better }) => (asksOf(measure).some(isOpen) ? [better] : []));
}

/** The end of someone who does not fit, or the question that shows it. */
function lastWords(at: number, { prospect, seed, run, checks }: Told): string[] {
  if (prospect.right === "booked")
    return run.exchanges[at] ? [bookingLine({ prospect, seed, run }, at)] : [];
  const questions = ruledOut(prospect).flatMap(({ ask }) =>
    checks.filter(({ measure }) => asksOf(measure).includes(ask)).map(({ better }) => better),
  );
  const known = run.exchanges[at]?.before.known ?? [];
  const heard = [run.opening, ...run.exchanges.slice(0, at).map(({ engine }) => engine)];
  const isKnown =
    ruledOut(prospect).some(({ id }) => known.includes(id)) ||
    (prospect.right === "later" && heard.some(hasNoTime));
  return isKnown ? [LAST_WORDS[prospect.right]] : questions;
}

/** The shortest part of the script's line that will do; for what is only to be avoided, any part would. */
function scripted({ line, measure }: ShownCheck): string[] {
  if (line === null) return [];
  const sentences = sentencesIn(line);
  if (BY_ANY_REPLY.includes(measure)) return [sentences.join(" ")];
  return sentences
    .slice(0, MOST_SENTENCES)
    .flatMap((_, length) =>
      sentences.map((__, from) => sentences.slice(from, from + length + 1).join(" ")),
    );
}

/** What the prospect has told before this message, the newest first. */
function heardBefore(at: number, { prospect, seed, run }: Told): string[] {
  const { facts } = completed(prospect, seed);
  const known = run.exchanges[at]?.before.known ?? [];
  const told = known.map((id) => facts.find((fact) => fact.id === id)?.answer ?? "");
  return [run.opening, ...told].toReversed();
}

function ruledOut({ facts }: Prospect): readonly Fact[] {
  return facts.filter(({ rulesOut }) => rulesOut);
}
