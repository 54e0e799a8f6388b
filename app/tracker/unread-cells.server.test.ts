// cspell:disable
/** What becomes of cells that cannot be read, and of days that count from another one (LEAD-2, LEAD-3). */
import { describe, expect, test } from "vitest";
import { readColumns } from "../../tests/kit/sheets";
import { COLUMNS } from "./import-columns";
import { understood } from "./import-doubts.server";
import { readRow } from "./import-row.server";

const TODAY = "2026-11-27";
const HEADINGS = "Name,IG,Next contact,Income,Score,Status";

async function read(text: string, answers: Readonly<Record<string, string>> = {}) {
  const { headings, mapping, rows } = await readColumns(new TextEncoder().encode(text), COLUMNS);
  const cells = rows.map((row) => row.cells);
  const { reading, doubts } = understood({ headings, mapping, rows: cells, today: TODAY, answers });
  const leads = rows.flatMap((row) => {
    const lead = readRow(row, reading);
    return "fields" in lead ? [lead] : [];
  });
  return { asked: doubts.map(({ key }) => key), leads, mapping };
}

describe("cells that cannot be read", () => {
  const SHEET = `${HEADINGS}\nAnn Lee,@ann,tmrw 3pm,100k or so maybe,bad lol,\nBo Ray,@bo,12/21/2026,65k,700,`;

  test("LEAD-3 are left out and named, unless their owner keeps them in the notes", async () => {
    const { asked, leads } = await read(SHEET);
    expect(asked).toEqual(["order:nextContact", "relative:nextContact", "unread:cells"].slice(1));
    expect(leads[0]?.leftOut.map(({ field }) => field)).toContain("score");
    expect(leads[0]?.fields.notes).toBeUndefined();
    const kept = await read(SHEET, { "unread:cells": "notes" });
    expect(kept.leads[0]?.leftOut).toEqual([]);
    expect(kept.leads[0]?.fields.notes).toContain("Score: bad lol");
    expect(kept.leads[0]?.fields.notes).toContain("Next contact: tmrw 3pm");
    expect(kept.leads[0]?.noted).toContain("bad lol");
    expect(kept.leads[1]?.fields.notes).toBeUndefined();
  });

  test("LEAD-3 a day that counts from another one counts from today only if their owner says so", async () => {
    expect((await read(SHEET)).leads[0]?.state.nextContact).toBeUndefined();
    const counted = await read(SHEET, { "relative:nextContact": "today" });
    expect(counted.leads.map(({ state }) => state.nextContact)).toEqual([
      "2026-11-28T15:00",
      "2026-12-21T09:00",
    ]);
  });

  test.each([
    `${HEADINGS}\nAnn,@ann,12/21/2026,65k,700,Booked`,
    `${HEADINGS}\nAnn,@ann,,n/a,-,`,
    "Name,Notes\nAnn,tmrw\nBo,100k or so",
  ])("LEAD-2 and where all can be read, nothing is asked about them", async (text) => {
    const { asked } = await read(text);
    expect(asked.filter((key) => /^(?:unread|relative):/.test(key))).toEqual([]);
  });
});

test.each([
  ["IG / FB", ["@ann_x", "IG: @bo", "https://www.linkedin.com/in/cleo-x-4/", "fb.com/dan.x"]],
  ["insta or link", ["https://www.instagram.com/ann/?igshid=abc", "bo.x", "facebook.com/cleo.y"]],
  ["Social", ["FB - Ann Lee 7", "instagram.com/bo", "https://www.tiktok.com/@cleo", "@dan"]],
])("LEAD-2 a column of handles and addresses is one of handles: %s", async (heading, cells) => {
  const names = ["Ann Lee", "Bo Ray", "Cleo Ito", "Dan Orr"];
  const rows = cells.map((cell, at) => `${names[at]},${cell}`);
  const { mapping, leads } = await read([`Name,${heading}`, ...rows].join("\n"));
  expect(mapping).toEqual(["name", "handle"]);
  expect(leads.filter(({ fields }) => fields.handle || fields.profile).length).toBeGreaterThan(
    cells.length - 2,
  );
});
