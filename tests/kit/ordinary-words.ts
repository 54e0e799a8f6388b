/** Ordinary English words, and which of them a typo turns into a word that decides something. */
import { readdirSync, readFileSync } from "node:fs";
import wordList from "word-list";
import { isSlipOf } from "../../app/reading/slips";

const LEAST_LETTERS = 4;
const KNOWN_WITH_SLIPS = 6;
const MOST_SLIPS = 2;
const LENGTHS = [-2, -1, 0, 1, 2];
const LINE = 80;
const A = "a".charCodeAt(0);
/** Going through a dictionary takes seconds, and more on a busy machine. */
export const DICTIONARY_TIME = 300_000;
const PLAIN = /^[a-z]+$/;

/** The words of a dictionary and those that this repository spells, with their possessives as readers see them: "dogs". */
export function ordinaryWords(): string[] {
  const own = readFileSync("cspell-words.txt", "utf8").toLowerCase().split("\n");
  const words = [...readFileSync(wordList, "utf8").split("\n"), ...own].filter((word) =>
    PLAIN.test(word),
  );
  return [...new Set(words.flatMap((word) => (word.endsWith("s") ? [word] : [word, `${word}s`])))];
}

/** The words of phrases that are also recognized with a typo. */
export function forgivingWords(phrases: readonly string[]): string[] {
  const words = phrases.flatMap((phrase) => phrase.replace(/[?!]/g, "").split(/[ |]/));
  return [...new Set(words)].filter((word) => word.length >= KNOWN_WITH_SLIPS && PLAIN.test(word));
}

/** Which of the words are a typo of one of the known words, in order. */
export function nearWords(words: readonly string[], known: readonly string[]): string[] {
  const all = new Set(known);
  const alike = Map.groupBy(known.map(withLetters), ({ word }) => `${word[0]}${word.length}`);
  return words
    .filter((word) => word.length >= LEAST_LETTERS && !all.has(word))
    .map(withLetters)
    .filter(({ word, letters }) =>
      LENGTHS.some((more) =>
        alike.get(`${word[0]}${word.length + more}`)?.some(
          (each) =>
            // Letters are compared fast, and rule most pairs out.
            bitsOf(each.letters ^ letters) <= 2 * MOST_SLIPS && isSlipOf(word, each.word),
        ),
      ),
    )
    .map(({ word }) => word)
    .sort();
}

/** The source of a module that exports the words as a set. */
export function moduleOf(name: string, words: readonly string[]): string {
  const lines = words.reduce<string[]>((all, word) => {
    const last = all.at(-1);
    if (last !== undefined && last.length + word.length < LINE)
      all[all.length - 1] = `${last} ${word}`;
    else all.push(word);
    return all;
  }, []);
  return `/** Written by \`ordinary-words.test.ts -u\`: ordinary words that one typo makes of a deciding word, or two. */
// cspell:disable
export const ${name}: ReadonlySet<string> = new Set(
  \`${lines.join("\n")}\`.split(/\\s/),
);
`;
}

function withLetters(word: string) {
  return { word, letters: lettersOf(word) };
}

/** One bit for each letter of the alphabet. */
function lettersOf(word: string): number {
  let set = 0;
  for (let at = 0; at < word.length; at += 1) set |= 1 << (word.charCodeAt(at) - A);
  return set;
}

function bitsOf(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** Words of the documentation and of all contents. */
export function wordsOfTheProduct(): string[] {
  const files = ["docs", "app"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .map((name) => `${folder}/${name}`)
      .filter((file) => /^docs\/.*\.md$|\/(?:copy|content)\/[^/]+\.ts$/.test(file)),
  );
  const words = files.flatMap((file) => readFileSync(file, "utf8").match(/[A-Za-z]+/g) ?? []);
  return [...new Set(words.map((word) => word.toLowerCase()))];
}
