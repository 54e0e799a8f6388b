/** The lesson that a question names by its number, and what it asks besides (MED-6). Pure. */
import { languageOf, termsIn } from "~/reading/words";
import { ASKING_WORDS, NUMBERS, STOP_WORDS } from "./copy/search-words";

/** Without synonyms: a text has only the words that stand in it. */
const SAID = languageOf(STOP_WORDS, []);
const ASKED = languageOf(`${STOP_WORDS} ${ASKING_WORDS}`, []);

/** "lesson 4", "video no. 12", "lesson #7", "lesson twenty-one". */
const NAMED =
  /(?<!\p{L})(?:lessons?|videos?)[ ,:]{0,2}(?:number|num|no\.?|nr\.?|#)? ?(?:(\d{1,3})(?![\p{N}%]|[.:]\d)|(\p{L}{1,9}(?:[- ]\p{L}{1,9})?))/giu;

type Named = {
  number: number | null;
  rest: string;
};

/** `number`: null if it names none, and `rest` is all of it then. */
export function lessonNamed(text: string): Named {
  for (const match of text.matchAll(NAMED)) {
    const [said, digits, words = ""] = match;
    const spelled = spelledIn(words);
    const number = digits ? Number(digits) : numberOf(spelled);
    if (number < 1) continue;
    const before = text.slice(0, match.index);
    // A word after the number may be part of the match.
    const after = words.slice(spelled.length) + text.slice(match.index + said.length);
    return { number, rest: `${before} ${after}`.replaceAll(/\s+/g, " ").trim() };
  }
  return { number: null, rest: text };
}

/** Both words if they are a number together, otherwise the first one. */
function spelledIn(words: string): string {
  const [first = ""] = words.split(" ");
  return numberOf(words) > 0 ? words : first;
}

function numberOf(spelled: string): number {
  return NUMBERS.indexOf(spelled.toLowerCase().replace(" ", "-"));
}

/** The words of a question that count, without their endings. */
export function askedTerms(question: string): string[] {
  return termsIn(question, ASKED);
}

/** Whether each word of a question that counts stands in a text, in any of its forms. */
export function hasAllWords(text: string, question: string): boolean {
  const asked = askedTerms(question);
  if (asked.length === 0) return false;
  const has = new Set(termsIn(text, SAID));
  return asked.every((term) => has.has(term));
}
