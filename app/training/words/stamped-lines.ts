/** A transcript as pages show it: a time, and what is said from then on, beside it or below. Pure. */
import { type Cue, LONGEST_WORDS, oneLine, readTime } from "./cue";

/** Nobody knows how long the last one takes. */
const LAST_SECONDS = 5;
const STAMP = /^\s*[[(]?(\d{1,3}(?::\d\d){1,2})[\])]?(?:\s+[-–—]\s+|\s+|$)/;

/** Null: it does not begin with a time, has only one, goes back in time, or a piece is too long for a cue. */
export function stampedCues(lines: readonly string[]): Cue[] | null {
  const cues: Cue[] = [];
  for (const line of lines) {
    const [stamp = "", time] = STAMP.exec(line) ?? [];
    const start = time === undefined ? null : readTime(time);
    const last = cues.at(-1);
    if (start === null && !last) {
      if (line.trim() !== "") return null;
      continue;
    }
    if (start !== null && last && start < last.start) return null;
    const words = oneLine(line.slice(stamp.length));
    if (start !== null) cues.push({ start, end: start + LAST_SECONDS, words, chapter: null });
    else if (last) last.words = oneLine(`${last.words} ${words}`);
    // Longer only by what follows: a text without times would be gone through once for each of its lines.
    if (last && last.words.length > LONGEST_WORDS) return null;
  }
  if (cues.length < 2 || cues.some(({ words }) => words.length > LONGEST_WORDS)) return null;
  return cues
    .map((cue, at) => ({ ...cue, end: cues[at + 1]?.start ?? cue.end }))
    .filter(({ words }) => words !== "");
}
