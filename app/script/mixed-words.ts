/** Tagalog and Spanish among the English of people who live with two languages: in English, for the readers (READ-3). */
import { wordsIn } from "~/reading/words";
import { MIXED_FILLERS, MIXED_WORDS } from "./copy/mixed-words";

const FILLERS = new Set(MIXED_FILLERS.split(" "));
/** By the words themselves: what they mean. */
const MEANINGS = new Map(
  MIXED_WORDS.flatMap((line) => {
    const [meaning = "", forms = ""] = line.split(": ");
    return forms.split(", ").map((form) => [wordsIn(form).join(" "), meaning] as const);
  }),
);
const LONGEST = Math.max(...[...MEANINGS.keys()].map((form) => form.split(" ").length));

/** The text itself if it is plain English. */
export function inEnglish(said: string): string {
  const words = wordsIn(said);
  const found: string[] = [];
  let isMixed = false;
  for (let at = 0; at < words.length; ) {
    const length = lengthOfForm(words, at);
    const form = words.slice(at, at + Math.max(1, length)).join(" ");
    if (length > 0) {
      isMixed = true;
      found.push(MEANINGS.get(form) ?? "");
    } else if (!FILLERS.has(form)) found.push(form);
    at += Math.max(1, length);
  }
  return isMixed ? found.join(" ") : said;
}

/** Of the longest form that begins here, in words; 0 if none does. */
function lengthOfForm(words: readonly string[], at: number): number {
  for (let length = Math.min(LONGEST, words.length - at); length > 0; length -= 1)
    if (MEANINGS.has(words.slice(at, at + length).join(" "))) return length;
  return 0;
}
