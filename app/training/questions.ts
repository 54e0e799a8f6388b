/** Questions after a lesson: what is offered, and whether an answer is right (PRAC-5). Pure. */
import { isSlipOf } from "~/reading/slips";
import { languageOf, termsIn, wordsIn } from "~/reading/words";
import { linesOf } from "./copy/question-fault";

/** `right` and `wrong`: one answer per line; without wrong ones the answer is typed. */
export type Question = {
  id: string;
  question: string;
  right: string;
  wrong: string | null;
  reason: string;
};

export const LONGEST_ANSWER = 300;
/** A typed answer that lists everything says nothing. */
const MOST_WORDS = 30;

const LANGUAGE = languageOf(
  "a an and are as at be by do for from i if in is it of on or so that the their them then they this to we with you your",
  [],
);
// cspell:ignore dont doesnt isnt
const DENYING = new Set("not no never dont doesnt isnt without".split(" "));

/** The answers to choose from, in an order that reveals nothing; none: the answer is typed. */
export function choicesOf({ right, wrong }: Question): string[] {
  const others = linesOf(wrong);
  if (others.length === 0) return [];
  return [...new Set([...linesOf(right), ...others])].sort();
}

export function isRight(question: Question, answer: string): boolean {
  const right = linesOf(question.right);
  if (linesOf(question.wrong).length > 0) return right.includes(answer.trim());
  return wordsIn(answer).length <= MOST_WORDS && right.some((each) => says(answer, each));
}

/** Whether a typed answer has every word of a right one, allowing for typos, and does not negate it. */
function says(answer: string, right: string): boolean {
  const said = termsIn(answer, LANGUAGE);
  const wanted = termsIn(right, LANGUAGE);
  if (wanted.length === 0) return wordsIn(answer).join(" ") === wordsIn(right).join(" ");
  const at = wanted.map((term) => said.findIndex((word) => word === term || isSlipOf(word, term)));
  if (at.includes(-1)) return false;
  const before = said[Math.min(...at) - 1];
  return before === undefined || !DENYING.has(before) || wanted.some((term) => DENYING.has(term));
}
