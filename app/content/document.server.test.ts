import { expect, test } from "vitest";
import { z } from "zod";
import {
  contentDocument,
  group,
  itemChoice,
  itemId,
  itemNumber,
  list,
  paragraph,
  text,
  yesNo,
} from "./content.server";
import { liveFields, readFields } from "./document.server";
import { fieldAt, placedFields } from "./fields";

const PAGE = contentDocument({
  key: "page",
  label: "Page",
  pages: ["/page"],
  schema: z.strictObject({
    hero: group("Hero", { heading: text("Heading", { max: 20 }), shown: yesNo("Shown") }),
    points: list("Points", paragraph("Point")),
    people: list("People", group("Person", { name: text("Name") }), { min: 1 }),
  }),
  shipped: {
    hero: { heading: "Hello", shown: true },
    points: ["One", "Two"],
    people: [{ name: "Ann" }],
  },
});

test("CONT-1 shipped words become fields by path, and fields become the same words", () => {
  expect(PAGE.shippedFields).toEqual({
    "hero.heading": "Hello",
    "hero.shown": "yes",
    points: "1 2",
    "points.1": "One",
    "points.2": "Two",
    people: "1",
    "people.1.name": "Ann",
  });
  expect(readFields(PAGE, PAGE.shippedFields)).toEqual({ value: PAGE.shipped });
});

test("CONT-1 an item keeps its path when it moves, and a new one has its own", () => {
  const fields = { points: "2 x 1", "points.x": "New" };
  expect(readFields(PAGE, fields)).toMatchObject({ value: { points: ["Two", "New", "One"] } });
});

test("CONT-1 a fault names the field, also in an item that moved", () => {
  const fields = { "hero.heading": " ", people: "b 1", "people.b.name": "", points: "" };
  expect(readFields(PAGE, fields)).toEqual({
    faults: { "hero.heading": "Enter a text", "people.b.name": "Enter a text" },
  });
  expect(readFields(PAGE, { people: "" })).toEqual({ faults: { people: "Add at least one" } });
});

test("CONT-1 what a removed item has left does not count", () => {
  const fields = liveFields(PAGE, { points: "2" });
  expect(fields).not.toHaveProperty("points.1");
  expect(fields).toMatchObject({ points: "2", "points.2": "Two" });
});

test("CONT-2 the form lists the fields in their order, and numbers the items of a list", () => {
  const placed = placedFields(PAGE.root, PAGE.shippedFields);
  expect(placed.map(({ path, labels }) => [path, labels.join(" › ")])).toEqual([
    ["hero", "Hero"],
    ["hero.heading", "Hero › Heading"],
    ["hero.shown", "Hero › Shown"],
    ["points", "Points"],
    ["points.1", "Points › Point 1"],
    ["points.2", "Points › Point 2"],
    ["people", "People"],
    ["people.1", "People › Person 1"],
    ["people.1.name", "People › Person 1 › Name"],
  ]);
});

test("CONT-10 an item may have its id in its value, and keeps it when it moves", () => {
  const schema = z.strictObject({
    lessons: list("Lessons", group("Lesson", { number: itemNumber(), title: text("Title") })),
  });
  const shipped = {
    lessons: [
      { number: 7, title: "Seven" },
      { number: 2, title: "Two" },
    ],
  };
  const document = contentDocument({
    key: "numbered",
    label: "Numbered",
    pages: [],
    schema,
    shipped,
  });
  expect(document.shippedFields).toEqual({
    lessons: "7 2",
    "lessons.7.title": "Seven",
    "lessons.2.title": "Two",
  });
  expect(readFields(document, { lessons: "2 7" })).toEqual({
    value: { lessons: shipped.lessons.toReversed() },
  });
  const faults = { "lessons.x": "The number of an item is a number" };
  expect(readFields(document, { lessons: "2 x", "lessons.x.title": "X" })).toEqual({ faults });
});

test("CONT-11 a choice of items offers those that the document has now, and ids may have dashes", () => {
  const schema = z.strictObject({
    messages: list(
      "Messages",
      group("Message", {
        id: itemId(),
        title: text("Title"),
        next: itemChoice("Leads to", { list: "messages", label: "title" }),
      }),
    ),
  });
  const shipped = { messages: [{ id: "the-end", title: "The end", next: "the-end" }] };
  const document = contentDocument({ key: "graph", label: "Graph", pages: [], schema, shipped });
  const fields = { ...document.shippedFields, messages: "the-end x", "messages.x.title": "New" };
  const choices = placedFields(document.root, fields).flatMap(({ field }) =>
    field.kind === "choice" ? [field.options] : [],
  );
  const options = [
    { value: "the-end", label: "The end" },
    { value: "x", label: "New" },
  ];
  expect(choices).toEqual([options, options]);
  expect(fieldAt(document.root, "messages.the-end.next")).toMatchObject({ kind: "choice" });
});
