import { expect, test } from "vitest";
import { finished } from "~/platform/workers/steps";
import { makingFinder } from "./find";

const OPTIONS = { stopWords: "do does can a the i me my what if now is it", forgiving: true };
const BARS = { sure: 0.8, like: 0.1, fit: 1.5 };
const DOCUMENTS = [
  {
    content: "we-call",
    text: "Do I call the prospect first?",
    asks: ["Do I call the prospect first?"],
    lines: [
      "am i the one who calls them first",
      "who do i call first",
      "should i call first or wait",
    ],
  },
  {
    content: "they-call",
    text: "What if a prospect calls me?",
    asks: ["What if a prospect calls me?"],
    lines: [
      "the prospect called me before i could, what now",
      "a prospect called first this morning",
      "the prospect calls me out of nowhere",
    ],
  },
];

const find = finished(makingFinder(DOCUMENTS, OPTIONS, BARS, { votes: { linear: 1, search: 1 } }));

test.each([
  ["Do I call the prospect first?", "we-call"],
  ["do i call the prospect first", "we-call"],
  ["can i call the prospect first", "we-call"],
  ["the prospect called first", "they-call"],
])(
  "READ-4 a known question is one in the same words, or in those that count if it is the likeliest: %s",
  (said, content) => {
    const finding = find(said);
    expect(
      finding.verdict === "unknown" || finding.verdict === "fixed" ? [] : finding.near[0],
    ).toBe(content);
  },
);
