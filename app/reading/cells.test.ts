/** Days, amounts, scores and places as people write them in a sheet. */
import { describe, expect, test } from "vitest";
import { incomeUnit, readIncome, readScore } from "./amounts";
import { readDay } from "./days";
import { readPlace } from "./places";

const READING = { today: "2026-11-26", order: "month-first", missingYear: "next" } as const;

describe("LEAD-3 cells as people write them", () => {
  test.each([
    ["2026-11-27", "11/27/26", "11-27-2026", "Nov 27", "27 Nov 2026", "Fri Nov 27", "46353"],
    [
      "2026-11-28",
      "28.11.2026",
      "11/28/26 3:00 PM",
      "November 28th, 2026 3pm (EST)",
      "Saturday 11/28",
    ],
    ["2027-01-05", "1/5", "Jan 5th", "2027-01-05T09:30:00-05:00", "20270105", "5-Jan-27"],
  ])("LEAD-3 %s", (day, ...texts) => {
    for (const text of texts) expect(readDay(text, READING)?.day, text).toBe(day);
  });

  test("LEAD-3 what names no day, two of them or another weekday is left out", () => {
    for (const text of [
      "tomorrow",
      "Friday",
      "Nov 31",
      "13/13/26",
      "Dec-26",
      "Nov 27-28",
      "Thu Nov 27",
      "soon",
      "#####",
    ])
      expect(readDay(text, READING), text).toBeNull();
  });

  test.each([
    ["65k", "65k", "65000"],
    ["$60,000", "5k/mo", "60K/year", "$5,000 a month"],
    ["$65,000", "65.000", "65.000,00", "65 000", "$65,000"],
  ])("LEAD-3 an income of %s", (_, ...texts) => {
    const read = texts.map((text) =>
      readIncome(text)
        ?.replace(/^\$|,|(?:\.00)?$/g, "")
        .replace("k", "000"),
    );
    expect(new Set(read).size, read.join(" ")).toBe(1);
  });

  test("LEAD-3 ranges, guesses, words and other currencies are no income and no score", () => {
    for (const text of [
      "65-70k",
      "idk",
      "100k+",
      "$25/hr",
      "70k CAD",
      "£45,000",
      "65",
      "six figures",
    ])
      expect(readIncome(text), text).toBeNull();
    for (const text of ["720ish", "700+", "650-700", "around 680", "good", "72", "7200"])
      expect(readScore(text), text).toBeNull();
    expect([readScore("720"), readScore("FICO 705")]).toEqual(["720", "705"]);
    expect([incomeUnit("Income (k)"), incomeUnit("Monthly $")]).toEqual(["thousands", "a month"]);
  });

  test.each([
    [
      "US",
      "U.S.",
      "U.S.A.",
      "United States of America",
      "america",
      "Texas",
      "TX",
      "Houston TX",
      "Fla.",
      "Nashville, TN",
      "Greater Chicago Area",
      "🇺🇸",
      "Tampa FL 33601",
    ],
    ["Canada", "CAN", "canada 🇨🇦", "Toronto, ON", "Quebec"],
    ["UK", "England", "u.k.", "Leeds UK", "GB"],
    ["Other", "Mexico", "Berlin, Germany", "Ireland", "other"],
    ["either", "CA", "DE"],
    [null, "somewhere down south", "Remote", "?"],
  ])("LEAD-3 %s is where people live who write it so", (place, ...texts) => {
    for (const text of texts) expect(readPlace(text ?? ""), text ?? "").toBe(place);
  });
});
