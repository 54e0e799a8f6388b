/** What cues mean, where a question's words alone find little of it (MED-6). Pure. */
import { likenessTo } from "~/reading/meanings";

type Read<Moment> = { key: number; moment: Moment };

/** A moment that has this much of the question's words is one; from the other on, meanings say no more. */
const LITTLE = 0.3;
const ENOUGH = 0.8;
/** What a meaning is worth that is the same. */
const MEANT = 0.3;
/** What the cue before and the one after mean counts, too: half a sentence means little. */
const NEAR = 0.25;
/** Anything is this like anything. */
const CHANCE = 0.2;

/** The moments, each with what it means added to the part of the question that its words have. */
export function withMeanings<Moment extends { words: string; part: number }>(
  question: string,
  read: readonly Read<Moment>[],
): Moment[] {
  const most = Math.max(0, ...read.map(({ moment }) => moment.part));
  const missing = Math.min(1, (ENOUGH - most) / (ENOUGH - LITTLE));
  if (missing <= 0) return read.map(({ moment }) => moment);
  const likeness = likenessTo(question);
  const like = new Map(read.map(({ key, moment }) => [key, likeness(moment.words)]));
  const at = (key: number) => like.get(key) ?? 0;
  return read.map(({ key, moment }) => {
    const meant = at(key) + NEAR * (at(key - 1) + at(key + 1));
    return { ...moment, part: moment.part + missing * MEANT * Math.max(0, meant - CHANCE) };
  });
}
