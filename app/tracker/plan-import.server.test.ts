import { expect, test } from "vitest";
import { type Importer, plannedRow } from "./import-plan.server";
import type { SheetState } from "./read-lead";
import { shownRow } from "./shown-row";

const IMPORTER: Importer = {
  userId: "someone",
  mayEdit: true,
  now: "2026-11-27T12:00:00.000Z",
  today: "2026-11-27",
  instantOf: (local) => `${local}:00.000Z`,
};

function shown(state: SheetState, mayEdit = true, callDate: string | null = null): string {
  const fields = { firstName: "Ann", lastName: "Lee", country: "US" as const, callDate };
  const row = { line: 2, name: "Ann Lee", fields, state, leftOut: [], noted: [], hints: [] };
  return shownRow(plannedRow(row, [], { ...IMPORTER, mayEdit }), "UTC").detail;
}

test.each<[string, SheetState, string]>([
  ["an amount to the cent", { status: "closed", dealCents: 123 }, "deal amount $1.23"],
  ["a large amount", { status: "closed", dealCents: 123_400_000 }, "deal amount $1,234,000.00"],
  ["that they showed up", { status: "showed" }, "status Pending, showed up"],
  ["the other day", { rescheduledDate: "2026-12-03" }, "rescheduled date December 3, 2026"],
])("DAY-4 the preview of a row says what decides pay: %s", (_, state, said) => {
  expect(shown(state)).toContain(said);
  expect(shown({ status: "pending" })).not.toContain(said.replace("status Pending, ", ""));
});

test("DAY-4 it says nothing of what this person may not set", () => {
  const said = shown({ status: "closed", dealCents: 250_000 }, false);
  expect(said).toContain("Only administrators set: status “Closed”, deal amount");
  expect(said).not.toContain("$");
});

const TO_COME = "still to come";

test.each<[state: SheetState, said: string]>([
  [{ status: "showed" }, "“Showed up”, but the call on December 18, 2026 is still to come"],
  [{ status: "closed" }, "“Closed”, but the call on December 18, 2026 is still to come"],
  [{ status: "no_show" }, "“No show”, but the call on December 18, 2026 is still to come"],
])("LEAD-5 what came of a call that is still to come is named: %j", (state, said) => {
  expect(shown(state, true, "2026-12-18")).toContain(said);
  expect(shown(state, true, "2026-11-27")).not.toContain(TO_COME);
  expect(shown({ ...state, rescheduledDate: "2026-12-18" }, true, "2026-11-01")).toContain(TO_COME);
  expect(shown({ status: "pending" }, true, "2026-12-18")).not.toContain(TO_COME);
  expect(shown({ status: "rescheduled" }, true, "2026-12-18")).not.toContain(TO_COME);
});

test("LEAD-5 of a call that is still to come nothing is said where this person may not set it", () => {
  expect(shown({ status: "showed" }, false, "2026-12-18")).not.toContain(TO_COME);
});
