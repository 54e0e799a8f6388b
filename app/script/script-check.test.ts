import { expect, test } from "vitest";
import { SCRIPT } from "./copy/script.server";
import { scriptFaults } from "./script-check";

const SHIPPED = SCRIPT.shippedFields;
const faultsWith = (changes: Record<string, string>) => scriptFaults({ ...SHIPPED, ...changes });
const ids = (SHIPPED.nodes ?? "").split(" ");

test("CONT-7 the shipped script has no fault", () => {
  expect(scriptFaults(SHIPPED)).toEqual({});
});

test.each([
  [
    "an answer that leads nowhere",
    { "nodes.closing.options": "x", "nodes.closing.options.x.nextId": "moon" },
    "nodes.closing.options.x.nextId",
    "Choose a message",
  ],
  ["a dead end", { "nodes.us-location.options": "" }, "nodes.us-location.options", "dead end"],
  [
    "a message that nothing leads to",
    { nodes: [...ids, "new"].join(" ") },
    "nodes.new",
    "No answer",
  ],
  [
    "an end with answers",
    { "nodes.start.ending": "ends" },
    "nodes.start.ending",
    "there is no answer",
  ],
  [
    "a loop without an exit",
    {
      nodes: [...ids, "one", "two"].join(" "),
      "nodes.final.ending": "onward",
      "nodes.final.options": "a",
      "nodes.final.options.a.nextId": "one",
      "nodes.one.ending": "onward",
      "nodes.one.options": "a",
      "nodes.one.options.a.nextId": "two",
      "nodes.two.ending": "onward",
      "nodes.two.options": "a",
      "nodes.two.options.a.nextId": "one",
    },
    "nodes.two",
    "loop without an exit",
  ],
])("CONT-7 CONT-11 %s is named at its field", (_what, changes, path, words) => {
  expect(faultsWith(changes)[path]).toContain(words);
});

test("CONT-11 a loop that can be left is none", () => {
  const again = { "nodes.closing.options.again.nextId": "compensation" };
  const options = `${SHIPPED["nodes.closing.options"]} again`;
  expect(faultsWith({ ...again, "nodes.closing.options": options })).toEqual({});
});
