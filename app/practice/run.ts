/** A practice conversation, replayed from its seed and the setter's messages: the same here and in any browser (PRAC-1). */

import type { Cue } from "./cue";
import { type Move, type Reading, read } from "./message-classifier";
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
  /** Empty: the prospect only reads. */
  reply: string;
};

export type Run = { opening: string; exchanges: readonly Exchange[]; ending: Ending | null };

export const LONGEST_MESSAGE = 1_000;

/** Reads each message once: for a page, which replays its conversation with every new one. */
export function rememberingReader(): typeof read {
  const known = new Map<string, Reading>();
  return (said, heard = []) => {
    const key = JSON.stringify([said, ...heard]);
    const reading = known.get(key) ?? read(said, heard);
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
  const prospect = completed(written, seed);
  const exchanges: Exchange[] = [];
  let state = begin(prospect, seed);
  const heard = [prospect.opening];
  /** By the engine, whatever words an AI endpoint put in their place. */
  const lines = [prospect.opening];
  for (const [at, said] of messages.entries()) {
    if (state.ending) break;
    const voice = voiced[at];
    const rules = reader(said, heard);
    const reading =
      rules.moves.length === 0 && voice?.moves ? { ...rules, moves: voice.moves } : rules;
    const before = state;
    const next = step(prospect, before, reading);
    state = next.state;
    const own = reply(prospect, state, next.cues, { seed, said: lines });
    lines.push(...own.split("\n"));
    const words = voice?.reply ?? own;
    heard.push(words);
    exchanges.push({ said, reading, before, state, cues: next.cues, reply: words });
  }
  return { opening: prospect.opening, exchanges, ending: state.ending };
}
