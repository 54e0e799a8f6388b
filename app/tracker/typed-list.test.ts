/** Lists as people type them on a phone, each with the prospects that a careful assistant would enter. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { layoutOf } from "../../tests/kit/sheets";
import { COLUMNS } from "./import-columns";
import { understood } from "./import-doubts.server";
import { readRow } from "./import-row.server";
import { typedList } from "./typed-list";

type List = { name: string; text: string; prospects: Record<string, string>[] };
const at = join(import.meta.dirname, "../../tests/kit/sheets/typed-lists.json");
const LISTS: List[] = JSON.parse(readFileSync(at, "utf8"));
const FIELDS = ["firstName", "lastName", "handle", "platform", "notes"] as const;

describe("LEAD-1 LEAD-2 LEAD-4 lists typed on a phone", () => {
  test.each(LISTS)("LEAD-1 LEAD-4 $name", ({ text, prospects }) => {
    expect(prospectsIn(text)).toEqual(
      prospects.map((each) => FIELDS.map((field) => each[field] ?? "")),
    );
  });

  test.each([
    ["3. big mike 713-555-0142 no ig", "big", "mike", "713-555-0142, no ig"],
    ["- Dee Ortiz (512) 555-0100", "Dee", "Ortiz", "(512) 555-0100"],
    ["4) sam +1 713 555 0142 wants a text", "sam", "", "+1 713 555 0142, wants a text"],
    ["Lou, 7135550142", "Lou", "", "7135550142"],
  ])("LEAD-1 a name with a phone number is a lead: %s", (line, first, last, notes) => {
    const list = `1. Ann Lee @ann\n2. bo @bo_r\n${line}\n5. cy - @cy texted`;
    expect(prospectsIn(list)[2]).toEqual([first, last, "", "", notes]);
  });

  test("LEAD-1 a phone number next to a handle is a note, and a day is no phone number", () => {
    const list = "big mike 713-555-0142 @mike\nAnn Lee @ann 2026-11-27 10:30\nbo @bo";
    const all = prospectsIn(list);
    expect(all).toContainEqual(["big", "mike", "mike", "", "713-555-0142"]);
    expect(all).toContainEqual(["Ann", "Lee", "ann", "", "2026-11-27 10:30"]);
    expect(all).toHaveLength(3);
  });

  test.each([
    "Name,IG,Notes\nAnn,@ann,ask @bo\nBo,@bo,x",
    "Ann Lee,@ann,Austin\nBo Ray,@bo,told @ann",
    "@ann\n@bo\n@cy",
    "Ann Lee\nBo Ray",
    "Instagram\nann.lee\nbo_ray",
    "Qui;Où\nAnn;@ann",
  ])("LEAD-1 a sheet stays one: %s", (text) => {
    expect(listIn(text)).toBeNull();
  });

  test("LEAD-1 a long list takes no longer for its strange lines", () => {
    for (const part of ["@", "a.", "- ", "ig ", "(", "1 ", "🔥"])
      expect(() => typedList(part.repeat(60_000), null)).not.toThrow();
  });
});

function listIn(text: string) {
  const layout = layoutOf(text, COLUMNS, false);
  return layout.isNamed ? null : typedList(text, layout.form.separator);
}

function prospectsIn(text: string): string[][] {
  const list = listIn(text);
  if (!list) throw new Error("not read as a list");
  const { rows, mapping } = list;
  const headings = ["", "", ""];
  const cells = rows.map((row) => row.cells);
  const about = { headings, mapping, rows: cells, today: "2026-11-27", answers: {} };
  const { reading } = understood(about);
  return rows.flatMap((row) => {
    const read = readRow(row, reading);
    if (!("fields" in read)) return read.why.length > 0 ? [["conflict", ...read.why]] : [];
    return [FIELDS.map((field) => read.fields[field] ?? "")];
  });
}
