/** Headings as people write them. */
import { expect, test } from "vitest";
import { finished } from "~/platform/workers/steps";
import { guessMapping } from "../imports/columns";
import { COLUMNS, PLATFORM_HEADINGS, undoingText } from "./import-columns";

test.each([
  ["name", "Name", "Full Name", "NAME*", "Lead", "Prospect name"],
  ["firstName", "First Name", "first_name", "FirstName", "Given name", "Vorname"],
  ["lastName", "Last-Name", "lastName", "Surname", "Nachname"],
  ["annualIncome", "Yearly Income", "Annual income (USD)", "Income $", "Salary"],
  ["score", "Credit", "Credit (score)", "Credit Score", "FICO® Score", "Score (300-850)"],
  ["handle", "Instagram", "IG", "Instagram handle", "Instagram URL", "Profile link", "Profile URL"],
  ["handle", "LinkedIn", "LinkedIn profile", "Facebook link", "TikTok @", "Twitter/X", "@handle"],
  ["platform", "Platform", "Channel", "Social network"],
  ["callDate", "Call Date", "Date", "Appointment date"],
  ["notes", "Notes", "Comments", "Remarks"],
  ["country", "Country", "COUNTRY:", "Country of residence"],
])("DAY-4 the column %s is known by its common headings", (field, ...headings) => {
  for (const heading of headings)
    expect(finished(guessMapping([heading], COLUMNS)), heading).toEqual([field]);
});

test("LEAD-2 handles and profile addresses in one column are where people are found", () => {
  const pages = ["instagram.com/ann", "https://x.com/bo"];
  const handles = ["@cy", "@dee", "@ed"];
  const guessed = (cells: readonly string[]) =>
    finished(
      guessMapping(
        [""],
        COLUMNS,
        cells.map((cell) => [cell]),
      ),
    );
  expect(guessed([...handles, ...pages])).toEqual(["handle"]);
  expect(guessed(["@cy", ...pages, ...pages])).toEqual(["profile"]);
  expect(guessed(handles)).toEqual(["handle"]);
  expect(guessed(pages)).toEqual(["profile"]);
  expect(guessed(["Ann", "Bo", "@cy"])).toEqual([null]);
});

test("DAY-4 no heading means two fields or two platforms", () => {
  for (const all of [Object.values(COLUMNS), PLATFORM_HEADINGS]) {
    const words = all.flatMap((each) => [...new Set<string>(each.words)]);
    // What a “Contact” is, its cells tell.
    const twice = words.filter((word, at) => words.indexOf(word) !== at);
    expect(twice.filter((word) => word !== "contact")).toEqual([]);
  }
});

test.each([
  [1_500, 0, "1,500 added prospects are removed."],
  [1, 0, "1 added prospect is removed."],
  [0, 1, "1 updated one gets its earlier values back."],
  [2, 3, "2 added prospects are removed, and 3 updated ones get their earlier values back."],
])(
  "DAY-4 the question of undoing %i added and %i updated names only what it does",
  (added, updated, begins) => {
    expect(undoingText({ added, updated })).toBe(
      `${begins} Anything that someone has edited since stays as it is.`,
    );
  },
);
