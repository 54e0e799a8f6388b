/** A fault is about the prospect, their money or their decision: no ordinary word or line is one. */
// cspell:ignore stuipd gaurantee pasword garanteed
import { describe, expect, test } from "vitest";
import { CONCERN_PHRASES } from "~/reading/copy/concerns";
import { wordsIn } from "~/reading/words";
import { conversation } from "~/script/copy/conversation";
import { FIXED_REPLIES } from "~/script/copy/fixed-replies";
import { objections, questions } from "~/script/copy/reply-bank";
import { DICTIONARY_TIME, wordsOfTheProduct } from "../../tests/kit/ordinary-words";
import {
  framed,
  type Half,
  harmLines,
  innocentLines,
  shareOf,
  writtenIn,
} from "../../tests/kit/reading-harm";
import { NEAR_FAULTS } from "./copy/ordinary-words";
import { FAULTS } from "./copy/setter-statements";
import { SHIPPED_RUBRIC } from "./copy/shipped-rubric";
import { type Move, read } from "./message-classifier";

/** Insults in other languages are in the contents, too, and typos of ours. */
const isWritten = writtenIn(
  [...Object.values(FAULTS), ...Object.values(CONCERN_PHRASES)].flatMap(
    ({ caught }): readonly string[] => caught,
  ),
);
const faultsIn = (line: string) => read(line).moves.filter((move) => move in FAULTS);
/** Praise costs nothing. */
const harmIn = (line: string) => faultsIn(line).filter((move) => move !== "flattery");
const isHarmless = (line: string) => harmIn(line).length === 0;

describe("PRAC-2 an ordinary word as it is written", () => {
  test.each([
    ["near a deciding one", () => [...NEAR_FAULTS], 3],
    ["of the documentation and the contents", wordsOfTheProduct, 1],
  ] as const)(
    "%s is no fault",
    (_, words, each) => {
      const ordinary = words().filter((word) => !wordsIn(word).some(isWritten));
      expect(ordinary.length).toBeGreaterThan(500);
      expect(framed(ordinary, each).filter(([, line]) => faultsIn(line).length > 0)).toEqual([]);
    },
    DICTIONARY_TIME,
  );
  test.each<[string, Move]>([
    ["you're so stuipd", "insult"],
    ["income is garanteed, you will earn 5k", "guarantee"],
    ["send me your pasword", "ask-private"],
  ])("a typo that is no word still counts: %s", (line, fault) => {
    expect(faultsIn(line)).toContain(fault);
  });
});

describe("PRAC-2 a fault is a relation", () => {
  test.each<[harmless: string, harmful: string, Move]>([
    ["the game yesterday was so stupid", "you are so stupid", "insult"],
    ["my last spot in the parking lot is gone", "only 2 spots left for you", "pressure"],
    ["I guarantee it will rain tomorrow", "I guarantee you will make money", "guarantee"],
    ["not everyone makes money with this", "everyone makes money w this its legit", "guarantee"],
    ["everyone wants to make money", "everyone makes money its 100% legit", "guarantee"],
    ["all the people who make money put in work", "all our students make money", "guarantee"],
    ["You can change your password there", "what's your password", "ask-private"],
  ])("%s; but: %s", (harmless, harmful, fault) => {
    expect(faultsIn(harmless)).toEqual([]);
    expect(faultsIn(harmful)).toContain(fault);
  });

  /** What is reached, in percent. */
  const REACHED: [name: string, lines: (half: Half) => string[], Record<Half, number>][] = [
    ["honest", (half) => harmLines("honest-lines", half), { seen: 100, held: 95 }],
    ["setters'", (half) => innocentLines("setter", half), { seen: 100, held: 94 }],
    ["prospects'", (half) => innocentLines("prospect", half), { seen: 100, held: 99 }],
  ];
  test.each(REACHED)("%s lines of other people are none", (_, lines, reached) => {
    for (const half of ["seen", "held"] as const)
      expect(shareOf(lines(half), isHarmless)).toBeGreaterThanOrEqual(reached[half]);
  });
  test("pressure, promises and questions for secrets of other people are", () => {
    const caught = (half: Half) =>
      shareOf(harmLines("pressure-or-promise-lines", half), (line) => !isHarmless(line));
    expect(caught("seen")).toBeGreaterThanOrEqual(95);
    expect(caught("held")).toBeGreaterThanOrEqual(82);
  });
});

describe("PRAC-2 a promise, a push or rudeness in passing", () => {
  test.each(harmLines("passing-fault-lines", "seen").map((line) => line.split(" | ")))(
    "PRAC-2 is read as %s: %s",
    (fault = "", line = "") => {
      const { moves } = read(line);
      expect(moves).toContain(fault);
      expect(moves).not.toContain("set-expectations");
      expect(moves).not.toContain("mirror");
    },
  );
  test.each(harmLines("passing-fine-lines", "seen"))("PRAC-2 is not in: %s", (line) => {
    expect(harmIn(line)).toEqual([]);
  });
});

describe("PRAC-2 the company's own words", () => {
  const entries = [...questions, ...objections];
  const shipped = [
    ...conversation.nodes.map(({ id, message }) => [id, message] as const),
    ...entries.map(
      ({ id, acknowledge, answer, ask }) => [id, `${acknowledge} ${answer} ${ask}`] as const,
    ),
    ...SHIPPED_RUBRIC.flatMap(({ measure, title, better }) => [
      [`${measure}, title`, title] as const,
      [`${measure}, better line`, better] as const,
    ]),
    ...Object.entries(FIXED_REPLIES).map(([concern, { text }]) => [concern, text] as const),
  ];

  test("are no fault: every message, answer, check and better line", () => {
    expect(shipped.length).toBeGreaterThan(90);
    expect(
      shipped.flatMap(([place, words]) => harmIn(words).map((fault) => `${place}: ${fault}`)),
    ).toEqual([]);
  });
});
