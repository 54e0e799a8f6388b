/** What the docs name exists. */
import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { writtenSources } from "./source-files";

const FOLDERS = "app|bench|db|demo|deploy|docs|scripts|tests";
const NAMED = new RegExp(String.raw`\x60((?:${FOLDERS})/[\w./-]+)\x60`, "g");

/** Files and folders in backticks that no longer exist, except those with a placeholder such as `NNNN`. */
function missing(text: string): string[] {
  return [...text.matchAll(NAMED)].flatMap(([, named = ""]) =>
    existsSync(named) || /[A-Z]{4}/.test(named) ? [] : [named],
  );
}

test("C7 every file that the docs name is there", () => {
  const pages = [...writtenSources()].filter(([file]) => file.endsWith(".md"));
  expect(pages.length).toBeGreaterThan(100);
  expect(pages.flatMap(([file, text]) => missing(text).map((name) => `${file}: ${name}`))).toEqual(
    [],
  );
});

test("the rule bites", () => {
  expect(missing("see `app/root.tsx`, `app/gone.ts` and `docs/decisions/NNNN-name.md`")).toEqual([
    "app/gone.ts",
  ]);
});
