/** What someone typed into the search, as words with what else they may mean by each (MED-6). Pure. */
import { plainText } from "~/platform/text/plain-text";
import { wordsIn as intendedWords } from "~/reading/words";
import { ALIKE, AMOUNTS, FILLERS, FORMS, TOGETHER } from "./copy/alike";

/** One word: `place` is that of the typed word it stands for, `weight` how much it is worth there. */
export type AskedWord = { place: number; word: string; weight: number };

/**
 * `worths`: how much each place is worth. `left`: words that no result may have. `phrase`: all of it, for what says it word by
 * word, `pairs` every two neighbors, and `named` what has signs in it that are part of a name, as AT&T and C++.
 */
export type Asked = {
  words: AskedWord[];
  worths: number[];
  left: string[];
  phrase: string;
  pairs: string[];
  named: string[];
};

/** Longer questions say no more than their beginning does. */
const MOST_CHARACTERS = 300;
const MOST_WORDS = 16;
const MOST_NAMED = 3;
const ALIKE_WEIGHT = 0.55;
const FORM_WEIGHT = 0.9;
const TOGETHER_WEIGHT = 0.8;
const FILLER_WORTH = 0.35;
const AMOUNT_WORTH = 0.35;
/** Words of two letters and pairs of only little words say nothing. */
const LITTLE = 3;

const OTHERS = [
  { groups: byStem(FORMS), weight: FORM_WEIGHT },
  { groups: byStem(ALIKE), weight: ALIKE_WEIGHT },
];
const FILLED = new Set(FILLERS.split(" ").map(stemOf));
/** How many words may stand between two that mean something together. */
const BETWEEN = 2;
const PAIRS = TOGETHER.trim()
  .split("\n")
  .map((line) => {
    const [pair = "", ...others] = line.split(", ");
    const [first = "", second = ""] = pair.split(" ").map(stemOf);
    return { first, second, others };
  });

/** Signs and operators do no harm: `-word` leaves out, everything else is only words. */
export function askedIn(text: string): Asked {
  const short = plainText(text.slice(0, MOST_CHARACTERS));
  const parts = short.split(/\s+/);
  const left = parts.filter((part) => /^-\p{L}/u.test(part)).flatMap(wordsIn);
  const kept = parts.filter((part) => !/^-\p{L}/u.test(part) && part !== "or" && part !== "and");
  const all = kept.flatMap(wordsIn).flatMap(spelledOut);
  const typed = [...new Set(all)].slice(0, MOST_WORDS);
  const together = togetherIn(all);
  const words = typed.flatMap((word, place): AskedWord[] => [
    { place, word, weight: 1 },
    ...othersOf(word)
      .filter(({ word: other }) => !typed.includes(other))
      .map((other) => ({ place, ...other })),
    ...(together.get(word) ?? []).map((other) => ({
      place,
      word: other,
      weight: TOGETHER_WEIGHT,
    })),
  ]);
  const amounts = AMOUNTS.filter(({ asks }) => asks.test(short)).flatMap((amount, index) =>
    amount.words.split(" ").map((word) => ({ place: typed.length + index, word, weight: 1 })),
  );
  const worths = [
    ...typed.map((word) => (isFiller(word) && !together.has(word) ? FILLER_WORTH : 1)),
    ...AMOUNTS.map(() => AMOUNT_WORTH),
  ];
  const pairs = all
    .slice(0, MOST_WORDS)
    .flatMap((word, at) => (at > 0 ? [[all[at - 1] ?? "", word]] : []))
    .filter((pair) => pair.some((word) => word.length > LITTLE && !isFiller(word)))
    .map((pair) => pair.join(" "));
  return {
    words: [...words, ...amounts],
    worths,
    left,
    phrase: all.join(" "),
    pairs,
    named: kept.filter(isSigned).slice(0, MOST_NAMED),
  };
}

function isSigned(part: string): boolean {
  return /^\p{L}+(?:&\p{L}|\+|#)/u.test(part);
}

function wordsIn(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/gu) ?? [];
}

/** "people" for "ppl"; words with signs in them stay as they are. */
function spelledOut(word: string): readonly string[] {
  return /^[a-z]+$/.test(word) ? intendedWords(word) : [word];
}

function isFiller(word: string): boolean {
  return FILLED.has(stemOf(word));
}

function byStem(lines: string): Map<string, string[]> {
  const others = new Map<string, string[]>();
  for (const group of lines
    .trim()
    .split("\n")
    .map((line) => line.split(", ")))
    for (const stem of new Set(group.map(stemOf)))
      others.set(stem, [...(others.get(stem) ?? []), ...group]);
  return others;
}

function othersOf(word: string): Omit<AskedWord, "place">[] {
  const stem = stemOf(word);
  return OTHERS.flatMap(({ groups, weight }) =>
    [...new Set(groups.get(stem))]
      .filter((other) => stemOf(other) !== stem)
      .map((other) => ({ word: other, weight })),
  );
}

/** What two words mean together, by the first of them: "makes things up" is "invent". */
function togetherIn(words: readonly string[]): Map<string, readonly string[]> {
  const stems = words.slice(0, MOST_WORDS).map(stemOf);
  return new Map(
    PAIRS.flatMap(({ first, second, others }) => {
      const at = stems.findIndex((stem) => isForm(stem, first));
      const after = at < 0 ? [] : stems.slice(at + 1, at + 2 + BETWEEN);
      const isNear = after.some((stem) => isForm(stem, second));
      return isNear ? [[words[at] ?? "", others] as const] : [];
    }),
  );
}

/** `mak` of "making" is a form of "make". */
function isForm(stem: string, other: string): boolean {
  return stem === other || `${stem}e` === other;
}

/** Roughly, so that `calls` and `calling` are `call`, and `smileys` is `smiley`. */
function stemOf(word: string): string {
  return bareOf(bareOf(word));
}

function bareOf(word: string): string {
  return word.length > 4
    ? word.replace(/(?:ies|ings?|ed|es|s|ly|e|y)$/, "")
    : word.replace(/s$/, "");
}
