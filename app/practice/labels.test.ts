/** Coaches' labels as pages and the server apply them (READ-6). */
import { describe, expect, test } from "vitest";
import { READ_AS, readAs } from "./copy/read-as";
import { keyOf, type Label, labelsIn, packed } from "./labels";
import { MOVE_NAMES, read } from "./message-classifier";

const label = (number: number, message: string, ...moves: Label["moves"]): Label => ({
  number,
  message,
  moves,
});
const UNCLEAR = "When does the blue elephant sleep?";

describe("READ-6 a label", () => {
  const labels = labelsIn(packed([label(1, UNCLEAR, "ask-hours"), label(2, "lol", "mirror")]), 2);

  test("decides over the reader, and leaves what is counted exactly", () => {
    expect(read(UNCLEAR).moves).not.toContain("ask-hours");
    const reading = read(UNCLEAR, [], { labels });
    expect(reading).toEqual({
      ...read(UNCLEAR),
      moves: ["ask-hours"],
      questions: 1,
      labeled: true,
    });
    expect(read("Where are you based?", [], { labels })).toEqual(read("Where are you based?"));
  });

  test.each([
    "hey, when does the blue elephant sleep",
    "Hi Beth! When does the Blue Elephant sleep?? lol",
    "ok when does the blue elephant sleep, Beth?",
  ])("holds for the same words with other names, fillers and signs: %s", (said) => {
    expect(read(said, [], { labels }).moves).toEqual(["ask-hours"]);
  });

  test.each(["When does the red elephant sleep?", "When does the blue elephant not sleep?", "ok"])(
    "holds for no other words: %s",
    (said) => {
      expect(read(said, [], { labels })).toEqual(read(said));
    },
  );

  test("that came later than the run began does not hold for it, one of its own does, and the last of two decides", () => {
    const all = packed([
      label(1, UNCLEAR, "ask-hours"),
      label(2, UNCLEAR, "ask-goal"),
      label(0, "Green elephants", "mirror"),
    ]);
    expect(labelsIn(all, 0)).toEqual(new Map([[keyOf("Green elephants"), ["mirror"]]]));
    expect(labelsIn(all, 1).get(keyOf(UNCLEAR))).toEqual(["ask-hours"]);
    expect(labelsIn(all, 2).get(keyOf(UNCLEAR))).toEqual(["ask-goal"]);
    expect(labelsIn(packed([]), 9)).toEqual(new Map());
  });

  test("with no class says that nothing can be told", () => {
    const none = labelsIn(packed([label(1, "Where are you based?")]), 1);
    expect(read("Where are you based?", [], { labels: none }).moves).toEqual([]);
  });

  test("costs a page at most 40 bytes, and no two messages of a large company are the same", () => {
    const many = Array.from({ length: 20_000 }, (_, at) => `message ${at} of a company`);
    expect(new Set(many.map(keyOf)).size).toBe(many.length);
    const hundred = many
      .slice(0, 100)
      .map((message, at) => label(at + 50_000, message, "include-partner", "set-expectations"));
    expect(JSON.stringify(packed(hundred)).length).toBeLessThanOrEqual(4_000);
  });
});

test("READ-6 every class has its plain words", () => {
  expect(Object.keys(READ_AS).toSorted()).toEqual(MOVE_NAMES.toSorted());
  expect(readAs(["ask-location", "give-reason"])).toBe("asked where they live, gave a reason");
  expect(readAs([])).toBe("nothing we could tell");
});
