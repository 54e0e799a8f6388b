/** A message without what it tells of others, denies or says of other things (READ-2): none of that is a fault. */
import { containsAny, type Phrases, phrasesOf, withoutAny } from "~/reading/phrases";
import { wordsIn } from "~/reading/words";
import {
  ASIDE,
  CLAIMED,
  DENIED,
  MAYBE_TOLD,
  NOT_CLAIMED,
  NOT_REPORTED,
  TOLD,
} from "./copy/reported-words";
import { FAULT_MOVES, type Move } from "./message-rules";

const QUOTED = /["“”][^"“”]*["“”]/g;
/** Where somebody else's words end, and the setter's go on. */
const CLAUSE_END =
  /((?:[,.;:!?\n]|\s[-–—])+\s*|\s(?:but|though|however|and (?=(?:i|we|with|so|its?|it'?s|you|ours)\b)|so (?=(?:i|we|you)\b))\s?)/i;

const PROMISING = /^(?:promise|promising|guarantee|swear|swore)/;
const SAYING = /^(?:say|said|claim|tell|told|promise|promising|guarantee|swear|swore)/;

/** Each by itself: the first to start counts, and one may begin before another that it shares words with. */
const FRAMES = TOLD.map((written) => phrasesOf([written]));
const FRAMES_IF_DENIED = [...FRAMES, ...MAYBE_TOLD.map((written) => phrasesOf([written]))];
const DENIALS = phrasesOf(DENIED);
const MEANT = phrasesOf(NOT_REPORTED);
const CLAIMS = phrasesOf(CLAIMED);
const NO_CLAIMS = phrasesOf([...DENIED, ...NOT_CLAIMED]);
const OTHER_THINGS = phrasesOf(ASIDE);

function clausesOf(message: string) {
  const parts = message
    .replace(QUOTED, (quote) => quote.replace(/["“”]/g, "").replace(/[,.;:!?\n]/g, " "))
    .split(CLAUSE_END);
  return { parts, clauses: parts.map((part) => wordsIn(part)) };
}

/** What others say and the setter claims as well, as if the setter said it; null: nothing. */
export function claimedWords(message: string): string | null {
  const { clauses } = clausesOf(message);
  const said = isClaimed(clauses) ? clauses.map(saidIn).filter((words) => words !== "") : [];
  return said.length > 0 ? said.join(", ") : null;
}

function saidIn(words: readonly string[]): string {
  const at = words.findIndex((word) => SAYING.test(word));
  const rest = words.slice(at + 1).join(" ");
  return at < 0 ? "" : PROMISING.test(words[at] ?? "") ? `i promise ${rest}` : rest;
}

/** The message itself if all of it is the setter's own. */
export function ownWords(message: string): string {
  const { parts, clauses } = clausesOf(message);
  const isDenied = clauses.some((words) => containsAny(words, DENIALS));
  const frames = isDenied ? FRAMES_IF_DENIED : FRAMES;
  if (isClaimed(clauses)) return message;
  const kept = clauses.map((words, at) => ownIn(words, frames) ?? parts[at] ?? "");
  return kept.some((part, at) => part !== parts[at]) ? kept.join("") : message;
}

/** "They all say so, and with us it's true": what others say is the setter's, too, unless the rest denies it. */
function isClaimed(clauses: readonly (readonly string[])[]): boolean {
  const rest = clauses.map((words) => withoutAny(words, CLAIMS));
  const first = rest.findIndex((words, at) => words !== clauses[at]);
  const after = first < 0 ? [] : rest.slice(first);
  return first >= 0 && !after.some((words) => containsAny(words, NO_CLAIMS));
}

/** null: all of them. */
function ownIn(words: readonly string[], frames: readonly Phrases[]): string | null {
  const meant = withoutAny(words, MEANT);
  const starts = frames
    .map((frame) => withoutAny(meant, frame).findIndex((word, at) => word !== meant[at]))
    .filter((at) => at >= 0);
  const own = words.slice(0, Math.min(words.length, ...starts));
  const rest = withoutAny(own, OTHER_THINGS);
  if (rest === own && own.length === words.length) return null;
  return rest.filter((word, at) => word === own[at]).join(" ");
}

type Accusing = { moves: readonly Move[]; invented: readonly string[] };

/** A message as it was read, with the faults of what it claims; somebody who promises does not set expectations. */
export function withClaimed<Read extends Accusing>(reading: Read, claimed: Accusing): Read {
  const faults = claimed.moves.filter(isFault);
  if (faults.length === 0) return reading;
  const moves = reading.moves.filter(
    (move) => move !== "set-expectations" && move !== "small-talk",
  );
  return { ...reading, moves: [...moves, ...faults], invented: claimed.invented };
}

/** A message as it was read, with only those faults and figures that its own words have as well. */
export function withoutOthers<Read extends Accusing>(reading: Read, own: Accusing): Read {
  const moves = reading.moves.filter((move) => !isFault(move) || own.moves.includes(move));
  return {
    ...reading,
    moves: moves.length > 0 ? moves : ["small-talk"],
    invented: reading.invented.filter((figure) => own.invented.includes(figure)),
  };
}

export function isFault(move: Move): boolean {
  return FAULT_MOVES.includes(move);
}
