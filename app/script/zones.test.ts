// cspell:disable
import { describe, expect, test } from "vitest";
import { offeredTime } from "./offered-times";
import { zoneIn } from "./zones";

const AT = { reply: "whole", when: "" } as const;
const whole = (zone: string) => ({ ...AT, when: `Saturday at 9 pm ${zone}` });

/** As people say where their hour is counted, and as the setter says it back. */
const SAID: readonly [string, string][] = [
  ...Object.entries({
    manila: "Manila",
    cebu: "Cebu",
    london: "London",
    chicago: "Chicago",
    "new york": "New York",
    nyc: "NYC",
    "los angeles": "Los Angeles",
    "mexico city": "Mexico City",
    lagos: "Lagos",
    mumbai: "Mumbai",
    karachi: "Karachi",
    texas: "Texas",
    arizona: "Arizona",
    hawaii: "Hawaii",
    "new jersey": "New Jersey",
    india: "India",
    mexico: "Mexico",
    canada: "Canada",
    "the philippines": "Philippines",
    philippine: "Philippine",
    ph: "PH",
    uk: "UK",
    "west coast": "West Coast",
  }).map(([place, name]) => [`${place} time`, `${name} time`] as [string, string]),
  ["my time", "your time"],
  ["our time", "your time"],
  ["local time", "your time"],
  ["ur time", "my time"],
  ["your time", "my time"],
  ["est", "Eastern"],
  ["edt", "Eastern"],
  ["eastern standard time", "Eastern"],
  ["ct", "Central"],
  ["central time", "Central"],
  ["mountain", "Mountain"],
  ["pt", "Pacific"],
  ["pst", "Pacific"],
  ["gmt", "GMT"],
  ["utc+8", "UTC+8"],
  ["gmt -5", "GMT-5"],
  ["ist", "IST"],
  ["aest", "AEST"],
];

describe("READ-3 who says the zone is not asked for it", () => {
  test.each(SAID)("%s", (said, zone) => {
    expect(offeredTime(`sat 9pm ${said} works for me`)).toEqual(whole(zone));
    expect(offeredTime(`can u do sat 9pm ${said}`)).toEqual(whole(zone));
  });
  test.each([
    ["sat 9pm works, im in ohio", "Ohio time"],
    ["works for me sat 9pm, here in Dallas".toLowerCase(), "Dallas time"],
    ["sat 9pm in manila works", "Manila time"],
    ["sat 9pm where im at works", "your time"],
    ["sabado 9pm oras dito ok", "your time"],
    ["sabado 9pm hora de texas ok", "Texas time"],
  ])("nor who says where they are: %s", (said, zone) => {
    expect(offeredTime(said)).toEqual(whole(zone));
  });
  test.each([
    "sat 9pm works for me",
    "sat at 9pm is good for me this time",
    "sat 9pm is a good time",
    "sat 9pm works, same time as last time",
    "sat 9pm works, thanks for your time",
    "sat 9pm is fine, worth my time i hope",
    "sat 9pm good, is that your time or mine",
    "ok sat 9pm any time really",
    "sat 9pm works, first time for me",
    "ok sat 9pm mass time is over then",
  ])("who says none is: %s", (said) => {
    expect(offeredTime(said)).toEqual({ reply: "noZone", when: "Saturday at 9 pm" });
  });
  test("a place they live in makes no hour of a number", () => {
    expect(offeredTime("im in texas and i got 3 great boys")).toBeNull();
    expect(zoneIn("i am mexican and proud")).toBeNull();
  });
  test.each(["part time", "full time", "lunch time", "me time", "in time", "ok time", "of time"])(
    "%s is no zone",
    (said) => {
      expect(zoneIn(said)).toBeNull();
    },
  );
});
