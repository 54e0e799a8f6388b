import { expect, test } from "vitest";
import { z } from "zod";
import { contentAt, contentDocument, list, markdown, text } from "./content.server";

const PAGE = contentDocument({
  key: "page",
  label: "Page",
  pages: ["/page"],
  schema: z.strictObject({
    heading: text("Heading"),
    points: list("Points", text("Point")),
    story: markdown("Story"),
  }),
  shipped: {
    heading: "{students} students",
    points: ["{unknown}"],
    story: "Over *{students}*: [read](/{page})",
  },
});

const NAMES = new Map([["students", "550+"]]);
const at = (fields: Record<string, string> | null, generation = 1) =>
  contentAt(
    { generation, fields: new Map(fields ? [["page", fields]] : []), changed: new Map() },
    () => NAMES,
  );

test("CONT-1 names in braces are filled in wherever a text is, and an unknown one stays", () => {
  expect(at(null).of(PAGE)).toEqual({
    heading: "550+ students",
    points: ["{unknown}"],
    story: [
      {
        kind: "paragraph",
        text: [
          "Over ",
          { kind: "emphasis", text: ["550+"] },
          ": ",
          { kind: "link", to: "/{page}", text: ["read"] },
        ],
      },
    ],
  });
});

test("CONT-1 published fields stand in for the shipped ones, field by field", () => {
  expect(at({ heading: "Ours" }).of(PAGE)).toMatchObject({
    heading: "Ours",
    points: ["{unknown}"],
  });
});

test("CONT-1 words that a later release no longer accepts are as shipped", () => {
  expect(at({ heading: "" }).of(PAGE).heading).toBe("550+ students");
});

test("CONT-1 a document is read once for each generation", () => {
  const content = at(null);
  expect(content.of(PAGE)).toBe(content.of(PAGE));
});
