/** Whether other words say what the engine decided, and nothing else: if not, the engine's line replaces them (PRAC-2). */
// cspell:ignore roleplay
import { wordsIn } from "~/reading/words";
import type { Fact } from "./practice";

const LONGEST = 300;
const LONGER_BY = 60;
/** Meaningful words have at least this many letters. */
const CONTENT = 4;
const KEPT_SHARE = 0.6;
const NEGATION = /^(?:no|not|never|nobody|nothing|none|without|cant|wont|nor|[a-z]+nt)$/;
const DEALS =
  "book|booked|booking|deal|agreed|agree|calendar|sure|okay|ok|yes|yeah|yep|absolutely|definitely|bye|goodbye|scheduled|confirmed|interested";
/** Words that a prospect would not use. */
const OUTSIDE =
  "ai|assistant|model|prompt|prompts|instruction|instructions|system|setter|coach|trust|patience|score|points|simulation|roleplay|language";
const WATCHED = new Set(`${DEALS}|${OUTSIDE}`.split("|"));

/** `hidden`: facts that have not been revealed. */
export function isFaithful(said: string, line: string, hidden: readonly Fact[]): boolean {
  if (said === "" || said.length > Math.min(LONGEST, line.length * 2 + LONGER_BY)) return false;
  const [own, other] = [wordsIn(line), wordsIn(said)];
  const known = new Set(own);
  const meant = [...known].filter((word) => word.length >= CONTENT);
  const kept = meant.filter((word) => other.includes(word));
  return (
    kept.length >= meant.length * KEPT_SHARE &&
    count(own, NEGATION) === count(other, NEGATION) &&
    digits(line) === digits(said) &&
    other.every((word) => known.has(word) || !WATCHED.has(word)) &&
    hidden.every(({ answer }) =>
      wordsIn(answer).every(
        (word) => word.length < CONTENT || known.has(word) || !other.includes(word),
      ),
    )
  );
}

function count(words: readonly string[], pattern: RegExp): number {
  return words.filter((word) => pattern.test(word)).length;
}

function digits(text: string): string {
  return (text.match(/\d+/g) ?? []).join(" ");
}
