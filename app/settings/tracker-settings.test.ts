import { describe, expect, test } from "vitest";
import { trackerFrom } from "./tracker-settings";

describe("the tracker's settings", () => {
  test.each([
    [undefined, { maskFinances: true }],
    [{}, { maskFinances: true }],
    [{ maskFinances: false }, { maskFinances: false }],
    [{ maskFinances: "no" }, null],
    [{ maskFinances: false, other: 1 }, null],
    ["nonsense", null],
  ])("TRK-5 %j", (stored, tracker) => {
    expect(trackerFrom(stored)).toEqual(tracker);
  });
});
