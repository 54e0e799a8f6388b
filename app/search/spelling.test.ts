// cspell:ignore logbooking mypay statment
import { describe, expect, test } from "vitest";
import { finished } from "~/platform/workers/steps";
import { makingSpelling } from "./spelling";

const KNOWN = ["log a booking", "my pay, my statement", "a no-show", "is this a scam", "noshow"];
const spelled = finished(makingSpelling(KNOWN));

describe("WEEK-4 words that are known nowhere", () => {
  test.each([
    ["mypay", "my pay"],
    ["logbooking", "log booking"],
    ["no show", "no show"],
    ["nos how", "noshow"],
    ["my statment", "my statement"],
    ["scm", "scam"],
    // Known words and words that are only begun stay as they are.
    ["scam pay", "scam pay"],
    ["my stat", "my stat"],
    ["xylophone", "xylophone"],
  ])("%s is read as %s", (typed, meant) => {
    expect(spelled(typed)).toBe(meant);
  });
  test("LOAD-1 no step goes through more than one of the texts", () => {
    const steps = [...makingSpelling(KNOWN)];
    expect(steps).toHaveLength(KNOWN.length);
  });
});
