/** Which tests cover which requirement: by the ids in their names. */
import type { Sources } from "./source-files";

const ID = /\b[A-Z]{2,5}-\d{1,2}\b/g;
const NAMED_TEST =
  /\b(?:test|describe)(?:\.\w+)?(?:\([^"'`]*?\))?\(\s*(["'`])((?:(?!\1)[^\\]|\\.)*)\1/gs;
/** A table of tests is named by the text after its rows. */
const NAMED_TABLE = /\]\s*(?:as const)?,?\s*\)\(\s*(["'`])((?:(?!\1)[^\\]|\\.)*)\1/gs;

/** The ids of docs/requirements.md, in its order. */
export function requirementIds(list: string): string[] {
  return [...list.matchAll(/^\| ([A-Z]{2,5}-\d{1,2}) \|/gm)].map(([, id = ""]) => id);
}

/** For each id that a test names, the tests: `file: name`. */
export function testsById(sources: Sources): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [file, text] of sources) {
    for (const pattern of [NAMED_TEST, NAMED_TABLE]) {
      for (const [, , name = ""] of text.matchAll(pattern)) {
        for (const [id] of name.matchAll(ID)) {
          const tests = found.get(id) ?? [];
          found.set(id, [...tests, `${file}: ${name}`]);
        }
      }
    }
  }
  return found;
}
