/** Texts as points in a space of meanings, by weights that a sentence encoder taught (scripts/readers/meanings.ts). */
import { createClassReader } from "./class-reader";
import { WEIGHTS } from "./meaning-weights";
import { wordsIn } from "./words";

const meaningsIn = createClassReader(WEIGHTS);

/** Marks and case change nothing. */
export function meaningOf(text: string): Float64Array {
  return Float64Array.from(meaningsIn(wordsIn(text).join(" ")).values());
}
