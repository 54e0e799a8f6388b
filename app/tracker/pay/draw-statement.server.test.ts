import { describe, expect, test } from "vitest";
import { drawStatement } from "./draw-statement.server";
import type { PayLine, Statement } from "./statement.server";

const NAMES = ["Ann Example", "Łukasz Łukasz", "Zoë Ångström", "محمد علي", "李 小龍", "𝒳 a\nb"];

const STATEMENT: Statement = {
  setter: { id: "ann", name: "Ann Example" },
  period: { period: "2026-11", state: "open", zone: "America/New_York", closedAt: null },
  periods: [],
  owed: null,
  paidAt: null,
  matches: null,
};

function aLine(seq: number): PayLine {
  return {
    seq,
    kind: "show",
    setterId: "ann",
    prospectId: null,
    version: null,
    disputeId: null,
    reverses: null,
    cents: 10_000,
    baseCents: null,
    rate: 10_000,
    ruleId: null,
    earnedAt: "2026-11-02T15:00:00.000Z",
    period: "2026-11",
    corrects: null,
    hash: "",
    prospect: NAMES[seq % NAMES.length] ?? null,
    source: null,
    rule: null,
    bookingId: null,
    againAfter: null,
  };
}

async function* portionsOf(count: number) {
  for (let at = 0; at < count; at += 250)
    yield Array.from({ length: Math.min(250, count - at) }, (_, index) => aLine(at + index + 1));
}

/** A drawn statement, its pages, and how often others had the thread while it was drawn. */
async function drawn(entries: number) {
  let turns = 0;
  let isOver = false;
  const count = () => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  count();
  const file = Buffer.from(await drawStatement(STATEMENT, portionsOf(entries), "Setpoint"));
  isOver = true;
  const text = file.toString("latin1");
  return { turns, text, pages: text.match(/\/Type \/Page\b/g)?.length ?? 0 };
}

/** How many fonts a file has in it, each with the letters that are used. */
const fontsIn = (text: string) => text.match(/\/FontFile[23]? /g)?.length ?? 0;

describe("a statement as a PDF file (PAY-2)", () => {
  test.each([0, 1, 37, 38, 5_000])(
    "PAY-2 LOAD-1 of %i entries has all of them",
    async (entries) => {
      const { text, pages, turns } = await drawn(entries);
      expect(text.startsWith("%PDF-")).toBe(true);
      expect(pages).toBeGreaterThanOrEqual(Math.max(1, Math.floor(entries / 40)));
      expect(turns).toBeGreaterThanOrEqual(entries / 100);
      expect(text.trimEnd().endsWith("%%EOF")).toBe(true);
    },
  );

  test("PAY-2 LOAD-1 each font is read once, however many letters change it", async () => {
    expect(fontsIn((await drawn(12)).text)).toBe(2);
    expect(fontsIn((await drawn(600)).text)).toBe(2);
  });
});
