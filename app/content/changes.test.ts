import { expect, test } from "vitest";
import { z } from "zod";
import { type Changes, changeCount, fieldsOfItem, markOf, merged } from "./changes";
import { contentDocument, group, list, text } from "./content.server";
import type { Fields } from "./fields";

const PAGE = contentDocument({
  key: "page",
  label: "Page",
  pages: ["/page"],
  schema: z.strictObject({
    heading: text("Heading"),
    people: list("People", group("Person", { name: text("Name"), role: text("Role") })),
  }),
  shipped: {
    heading: "Hello",
    people: [
      { name: "Ann", role: "Coach" },
      { name: "Ben", role: "Setter" },
    ],
  },
});
const { root, shippedFields } = PAGE;

const sent = (path: string, value: string, seen: string): Changes => ({
  lists: [],
  values: [{ path, value, marks: [markOf(seen)] }],
});
const removal = (id: string, fields: Fields): Changes => ({
  lists: [{ path: "people", act: "remove", id, marks: marksOf(fields, `people.${id}`) }],
  values: [],
});
const after = (fields: Fields, changes: Changes): Fields => ({
  ...fields,
  ...merged(root, fields, changes).written,
});

function marksOf(fields: Fields, item: string): Record<string, string[]> {
  return Object.fromEntries(
    fieldsOfItem(fields, item).map(([path, value]) => [path, [markOf(value)]]),
  );
}

test("CONT-3 different fields merge; of one field neither value replaces the other unseen", () => {
  const first = after(shippedFields, sent("heading", "Hi", "Hello"));
  const both = after(first, sent("people.1.name", "Anna", "Ann"));
  expect(both).toMatchObject({ heading: "Hi", "people.1.name": "Anna" });
  const dispute = merged(root, both, sent("heading", "Good day", "Hello"));
  expect(dispute).toEqual({ written: {}, refused: ["heading"] });
});

test("CONT-3 a value that is sent again, or equal by chance, is not a conflict", () => {
  const stored = after(shippedFields, sent("heading", "Hi", "Hello"));
  expect(merged(root, stored, sent("heading", "Hi", "Hello"))).toEqual({
    written: {},
    refused: [],
  });
});

test("CONT-3 acts on a list merge, and the same act again changes nothing", () => {
  const add: Changes = {
    lists: [{ path: "people", act: "add", id: "x", before: "2" }],
    values: [],
  };
  const move: Changes = {
    lists: [{ path: "people", act: "move", id: "2", before: "1" }],
    values: [],
  };
  const one = after(after(shippedFields, add), move);
  expect(one.people).toBe("2 1 x");
  expect(merged(root, one, move).written).toEqual({});
  expect(merged(root, one, add).written).toEqual({});
  expect(after(one, removal("1", one)).people).toBe("2 x");
});

test("CONT-3 an item that someone else has changed is not removed unseen, and one that was removed comes back with the change", () => {
  const changed = after(shippedFields, sent("people.2.role", "Closer", "Setter"));
  const tooLate = merged(root, changed, removal("2", shippedFields));
  expect(tooLate).toEqual({ written: {}, refused: ["people.2"] });
  const removed = after(shippedFields, removal("2", shippedFields));
  expect(removed.people).toBe("1");
  expect(after(removed, sent("people.2.role", "Closer", "Setter"))).toMatchObject({
    people: "1 2",
    "people.2.role": "Closer",
  });
});

test("OWN-4 removed items are one change each, whatever they held", () => {
  const one = after(shippedFields, removal("1", shippedFields));
  const gone = after(one, removal("2", one));
  const paths = Object.keys(shippedFields).filter((path) => path.startsWith("people"));
  expect(paths.length).toBeGreaterThan(4);
  expect(changeCount(root, gone, paths)).toBe(2);
  expect(changeCount(root, gone, [...paths, "heading"])).toBe(3);
  expect(changeCount(root, shippedFields, ["people", "people.1.role"])).toBe(2);
});
