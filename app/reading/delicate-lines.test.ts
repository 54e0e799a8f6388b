/** Delicate lines that others wrote and labeled, every third of them: training has the other two, and never these. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { CONCERNS, type Concern, concernIn } from "./concerns";

const NOTHING = "nothing";

const LINES = ofAll("delicate-lines");
/** Mostly hinted at, in passing: by two more writers. Nobody looked at the first one's lines; phrases were mended by the second's. */
const HINTS = ofAll("hints-lines");
const ASIDES = ofAll("asides-lines");

/** `concern or nothing | line`. */
function ofAll(name: string) {
  return readFileSync(`tests/kit/delicate/${name}.txt`, "utf8")
    .trim()
    .split("\n")
    .map((line) => {
      const [concern = "", ...text] = line.split(" | ");
      return { concern, text: text.join(" | ") };
    });
}

/** What is reached, in percent: less is a fault of a later change. */
const CAUGHT: Record<Concern, number> = {
  distress: 92,
  danger: 91,
  minor: 84,
  abuse: 88,
  stop: 100,
};
const LEFT_ALONE = 93;

function shareOf(concern: string): number {
  const own = LINES.filter((line) => line.concern === concern);
  const right = own.filter(({ text }) => (concernIn(text) ?? NOTHING) === concern);
  return Math.floor((100 * right.length) / own.length);
}

test.each(CONCERNS)("READ-3 delicate lines of many voices are caught: %s", (concern) => {
  expect(shareOf(concern)).toBeGreaterThanOrEqual(CAUGHT[concern]);
});
test("READ-3 lines with the same words that mean something else are left alone", () => {
  expect(shareOf(NOTHING)).toBeGreaterThanOrEqual(LEFT_ALONE);
});

/** How many of these lines are read right: of those with a concern, or of the others. */
function rightAmong(lines: typeof LINES, isDelicate: boolean): number {
  return lines.filter(
    ({ concern, text }) =>
      (concern !== NOTHING) === isDelicate && (concernIn(text) ?? NOTHING) === concern,
  ).length;
}
test.each([
  ["hints", HINTS, 89, 131],
  ["asides", ASIDES, 77, 136],
] as const)(
  "READ-3 of 120 delicate lines among the %s, and of 140 that are none",
  (_, lines, caught, left) => {
    expect(rightAmong(lines, true)).toBeGreaterThanOrEqual(caught);
    expect(rightAmong(lines, false)).toBeGreaterThanOrEqual(left);
  },
);

/**
 * `kind | concern or nothing | line`: what neither phrases nor training have of five kinds, and two kinds of what is not
 * welcome; those near them in the same words.
 */
const KINDS = ofKinds("kinds-lines", "unwelcome-lines");
/** Of six kinds what sounds delicate and is not, and what is; half of what was written, which nobody looked at while the phrases were mended. */
const SOUNDS = ofKinds("idioms-lines");
/** Of the same five, as a second reader wrote them; the phrases were mended by these. */
const TOLD = ofKinds("told-lines");

function ofKinds(...names: readonly string[]) {
  return names.flatMap((name) =>
    readFileSync(`tests/kit/delicate/${name}.txt`, "utf8")
      .trim()
      .split("\n")
      .map((line) => {
        const [kind = "", concern = "", ...text] = line.split(" | ");
        return { kind, concern, text: text.join(" | ") };
      }),
  );
}

/** Of a hundred lines of a kind that are caught, or left alone. */
function rightOf(lines: ReturnType<typeof ofKinds>, kind: string, isCaught: boolean): number {
  const own = lines.filter((each) => each.kind === kind && (each.concern !== NOTHING) === isCaught);
  const right = own.filter(({ concern, text }) => (concernIn(text) ?? NOTHING) === concern);
  return Math.floor((100 * right.length) / own.length);
}

test.each([
  ["threat", 70, 100],
  ["work", 70, 90],
  ["stalk", 75, 100],
  ["minor", 90, 70],
  ["control", 90, 95],
  ["anger", 90, 100],
  ["advances", 70, 100],
] as const)("READ-3 of %s %i of 100 are caught, and %i left alone", (kind, caught, left) => {
  expect(rightOf(KINDS, kind, true)).toBeGreaterThanOrEqual(caught);
  expect(rightOf(KINDS, kind, false)).toBeGreaterThanOrEqual(left);
});
test.each([
  ["families", 90, 75],
  ["hitting", 100, 90],
  ["quitting", 90, 90],
  ["compliments", 80, 85],
  ["lawyers", 85, 95],
  ["agreeing", 95, 90],
] as const)("READ-3 beside %s %i of 100 are caught, and %i left alone", (kind, caught, left) => {
  expect(rightOf(SOUNDS, kind, true)).toBeGreaterThanOrEqual(caught);
  expect(rightOf(SOUNDS, kind, false)).toBeGreaterThanOrEqual(left);
});
test.each([
  ["threat", 85, 100],
  ["work", 85, 100],
  ["stalk", 85, 95],
  ["minor", 95, 95],
  ["control", 90, 100],
] as const)(
  "READ-3 of what is told of a %s %i of 100 are caught, %i left",
  (kind, caught, left) => {
    expect(rightOf(TOLD, kind, true)).toBeGreaterThanOrEqual(caught);
    expect(rightOf(TOLD, kind, false)).toBeGreaterThanOrEqual(left);
  },
);

test.each<[left: string, caught: string, Concern]>([
  ["dressed and ready", "ready to die", "distress"],
  ["I'd die for that job", "I no want to live more", "distress"],
  [
    "my wife died in May, the house is so quiet",
    "my wife died and I want to go with her",
    "distress",
  ],
  ["you're killing it with these answers", "I plan on killing myself", "distress"],
  ["my kid is 16", "im 16", "minor"],
  ["my brother is a lawyer and likes this job", "My counsel will be in touch with you", "abuse"],
  ["don't stop, I'm listening", "I must ask that you desist from writing", "stop"],
])("READ-3 %s; but: %s", (left, caught, concern) => {
  expect([concernIn(left), concernIn(caught)]).toEqual([null, concern]);
});
