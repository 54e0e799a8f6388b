/** What a video's file name says once everything is gone that cameras, editors and browsers add to it. Pure. */
import { plainText } from "~/platform/text/plain-text";

/** `numbers`: those that may be a lesson's, with what is written around them. */
export type FileWords = {
  words: readonly string[];
  /** Said to be a lesson's, as in "Lesson 7". */
  lesson: number | null;
  /** At the beginning, or alone. */
  leading: number | null;
  /** Said to be a block's, as in "Module 2". */
  block: number | null;
};

const MOST_LETTERS = 200;
const SPELLED =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  );
const LESSON_WORDS = new Set(
  // cspell:disable-next-line
  "lesson lessons lessn leson lsn lektion leccion lecon lezione les l class session episode ep e chapter ch part pt".split(
    " ",
  ),
);
const BLOCK_WORDS = new Set("block module modul modulo mod unit section b m".split(" "));
/** Of words that are no lesson's, a number after them still is. */
const VIDEO_WORDS = new Set("video vid clip movie film training course no nr".split(" "));
const ADDED_WORDS = new Set(
  `final finale copy kopie edit edited export exported master take cut render converted compressed
   color graded hd uhd sd fhd en de mp mov webm new recording rec loom zoom capture full hevc prores`.split(
    /\s+/,
  ),
);

/** In their order: each is replaced by a blank. */
const ADDED: readonly RegExp[] = [
  /\[[^[\]]*\]/g,
  /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g,
  /\(\s*\d{1,3}\s*\)/g,
  /\bcopy of\b|\s-\s*copy\b/g,
  /\b(?:19|20)\d\d[-._ ]?[01]\d[-._ ]?[0-3]\d\b/g,
  /\b\d{1,2}[-.:h]\d\d(?:[-.:m]\d\d)?\b(?= *$| *[ap]m\b)/g,
  /\b\d{3,4} ?[x×] ?\d{3,4}\b/g,
  /\b\d{3,4}[pi](?:\d\d)?\b/g,
  /\b(?:[248]k|\d\d ?fps|[hx] ?2\d\d|\d+ ?[km]bps)\b/g,
  /\b(?:v|ver|version|take|rev) ?\d{1,3}\b/g,
  /\bof \d{1,3}\b/g,
  /\bweek \d{1,2}\b/g,
];
/** What a camera or a recorder names a file. */
const BY_A_CAMERA =
  /^(?:img|dsc[nf]?|gopr|g[xhp]|dji|mvi|mov|pxl|gmt|zoom|wp|screen|bildschirm)[ \d]/;

export function fileWords(name: string): FileWords {
  const bare = withoutAdded(name);
  const words = bare.match(/[a-z]+|\d+/g) ?? [];
  const none = { words: [], lesson: null, leading: null, block: null };
  if (BY_A_CAMERA.test(bare) && words.every((word) => /^\d/.test(word) || word.length < 5))
    return none;
  const numbers = words.map((word) => numberOf(word));
  const lesson = saidAs(LESSON_WORDS, words, numbers) ?? episodeOf(bare);
  const block = saidAs(BLOCK_WORDS, words, numbers);
  const alone = words.filter((word, at) => numbers[at] === null && !isAdded(word)).length === 0;
  const first = /^\d/.test(words[0] ?? "") || alone ? numbers.find((each) => each !== null) : null;
  const pair = /^(\d)[.-](\d)\b/.exec(bare);
  return {
    words: words.filter((word) => !isAdded(word) && !LESSON_WORDS.has(word)),
    lesson: lesson ?? (pair ? Number(pair[2]) : null),
    leading: first ?? null,
    block: block ?? (pair ? Number(pair[1]) : null),
  };
}

/** The words of a title, as those of a file are written. */
export function titleWords(title: string): string[] {
  return (
    plainText(title)
      .replaceAll("'", "")
      .match(/[a-z]+|\d+/g) ?? []
  );
}

/** A name as words with blanks between them, however it was written. */
export function spacedName(name: string): string {
  const spaced = decoded(name.slice(0, MOST_LETTERS))
    .replace(/\.[a-z0-9]{2,5}$/i, "")
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, "$1 $2");
  return plainText(spaced).replaceAll("'", "").replaceAll("_", " ");
}

function withoutAdded(name: string): string {
  return ADDED.reduce((text, added) => text.replace(added, " "), spacedName(name)).trim();
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** A number of up to three digits, or a spelled one; null for anything else. */
function numberOf(word: string): number | null {
  if (/^\d{1,3}$/.test(word)) return Number(word);
  const spelled = SPELLED.indexOf(word);
  return spelled > 0 ? spelled : null;
}

function saidAs(
  names: ReadonlySet<string>,
  words: readonly string[],
  numbers: readonly (number | null)[],
): number | null {
  const at = words.findIndex(
    (word, index) =>
      names.has(word) && (numbers[index + 1] ?? numbers[afterNo(words, index)] ?? null) !== null,
  );
  return at < 0 ? null : (numbers[at + 1] ?? numbers[afterNo(words, at)] ?? null);
}

function afterNo(words: readonly string[], at: number): number {
  return words[at + 1] === "no" || words[at + 1] === "nr" ? at + 2 : -1;
}

/** "s01e14": the episode. */
function episodeOf(bare: string): number | null {
  const match = /\bs\d{1,2}e(\d{1,3})\b/.exec(bare);
  return match ? Number(match[1]) : null;
}

function isAdded(word: string): boolean {
  return ADDED_WORDS.has(word) || VIDEO_WORDS.has(word) || /^\d{4,}$/.test(word);
}
