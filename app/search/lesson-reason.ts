/** Why a lesson as a whole is a result: the sentence of its description that has most of the question (MED-6). Pure. */
import { markedParts } from "./marked";
import { askedTerms } from "./named-lesson";

/** What was typed tells more than what may be meant by it. */
const TYPED = 3;

/** The first of the sentences if none has any. `found`: what the question's words were taken for. */
export function reasonIn(
  sentences: readonly string[],
  question: string,
  found: readonly string[],
): string {
  const typed = askedTerms(question);
  const worthOf = (sentence: string) =>
    TYPED * wordsFound(sentence, typed) + wordsFound(sentence, found);
  const worths = sentences.map(worthOf);
  return sentences[worths.indexOf(Math.max(...worths))] ?? "";
}

/** How many different words of a text were looked for. */
function wordsFound(text: string, found: readonly string[]): number {
  const parts = markedParts(text, found).filter(({ isFound }) => isFound);
  return new Set(parts.map((part) => part.text.toLowerCase())).size;
}
