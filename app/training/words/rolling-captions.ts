/** Captions that roll up, as YouTube makes them: each line is shown again above the next one. Pure. */

type Said = { start: number; end: number; lines: string[] };

/** Cues that follow each other this closely may carry a line on. */
const CLOSE_SECONDS = 0.25;
const LEAST_PAIRS = 2;

/** Whether most cues begin with the line that ended the one before. */
export function isRolling(cues: readonly Said[]): boolean {
  const pairs = cues.slice(1);
  const carried = pairs.filter((cue, at) => carries(cues[at], cue)).length;
  return carried >= LEAST_PAIRS && carried * 2 >= pairs.length;
}

/** Each line once, from when it is first shown; a cue that shows nothing new makes the one before longer. */
export function unrolled(cues: readonly Said[]): Said[] {
  const kept: Said[] = [];
  let before: Said | undefined;
  for (const cue of cues) {
    const lines = carries(before, cue) ? cue.lines.slice(1) : cue.lines;
    const last = kept.at(-1);
    if (lines.length > 0) kept.push({ ...cue, lines });
    else if (last) last.end = Math.max(last.end, cue.end);
    before = cue;
  }
  return kept;
}

function carries(before: Said | undefined, { start, lines }: Said): boolean {
  if (!before || Math.abs(start - before.end) > CLOSE_SECONDS) return false;
  return lines[0] !== undefined && lines[0] === before.lines.at(-1);
}
