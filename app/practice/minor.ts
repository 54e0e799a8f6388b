/** What is private because of whom it is asked: somebody who has said that they are under 18 (READ-2). */
import { contains, phraseOf, without } from "~/reading/phrases";
import { wordsIn } from "~/reading/words";
import { ASKS_OF_A_MINOR } from "./copy/minor-words";
import type { Reading } from "./message-classifier";
import { sentencesIn } from "./message-rules";
import type { Prospect } from "./practice";
import type { State } from "./prospect-state";

const CAUGHT = ASKS_OF_A_MINOR.caught.map((written) => phraseOf(written));
const INNOCENT = (ASKS_OF_A_MINOR.innocent ?? []).map((written) => phraseOf(written));

/** Whether the setter knows an age that rules them out. */
export function isKnownMinor({ facts }: Prospect, { known }: Pick<State, "known">): boolean {
  return facts.some(({ id, ask, rulesOut }) => rulesOut && ask === "ask-age" && known.includes(id));
}

export function asksOfAMinor(reading: Reading, said: string): Reading {
  const isPrivate = sentencesIn(said).some((sentence) => {
    const rest = INNOCENT.reduce<readonly string[]>(without, wordsIn(sentence));
    return CAUGHT.some((phrase) => contains(rest, phrase));
  });
  if (!isPrivate || reading.moves.includes("ask-private")) return reading;
  const moves = reading.moves.filter((move) => move !== "small-talk");
  return { ...reading, moves: [...moves, "ask-private"] };
}
