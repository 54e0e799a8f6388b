import { expect, test } from "vitest";
import { SCRIPT } from "./copy/script.server";
import { scriptGraph } from "./script-graph";

test("CONT-11 each message has its answers, and what is wrong with it", () => {
  const graph = scriptGraph({ ...SCRIPT.shippedFields, "nodes.closing.options": "" });
  expect(graph).toHaveLength(20);
  expect(graph[0]).toMatchObject({ id: "start", name: "Open the conversation", faults: [] });
  expect(graph[0]?.answers[1]).toEqual({
    id: "experienced",
    text: "I've done sales before",
    to: "experienced",
  });
  expect(graph.find(({ id }) => id === "closing")?.faults).toEqual([
    expect.stringContaining("A dead end"),
  ]);
  expect(graph.find(({ id }) => id === "final")?.faults).toEqual(["No answer leads here"]);
});

test("CONT-11 a message without a name is called by its first words", () => {
  const nameOf = (message: string) =>
    scriptGraph({ nodes: "a", "nodes.a.message": message })[0]?.name;
  expect(nameOf("Hello there")).toBe("Hello there");
  expect(nameOf(`${"word ".repeat(20)}`)).toMatch(/^(word ){7}word…$/);
  expect(nameOf("")).toBe("New message");
});
