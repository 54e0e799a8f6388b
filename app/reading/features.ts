/** What a linear reader sees of a text: its words, pairs of words, runs of letters and signs, as numbers. */
import { wordsIn } from "./words";

const FEATURE_BITS = 15;
/** Every feature is below this. */
export const FEATURES = 2 ** FEATURE_BITS;
/** What rules saw weighs as much as a word that stands alone, times this. */
export const SEEN_WEIGHT = 1.8;
const SHORTEST_RUN = 3;
const LONGEST_RUN = 4;
const HASH_START = 0x811c9dc5;
const HASH_PRIME = 0x01000193;
const HASH_MIX = 0x2c1b3c6d;
const SIGNS = /[?!$%:]|\p{Extended_Pictographic}/gu;

/** The features of single words: the same words come again and again. */
const MOST_KNOWN = 4_000;
const known = new Map<string, readonly number[]>();
const [AS_FIRST, AS_WORD, AS_PAIR, AS_SIGN, AS_RUN] = [
  hashed("first "),
  hashed("word "),
  hashed("pair "),
  hashed("sign "),
  HASH_START,
] as const;
const DIGITS = /\d/g;
/** Which features the text at hand has: each is set and taken back, as a new list for each text took longer than reading. */
const found = new Uint8Array(FEATURES);

/** The features of a text, each once. A typo changes some runs of letters and leaves the rest. */
export function featuresOf(text: string): number[] {
  const features: number[] = [];
  const add = (feature: number) => {
    if (found[feature] === 1) return;
    found[feature] = 1;
    features.push(feature);
  };
  let before: number | null = null;
  for (const written of wordsIn(text)) {
    const word = written.replace(DIGITS, "0");
    if (before === null) add(mixed(hashed(word, AS_FIRST)));
    const [whole = 0, ...runs] = knownWord(word);
    add(whole);
    if (before !== null) add(mixed(hashed(word, hashed(" ", before))));
    for (const run of runs) add(run);
    before = hashed(word, AS_PAIR);
  }
  if (before === null) add(mixed(AS_FIRST));
  for (const sign of text.match(SIGNS) ?? []) add(mixed(hashed(sign, AS_SIGN)));
  for (const feature of features) found[feature] = 0;
  return features;
}

/** A word's own feature, and those of its runs of letters. */
function knownWord(word: string): readonly number[] {
  const features = known.get(word) ?? featuresOfWord(word);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(word, features);
  return features;
}

function featuresOfWord(word: string): number[] {
  const features = [mixed(hashed(word, AS_WORD))];
  const edged = `<${word}>`;
  for (let length = SHORTEST_RUN; length <= LONGEST_RUN; length += 1)
    for (let from = 0; from + length <= edged.length; from += 1)
      features.push(mixed(hashed(edged.slice(from, from + length), AS_RUN)));
  return features;
}

/** The feature of something that rules saw in a text. */
export function seenFeature(name: string): number {
  return mixed(hashed(`seen ${name}`));
}

/** FNV-1a, from where it stood after what came before. */
function hashed(text: string, before = HASH_START): number {
  let hash = before;
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), HASH_PRIME);
  return hash;
}

/** A number below `FEATURES`: mixed so that the last letters reach the high bits, too. */
function mixed(hash: number): number {
  const mix = Math.imul(hash ^ (hash >>> 15), HASH_MIX);
  return (mix ^ (mix >>> 13)) >>> (32 - FEATURE_BITS);
}
