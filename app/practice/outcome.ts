/** The result of replaying a run, as it is stored. */
import { withoutPersonalData } from "~/reading/personal-data";
import type { ShownCheck } from "./better-line";
import { type Check, isPassed, marksOf } from "./checks";
import type { Reply } from "./copy/better-lines";
import type { PackedLabels } from "./labels";
import { type Move, read } from "./message-classifier";
import type { Prospect } from "./practice";
import { play, type RunResult, type Voiced } from "./run";

type Said = {
  seed: number;
  messages: readonly string[];
  voiced: Voiced;
  stopped: boolean;
  reader?: typeof read;
};
type Outcome = {
  unread: string[];
  finished: { result: RunResult; passed: boolean } | null;
};

/** Null: there are messages after the end. */
export function outcomeOf(
  prospect: Prospect,
  checks: readonly Check[],
  { seed, messages, voiced, stopped, reader = read }: Said,
): Outcome | null {
  const run = play(prospect, seed, messages, voiced, reader);
  if (run.exchanges.length < messages.length) return null;
  const unread = run.exchanges.filter(({ reading }) => reading.moves.length === 0);
  const ending = run.ending ?? (stopped ? "stopped" : null);
  const marks = marksOf(prospect, checks, { ...run, ending });
  const passed = isPassed(prospect, checks, { ending }, marks);
  return {
    // Coaches read them apart from their conversation (READ-12).
    unread: unread.map(({ said }) => withoutPersonalData(said)),
    finished: ending && { result: { ending, marks }, passed },
  };
}

/** A message that the trainee says was not understood. `agreed`: what a coach made of it; null while none has looked. */
export type Dispute = { at: number; moves: readonly Move[]; agreed: boolean | null };

/** A run as its page has it. */
export type LoadedRun = {
  userId: string;
  prospect: Prospect;
  /** From the address, or from the run that this one continues. */
  fixedSeed: number | null;
  seed: number;
  attempt: number;
  messages: readonly string[];
  voiced: Voiced;
  /** An AI endpoint is set, and its words are waited for. */
  waits: boolean;
  stopped: boolean;
  checks: readonly ShownCheck[];
  /** The company's replies to each objection, the fitting ones first. */
  replies: Readonly<Record<string, readonly Reply[]>>;
  /** How many labels of coaches there were when it began, and which. */
  labels: number;
  packed: PackedLabels;
  /** What the company said of itself then. */
  figures: readonly string[];
  disputes: readonly Dispute[];
};
