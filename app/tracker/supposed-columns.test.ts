import { expect, test } from "vitest";
import { supposedColumns } from "./supposed-columns";

const DAY = "11/12/2026";

/** The field that is asked about; `others`: the other headings, those with a star hold days. */
function asked(heading: string, ...others: string[]) {
  const headings = [heading, ...others.map((each) => each.replace("*", ""))];
  const row = [DAY, ...others.map((each) => (each.includes("*") ? DAY : "x"))];
  const mapping = headings.map((_, at) => (at === 0 ? "callDate" : null));
  const found = supposedColumns({ headings, mapping, rows: [row, row] }, "2026-11-27");
  return found.find(({ at }) => at === 0)?.name;
}

test.each([
  ["Date", "Name", "Notes"],
  ["Date", "Name", "Deal amount", "Added*"],
  ["Date", "Name", "Closed", "Created*"],
  ["Date", "Name", "Showed up", "Last message*"],
  ["Closed date", "Name"],
  ["Deal date", "Name", "Call outcome"],
  ["Date sold", "Name", "Showed"],
])("LEAD-2 a date that may be of something else is asked about: %s, %s, …", (...headings) => {
  const [heading = "", ...others] = headings;
  expect(asked(heading, ...others)).toBe("callDate");
});

test.each([
  ["Date", "Name", "Call outcome"],
  ["Date", "Name", "Deal amount"],
  ["Date", "Name", "Showed up"],
  ["Call date", "Name", "Deal", "Added*"],
  ["Appt date", "Name", "Created*"],
  ["Date", "Name", "Booked", "Added*"],
])("LEAD-2 one that is clear is not: %s, %s, …", (...headings) => {
  const [heading = "", ...others] = headings;
  expect(asked(heading, ...others)).toBeUndefined();
});
