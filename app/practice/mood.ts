/** How a prospect feels after a message: it chooses the wording (READ-7). */
import { FEELING, NEEDS_A_MOMENT, NO_TIME } from "./copy/feelings";
import type { Mood } from "./copy/terms";
import type { Cue, CueKind } from "./cue";
import type { Move } from "./message-classifier";
import type { Prospect } from "./practice";

const ANNOYING: readonly CueKind[] = ["pushed", "promise", "private", "known"];

/** Nobody who is told the plain truth stays annoyed. */
const HONEST: readonly Move[] = ["set-expectations", "state-cost", "no-recruiting"];

/** Whether someone who writes this feels something that wants to be heard. */
export function feels(text: string): boolean {
  return FEELING.test(text.replaceAll("’", "'"));
}

/** Whether someone who writes this asks for a moment. */
export function needsAMoment(text: string): boolean {
  return NEEDS_A_MOMENT.test(text.replaceAll("’", "'"));
}

/** Whether someone who writes this has no time now. */
export function hasNoTime(text: string): boolean {
  return NO_TIME.test(text.replaceAll("’", "'"));
}

type Message = {
  prospect: Prospect;
  before: Mood;
  cues: readonly Cue[];
  moves: readonly Move[];
};

export function moodAfter({ prospect, before, cues, moves }: Message): Mood {
  if (cues.some(({ kind }) => ANNOYING.includes(kind))) return "annoyed";
  if (cues.some((cue) => feels(toldBy(prospect, cue)))) return "hurt";
  if (cues.some(({ kind }) => kind === "settled")) return "relieved";
  if (before !== "relieved" && moves.includes("mirror")) return "calm";
  if (before === "annoyed" && moves.some((move) => HONEST.includes(move))) return "calm";
  return before;
}

function toldBy({ facts, objections }: Prospect, { kind, id }: Cue): string {
  if (kind === "fact") return facts.find((each) => each.id === id)?.answer ?? "";
  if (kind === "objection") return objections.find((each) => each.id === id)?.says ?? "";
  return "";
}
