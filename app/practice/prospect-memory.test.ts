/** What a prospect remembers, how it feels and how it says so, in conversations as people write them (READ-7). */
// cspell:ignore darnell
import { describe, expect, test } from "vitest";
import { marksOf } from "./checks";
import { PROSPECTS, RUBRIC } from "./copy/prospects.server";
import { play, type Run, type Voiced } from "./run";

const { prospects } = PROSPECTS.schema.parse(PROSPECTS.shipped);
const { checks } = RUBRIC.schema.parse(RUBRIC.shipped);

function prospectCalled(id: string) {
  const found = prospects.find((each) => each.id === id);
  if (!found) throw new Error(`No prospect ${id}`);
  return found;
}

const linesOf = (run: Run) => run.exchanges.flatMap(({ reply }) => reply.split("\n"));
const cuesOf = (run: Run, at: number) => run.exchanges.at(at)?.cues.map(({ kind }) => kind);
const markOf = (id: string, run: Run, check: string) =>
  marksOf(prospectCalled(id), checks, run).find((mark) => mark.id === check);

describe("READ-7 what was answered before it came up", () => {
  test.each<[id: string, objection: string, said: string[]]>([
    [
      "price-first",
      "price",
      [
        "Talking to us is free. The training has a price, and the team tells you before you decide. Where are you based?",
      ],
    ],
    [
      "suspicious-of-mlm",
      "mlm",
      ["No, nobody recruits and there is nothing to sell to friends. Where are you based?"],
    ],
    [
      "experienced-closer",
      "comp",
      ["It's $100 per qualified call plus 10% of closed deals. Where are you based?"],
    ],
    [
      "burned-by-a-scam",
      "cost",
      [
        "Talking to us is free. The training has a price, and the team tells you before you decide.",
        "Where are you based?",
      ],
    ],
  ])("%s: %s is settled, said so once and never raised", (id, objection, said) => {
    const prospect = prospectCalled(id);
    const { says, settled } = prospect.objections.find((each) => each.id === objection) ?? {};
    for (let seed = 1; seed <= 20; seed += 1) {
      const run = play(prospect, seed, [
        ...said,
        "What do you do for work?",
        "Want to hop on a call?",
      ]);
      const lines = linesOf(run);
      expect(lines.filter((line) => line === settled)).toHaveLength(1);
      expect(lines).not.toContain(says);
    }
  });
  test("an objection is still raised after something else was answered", () => {
    const run = play(prospectCalled("price-first"), 1, ["Where are you based?"]);
    expect(cuesOf(run, 0)).toEqual(["fact", "objection"]);
  });
});

describe("READ-7 a reason", () => {
  const ASKED = "So the team can see which options suit you, roughly what do you earn a year?";

  test("given for one guarded question holds for the next one, and for the mark", () => {
    const run = play(prospectCalled("eager-beginner"), 3, [
      ASKED,
      "Where are you based?",
      "And what's your credit score?",
    ]);
    expect(cuesOf(run, 0)).toContain("fact");
    expect(cuesOf(run, 2)).toEqual(["fact"]);
    expect(markOf("eager-beginner", run, "credit")?.passed).toBe(true);
  });
  test("that was not given is asked for, and the question may be asked anew with one", () => {
    const run = play(prospectCalled("eager-beginner"), 3, [
      "What's your credit score?",
      "Where are you based?",
      ASKED.replace("roughly what do you earn a year", "what's your credit score"),
    ]);
    expect(cuesOf(run, 0)).toEqual(["held"]);
    expect(cuesOf(run, 2)).toEqual(["fact"]);
    expect(markOf("eager-beginner", run, "no-repeats")?.passed).toBe(true);
    expect(markOf("eager-beginner", run, "credit")?.passed).toBe(true);
  });
  test("is used up by the question that it was carried to", () => {
    const run = play(prospectCalled("in-debt-and-hopeful"), 3, [
      "I ask everyone this so the team knows what fits.",
      "Where are you based?",
      "What's your credit score?",
    ]);
    expect(cuesOf(run, 2)).toEqual(["held"]);
  });
});

