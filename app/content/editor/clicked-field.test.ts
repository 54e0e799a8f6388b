import { expect, test } from "vitest";
import { clickedField } from "./clicked-field";

const FIELDS = [
  { path: "hero.heading", text: "Sell from anywhere" },
  { path: "hero.text", text: "You learn it in {weeks} weeks, with {students} others." },
  { path: "faq.heading", text: "Questions" },
  { path: "faq.1", text: "Sell from anywhere" },
  {
    path: "terms",
    text: "## Payment\n\nYou pay **in advance**. See [prices](/prices).\n\n- Cards are fine\n- Cash is not",
  },
  { path: "empty", text: "" },
];

test.each([
  ["a heading", "Sell from anywhere", 0, "hero.heading"],
  ["the second of two equal texts", "Sell from anywhere", 1, "faq.1"],
  ["one more of them than there are fields", "Sell from anywhere", 5, "faq.1"],
  ["a text with figures filled in", "You learn it in 12 weeks, with 900+ others.", 0, "hero.text"],
  [
    "an element around a text",
    "Read this: You learn it in 12 weeks, with 900+ others. Questions",
    0,
    "hero.text",
  ],
  ["a heading in Markdown", "Payment", 0, "terms"],
  ["a paragraph in Markdown", "You pay in advance. See prices.", 0, "terms"],
  ["an item of a list in Markdown", "Cards are fine", 0, "terms"],
  ["line breaks and spaces", "Sell\n   from anywhere", 0, "hero.heading"],
  ["words that no field has", "Log in", 0, null],
  ["nothing", "", 0, null],
])("CONT-4 a click on %s", (_what, shown, earlier, path) => {
  expect(clickedField(shown, earlier, FIELDS)).toBe(path);
});
