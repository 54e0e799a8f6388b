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

/** The features of a text, each once. A typo changes some runs of letters and leaves the rest. */
export function featuresOf(text: string): number[] {
  const words = wordsIn(text).map((word) => word.replace(/\d/g, "0"));
  const found = new Set<number>();
  const add = (feature: string) => found.add(featureOf(feature));
  add(`first ${words[0] ?? ""}`);
  for (const [at, word] of words.entries()) {
    add(`word ${word}`);
    if (at > 0) add(`pair ${words[at - 1]} ${word}`);
    const edged = `<${word}>`;
    for (let length = SHORTEST_RUN; length <= LONGEST_RUN; length += 1)
      for (let from = 0; from + length <= edged.length; from += 1)
        add(edged.slice(from, from + length));
  }
  for (const sign of text.match(SIGNS) ?? []) add(`sign ${sign}`);
  return [...found];
}

/** The feature of something that rules saw in a text. */
export function seenFeature(name: string): number {
  return featureOf(`seen ${name}`);
}

/** FNV-1a, mixed so that the last letters reach the high bits, too. */
function featureOf(name: string): number {
  let hash = HASH_START;
  for (let at = 0; at < name.length; at += 1)
    hash = Math.imul(hash ^ name.charCodeAt(at), HASH_PRIME);
  hash = Math.imul(hash ^ (hash >>> 15), HASH_MIX);
  return (hash ^ (hash >>> 13)) >>> (32 - FEATURE_BITS);
}
