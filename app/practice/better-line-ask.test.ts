/** The better line for a partner and for the time of a call: it asks, says the prospect's own words again and names a zone (READ-8). */
import { describe, expect, test } from "vitest";
import { checks, prospects, words } from "../../tests/kit/practice-words";
import { betterLine } from "./better-line";
import { marksOf } from "./checks";
import { repliesTo } from "./company-lines.server";
import { play, rememberingReader } from "./run";

const reader = rememberingReader();
const OFFERS = [
  "want a free call with the team?",
  "so what do you think about saturday",
  "can we do a call tomorrow at 5?",
  "do you want to talk to the team on friday at 7 pm?",
  "I can book you a call for Monday.",
];
const BETWEEN = ["do you like cats?", "ok cool", "so what do you think", "let me know"];
const ZONE = /\b(?:Eastern|Central|Mountain|Pacific)\b/;

const DAY = /saturday|tomorrow|friday|monday/i;

function linesOf(measure: string): { offer: string; line: string; says: string }[] {
  const check = checks.find((each) => each.measure === measure);
  if (!check) throw new Error(`No check ${measure}`);
  return prospects.flatMap((prospect) =>
    OFFERS.flatMap((offer) =>
      BETWEEN.flatMap((between) => {
        const run = play(prospect, 5, [offer, between, offer], {}, reader);
        const told = {
          ...{ prospect, seed: 5, checks, replies: repliesTo(prospect, words), reader },
          run: { ...run, ending: "stopped" as const },
        };
        const [mark] = marksOf(prospect, [check], told.run);
        if (!mark || mark.passed || mark.at === null) return [];
        const open = told.run.exchanges[mark.at]?.state.open;
        const objection = prospect.objections.find(({ id }) => id === open);
        const says = objection?.answer === "include-partner" ? objection.says : "";
        return [{ offer, line: betterLine(check, mark.at, told), says }];
      }),
    ),
  );
}

describe("READ-8 a better line", () => {
  test("READ-8 to somebody with a partner asks, with their own words", () => {
    const lines = linesOf("objections").filter(({ says }) => says !== "");
    expect(lines.length).toBeGreaterThanOrEqual(10);
    for (const { line } of lines) {
      expect(line).toMatch(/\?$/);
      expect(line).toMatch(/“[^”]+”/);
    }
  });
  test("READ-8 for the day, the time and the zone names all three", () => {
    const lines = linesOf("day-time-zone");
    expect(lines.length).toBeGreaterThanOrEqual(30);
    for (const { line, offer } of lines) {
      const [day = "tomorrow"] = DAY.exec(offer) ?? [];
      expect(line.toLowerCase(), offer).toContain(`then ${day.toLowerCase()} at `);
      expect(line, offer).toMatch(/\d [ap]m /);
      expect(line, offer).toMatch(ZONE);
    }
  });
});
