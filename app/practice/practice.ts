/** What a simulated prospect is made of, as the content has it (READY-2). Entry file of the practice slice for browsers. */
import type { Move } from "./reading";

export const ENDINGS = {
  booked: "The call is booked",
  declined: "The setter ends it kindly",
  later: "They agree on when to talk again",
} as const;
export type RightEnding = keyof typeof ENDINGS;
export type Ending = RightEnding | "left" | "stopped";

export const TEMPERS = {
  warm: "Warm: open and quick to answer",
  guarded: "Guarded: careful, punishes pressure twice",
  blunt: "Blunt: short, punishes long messages twice",
} as const;
export type Temper = keyof typeof TEMPERS;

export type Fact = {
  id: string;
  ask: Move;
  answer: string;
  /** Told from this much trust on. */
  trust: number;
  /** Only told with a reason. */
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
