/** Whether a question asks for a yes or a no, and which of its clauses does (HELP-1). */
import { wordsIn } from "~/reading/words";

const AUXILIARY = new Set(
  "do does did is are am was were can could will would should shall may might has have had must dont doesnt didnt isnt arent cant couldnt wont wouldnt shouldnt".split(
    " ",
  ),
);
const SUBJECT = new Set(
  "i you we they he she it this that there these my your our the a an any anyone everyone someone people u yall".split(
    " ",
  ),
);
const ASKS_MORE = new Set(
  "what when where why who whom whose which how much many long often".split(" "),
);
const BEFORE = new Set(
  "so and but hey hi hello ok okay well wait um also or just honestly like yo pls please lol quick question sorry then actually btw".split(
    " ",
  ),
);
const CLAUSE_END = /[.!?;:,\n]+/;

/** Whether a yes or a no is asked for: "can i start today", "so u offer refunds?", "im 40, is that ok". */
export function isYesOrNo(question: string): boolean {
  const clauses = clausesOf(question);
  const last = clauses.at(-1) ?? [];
  const asksMore = last.some((word) => ASKS_MORE.has(word)) || last.includes("or");
  const hasQuestionMark = question.trimEnd().endsWith("?");
  return clauses.some(asksForYes) || (hasQuestionMark && !asksMore);
}

export function clausesOf(question: string) {
  return question
    .split(CLAUSE_END)
    .map((clause) => wordsIn(clause))
    .filter((words) => words.length > 0);
}

export function asksForYes(words: readonly string[]): boolean {
  if (/ or (?!(?:not|no|anything|something|what)\b)/.test(` ${words.join(" ")} `)) return false;
  const first = words.findIndex((word) => !BEFORE.has(word));
  if (AUXILIARY.has(words[first] ?? "") && !asksForExplanation(words.slice(first))) return true;
  return words.some(
    (word, at) =>
      AUXILIARY.has(word) &&
      SUBJECT.has(words[at + 1] ?? "") &&
      !words.slice(0, at).some((each) => ASKS_MORE.has(each)) &&
      !asksForExplanation(words.slice(at)),
  );
}

/** "can you tell me how …" asks how. */
function asksForExplanation(words: readonly string[]): boolean {
  const verbAt = words.findIndex((word) => /^(?:tell|know|explain|say|show|ask|find)$/.test(word));
  return verbAt >= 0 && words.slice(verbAt, verbAt + 4).some((word) => ASKS_MORE.has(word));
}
