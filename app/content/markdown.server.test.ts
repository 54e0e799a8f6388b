import { expect, test } from "vitest";
import { parseMarkdown } from "./markdown.server";

const paragraph = (...text: unknown[]) => ({ kind: "paragraph", text });

test("CONT-2 paragraphs, headings, lists, strong, emphasis and links become blocks", () => {
  expect(parseMarkdown("# Terms\n\nA **b** *c* [d](/e)\n\n- one\n- two\n\n1. first")).toEqual([
    { kind: "heading", text: ["Terms"] },
    paragraph("A ", { kind: "strong", text: ["b"] }, " ", { kind: "emphasis", text: ["c"] }, " ", {
      kind: "link",
      to: "/e",
      text: ["d"],
    }),
    { kind: "list", ordered: false, items: [[paragraph("one")], [paragraph("two")]] },
    { kind: "list", ordered: true, items: [[paragraph("first")]] },
  ]);
});

test.each([
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "[x](javascript:alert(1))",
  "[x](//other.example)",
  "[x](data:text/html,hi)",
  "![x](/picture.png)",
  "`code`",
])("CONT-2 %s stays the text that was typed", (source) => {
  expect(parseMarkdown(source)).toEqual([paragraph(source)]);
});
