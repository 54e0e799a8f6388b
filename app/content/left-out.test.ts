import { expect, test } from "vitest";
import { z } from "zod";
import { contentAt, contentDocument } from "./content.server";
import { choice, group, list, optionalText, paragraph, text } from "./kinds.server";
import { withoutSentences, withoutUnused } from "./left-out";
import { leftOutFaults } from "./left-out-faults.server";

const names = new Set(["students", "weeks"]);
const PAGE = contentDocument({
  key: "page",
  label: "Page",
  pages: ["/"],
  schema: z.strictObject({
    heading: text("Heading"),
    story: paragraph("Story"),
    note: optionalText("Note"),
    points: list("Points", group("Point", { title: text("Title"), more: text("More") })),
    stats: list("Figures", choice("Figure", { students: "Students", weeks: "Weeks" })),
  }),
  shipped: {
    heading: "Join us",
    story: "We taught {students} people. It takes {weeks} weeks.",
    note: "{students} so far",
    points: [
      { title: "Fast", more: "{weeks} weeks" },
      { title: "Good", more: "Really" },
    ],
    stats: ["students", "weeks"],
  },
});

test("OWN-5 sentences and items that name an unused claim leave the page, others stay, and nothing stored changes", () => {
  const unused = new Set(["students"]);
  const published = { generation: 0, fields: new Map(), changed: new Map() };
  const all = new Map([
    ["students", "550+"],
    ["weeks", "12"],
  ]);
  const at = (left: ReadonlySet<string>) =>
    contentAt(
      published,
      () => all,
      () => ({ unused: left, instead: {} }),
    ).of(PAGE);
  expect(at(unused)).toMatchObject({
    heading: "Join us",
    story: "It takes 12 weeks.",
    note: null,
    stats: ["weeks"],
  });
  expect(at(unused).points).toHaveLength(2);
  expect(at(new Set(["weeks"])).points).toEqual([{ title: "Good", more: "Really" }]);
  expect(at(new Set())).toMatchObject({
    story: "We taught 550+ people. It takes 12 weeks.",
    note: "550+ so far",
  });
  const { gone, stuck } = withoutUnused(PAGE.root, PAGE.shippedFields, {
    names,
    unused,
    instead: {},
  });
  expect(gone.map((left) => [left.path, left.text])).toEqual([
    ["story", "We taught {students} people."],
    ["note", "{students} so far"],
    ["stats.1", "Students"],
  ]);
  expect(stuck).toEqual([]);
});

test("OWN-5 a text that must not be empty asks for other words, and the page keeps it until then", () => {
  const fields = { ...PAGE.shippedFields, heading: "{students} students" };
  const faults = leftOutFaults(PAGE, fields, { names, unused: new Set(["students"]), instead: {} });
  expect(Object.keys(faults)).toEqual(["heading"]);
  expect(leftOutFaults(PAGE, fields, { names, unused: new Set(["weeks"]), instead: {} })).toEqual(
    {},
  );
  expect(leftOutFaults(PAGE, fields, { names, unused: new Set(), instead: {} })).toEqual({});
});

test("OWN-5 lines stay lines, and a name within a sentence takes the whole sentence", () => {
  const unused = new Set(["weeks"]);
  const instead = {
    "D {weeks}?": "Is it long?",
    "E {weeks}.": "E {weeks} again.",
    "F {other}.": "F.",
  };
  for (const [before, after] of [
    ["One. Two {weeks}. Three.", "One. Three."],
    ["- a\n- {weeks} b\n- c", "- a\n- c"],
    ["A {weeks} b\n\nC", "C"],
    ["{weeks}", ""],
    ["C. D {weeks}? E.", "C. Is it long? E."],
    ["C. E {weeks}. F.", "C. F."],
    ["F {other}.", "F {other}."],
    ["{other} {weekday}", "{other} {weekday}"],
    ["Is it {weeks}? Yes! {students} said so.", "Yes! {students} said so."],
  ] as const)
    expect(withoutSentences(before, { unused, instead }), before).toBe(after);
});
