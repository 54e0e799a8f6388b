import { describe, expect, test } from "vitest";
import { shippedWords } from "../../tests/kit/shipped-words";
import { SECTIONS } from "./copy/conversation";
import { OBJECTIONS, SCRIPT } from "./copy/script.server";
import { pathBefore, progressOf } from "./place";
import { plainText } from "./plain-text";
import { contextOf, conversationAt, isBooking, pathAfter, scriptAddress } from "./script";
import { nodeOf } from "./walk";

const script = { version: 0, nodes: shippedWords.of(SCRIPT).nodes, ...shippedWords.of(OBJECTIONS) };
const conversation = { nodes: script.nodes };
const { questions, objections } = script;
const NODES =
  "start getting-started outside-us us-location no-experience has-experience experienced about-yourself motivation income-goal realistic-expectations not-a-course training-explanation no-payment credit-score compensation not-mlm no-obligation closing final".split(
    " ",
  );
const ENDS = ["final", "outside-us"];
const at = (path: string) => conversationAt(conversation, path);

type Ending = { id: string; path: string; answers: number };

function everyEnding(id = "start", path = "", answers = 0): Ending[] {
  if (answers > conversation.nodes.length) throw new Error(`A loop: ${path}`);
  const { options } = nodeOf(conversation, id);
  if (options.length === 0) return [{ id, path, answers }];
  return options.flatMap((option) =>
    everyEnding(option.nextId, path ? `${path}.${option.id}` : option.id, answers + 1),
  );
}

const endings = everyEnding();
/** Following an address takes time; this many of them are enough. */
const SAMPLE = endings.filter((_, at) => at % 97 === 0);

/** The paths by message only, regardless of which answer led there. */
function everyRoute(id = "start", trail: readonly string[] = []): string[][] {
  const here = [...trail, id];
  if (here.length > conversation.nodes.length) throw new Error(`A loop: ${here.join(" ")}`);
  const next = new Set(nodeOf(conversation, id).options.map(({ nextId }) => nextId));
  return next.size === 0 ? [here] : [...next].flatMap((each) => everyRoute(each, here));
}

describe("the graph", () => {
  test("SCR-2 it has the twenty messages of the specification", () => {
    expect(conversation.nodes.map(({ id }) => id).sort()).toEqual([...NODES].sort());
  });
  test("SCR-5 every answer leads to a message that exists, by its own id", () => {
    for (const { id, options } of conversation.nodes) {
      for (const { nextId } of options) expect(NODES, `${id} leads to ${nextId}`).toContain(nextId);
      expect(new Set(options.map((option) => option.id)).size, id).toBe(options.length);
      for (const option of options) expect(option.id).toMatch(/^[a-z-]+$/);
      expect(options.length, "number keys go to 9").toBeLessThan(10);
    }
  });
  test("SCR-5 every message is reached, and every path from the start ends", () => {
    const routes = everyRoute();
    expect(new Set(routes.flat()).size).toBe(NODES.length);
    expect([...new Set(routes.map((route) => route.at(-1)))].sort()).toEqual(ENDS);
    console.info(`${routes.length} routes, ${endings.length} conversations`);
    expect(endings.length).toBeGreaterThan(100_000);
    expect([...new Set(endings.map(({ id }) => id))].sort()).toEqual(ENDS);
  });
  test.each([
    ["start", ["getting-started", "experienced", "about-yourself"]],
    ["getting-started", ["us-location", "outside-us"]],
    ["us-location", ["no-experience", "has-experience"]],
    ["no-experience", ["about-yourself"]],
    ["has-experience", ["about-yourself"]],
    ["about-yourself", ["motivation"]],
    ["motivation", ["income-goal"]],
    ["income-goal", ["realistic-expectations"]],
    ["closing", ["final"]],
    ["final", []],
    ["outside-us", []],
  ])("SCR-2 %s leads to %j", (id, targets) => {
    const found = nodeOf(conversation, id).options.map(({ nextId }) => nextId);
    expect([...new Set(found)]).toEqual(targets);
  });
  test("SCR-2 every side branch comes back to compensation or closing", () => {
    const sides = NODES.slice(11, 14).concat("credit-score", "not-mlm", "no-obligation");
    for (const side of sides) {
      const next = nodeOf(conversation, side).options.map(({ nextId }) => nextId);
      expect(next.includes("compensation") || next.includes("closing"), side).toBe(true);
    }
  });
  test("SCR-2 no one outside the US is led on, and everyone else has said where they live", () => {
    for (const route of everyRoute()) {
      if (route.includes("outside-us")) expect(route.at(-1)).toBe("outside-us");
    }
  });
});

