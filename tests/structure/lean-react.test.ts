/** The build leaves out parts of React that no page uses, and stops where it cannot know that. */
import { expect, test } from "vitest";
import { leanReact, refuseNeeds, withCuts } from "../../scripts/lean-react";

const MARKER = "version 1";
const cut = (code: string, cuts: object) =>
  withCuts(`${code}// ${MARKER}`, { marker: MARKER, ...cuts });

test("C9 a function keeps its name and what is to be left of it", () => {
  const code = "function first(a) {\n  if (a) {\n  }\n}\nfunction second() {\n}\n";
  expect(cut(code, { emptied: ["first"] })).toContain("function first(a) {}\nfunction second");
  expect(cut(code, { shortened: { first: "return a;" } })).toContain(
    "function first(a) {return a;}",
  );
});

test("C9 an export that nothing reads is left out with its function", () => {
  const code =
    "exports.one = One;\nexports.two = function () {\n  if (a) {\n  };\n};\nexports.three = 3;\n";
  expect(cut(code, { exports: ["one", "two"] })).toMatch(/^exports.three = 3;/);
});

test("C9 a kind that is never made loses its case, but not what another kind does there", () => {
  const code = (cases: string) => `switch (fiber.tag) {\n${cases}  case 5:\n    five();\n}\n`;
  const alone = code(
    "  case 3:\n    three();\n    break;\n  case 30:\n    thirty();\n    break;\n",
  );
  expect(cut(alone, { kinds: [30] })).toContain(
    "break;\nif (!1) {\n    thirty();\n    break;\n}\n  case 5:",
  );
  const first = code("  case 30:\n");
  expect(cut(first, { kinds: [30] })).toContain("{\n  case 5:");
  const together = code("  case 3:\n  case 30:\n    both();\n    break;\n");
  expect(cut(together, { kinds: [30] })).toContain("case 3:\n    both();\n    break;\n  case 5:");
  expect(cut("a(30 === fiber.child.tag);", { kinds: [30] })).toContain("a(!1)");
});

test("C9 another version stops the build, and so does a part that is not there", () => {
  expect(() => withCuts("version 2", { marker: MARKER })).toThrow("read its list again");
  expect(() => cut("", { emptied: ["first"] })).toThrow("finds nothing");
  const file = "/node_modules/react/cjs/react.production.js";
  expect(() => leanReact('exports.version = "20.0.0";', file)).toThrow("read its list again");
  expect(leanReact("", "/app/root.tsx")).toBeNull();
});

test("C9 a module that needs what is left out stops the build", () => {
  const needs = (code: string, id = "/app/page.tsx") => refuseNeeds({ [id]: { code } });
  expect(() => needs("(0, import_react.useTransition)()")).toThrow("/app/page.tsx");
  expect(() => needs('jsx("input", { onSelect: mark })')).toThrow("onSelect");
  expect(() => needs("jsx(import_react.Fragment, { ref: all })")).toThrow("Fragment");
  expect(() => needs('(0, import_jsx_runtime.jsx)("our-clock", {})')).toThrow("our-");
  needs("(0, import_react.useState)()");
  needs("let viewTransition;", "/node_modules/react-router/dist/production/lib/hooks.js");
});
