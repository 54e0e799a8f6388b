import { expect, test } from "vitest";
import { productSources, type Sources } from "./source-files";

/** Fields that are names of something, declared as any text: `name: z.string().trim()`. */
const ANY_TEXT =
  /^ *(?:const )?(name|title|subject|firstName|lastName|contact)(?::| =) z\s*\.string\([^()]*\)\s*\.trim\(\)/gm;

function strays(sources: Sources): string[] {
  return [...sources].flatMap(([file, text]) =>
    [...text.matchAll(ANY_TEXT)].map(([, field]) => `${file}: ${field} is a oneLineText()`),
  );
}

test("S9 what names something is one line in every form", () => {
  expect(strays(productSources())).toEqual([]);
  const stray = "  name: z\n    .string()\n    .trim()\n    .max(80),\n  title: z.string().trim(),";
  expect(strays(new Map([["app/a.ts", stray]]))).toHaveLength(2);
  expect(strays(new Map([["app/a.ts", "  name: oneLineText().max(80),"]]))).toEqual([]);
});
