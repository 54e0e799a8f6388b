import { expect, test } from "vitest";
import { FAQ } from "~/site/content/faq.server";
import { differences } from "./differences.server";

const LONG = "word ".repeat(40);

/** How the heading's change is shown: removed words in brackets, added ones in braces. */
function shown(before: string, after: string): string {
  const of = (heading: string) => ({ ...FAQ.shippedFields, heading });
  const [difference] = differences(FAQ, of(before), of(after));
  const marks = { removed: "[]", added: "{}", same: ["", ""] };
  return (difference?.pieces ?? [])
    .map(({ text, kind }) => `${marks[kind][0]}${text}${marks[kind][1]}`)
    .join("");
}

test.each([
  [
    "a word",
    "Frequently Asked Questions",
    "Frequently Asked Things",
    "Frequently Asked [Questions]{Things}",
  ],
  [
    "words next to each other as one change",
    "Ask us now or write to us",
    "Call them now or write to us",
    "[Ask us]{Call them} now or write to us",
  ],
  [
    "a text that was rewritten as a whole",
    "Frequently Asked Questions",
    "Before you join the team",
    "[Frequently Asked Questions]{Before you join the team}",
  ],
  ["a word that was added", "Ask us", "Ask us now", "Ask us{ now}"],
  [
    "a long text around a change without its far end, cut between words",
    `${LONG}one`,
    `${LONG}two`,
    `…${" word".repeat(15)} [one]{two}`,
  ],
])("CONT-5 %s", (_what, before, after, expected) => {
  expect(shown(before, after)).toBe(expected);
});