describe("a conversation", () => {
  const path = "just-starting.us.none";

  test("SCR-2 an answer adds to its address", () => {
    const { options } = at("just-starting").current;
    expect(options.map((option) => pathAfter(at("just-starting"), option))[0]).toBe(
      "just-starting.us",
    );
    expect(at("just-starting.outside").current.options).toEqual([]);
    expect(at("").current.options).not.toEqual([]);
  });
  test("SCR-2 its address restores step and history", () => {
    const here = at(path);
    expect(here.current.id).toBe("no-experience");
    expect(here.history.map(({ node }) => node.id)).toEqual([
      "start",
      "getting-started",
      "us-location",
    ]);
    expect(at(here.path)).toEqual(here);
  });
  test.each([
    ["just-starting.mars.none", "just-starting"],
    ["nonsense", ""],
    ["..", ""],
    ["__proto__.us", ""],
    [
      "just-starting.us.none.yes.full-time.income.extra.fair.good.today.more",
      "just-starting.us.none.yes.full-time.income.extra.fair.good.today",
    ],
    [`just-starting.${"us.".repeat(900)}`, "just-starting.us"],
  ])("SCR-2 an address that does not fit, %j, goes as far as it does", (given, kept) => {
    expect(at(given).path).toBe(kept);
  });
  test("SCR-2 Back takes the last answer away, down to the start", () => {
    expect(pathBefore(at(path))).toBe("just-starting.us");
    expect(pathBefore(at("just-starting"))).toBe("");
    expect(pathBefore(at(""))).toBe("");
  });
  test("SCR-2 addresses hold place and mode", () => {
    expect(scriptAddress("")).toBe("/script");
    expect(scriptAddress("a.b")).toBe("/script?path=a.b");
    expect(scriptAddress("a.b", 7)).toBe("/script?path=a.b&v=7");
    expect(scriptAddress("", 7)).toBe("/script");
    expect(scriptAddress("a.b", 0, "text")).toBe("/script?mode=text&path=a.b");
  });
  test("SCR-3 the progress is a tenth an answer, at most 95 and 100 only at final", () => {
    expect(progressOf(at(""))).toBe(0);
    expect(progressOf(at(path))).toBe(30);
    for (const { id, path: whole, answers } of SAMPLE) {
      const ending = at(whole);
      expect([ending.current.id, ending.history.length]).toEqual([id, answers]);
      expect(progressOf(ending)).toBe(isBooking(ending.current) ? 100 : Math.min(95, answers * 10));
    }
    const longest =
      "just-starting.us.none.yes.full-time.income.extra.course.training.pay.helps.mlm.credit";
    expect(at(longest).history).toHaveLength(13);
    expect(progressOf(at(longest))).toBe(95);
  });
  test("AI-1 the context is the chosen answers joined with arrows", () => {
    expect(contextOf(at("just-starting.us"))).toBe(
      "Just starting out, I've never done anything like this → I'm in Texas",
    );
  });
});

describe("both modes", () => {
  const passages = plainText(script).flatMap((section) => section.passages);

  test("SCR-1 Plain Text Mode has the seven sections, none of them empty", () => {
    expect(plainText(script).map(({ name }) => name)).toEqual([...SECTIONS]);
    for (const section of plainText(script)) expect(section.passages.length).toBeGreaterThan(0);
  });
  test("SCR-1 every message of the conversation stands in it once, word for word", () => {
    for (const { id, message } of conversation.nodes) {
      expect(passages.filter((passage) => passage.id === id).map((each) => each.message)).toEqual([
        message,
      ]);
    }
    expect(passages).toHaveLength(conversation.nodes.length + questions.length + objections.length);
  });
  test("SCR-1 every answer of the conversation is found with the message that it leads to", () => {
    for (const option of conversation.nodes.flatMap(({ options }) => options)) {
      const passage = passages.find(({ id }) => id === option.nextId);
      expect(passage?.says).toContain(option.text);
    }
  });
  test("SCR-1 there are at least fifteen objections, each with its own id", () => {
    expect(objections.length).toBeGreaterThanOrEqual(15);
    const ids = passages.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
