// cspell:disable
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { shippedWords } from "../../tests/kit/shipped-words";
import { OBJECTIONS, SCRIPT } from "./copy/script.server";
import { inEnglish } from "./mixed-words";
import { repliesOf } from "./script-reply";

const script = { version: 0, ...shippedWords.of(SCRIPT), ...shippedWords.of(OBJECTIONS) };
const replyTo = repliesOf(script).now();
/** What is reached, in percent: less is a fault of a later change. */
const RIGHT = 94;
const WRONG = 1;

/** `fitting replies or none | line`. */
const LINES = readFileSync("tests/kit/replies/mixed-lines.txt", "utf8")
  .trim()
  .split("\n")
  .map((line) => {
    const [fits = "", ...text] = line.split(" | ");
    return { fits: fits.split(" "), text: text.join(" | ") };
  });

/** Where its reply can be given. */
function placeOf(id: string) {
  return script.nodes.find(({ options }) => options.some(({ nextId }) => nextId === id)) ?? null;
}

function outcomeOf({ fits, text }: (typeof LINES)[number]): "right" | "wrong" | "unread" {
  const reply = replyTo(text, placeOf(fits[0] ?? ""));
  if (reply.verdict === "fixed") return fits.includes(`fixed:${reply.concern}`) ? "right" : "wrong";
  if (reply.verdict === "sure") return fits.includes(reply.id) ? "right" : "wrong";
  const ids = reply.verdict === "unsure" ? reply.choices.map(({ id }) => id) : [];
  return fits.includes("none") || ids.some((id) => fits.includes(id)) ? "right" : "unread";
}

test("READ-3 Tagalog and Spanish among English are answered as English is", () => {
  const outcomes = LINES.map(outcomeOf);
  const share = (outcome: string) =>
    (100 * outcomes.filter((each) => each === outcome).length) / outcomes.length;
  expect(LINES.length).toBeGreaterThan(300);
  expect(share("right")).toBeGreaterThanOrEqual(RIGHT);
  expect(share("wrong")).toBeLessThanOrEqual(WRONG);
});
test.each([
  ["magkano po sahod", "how much salary"],
  ["wala po akong laptop", "i dont have laptop"],
  ["¿Cuánto pagan?", "how much pay"],
])("READ-3 in English: %s", (said, english) => {
  expect(inEnglish(said)).toBe(english);
});
test.each(["Is this legit, po?", "my mom said no", "What does La Mesa pay?", ""])(
  "READ-3 is English as it is: %j",
  (said) => {
    expect(inEnglish(said)).toBe(said);
  },
);

test.each([
  "grade 10 pa lang po anak ko so need ko talaga extra income",
  "wag nyo po ako i-message sa gabi, daytime na lang po para makareply ako",
])("READ-3 what excuses the words in Tagalog does so in English, too: %s", (said) => {
  expect(replyTo(said, null).verdict).not.toBe("fixed");
});
test.each([
  ["grade 10 pa lang po ako", "minor"],
  ["wag nyo na po ako i-message", "stop"],
])("READ-3 and without it they are what they were: %s", (said, concern) => {
  expect(replyTo(said, null)).toMatchObject({ verdict: "fixed", concern });
});
