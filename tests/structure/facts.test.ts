/** What content says must agree with the product, and one text with another. */
import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { conversation } from "../../app/script/copy/conversation";

const FILES = globSync("app/{booking,hiring,onboarding,script,site,support,training}/**/*.{ts,tsx}")
  .filter((file) => !file.includes(".test."))
  .map((file) => ({ file, source: readFileSync(file, "utf8") }));

/** Each line contains words that must not appear anywhere. */
function linesWith(words: RegExp): string[] {
  return FILES.flatMap(({ file, source }) =>
    source
      .split("\n")
      .filter((line) => words.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
}

const messageOf = (id: string) => conversation.nodes.find((node) => node.id === id)?.message ?? "";

describe("content and product (SCR-2, LES-1, LAND-6)", () => {
  test("TRK-4 no one is sent to change a status who cannot: that is for administrators", () => {
    const acts = /\b(?:then|and|,) mark (?:them|him|her|it)\b[^"]*\btracker/i;
    expect(linesWith(acts)).toEqual([]);
    expect(acts.test("say goodbye, then mark them lost in the tracker")).toBe(true);
  });

  test("LAND-6 no one is promised a job, recordings or a number of interviews", () => {
    const promises = [
      /ends in a job|offer on the table/i,
      /(?:calls?|sessions?) (?:is|are) recorded|recordings stay/i,
      /(?:three|3) interviews/i,
    ];
    for (const words of promises) expect(linesWith(words)).toEqual([]);
    expect("every live call is recorded").toMatch(promises[1] ?? "");
  });

  test("SCR-2 income and credit score are asked for with a reason, once, before anyone wonders why", () => {
    const asking = conversation.nodes.filter(({ message }) => /credit score\?/.test(message));
    expect(asking.map(({ id }) => id)).toEqual(["compensation"]);
    expect(messageOf("compensation")).toMatch(
      /earn a year.*options suit you|options suit you.*earn a year/,
    );
    expect(messageOf("compensation")).toContain("so is skipping it");
    const wondering = conversation.nodes.filter(({ options }) =>
      options.some(({ text }) => text.includes("credit score")),
    );
    expect(wondering.map(({ id }) => id)).toEqual(["compensation", "not-mlm"]);
  });

  test("SCR-2 the script, like the lessons, says that the program is paid", () => {
    for (const id of ["not-a-course", "no-payment"])
      expect(messageOf(id), id).toMatch(/paid training program|training program is paid/);
    expect(linesWith(/nothing to buy|not messaging you to sell/i)).toEqual([]);
  });

  test.each([
    ["tenDailyHours", /10-in-60/],
    ["weeklyHours", /program|accelerator|\{weeks\}/],
    ["dailyHours", /role|hours daily, \{dailyMessages\}/],
  ])("SUP-1 LAND-6 {%s} stands next to what it is about", (figure, about) => {
    const lines = linesWith(new RegExp(`\\{${figure}\\}`)).filter((line) =>
      /^app\/(?:site|support)\//.test(line),
    );
    expect(lines.length, figure).toBeGreaterThan(0);
    for (const line of lines) expect(line).toMatch(about);
  });

  test("BOOK-1 HIRE-1 SUP-2 everyone who asks for the price reads the same one", () => {
    const said = linesWith(
      /text: .*\b(?:packages|they|program|price) (?:costs?|depends)\b/i,
    ).sort();
    expect(said.map((line) => line.split(":")[0])).toEqual([
      "app/booking/copy/booking.server.ts",
      "app/hiring/copy/next-steps.server.ts",
      "app/hiring/copy/role.server.ts",
      "app/support/copy/deciding.ts",
      "app/support/copy/deciding.ts",
      "app/support/copy/joining.ts",
    ]);
    for (const line of said) expect(line).toContain("{packages}");
  });

  test("SCR-2 the first message is as short as lesson 8 asks", () => {
    expect(messageOf("start").split(/\s+/).length).toBeLessThan(40);
  });
});