describe("READ-7 the mood", () => {
  const moods = (run: Run) => run.exchanges.map(({ state }) => state.mood);

  test("hurts until it is acknowledged, and the answer to that is no small talk", () => {
    const angela = prospectCalled("in-debt-and-hopeful");
    const run = play(angela, 5, [
      "Hi Angela, what has you looking right now?",
      "I'm so sorry, that sounds really hard.",
    ]);
    expect(moods(run)).toEqual(["hurt", "calm"]);
    expect(cuesOf(run, 1)).toEqual(["eased"]);
  });
  test("is annoyed by pressure and by a question asked twice, and relieved by an answer", () => {
    const run = play(prospectCalled("price-first"), 5, [
      "Where are you based?",
      "Where are you based?",
      "Talking to us is free, and the team tells you the price before you decide.",
    ]);
    expect(moods(run)).toEqual(["calm", "annoyed", "relieved"]);
  });
  test("PRAC-1 is calmed by an honest word, and not by a question", () => {
    const moodAfterwards = (last: string) =>
      moods(
        play(prospectCalled("price-first"), 5, [
          "Where are you based?",
          "Where are you based?",
          last,
        ]),
      );
    expect(moodAfterwards("I can't promise you anything, results vary a lot.").at(-1)).toBe("calm");
    expect(moodAfterwards("How many hours a week could you put in?").at(-1)).toBe("annoyed");
  });
  test("chooses the words: the same message gets another answer", () => {
    const rude = "Only 2 spots left, so decide today!";
    const replies = [["Where are you based?"], [rude, "Where are you based?"]].map((said) =>
      play(prospectCalled("ghosting"), 5, said).exchanges.at(-1)?.reply.split("\n").at(0),
    );
    expect(replies[0]).toBe("tulsa");
    expect(replies[1]).toMatch(/^\S.+ tulsa$/);
  });
});

test("READ-7 no line is said again, and other words for one of them change no later line", () => {
  const said = ["ok", "cool", "nice", "ok", "cool", "nice", "ok", "Where are you based?"];
  const repliesWith = (voiced: Voiced) =>
    play(prospectCalled("ghosting"), 5, said, voiced).exchanges.map(({ reply }) => reply);
  const plain = repliesWith({});
  expect(new Set(plain).size).toBe(said.length);
  const voiced = repliesWith({ 1: { reply: "well then" } });
  expect(voiced).toEqual(plain.map((reply, at) => (at === 1 ? "well then" : reply)));
});

test("READ-8 nobody has to acknowledge a feeling that no one showed", () => {
  const run = play(prospectCalled("under-18"), 1, ["how old are you?"]);
  expect(markOf("under-18", run, "mirrors")).toBeUndefined();
});

describe("READ-7 when the call would be", () => {
  const SETTLED = "You only write to people, somebody else does the selling.";
  const AGREED = ["So do you want that call?", "So, shall we do that call?"];
  test.each(["Friday 8pm est/5pm pst?", "Does Friday at 5pm Eastern work for a call?"])(
    "is not asked again once it was said with the offer: %s",
    (offer) => {
      const maya = prospectCalled("eager-beginner");
      const before = ["Where are you based?", "What do you do for work?", "What worries you most?"];
      const run = play(maya, 3, [...before, offer, SETTLED, ...AGREED]);
      expect(run.ending).toBe("booked");
      expect(run.exchanges.flatMap(({ cues }) => cues.map(({ kind }) => kind))).not.toContain(
        "zone",
      );
      expect(markOf("eager-beginner", run, "day-time-zone")).toMatchObject({ passed: true });
    },
  );
  test.each([
    ["tulsa time", true],
    ["boston time", false],
    ["some time", false],
  ])("by the name of the place they live in: %s is %s", (zone, isTheirs) => {
    const messages = ["where are you based?", `sunday 3pm ${zone}`];
    const run = play(prospectCalled("ghosting"), 1, messages);
    expect(run.exchanges.at(-1)?.reading.zone).toBe(isTheirs);
  });
});
