import { expect, test } from "vitest";
import { z } from "zod";
import { contentDocument, link, list, markdown, type Place, text } from "./content.server";
import { linkFaults, nameFaults } from "./link-faults.server";

const PAGE = contentDocument({
  key: "page",
  label: "Page",
  pages: ["/"],
  schema: z.strictObject({
    button: link("Button"),
    story: markdown("Story"),
    points: list("Points", text("Point")),
  }),
  shipped: { button: "/book", story: "Read [this](/book#times).", points: ["{students} students"] },
});

const isPlace = ({ path, anchor }: Place) =>
  path === "/" ? ["", "part"].includes(anchor) : path === "/book" && ["", "times"].includes(anchor);
const faultyLinks = (fields: Record<string, string>) =>
  Object.keys(linkFaults(PAGE, fields, isPlace));
const faultyNames = (fields: Record<string, string>) =>
  Object.keys(nameFaults(PAGE, fields, new Set(["students"])));

test("CONT-7 a link in Markdown where none is read is refused, and brackets that are none pass", () => {
  const faulty = (point: string) => faultyLinks({ points: "1", "points.1": point });
  expect(faulty("See [our setup page](https://example.com/setup).")).toEqual(["points.1"]);
  for (const fine of ["See our setup page (example.com).", "[sic] (so written)", "a [b] (c) d"])
    expect(faulty(fine), fine).toEqual([]);
});

test("CONT-7 shipped links and names are in order", () => {
  expect(faultyLinks({})).toEqual([]);
  expect(faultyNames({})).toEqual([]);
});

test.each([
  "/nowhere",
  "/book/nowhere",
  "http://other.example",
  "//other.example",
  "javascript:alert(1)",
  "https://",
  "https://nowhere",
  "#nowhere",
  "/book#nowhere",
  "/book/../nowhere",
  "/\\other.example",
  "book",
  "mailto:nobody",
  "{site}",
])("CONT-7 a link to %s leads nowhere, in its own field and in a text", (to) => {
  expect(faultyLinks({ button: to })).toEqual(["button"]);
  expect(faultyLinks({ story: `See [it](/book) and [more](${to}).` })).toEqual(["story"]);
});

test.each([
  "/",
  "/book?from=a#times",
  "#part",
  "https://other.example/a",
  "mailto:{supportMail}",
  "https://{site}/book",
])("CONT-7 a link to %s leads somewhere", (to) => {
  expect(faultyLinks({ button: to, story: `[it](${to})` })).toEqual([]);
});

test.each(["[it]()", "![it](/nowhere)", "<http://other.example>", '[it](/nowhere "Title")'])(
  "CONT-7 %s in a text leads nowhere",
  (story) => {
    expect(faultyLinks({ story })).toEqual(["story"]);
  },
);

test.each([
  "{student}",
  "{Students}",
  "{first} and {students}",
  "{students }",
  "{{students}}",
  "{students",
  ...["students}", "{}", "{stu-dents}"],
])("CONT-7 nothing fills %s", (words) => {
  expect(faultyNames({ points: "a", "points.a": words })).toEqual(["points.a"]);
});
