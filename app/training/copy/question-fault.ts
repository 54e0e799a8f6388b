import { wordsIn } from "~/reading/words";

/** The answers in a field: one per line. */
export function linesOf(text: string | null): string[] {
  return (text ?? "")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => wordsIn(line).length > 0);
}

/** What is wrong with a question, by its field; null: nothing. */
export function questionFault({
  right,
  wrong,
}: {
  right: string;
  wrong: string | null;
}): { field: "right" | "wrong"; fault: string } | null {
  const rights = linesOf(right);
  if (rights.length === 0)
    return { field: "right", fault: "Enter at least one right answer, with letters or digits" };
  const plain = new Set(rights.map((each) => wordsIn(each).join(" ")));
  return linesOf(wrong).some((each) => plain.has(wordsIn(each).join(" ")))
    ? { field: "wrong", fault: "An answer cannot be right and wrong" }
    : null;
}
