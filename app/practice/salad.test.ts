/** Words in any order settle nothing and book nothing, whatever each of them says; lines that people write do (READ-7). */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { linesOf } from "../../tests/kit/reading-lines";
import { PROSPECTS } from "./copy/prospects.server";
import { play } from "./run";
import { drawn, nextSeed } from "./seeds";
import { orderIn } from "./word-order";

const { prospects } = PROSPECTS.schema.parse(PROSPECTS.shipped);
const marcus = prospects.find(({ id }) => id === "wants-to-talk-now");
const OFFER =
  "The call is with our team, they explain the role and the pay and you can ask everything, does tomorrow at 5 pm Eastern work for you?";
const ASKS = "What do you do for work right now?";
/** Of people, and the company's own: not those that a pattern gave. */
const TRAINING_LINES = readFileSync("scripts/readers/setter-lines.txt", "utf8")
  .trim()
  .split("\n")
  .map((line) => {
    const [voice = "", , ...text] = line.split(" | ");
    return { voice, text: text.join(" | ") };
  })
  .filter(({ voice }) => voice !== "frame");
const TRIES = 60;
const SALADS = 400;
const [SHORTEST, LONGEST] = [8, 14];

function shuffled(text: string, seed: number): string {
  const words = text.replace(/[.,?!]/g, "").split(" ");
  let state = seed;
  for (let at = words.length - 1; at > 0; at -= 1) {
    state = nextSeed(state);
    const other = drawn(state, at + 1);
    [words[at], words[other]] = [words[other] ?? "", words[at] ?? ""];
  }
  return words.join(" ");
}

/** So many of them, spread over all. */
function some<Each>(all: readonly Each[], count: number): Each[] {
  const apart = Math.max(1, Math.floor(all.length / count));
  return all.filter((_, at) => at % apart === 0).slice(0, count);
}

const lengthOf = (text: string) => text.split(" ").length;
const isMiddling = ({ text }: { text: string }) =>
  lengthOf(text) >= SHORTEST && lengthOf(text) <= LONGEST;

test("READ-7 an offer in sentences books Marcus, the same words in any order never", () => {
  if (!marcus) throw new Error("No Marcus");
  const booked = (messages: string[]) => play(marcus, 1, messages).ending === "booked";
  expect(booked([ASKS, OFFER, OFFER])).toBe(true);
  const salads = Array.from({ length: TRIES }, (_, seed) => shuffled(OFFER, seed + 1));
  expect(salads.filter((salad) => booked([ASKS, salad, salad]))).toEqual([]);
});

test.each([
  ["the company's good lines", TRAINING_LINES.filter(({ voice }) => voice === "company")],
  ["labeled lines", TRAINING_LINES.filter(({ voice }) => voice !== "company")],
])("READ-7 of 8 to 14 words of %s in any order, hardly one settles and none books", (_, lines) => {
  const middling = lines.filter(isMiddling);
  const salads = Array.from({ length: SALADS }, (_each, at) => {
    const apart = Math.max(1, Math.floor(middling.length / SALADS));
    return shuffled(middling[(at * apart) % middling.length]?.text ?? "", at + 1);
  });
  const runs = salads.map((salad, at) => {
    const prospect = prospects[at % prospects.length];
    if (!prospect) throw new Error("No prospect");
    return play(prospect, 1, [ASKS, "Is there anything that worries you about it?", salad, salad]);
  });
  const settled = runs.filter(({ exchanges }) =>
    exchanges.slice(2).some(({ cues }) => cues.some(({ kind }) => kind === "settled")),
  );
  expect(runs.filter(({ ending }) => ending === "booked")).toEqual([]);
  expect(settled.length / runs.length).toBeLessThanOrEqual(0.01);
});

test.each([
  ["that it learned from", some(TRAINING_LINES, 500), 0.995],
  ["that nobody looked at", some(linesOf("setter-lines", false), 500), 0.985],
])(
  "READ-7 500 lines of people %s are no heaps, clipped and thumb-typed ones too",
  (_, lines, least) => {
    const accepted = lines.filter(
      ({ text }) => lengthOf(text) < SHORTEST || orderIn(text) !== "heap",
    );
    expect(lines).toHaveLength(500);
    expect(accepted.length / lines.length).toBeGreaterThanOrEqual(least);
  },
);
