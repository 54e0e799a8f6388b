/** One line of words in any order settles nothing and books nothing, whatever each of its words says (READ-7). */
import { expect, test } from "vitest";
import { PROSPECTS } from "./copy/prospects.server";
import { play } from "./run";
import { drawn, nextSeed } from "./seeds";

const { prospects } = PROSPECTS.schema.parse(PROSPECTS.shipped);
const marcus = prospects.find(({ id }) => id === "wants-to-talk-now");
const OFFER =
  "The call is with our team, they explain the role and the pay and you can ask everything, does tomorrow at 5 pm Eastern work for you?";
const TRIES = 60;

function shuffled(text: string, seed: number): string {
  const words = text.replace(/[.,?]/g, "").split(" ");
  let state = seed;
  for (let at = words.length - 1; at > 0; at -= 1) {
    state = nextSeed(state);
    const other = drawn(state, at + 1);
    [words[at], words[other]] = [words[other] ?? "", words[at] ?? ""];
  }
  return words.join(" ");
}

test("READ-7 an offer in sentences books Marcus, the same words in any order hardly ever", () => {
  if (!marcus) throw new Error("No Marcus");
  const booked = (messages: string[]) => play(marcus, 1, messages).ending === "booked";
  const asks = "What do you do for work right now?";
  expect(booked([asks, OFFER, OFFER])).toBe(true);
  const salads = Array.from({ length: TRIES }, (_, seed) => shuffled(OFFER, seed + 1));
  expect(salads.filter((salad) => booked([asks, salad, salad])).length / TRIES).toBeLessThan(0.35);
  const settled = salads.filter((salad) =>
    play(marcus, 1, [asks, salad]).exchanges.some(({ cues }) =>
      cues.some(({ kind }) => kind === "settled"),
    ),
  );
  expect(settled.length / TRIES).toBeLessThan(0.35);
});
