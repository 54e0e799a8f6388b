/** The parts of a simulated prospect, as the content has them (READY-2). Door of the practice room for browsers. */
import type { RightEnding, Temper } from "./copy/terms";
import type { Move } from "./message-classifier";

export type Ending = RightEnding | "left" | "stopped";

export type Fact = {
  id: string;
  ask: Move;
  answer: string;
  /** Revealed from this much trust on. */
  trust: number;
  /** Only revealed if there is a reason. */
  guarded: boolean;
  rulesOut: boolean;
};

export type Objection = {
  id: string;
  says: string;
  when: "early" | "offer";
  answer: Move;
  orElse: Move | "none";
  settled: string;
};

export type Prospect = {
  id: string;
  name: string;
  title: string;
  about: string;
  temper: Temper;
  opening: string;
  startTrust: number;
  trustNeeded: number;
  patience: number;
  right: RightEnding;
  facts: readonly Fact[];
  objections: readonly Objection[];
  bookedLine: string;
  declinedLine: string;
  leavingLine: string;
};
