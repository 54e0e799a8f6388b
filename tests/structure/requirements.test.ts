import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { requirementIds, testsById } from "./requirements";
import { isTest, writtenSources } from "./source-files";

const ids = requirementIds(readFileSync("docs/requirements.md", "utf8"));
const tests = testsById(new Map([...writtenSources()].filter(([file]) => isTest(file))));

describe("the requirements", () => {
  test("are each named by a test", () => {
    expect(ids.length).toBeGreaterThan(80);
    expect(ids.filter((id) => !tests.has(id))).toEqual([]);
  });
  test("each have one row", () => {
    const seenTwice = (list: readonly string[]) => list.filter((id, at) => list.indexOf(id) < at);
    expect(seenTwice(["A-1", "B-1", "A-1"])).toEqual(["A-1"]);
    expect(seenTwice(ids)).toEqual([]);
  });
  test("are read from names in every form that tests have", () => {
    const forms = testsById(
      new Map([
        ["a.test.ts", 'test("VID-1 VID-2 a\\"b", f); test.each([["x(", 1]])("VID-3 %s", f);'],
        ["b.spec.ts", "describe(`VID-4 all`, f); // VID-5 is only spoken of"],
      ]),
    );
    expect([...forms.keys()]).toEqual(["VID-1", "VID-2", "VID-3", "VID-4"]);
    expect(forms.get("VID-2")).toEqual(['a.test.ts: VID-1 VID-2 a\\"b']);
  });
});
