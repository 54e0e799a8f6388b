/** The words for what the engine decided: the document's, or those of the temper's voice, by the seed (PRAC-1). */
import { wordsIn } from "~/reading/words";
import { CALM, MOODS, type Sound } from "./copy/moods";
import { NEEDS_REASON, ORDINARY, SLOTS, VOICES } from "./copy/voices";
import type { Cue, CueKind } from "./cue";
import type { AskMove } from "./message-classifier";
import type { Fact, Prospect } from "./practice";
import type { State } from "./prospect-state";

import { drawn, nextSeed } from "./seeds";

const MOST_CUES = 3;
const TELLS: readonly CueKind[] = ["fact", "objection", "settled"];
/** Words of a line in which an opener would be said twice. */
const BEGINNING = 3;

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

/**
 * The reply to one message, as the prospect types it. Nothing in `said` is said again; empty: there is nothing new to
 * say, and the prospect only reads.
 */
export function reply(
  prospect: Prospect,
  { turn, mood }: Pick<State, "turn" | "mood">,
  cues: readonly Cue[],
  { seed, said }: { seed: number; said: readonly string[] },
): string {
  const lines: string[] = [];
  for (const [at, cue] of heardOf(cues).entries()) {
    const chance = mixed(seed, turn + at);
    const before = [...said, ...lines];
    const begun = (words: string) => before.some((each) => each.startsWith(`${words} `));
    const sound = mood === "calm" ? CALM : MOODS[prospect.temper][mood];
    const own = { ...sound, before: sound.before.filter((words) => !begun(words)) };
    const unsaid = waysToSay(prospect, cue, own, chance)
      .map((ways) => ways.filter((each) => !before.includes(each)))
      .find((ways) => ways.length > 0);
    if (unsaid) lines.push(picked(unsaid, chance));
  }
  return lines.join("\n");
}

/** What the prospect tells is said, however much else there is to say: nobody answers for what they never heard. */
function heardOf(cues: readonly Cue[]): Cue[] {
  let room = MOST_CUES - cues.filter(({ kind }) => TELLS.includes(kind)).length;
  return cues.filter(({ kind }) => {
    if (!TELLS.includes(kind)) room -= 1;
    return TELLS.includes(kind) || room >= 0;
  });
}

/** The words for a cue: those that fit best, and those for when all of these were said. */
function waysToSay(prospect: Prospect, { kind, id }: Cue, sound: Sound, seed: number): string[][] {
  const { temper, facts, objections } = prospect;
  const objection = objections.find((each) => each.id === id);
  const line = facts.find((each) => each.id === id)?.answer ?? "";
  const voice = (name: string) =>
    (VOICES[temper][name] ?? []).map((words) =>
      words.replace("{line}", line).replace("{slot}", picked(SLOTS, seed + 1)),
    );
  switch (kind) {
    case "fact":
      return [openersOf(sound, line).map((words) => `${words} ${line}`), [line], voice("known")];
    case "objection":
      return [[objection?.says ?? ""], voice("again")];
    case "settled":
      return [[objection?.settled ?? ""], voice("eased")];
    case "booked":
      return [[prospect.bookedLine]];
    case "declined":
      return [[prospect.declinedLine]];
    case "left":
      return [[prospect.leavingLine]];
    case "which-time":
      return [voice(kind), voice("propose")];
    case "nod":
      return [[...sound.nod], voice("nod")];
    default:
      return [voice(kind)];
  }
}

/** Those that the line does not begin with itself: nobody says "honestly, honestly". */
function openersOf({ before }: Sound, line: string): string[] {
  const begins = wordsIn(line).slice(0, BEGINNING);
  return before.filter((words) => !begins.includes(wordsIn(words)[0] ?? ""));
}

function picked(lines: readonly string[], seed: number): string {
  return lines[drawn(nextSeed(seed), lines.length)] ?? "";
}

function mixed(seed: number, turn: number): number {
  return Math.imul(seed ^ Math.imul(turn + 1, 0x9e3779b1), 0x85ebca6b);
}
