/** The ways to ask that a passage lists, one per line, some with a yes or a no before them (HELP-1). */
import type { Passage } from "./copy/help.server";

const SHORT_ANSWERS = ["Yes", "No", "It depends"] as const;
export type ShortAnswer = (typeof SHORT_ANSWERS)[number];

/** A way to ask what a passage answers, and the short answer if that is a yes-or-no question. */
type Asked = { question: string; short: ShortAnswer | null };

/** Ends before the question, which is its last group. */
const SHORT_FIRST = /^(Yes|No|It depends): (?=(.*)$)/;

/** The ways to ask that a passage lists, one per line. */
export function askedIn({ also }: Pick<Passage, "also">): Asked[] {
  return (also ?? "")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map((line) => {
      const [, short, question] = SHORT_FIRST.exec(line) ?? [];
      const known = SHORT_ANSWERS.find((each) => each === short) ?? null;
      return { question: question ?? line, short: known };
    });
}

/** The ways to ask that another passage lists too keep no short answer: that was of its text. */
export function withoutShorts<Read extends Passage>(passage: Read, before: Passage): Read {
  const theirs = new Set((before.also ?? "").split("\n").map((line) => line.trim()));
  const also = (passage.also ?? "")
    .split("\n")
    .map((line) => (theirs.has(line.trim()) ? line.replace(SHORT_FIRST, "") : line));
  return { ...passage, also: also.join("\n") };
}
