/** The words for what the engine decided: the document's, or those of the temper's voice, by the seed (PRAC-1). */
import { NEEDS_REASON, ORDINARY, SLOTS, VOICES } from "./copy/voices";
import type { Cue } from "./cue";
import type { AskMove } from "./message-classifier";
import type { Fact, Prospect } from "./practice";
import type { State } from "./prospect";
import { drawn, nextSeed } from "./seeds";

const MOST_CUES = 3;

/** The prospect with ordinary answers for what its document leaves out, chosen by the seed. */
export function completed(prospect: Prospect, seed: number): Prospect {
  const asked = new Set(prospect.facts.map(({ ask }) => ask));
  const ordinary = (Object.entries(ORDINARY) as [AskMove, readonly string[]][])
    .filter(([ask]) => !asked.has(ask))
    .map(([ask, answers], at): Fact => {
      const guarded = NEEDS_REASON.includes(ask);
      const answer = picked(answers, seed + at);
      return { id: ask, ask, answer, trust: 0, guarded, rulesOut: false };
    });
  return { ...prospect, facts: [...prospect.facts, ...ordinary] };
}

/** The reply to one message, as the prospect types it. */
export function reply(
  prospect: Prospect,
  { turn }: State,
  cues: readonly Cue[],
  seed: number,
): string {
  const lines = cues
    .slice(0, MOST_CUES)
    .map((cue, at) => lineOf(prospect, cue, mixed(seed, turn + at)));
  return lines.join("\n");
}

function lineOf(prospect: Prospect, { kind, id }: Cue, seed: number): string {
  const line =
    prospect.facts.find((each) => each.id === id)?.answer ?? objectionOf(prospect, id)?.says ?? "";
  switch (kind) {
    case "fact":
    case "objection":
      return line;
    case "settled":
      return objectionOf(prospect, id)?.settled ?? "";
    case "booked":
      return prospect.bookedLine;
    case "declined":
      return prospect.declinedLine;
    case "left":
      return prospect.leavingLine;
    default:
      return picked(VOICES[prospect.temper][kind] ?? ["ok"], seed)
        .replace("{line}", line)
        .replace("{slot}", picked(SLOTS, seed + 1));
  }
}

function objectionOf({ objections }: Prospect, id: string | undefined) {
  return objections.find((each) => each.id === id);
}

function picked(lines: readonly string[], seed: number): string {
  return lines[drawn(nextSeed(seed), lines.length)] ?? "";
}

function mixed(seed: number, turn: number): number {
  return Math.imul(seed ^ Math.imul(turn + 1, 0x9e3779b1), 0x85ebca6b);
}
