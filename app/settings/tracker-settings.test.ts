import { describe, expect, test } from "vitest";
import { SHIPPED_TRACKER, targetFaults, trackerForm, trackerFrom } from "./tracker-settings";

describe("the tracker's settings", () => {
  test.each([
    [undefined, { maskFinances: true }],
    [{}, { maskFinances: true }],
    [{ maskFinances: false }, { maskFinances: false }],
    [{ maskFinances: "no" }, null],
    [{ maskFinances: false, other: 1 }, null],
    ["nonsense", null],
  ])("TRK-5 %j", (stored, tracker) => {
    expect(trackerFrom(stored)).toEqual(tracker && { ...SHIPPED_TRACKER, ...tracker });
  });
  test.each([
    ["https://hooks.slack.com/services/T1/B2/abc", true],
    ["", true],
    ["https://hooks.slack.com.example/services/T1", false],
    ["https://user:hooks.slack.com@example.com/services/", false],
    ["http://hooks.slack.com/services/T1", false],
    ["https://hooks.slack.com/other", false],
  ])("DAY-2 the webhook %s", (slackWebhook, isTaken) => {
    expect(trackerForm.safeParse({ slackWebhook }).success).toBe(isTaken);
  });
  test("DAY-2 targets are whole numbers up to 1,000, and nothing is none", () => {
    expect(trackerForm.parse({ conversations: "", booked: " 12 " })).toEqual({
      conversations: 0,
      booked: 12,
    });
    for (const conversations of ["-1", "1.5", "1001", "many"])
      expect(trackerForm.safeParse({ conversations }).success).toBe(false);
  });
  test.each([
    [{ conversations: 50, followUps: 100, replies: 900 }, []],
    [{ conversations: 51, followUps: 101 }, ["conversations", "followUps"]],
    [{ conversations: 150, followUps: 300, accounts: 3 }, []],
    [{ conversations: 151, followUps: 300, accounts: 3 }, ["conversations"]],
  ])("DAY-2 targets stay within what platforms accept from an account: %j", (wanted, refused) => {
    expect(Object.keys(targetFaults({ ...SHIPPED_TRACKER, ...wanted }))).toEqual(refused);
  });
});
