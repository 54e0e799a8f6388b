import { expect, test } from "vitest";
import { nearText } from "./next-free-time";

const NOW = Date.parse("2026-11-22T23:30:00Z");

test.each([
  ["2026-11-22T23:45:00Z", "UTC", "Today, 11:45 PM"],
  ["2026-11-23T14:00:00Z", "UTC", "Tomorrow, 2:00 PM"],
  ["2026-11-23T02:00:00Z", "America/New_York", "Today, 9:00 PM"],
  ["2026-11-23T14:00:00Z", "Asia/Kolkata", "Today, 7:30 PM"],
  ["2026-11-26T14:00:00Z", "UTC", "Thu, Nov 26, 2:00 PM"],
])("LAND-9 the next free time %s, read in %s, is %s", (at, zone, text) => {
  expect(nearText(Date.parse(at), NOW, zone, "en-US")).toBe(text);
});
