import type { Check } from "./checks";
import type { Prospect } from "./practice";
import type { Voiced } from "./run";

/** A run as its page has it. */
export type LoadedRun = {
  userId: string;
  prospect: Prospect;
  /** Of the address, or of the run that this one began from. */
  fixedSeed: number | null;
  seed: number;
  attempt: number;
  messages: readonly string[];
  voiced: Voiced;
  /** An AI endpoint is set, whose words are waited for. */
  waits: boolean;
  stopped: boolean;
  checks: readonly Omit<Check, "script">[];
};
