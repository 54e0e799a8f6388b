/** Changes of a transcript, each from one list of cues to the next, and what differs between two. Pure. */
import { type Cue, LONGEST_CHAPTER, LONGEST_WORDS, oneLine, timesFault } from "./cue";
import { inOrder } from "./read-transcript";

/** The next list, or why there is none; `now`: what is at this place instead of the cue that was shown. */
export type Edited = { cues: Cue[] } | { fault: string; now?: Cue | null };

const GONE = "Someone else has changed this cue meanwhile";

/** A cue as it was shown, and its place. */
export type Named = Cue & { at: number };

function edited(
  cues: readonly Cue[],
  named: Named,
  change: (cue: Cue, next: Cue | undefined) => { put: Cue[]; taken?: number } | { fault: string },
): Edited {
  const at = placeOf(cues, named);
  const cue = cues[at];
  if (!cue)
    return {
      fault: GONE,
      now: cues.find((each, place) => place === named.at && isKin(each, named)) ?? null,
    };
  const changed = change(cue, cues[at + 1]);
  if ("fault" in changed) return changed;
  return { cues: inOrder(cues.toSpliced(at, changed.taken ?? 1, ...changed.put)) };
}

/** What was done to others meanwhile may have moved it; -1 if it is not there. */
function placeOf(cues: readonly Cue[], { at, ...shown }: Named): number {
  const cue = cues[at];
  return cue && isSame(cue, shown) ? at : cues.findIndex((each) => isSame(each, shown));
}

export function changeCue(cues: readonly Cue[], named: Named, wanted: Cue): Edited {
  const changed = renamed(cues, named, wanted);
  return "fault" in changed ? changed : { cues: changed.cues };
}

/** As `changeCue`, with the cue as it is named from then on: its times may have moved it. */
export function renamed(
  cues: readonly Cue[],
  named: Named,
  wanted: Cue,
): { cues: Cue[]; named: Named } | Extract<Edited, { fault: string }> {
  const cue = writtenCue(wanted);
  if ("fault" in cue) return cue;
  const changed = edited(cues, named, () => ({ put: [cue] }));
  if ("fault" in changed) return changed;
  return { cues: changed.cues, named: { at: changed.cues.indexOf(cue), ...cue } };
}

/** A cue as it is stored, or why it cannot be. */
export function writtenCue(wanted: Cue): Cue | { fault: string } {
  const words = oneLine(wanted.words);
  const fault = timesFault(wanted.start, wanted.end);
  if (fault) return { fault };
  if (words === "") return { fault: "Enter what is said, or delete the cue" };
  return { ...wanted, words, chapter: oneLine(wanted.chapter ?? "") || null };
}

/** Between two words: at the one nearest to this letter, or to the middle; its time in proportion. */
export function splitCue(cues: readonly Cue[], named: Named, letter: number | null): Edited {
  return edited(cues, named, (cue) => {
    const gaps = [...cue.words.matchAll(/ /g)].map(({ index }) => index);
    const wanted = letter ?? cue.words.length / 2;
    const [gap] = gaps.toSorted((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted));
    if (gap === undefined) return { fault: "There is only one word, so it cannot be split" };
    const part = (cue.end - cue.start) * (gap / cue.words.length);
    const middle = Math.round((cue.start + part) * 1_000) / 1_000;
    if (middle <= cue.start || middle >= cue.end)
      return { fault: "This cue is too short to be split" };
    return {
      put: [
        { ...cue, end: middle, words: cue.words.slice(0, gap) },
        { ...cue, start: middle, words: cue.words.slice(gap + 1), chapter: null },
      ],
    };
  });
}

/** With the one after it. */
export function mergeCue(cues: readonly Cue[], named: Named): Edited {
  return edited(cues, named, (cue, next) => {
    if (!next) return { fault: "This is the last cue" };
    const words = `${cue.words} ${next.words}`;
    if (words.length > LONGEST_WORDS) return { fault: "Together they are too long for one cue" };
    const end = Math.max(cue.end, next.end);
    return { put: [{ ...cue, end, words, chapter: cue.chapter ?? next.chapter }], taken: 2 };
  });
}

/** A chapter that begins with it goes to the next. */
export function deleteCue(cues: readonly Cue[], named: Named): Edited {
  return edited(cues, named, (cue, next) => {
    if (!cue.chapter || !next || next.chapter) return { put: [] };
    return { put: [{ ...next, chapter: cue.chapter }], taken: 2 };
  });
}

/** In words and names of chapters; `exact`: upper and lower case count. */
export function replaceWords(
  cues: readonly Cue[],
  find: string,
  put: string,
  exact: boolean,
): { cues: Cue[]; count: number } | { fault: string } {
  const sought = oneLine(find);
  if (sought === "") return { fault: "Enter the words to find" };
  let count = 0;
  const replaced = (text: string) => {
    const pieces = piecesBetween(text, sought, exact);
    count += pieces.length - 1;
    return oneLine(pieces.join(put));
  };
  const next = cues.map((cue) => ({
    ...cue,
    words: replaced(cue.words),
    chapter: cue.chapter === null ? null : replaced(cue.chapter) || null,
  }));
  if (count === 0) return { fault: "These words are not in the transcript" };
  if (next.some(({ words, chapter }) => isTooLong(words, chapter)))
    return { fault: "A cue would be too long with these words" };
  return { cues: next.filter(({ words }) => words !== ""), count };
}

/** What is left of a text before, between and after the words. */
function piecesBetween(text: string, sought: string, exact: boolean): string[] {
  if (exact) return text.split(sought);
  const [folded, wanted] = [text.toLowerCase(), sought.toLowerCase()];
  // A few letters have another length in lower case.
  if (folded.length !== text.length || wanted.length !== sought.length) return text.split(sought);
  const pieces: string[] = [];
  let from = 0;
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, from)) {
    pieces.push(text.slice(from, at));
    from = at + wanted.length;
  }
  return [...pieces, text.slice(from)];
}

function isTooLong(words: string, chapter: string | null): boolean {
  return words.length > LONGEST_WORDS || (chapter?.length ?? 0) > LONGEST_CHAPTER;
}

/** From `position` on, `removed` gave way to `put`. */
export type Difference = { position: number; removed: Cue[]; put: Cue[] };

export function differenceOf(before: readonly Cue[], after: readonly Cue[]): Difference {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && isSame(before[start], after[start])) start += 1;
  let end = 0;
  while (end < most - start && isSame(before.at(-1 - end), after.at(-1 - end))) end += 1;
  return {
    position: start,
    removed: before.slice(start, before.length - end),
    put: after.slice(start, after.length - end),
  };
}

/** Whether it may have become this one: at its place may stand another by now. */
export function isKin(cue: Cue, { start, end }: Cue): boolean {
  return cue.start < end && start < cue.end;
}

export function isSame(one: Cue | undefined, other: Cue | undefined): boolean {
  return (
    one?.start === other?.start &&
    one?.end === other?.end &&
    one?.words === other?.words &&
    one?.chapter === other?.chapter
  );
}
