/** No ordinary line gets a fixed answer, and lines in need of one do: by people who never saw the phrases. */
// cspell:ignore depresed suicdal patheitc underaged textn
import { describe, expect, test } from "vitest";
import { DICTIONARY_TIME, wordsOfTheProduct } from "../../tests/kit/ordinary-words";
import {
  framed,
  type Half,
  harmLines,
  innocentLines,
  shareOf,
  writtenIn,
} from "../../tests/kit/reading-harm";
import { type Concern, concernIn } from "./concerns";
import { CONCERN_PHRASES } from "./copy/concerns";
import { NEAR_CONCERNS } from "./copy/ordinary-words";
import { wordsIn } from "./words";

const isWritten = writtenIn(Object.values(CONCERN_PHRASES).flatMap(({ caught }) => caught));
/** A word as phrases see it, so that an abbreviation counts as what it stands for. */
const decides = (word: string) => MEANT_AS_ANOTHER.has(word) || wordsIn(word).some(isWritten);
/** "Do not contract me" is a request to stop. */
const MEANT_AS_ANOTHER = new Set(["contract"]);

describe("AI-2 SUP-2 an ordinary word as it is written", () => {
  test.each([
    ["near a deciding one", () => [...NEAR_CONCERNS], 1],
    ["of the documentation and the contents", wordsOfTheProduct, 1],
  ] as const)(
    "%s decides no concern",
    (_, words, each) => {
      const ordinary = words().filter((word) => !decides(word));
      expect(ordinary.length).toBeGreaterThan(2_000);
      const read = framed(ordinary, each).filter(([, line]) => concernIn(line) !== null);
      expect(read).toEqual([]);
    },
    DICTIONARY_TIME,
  );
  test.each<[string, Concern]>([
    ["I feel so depresed", "distress"],
    ["honestly I am suicdal", "distress"],
    ["you are patheitc", "abuse"],
    ["I'm underaged", "minor"],
  ])("a typo that is no word is still caught: %s", (text, concern) => {
    expect(concernIn(text)).toBe(concern);
  });
});

/** What is reached, in percent: the half that the phrases were written with, and the one that nobody looked at. */
const CAUGHT: [name: string, concerns: Concern[], reached: Record<Half, number>][] = [
  ["crisis", ["distress"], { seen: 100, held: 94 }],
  ["minor", ["minor"], { seen: 100, held: 94 }],
  ["stop", ["stop", "abuse"], { seen: 100, held: 90 }],
  ["threat", ["abuse", "danger"], { seen: 97, held: 69 }],
  ["abuse", ["abuse"], { seen: 100, held: 79 }],
];
const INNOCENT: [name: string, lines: (half: Half) => string[], reached: Record<Half, number>][] = [
  ["grief", (half) => harmLines("grief-lines", half), { seen: 100, held: 98 }],
  ["not-minor", (half) => harmLines("not-minor-lines", half), { seen: 100, held: 88 }],
  ["polite-no", (half) => harmLines("polite-no-lines", half), { seen: 100, held: 94 }],
  ["not-threat", (half) => harmLines("not-threat-lines", half), { seen: 100, held: 91 }],
  ["prospects'", (half) => innocentLines("prospect", half), { seen: 100, held: 96 }],
  ["visitors'", (half) => innocentLines("visitor", half), { seen: 100, held: 90 }],
];

describe("AI-2 SUP-2 lines by other people", () => {
  const halves: Half[] = ["seen", "held"];

  test.each(CAUGHT.flatMap((row) => halves.map((half) => [...row, half] as const)))(
    "of %s are caught as %s: %o of %s",
    (name, concerns, reached, half) => {
      const share = shareOf(harmLines(`${name}-lines`, half), (line) => {
        const concern = concernIn(line);
        return concern !== null && concerns.includes(concern);
      });
      expect(share).toBeGreaterThanOrEqual(reached[half]);
    },
  );
  test.each(INNOCENT.flatMap((row) => halves.map((half) => [...row, half] as const)))(
    "the %s lines get no fixed answer: %s %o of %s",
    (_, lines, reached, half) => {
      expect(shareOf(lines(half), (line) => concernIn(line) === null)).toBeGreaterThanOrEqual(
        reached[half],
      );
    },
  );
  test("a wish to die is caught in the middle of grief", () => {
    expect(concernIn("My wife died in May and I want to die too")).toBe("distress");
    expect(concernIn("My wife died in May and I moved in with my son")).toBeNull();
  });
  test("a polite no to something smaller stops nothing", () => {
    expect(concernIn("No thanks, I can't say I have sold anything")).toBeNull();
    expect(concernIn("quit textn me")).toBe("stop");
  });
});

test.each<[said: string, meant: string, concern: Concern]>([
  ["I'm 17 credits short of my degree", "I'm 17", "minor"],
  ["I'm a minor league player", "I'm a minor", "minor"],
  ["my ex hit me up about the job", "my ex hit me", "danger"],
  ["my wife beat me at chess", "my wife beat me", "danger"],
  ["I can't take it at my job anymore", "I can't take it anymore", "distress"],
  ["take me off the night shift", "take me off your list", "stop"],
  ["remove me from the waiting list and put me on Thursday", "remove me from your list", "stop"],
  ["unsubscribe from what? I never subscribed", "unsubscribe me", "stop"],
  ["shut up and take my money", "shut up", "abuse"],
])("AI-2 SUP-2 what it is about decides: %s", (said, meant, concern) => {
  expect([concernIn(said), concernIn(meant)]).toEqual([null, concern]);
});
