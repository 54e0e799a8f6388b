import { expect, test } from "vitest";
import { z } from "zod";
import { contentAt, contentDocument, count, list, text } from "./content.server";
import { previewWords } from "./preview.server";

const PAGE = contentDocument({
  key: "page",
  label: "Page",
  pages: ["/page"],
  schema: z.strictObject({
    heading: text("Heading", { max: 10 }),
    weeks: count("Weeks", { min: 1, max: 52 }),
    points: list("Points", text("Point"), { min: 1 }),
  }),
  shipped: { heading: "Hello", weeks: 12, points: ["One"] },
});

const published = { generation: 7, fields: new Map(), changed: new Map() };
const shown = (draft: Record<string, string>) => {
  const words = previewWords(published, PAGE, {
    draft: { ...PAGE.shippedFields, ...draft },
    base: PAGE.shippedFields,
  });
  return { ...contentAt(words, () => new Map()).of(PAGE), generation: words.generation };
};

test("CONT-4 a preview has the draft's words, and a generation that is never published", () => {
  expect(shown({ heading: "Hi" })).toMatchObject({ heading: "Hi", weeks: 12 });
  expect(shown({}).generation).toBeLessThan(0);
});

test("CONT-4 what may not be published yet is shown as far as it goes", () => {
  expect(shown({ heading: "Much too long", weeks: "900", points: "1 x" })).toMatchObject({
    heading: "Much too l",
    weeks: 12,
    points: ["One", "…"],
  });
  expect(shown({ heading: "Hi", points: "" })).toMatchObject({ heading: "Hi", points: ["One"] });
});
