/** A practice conversation, replayed from its seed and the setter's messages: the same here and in any browser (PRAC-1). */

import { containsAny, phrasesOf, withoutAny } from "~/reading/phrases";
import { wordsIn } from "~/reading/words";
import { ASKS_OF_A_MINOR } from "./copy/minor-words";
import type { Cue } from "./cue";
import { type Company, type Move, type Reading, read } from "./message-classifier";
import { sentencesIn } from "./message-rules";
import type { Ending, Prospect } from "./practice";
import { step } from "./prospect";
import { completed, reply } from "./prospect-reply";
import { begin, type State } from "./prospect-state";

/** One check of the rubric. `at`: the message that decides it, counted from 0; null if none does. */
export type Mark = { id: string; passed: boolean; at: number | null };

export type RunResult = { ending: Ending; marks: readonly Mark[] };

/** What an AI endpoint made of messages and replies, by the message's index: its classes, and other words. */
export type Voiced = Readonly<Record<string, { moves?: readonly Move[]; reply?: string }>>;

export type Exchange = {
  said: string;
  reading: Reading;
  before: State;
  state: State;
  cues: readonly Cue[];
  /** The engine's words for it. */
  engine: string;
  /** What was shown: theirs, or those of an AI endpoint. Empty: the prospect only reads. */
  reply: string;
};

export type Run = { opening: string; exchanges: readonly Exchange[]; ending: Ending | null };

export const LONGEST_MESSAGE = 1_000;

/** Reads each message once: for a page, which replays its conversation with every new one. */
export function rememberingReader(company: Company = {}): typeof read {
  const known = new Map<string, Reading>();
  return (said, heard = []) => {
    const key = JSON.stringify([said, ...heard]);
    const reading = known.get(key) ?? read(said, heard, company);
    known.set(key, reading);
    return reading;
  };
}

/** Messages after the end are not part of the run. */
export function play(
  written: Prospect,
  seed: number,
  messages: readonly string[],
  voiced: Voiced = {},
  reader: typeof read = read,
): Run {
  let run: Run = { opening: written.opening, exchanges: [], ending: null };
  for (const [at, said] of messages.entries()) {
    if (run.ending) break;
    run = goneOn(written, seed, run, { said, voice: voiced[at], reader });
  }
  return run;
}

type Said = { said: string; voice?: Voiced[string]; reader: typeof read };

/** The run with one message more. */
export function goneOn(
  written: Prospect,
  seed: number,
  { opening, exchanges }: Run,
  { said, voice, reader }: Said,
): Run {
  const prospect = completed(written, seed);
  const before = exchanges.at(-1)?.state ?? begin(prospect, seed);
  const rules = reader(said, [opening, ...exchanges.map((each) => each.reply)]);
  const voiced =
    rules.moves.length === 0 && voice?.moves ? { ...rules, moves: voice.moves } : rules;
  const told =
    isKnownMinor(prospect, before) && !rules.labeled ? asksOfAMinor(voiced, said) : voiced;
  const reading = { ...told, zone: told.zone || saysTheirTime(prospect, before, said) };
  const { state, cues } = step(prospect, before, reading);
  const lines = [opening, ...exchanges.flatMap((each) => each.engine.split("\n"))];
  const engine = reply(prospect, state, cues, { seed, said: lines });
  const next = { said, reading, before, state, cues, engine, reply: voice?.reply ?? engine };
  return { opening, exchanges: [...exchanges, next], ending: state.ending };
}

/** What is private because of whom it is asked: somebody who has said that they are under 18 (READ-2). */
const CAUGHT = phrasesOf(ASKS_OF_A_MINOR.caught);
const INNOCENT = phrasesOf(ASKS_OF_A_MINOR.innocent ?? []);

/** Whether the setter knows an age that rules them out. */
function isKnownMinor({ facts }: Prospect, { known }: Pick<State, "known">): boolean {
  return facts.some(({ id, ask, rulesOut }) => rulesOut && ask === "ask-age" && known.includes(id));
}

/** "Sunday at 3, Tulsa time", to somebody who said that they live in Tulsa. */
function saysTheirTime(
  { facts }: Prospect,
  { known }: Pick<State, "known">,
  said: string,
): boolean {
  const home = facts.find(({ id, ask }) => ask === "ask-location" && known.includes(id));
  const places = wordsIn(home?.answer ?? "").filter((word) => word.length >= 4);
  return wordsIn(said).some((word, at, all) => all[at + 1] === "time" && places.includes(word));
}

function asksOfAMinor(reading: Reading, said: string): Reading {
  const isPrivate = sentencesIn(said).some((sentence) =>
    containsAny(withoutAny(wordsIn(sentence), INNOCENT), CAUGHT),
  );
  if (!isPrivate || reading.moves.includes("ask-private")) return reading;
  const moves = reading.moves.filter((move) => move !== "small-talk");
  return { ...reading, moves: [...moves, "ask-private"] };
}
