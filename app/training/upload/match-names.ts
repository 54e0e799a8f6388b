/** Which lesson a file is for, by its name. Pure. */
import { isSlipOf } from "~/reading/slips";
import { type FileWords, fileWords, numberOf, titleWords } from "./file-words";
import { type Match, type NamedLesson, unlessAside, withoutSharing } from "./takes";

/** Words that nearly every title has. */
const SMALL = new Set(
  "a an and by for from how in into is of on or the to vs what with your".split(" "),
);
/** Of a file's words, by weight: how much must be the title's; and of the title's, how much must be there. */
const ENOUGH_OF_NAME = 0.5;
const ENOUGH_OF_TITLE = 0.1;
/** How much better than the next. */
const CLEARLY = 1.25;

/** Each file's lesson, in the order of the files; no lesson is given to two of them. */
export function matchNames(names: readonly string[], lessons: readonly NamedLesson[]): Match[] {
  const read = names.map(fileWords);
  const usual = usualWords(read);
  const titles = lessons.map(({ id, title }) => ({ id, own: titleWords(title) }));
  const known = { lessons, titles, weights: weightsOf(titles), usual };
  const matches = read.map((file, at) => unlessAside(matchOf(file, known), names[at], lessons));
  return withoutSharing(matches, names, lessons);
}

type Known = {
  lessons: readonly NamedLesson[];
  titles: readonly { id: number; own: readonly string[] }[];
  weights: ReadonlyMap<string, number>;
  usual: ReadonlySet<string>;
};

function matchOf(file: FileWords, known: Known): Match {
  const all = found(file, known);
  return { ...all.match, doubt: doubtIn(file, all, known) };
}

/** `isTitled`: whether its words are the title's. */
type Found = { match: Match; isTitled: boolean };

function found(file: FileWords, known: Known): Found {
  const byNumber = numbered(file, known.lessons);
  const titles = titled(file.words, known);
  const [best, next] = titles;
  const isClear =
    best && (!next || (best.score >= next.score * CLEARLY && best.found !== next.found));
  const byTitle = isClear ? best : null;
  const is = (lesson: number, doubt: string | null = null) => ({ lesson, doubt });
  if (byTitle && byNumber) {
    if (byTitle.id === byNumber.id) return { match: is(byTitle.id), isTitled: true };
    // Of several titles, the number chooses; a digit that is the title's own says nothing else.
    const digits = byTitle.digits && file.lesson === null;
    // One word that is like another says less than a number that somebody wrote.
    if (byTitle.thin && !digits)
      return { match: is(byNumber.id, "Its words may be another lesson’s"), isTitled: false };
    const doubt = digits ? null : "Its number is another lesson’s";
    return { match: is(byTitle.id, doubt), isTitled: true };
  }
  if (byTitle)
    return { match: is(byTitle.id, byTitle.thin ? "Only one word says so" : null), isTitled: true };
  if (!byNumber) {
    const doubt = best ? "It may be one of several" : "No lesson has this name";
    return { match: { lesson: null, doubt }, isTitled: false };
  }
  const isOneOf = titles.some(({ id }) => id === byNumber.id);
  const others = unknownWords(file, known);
  const sure = isOneOf || (byNumber.sure && (file.lesson !== null || others === 0));
  return { match: is(byNumber.id, sure ? null : "Only its number says so"), isTitled: isOneOf };
}

/** What else its name says, which its lesson does not explain. */
function doubtIn(file: FileWords, { match, isTitled }: Found, known: Known): string | null {
  const lesson = known.lessons.find(({ id }) => id === match.lesson);
  if (!lesson || match.doubt !== null) return match.doubt;
  const own = titleWords(lesson.title);
  const { part, of, period } = file;
  if (part && !own.includes(part.split(" ").at(-1) ?? "")) return `Its name says “${part}”`;
  const shown = known.lessons.filter(({ number }) => number !== null).length;
  if (of !== null && of !== shown) return `Its name says “of ${of}”`;
  const said = numbered(file, known.lessons)?.id === lesson.id ? file.lesson : null;
  const explained = [lesson.number, said, file.block, ...own.map(numberOf)];
  const isNew = (number: number) => !explained.includes(number) && !known.usual.has(`${number}`);
  const other = file.digits.find(isNew) ?? (isTitled ? null : period);
  if (other !== null) return `Its name also says ${other}`;
  const counts = file.recorded && file.lesson === null && !isTitled;
  return counts ? "Its number may be the recorder’s" : null;
}

