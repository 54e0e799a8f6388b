/** How much of a question is written of each lesson in one place: sentence by sentence, as cues are read (MED-6). Pure. */
import { languageOf, termsIn } from "~/reading/words";
import { ASKING_WORDS, STOP_WORDS, SYNONYMS } from "./copy/search-words";

const LANGUAGE = languageOf(
  `${STOP_WORDS} ${ASKING_WORDS}`,
  SYNONYMS.map((line) => line.split(", ")),
);
/** What the same words are worth in the sentence before or after. */
const BESIDE = 0.5;
/** What a word is worth that no lesson has: no sentence has it. */
const UNSAID = 0.6;

type Told = { id: number; sentences: readonly ReadonlySet<string>[] };

/** For each lesson the best part of a question that a sentence of it has, from 0 to 1; what few sentences say counts more. */
export function toldIn(
  lessons: readonly { id: number; sentences: readonly string[] }[],
): (question: string) => ReadonlyMap<number, number> {
  const told: Told[] = lessons.map(({ id, sentences }) => ({
    id,
    sentences: sentences.map((sentence) => new Set(termsIn(sentence, LANGUAGE))),
  }));
  const all = told.flatMap(({ sentences }) => sentences);
  const rarityOf = (term: string) => {
    const having = all.filter((sentence) => sentence.has(term)).length;
    return Math.log(1 + all.length / (0.5 + having)) * (having === 0 ? UNSAID : 1);
  };
  return (question) => {
    const terms = [...new Set(termsIn(question, LANGUAGE))].map((term) => ({
      term,
      worth: rarityOf(term),
    }));
    const whole = terms.reduce((sum, { worth }) => sum + worth, 0) || 1;
    const partAt = (sentences: Told["sentences"], at: number) =>
      terms.reduce((sum, { term, worth }) => {
        const isBeside = sentences[at - 1]?.has(term) || sentences[at + 1]?.has(term);
        return sum + worth * (sentences[at]?.has(term) ? 1 : isBeside ? BESIDE : 0);
      }, 0) / whole;
    return new Map(
      told.map(({ id, sentences }) => [
        id,
        Math.max(0, ...sentences.map((_, at) => partAt(sentences, at))),
      ]),
    );
  };
}
