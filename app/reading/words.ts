/** Splits a text for the search: intended words, stemmed, one for all with the same meaning. */

import { plainText } from "~/platform/text/plain-text";
import { CONTRACTIONS, SHORT_FORMS } from "./copy/spellings";

/** `first`: its first word, without which it is not in a text. */
type Phrase = { first: string; phrase: string; word: string };

export type Language = {
  stopWords: ReadonlySet<string>;
  /** The stem that replaces this one. */
  meaning: ReadonlyMap<string, string>;
  /** Several words that mean one, longest first. */
  phrases: readonly Phrase[];
};

export function languageOf(stopWords: string, synonyms: readonly (readonly string[])[]): Language {
  const meaning = new Map<string, string>();
  const phrases: Phrase[] = [];
  for (const [first = "", ...others] of synonyms)
    for (const other of others) {
      if (other.includes(" "))
        phrases.push({ first: other.split(" ", 1)[0] ?? "", phrase: ` ${other} `, word: first });
      else meaning.set(stem(other), stem(first));
    }
  phrases.sort((one, other) => other.phrase.length - one.phrase.length);
  return { stopWords: new Set(stopWords.split(" ")), meaning, phrases };
}

const APOSTROPHES = /['`]/g;
const WORDS = /[\p{L}\p{N}]+/gu;
/** A repeated letter, as when a key is held down. */
const HELD = /(\p{L})\1{2,}/gu;
/** Digits or signs inside a word that stand for letters: "k1ll", "id10t". */
const DISGUISED = /(?<=\p{L})[01345@$]+(?=\p{L})/gu;
const LETTERS: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "@": "a",
  $: "s",
};
/** Letters spelled out one by one: "s t o p", "s.t.o.p". */
const SPACED = /(?<![\p{L}\p{N}])\p{L}(?:[ .*-]\p{L}){3,}(?![\p{L}\p{N}])/gu;

/** `first`: without this word the others are not in a text. */
const SHORTENED = CONTRACTIONS.map(([long, form]) => ({
  first: long.split(" ", 1)[0] ?? "",
  long,
  form,
}));

/** One message is read by several readers, whole and in parts: what was split last is kept, up to so many letters. */
const MOST_KEPT = 20_000;
const kept = new Map<string, readonly string[]>();
let keptLetters = 0;

/** The intended words: lowercase, without accents and apostrophes, abbreviations spelled out. */
export function wordsIn(text: string): readonly string[] {
  const known = kept.get(text);
  if (known) return known;
  const words = splitWords(text);
  if (keptLetters + text.length > MOST_KEPT) {
    kept.clear();
    keptLetters = 0;
  }
  kept.set(text, words);
  keptLetters += text.length;
  return words;
}

function splitWords(text: string): string[] {
  const plain = plainText(text)
    .replace(APOSTROPHES, "")
    .replace(SPACED, (letters) => letters.replace(/[ .*-]/g, ""))
    .replace(DISGUISED, (signs) => Array.from(signs, (sign) => LETTERS[sign] ?? sign).join(""))
    .replace(HELD, "$1");
  const words = (plain.match(WORDS) ?? []).map((word) => shortForm(word) ?? word);
  let line = ` ${words.join(" ")} `;
  const present = new Set(line.split(" "));
  for (const { first, long, form } of SHORTENED) {
    if (!present.has(first)) continue;
    line = line.replaceAll(` ${long} `, ` ${form} `);
    for (const word of form.split(" ")) present.add(word);
  }
  return line.split(" ").filter((word) => word !== "");
}

function shortForm(word: string): string | undefined {
  return Object.hasOwn(SHORT_FORMS, word) ? SHORT_FORMS[word] : undefined;
}

/** The words that count, stemmed and in order. */
export function termsIn(text: string, { stopWords, meaning, phrases }: Language): string[] {
  const words = wordsIn(text);
  const present = new Set(words);
  let line = ` ${words.join(" ")} `;
  for (const { first, phrase, word } of phrases) {
    if (!present.has(first) || !line.includes(phrase)) continue;
    line = line.replaceAll(phrase, ` ${word} `);
    for (const each of word.split(" ")) present.add(each);
  }
  return line
    .split(" ")
    .filter((word) => word !== "" && !stopWords.has(word))
    .map((word) => meaning.get(stem(word)) ?? stem(word));
}

/** "courses" and "course", "paying" and "pay" are one word. */
function stem(word: string): string {
  if (word.length <= 3) return word;
  const bare = word.replace(/(?:ies|ied)$/, "y").replace(/(?:ing|ed|ly|es|s)$/, "");
  const kept = bare.length >= 3 ? bare : word;
  return kept.replace(/([^aeiou])\1$/, "$1").replace(/e$/, "");
}
