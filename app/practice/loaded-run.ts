import type { Check } from "./checks";
import type { Prospect } from "./practice";
import type { Voiced } from "./run";

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
  checks: readonly Omit<Check, "script">[];
};
