import { expect, test } from "vitest";
import { FAQ } from "~/site/copy/faq.server";
import { differences } from "./differences.server";

const LONG = "word ".repeat(40);

/** How the heading's change is shown: removed words in brackets, added ones in braces. */
async function shown(before: string, after: string): Promise<string> {
  const of = (heading: string) => ({ ...FAQ.shippedFields, heading });
  const { differences: found } = await differences(FAQ, of(before), of(after), 1);
  const [difference] = found;
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
])("CONT-5 %s", async (_what, before, after, expected) => {
  expect(await shown(before, after)).toBe(expected);
});

const TEXTS = [
  "",
  "one two three",
  LONG,
  "a,".repeat(10_000),
  "word ".repeat(8_000),
  "x".repeat(60_000),
];

test.each(TEXTS.flatMap((before) => TEXTS.map((after) => [before, after] as const)))(
  "CONT-5 LOAD-1 %#: texts of any length are compared, and removed and added words are told",
  async (before, after) => {
    const told = await shown(before, after);
    if (before === after) expect(told).toBe("");
    else if (before === "") expect(told === `{${after}}`).toBe(true);
    else if (after === "") expect(told === `[${before}]`).toBe(true);
    else expect(/[[{]/.test(told)).toBe(true);
  },
);

test.each([
  [99, 100, 99, 0],
  [100, 100, 100, 0],
  [101, 100, 100, 1],
])(
  "CONT-5 LOAD-1 of %i changes with at most %i, %i are told and %i counted",
  async (count, most, told, more) => {
    const ids = Array.from({ length: count }, (_, index) => `q${index}`);
    const fields = (text: string) => ({
      ...FAQ.shippedFields,
      questions: ids.join(" "),
      ...Object.fromEntries(ids.map((id) => [`questions.${id}.answer`, text])),
    });
    const found = await differences(FAQ, fields("before"), fields("after"), most);
    expect([found.differences.length, found.more]).toEqual([told, more]);
  },
);
