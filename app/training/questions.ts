/** Questions after a lesson: what is offered, and whether an answer is right (PRAC-5). Pure. */
import { isSlipOf } from "~/platform/search/slips";
import { languageOf, termsIn, wordsIn } from "~/platform/search/words";

/** `right` and `wrong`: an answer a line; without wrong ones the answer is typed. */
export type Question = {
  id: string;
  question: string;
  right: string;
  wrong: string | null;
  reason: string;
};

export const LONGEST_ANSWER = 300;
/** A typed answer that says everything says nothing. */
const MOST_WORDS = 30;

const LANGUAGE = languageOf(
  "a an and are as at be by do for from i if in is it of on or so that the their them then they this to we with you your",
  [],
);
const DENYING = new Set("not no never dont doesnt isnt without".split(" "));

export function linesOf(text: string | null): string[] {
  return (text ?? "")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => wordsIn(line).length > 0);
}

/** The answers to choose from, in an order that says nothing; none: the answer is typed. */
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

/** Whether a typed answer has every word of a right one, slips of the finger aside, and does not deny it. */
function says(answer: string, right: string): boolean {
  const said = termsIn(answer, LANGUAGE);
  const wanted = termsIn(right, LANGUAGE);
  if (wanted.length === 0) return wordsIn(answer).join(" ") === wordsIn(right).join(" ");
  const at = wanted.map((term) => said.findIndex((word) => word === term || isSlipOf(word, term)));
  if (at.includes(-1)) return false;
  const before = said[Math.min(...at) - 1];
  return before === undefined || !DENYING.has(before) || wanted.some((term) => DENYING.has(term));
}

/** What is wrong with a question, by its field; null: nothing. */
export function questionFault({
  right,
  wrong,
}: Pick<Question, "right" | "wrong">): { field: "right" | "wrong"; fault: string } | null {
  const rights = linesOf(right);
  if (rights.length === 0)
    return { field: "right", fault: "Enter at least one right answer, with letters or digits" };
  const plain = new Set(rights.map((each) => wordsIn(each).join(" ")));
  return linesOf(wrong).some((each) => plain.has(wordsIn(each).join(" ")))
    ? { field: "wrong", fault: "An answer cannot be right and wrong" }
    : null;
}