type Numbered = { id: number; sure: boolean };

/** By the number that people see, or the place in a block. */
function numbered(file: FileWords, lessons: readonly NamedLesson[]): Numbered | null {
  const { lesson, leading, block } = file;
  const shown = lessons.filter(({ number }) => number !== null);
  const number = lesson ?? (block === null ? leading : null);
  if (number === null) return null;
  const blocks = [...new Set(shown.map((each) => each.block))];
  const inBlock = block === null ? [] : shown.filter((each) => each.block === blocks[block - 1]);
  const whole = shown.find((each) => each.number === number);
  const placed = inBlock[number - 1];
  if (placed) return { id: placed.id, sure: false };
  if (!whole) return null;
  return { id: whole.id, sure: inBlock.length === 0 || inBlock.includes(whole) };
}

/** `found`: its words that are said; `digits`: also a number; `thin`: no word that
 * other titles do not have, or one word alone that is only like it, as "audio" is like "audit". */
type Titled = { id: number; score: number; found: string; digits: boolean; thin: boolean };

/** The lessons whose titles the words may be, the best one first. */
function titled(words: readonly string[], { titles, weights, usual }: Known): Titled[] {
  const said = words.filter((word) => !isNumber(word) && !usual.has(word));
  const sum = (list: readonly string[]) =>
    list.reduce((total, word) => total + weightOf(word, weights), 0.001);
  const all = titles.map(({ id, own }) => {
    const named = own.filter((word) => !isNumber(word));
    const found = named.filter((word) => isSaid(word, words));
    const heard = said.filter((word) => isSaid(word, own));
    const ofTitle = sum(found) / sum(named);
    const ofName = sum(heard) / sum(said);
    return {
      id,
      ofName,
      ofTitle,
      score: sum(found) * (0.5 + ofTitle),
      found: found.join(" "),
      digits: own.some((word) => isNumber(word) && words.includes(word)),
      thin: (sum(found) < 0.9 && ofTitle < 0.5) || (found.length === 1 && isOnlyLike(found, words)),
    };
  });
  return all
    .filter(({ ofName, ofTitle }) => ofName >= ENOUGH_OF_NAME && ofTitle >= ENOUGH_OF_TITLE)
    .toSorted((one, other) => other.score - one.score);
}

function isNumber(word: string): boolean {
  return /^\d+$/.test(word);
}

/** The word itself, with a typo, or in two parts or one. */
function isSaid(word: string, words: readonly string[]): boolean {
  return isWritten(word, words) || words.some((each) => isSlipOf(each, word));
}

function isWritten(word: string, words: readonly string[]): boolean {
  return words.some((each, at) => {
    const pair = each + (words[at + 1] ?? "");
    return (
      each === word ||
      pair === word ||
      (word.length > 3 &&
        each.length > word.length &&
        (each.startsWith(word) || each.endsWith(word)))
    );
  });
}

function isOnlyLike(found: readonly string[], words: readonly string[]): boolean {
  return !found.some((word) => isWritten(word, words));
}

/** A word that fewer titles have says more. */
function weightsOf(titles: Known["titles"]): Map<string, number> {
  const all = titles.flatMap(({ own }) => [...new Set(own)]);
  const counts = Map.groupBy(all, (word) => word);
  return new Map([...counts].map(([word, list]) => [word, 1 / list.length]));
}

function weightOf(word: string, weights: ReadonlyMap<string, number>): number {
  return SMALL.has(word) ? 0.05 : (weights.get(word) ?? 1);
}

/** What most files of several have in their names says nothing about one of them. */
function usualWords(read: readonly FileWords[]): Set<string> {
  const counts = Map.groupBy(
    read.flatMap(({ words }) => [...new Set(words)]),
    (word) => word,
  );
  const many = Math.max(3, read.length / 2);
  return new Set([...counts].flatMap(([word, list]) => (list.length > many ? [word] : [])));
}

function unknownWords({ words }: FileWords, { usual }: Known): number {
  return words.filter((word) => !isNumber(word) && word.length > 1 && !usual.has(word)).length;
}
