/** Better lines as they are shown, at every message at which a check fails, with every shipped prospect (READ-8). */
import { describe, expect, test } from "vitest";
import { checks, prospects, words } from "../../tests/kit/practice-words";
import { linesOf } from "../../tests/kit/reading-lines";
import { betterLine, isUnread, MOST_WORDS, passesNow, saidAgain, type Told } from "./better-line";
import { marksOf } from "./checks";
import { repliesTo } from "./company-lines.server";
import { REPLIES } from "./copy/better-lines";
import { costOf } from "./costs";
import { read } from "./message-classifier";
import { play, rememberingReader } from "./run";
import { drawn, nextSeed } from "./seeds";

/** With what none of the labeled messages does. */
const SAID = [
  ...linesOf("setter-lines", false).map(({ text }) => text),
  ...Array.from({ length: 30 }, () => [
    "Where are you based? And how old are you? What do you do for work?",
    "You'll make $9,000 a month with us.",
    "love your energy!!",
    "I promise you will make it, guaranteed.",
    "Only 2 spots left, so decide today!",
    `Where are you based? ${"Let me tell you all about us and what we do here every day. ".repeat(6)}`,
  ]).flat(),
];
const FAULTS = ["guarantee", "pressure", "flattery", "insult", "ask-private"];
const EACH = 12;
const MOST = 14;
const reader = rememberingReader();

function told(prospect: (typeof prospects)[number], seed: number, messages: string[]): Told {
  const run = play(prospect, seed, messages, {}, reader);
  const ended = { ...run, ending: run.ending ?? ("stopped" as const) };
  const replies = repliesTo(prospect, words);
  return { prospect, seed, run: ended, checks, replies, reader };
}

function random(seed: number): string[] {
  let at = seed;
  const draw = (most: number) => {
    at = nextSeed(at);
    return drawn(at, most);
  };
  return Array.from({ length: 2 + draw(MOST) }, () => SAID[draw(SAID.length)] ?? "");
}

describe("READ-8 a better line", () => {
  const shown = new Map<string, number>();

  test.each(prospects)(
    "makes the check of $id pass at which it stands, whatever was said",
    (prospect) => {
      for (let seed = 1; seed <= EACH; seed += 1) {
        const context = told(prospect, seed, random(seed));
        for (const mark of marksOf(prospect, checks, context.run)) {
          const check = checks.find(({ id }) => id === mark.id);
          if (!check || mark.passed || mark.at === null) continue;
          const line = betterLine(check, mark.at, context);
          const again = saidAgain(context, mark.at, line);
          const { reading } = again.exchanges.at(-1) ?? {};
          const place = `${prospect.id} ${seed} ${check.id} at ${mark.at}: ${line}`;
          expect(passesNow(check, prospect, again), place).toBe(true);
          const heard = [
            prospect.opening,
            ...context.run.exchanges.slice(0, mark.at).map(({ engine }) => engine),
          ];
          for (const [, quote = ""] of line.matchAll(/“([^”]+)”/g))
            expect(heard.join("\n"), place).toContain(quote);
          if (check.measure === "one-question") {
            expect(line.endsWith("?"), place).toBe(true);
            expect(line.split(" ").length, place).toBeLessThanOrEqual(20);
          }
          const open = context.run.exchanges[mark.at]?.before.open;
          const fear = prospect.objections.find(({ id }) => id === open)?.says ?? "";
          if (check.measure === "mirrors" && fear.includes("scared"))
            expect(line, place).not.toMatch(/[$]|earn|paycheck/i);
          expect(reading?.words, place).toBeLessThanOrEqual(MOST_WORDS);
          expect(reading?.questions, place).toBeLessThanOrEqual(1);
          expect(
            reading?.moves.filter((move) => FAULTS.includes(move)),
            place,
          ).toEqual([]);
          shown.set(check.id, (shown.get(check.id) ?? 0) + 1);
        }
      }
    },
  );
  test("was looked at for every check", () => {
    expect(checks.map(({ id }) => id).filter((id) => !shown.has(id))).toEqual([]);
  });
  test("is a message: short, one question and no fault, in the rubric and for every kind of answer", () => {
    const replies = Object.values(REPLIES).map((each) => Object.values(each).join(" ").trim());
    for (const line of [...checks.map(({ better }) => better), ...replies]) {
      const reading = read(line);
      expect(reading.words, line).toBeLessThanOrEqual(MOST_WORDS);
      expect(reading.questions, line).toBeLessThanOrEqual(1);
      expect(
        reading.moves.filter((move) => FAULTS.includes(move)),
        line,
      ).toEqual([]);
    }
  });
  test("for every kind of answer settles it, and acknowledges first", () => {
    for (const [move, { acknowledge, answer }] of Object.entries(REPLIES)) {
      expect(read(acknowledge).moves, acknowledge).toContain("mirror");
      expect(read(answer).moves, answer).toContain(move);
    }
  });
});

describe("READ-8 the cost of a question", () => {
  const maya = prospects.find(({ id }) => id === "eager-beginner") as (typeof prospects)[number];
  const credit = checks.find(({ id }) => id === "credit") as (typeof checks)[number];
  const costAfter = (...messages: string[]) => costOf(credit, told(maya, 3, messages));

  test("that was not asked is another than that of one without a reason", () => {
    expect(costAfter("Where are you based?")).toBe(credit.cost);
    expect(costAfter("What's your credit score?")).toBe(credit.bare);
    expect(credit.bare).not.toBe(credit.cost);
  });
});

test("READ-8 said again is the conversation up to there, with nothing of what an AI endpoint made of the old message", () => {
  const maya = prospects.find(({ id }) => id === "eager-beginner") as (typeof prospects)[number];
  const messages = ["Where are you based?", "Blue elephants", "How old are you?"];
  const voiced = { 0: { reply: "from tampa" }, 1: { moves: ["ask-age" as const], reply: "19" } };
  const before = { ...told(maya, 3, messages), run: play(maya, 3, messages, voiced, reader) };
  const again = saidAgain(before, 1, "What do you do for work?");
  expect(again.exchanges.map(({ said }) => said)).toEqual([
    "Where are you based?",
    "What do you do for work?",
  ]);
  expect(again.exchanges[0]?.reply).toBe("from tampa");
  expect(again.exchanges[1]?.reply).toContain("barista");
});

test("READ-8 nonsense said again passes no check, even one of what to avoid", () => {
  const maya = prospects.find(({ id }) => id === "eager-beginner") as (typeof prospects)[number];
  const before = told(maya, 3, ["You will definitely make 5k a month."]);
  const salad = "call day zone not free you the was my our so income who blue";
  const avoids = checks.filter(({ measure }) => /^no-|private/.test(measure));
  expect(avoids.length).toBeGreaterThan(3);
  const passes = (said: string) => {
    const run = saidAgain(before, 0, said);
    return avoids.filter((check) => !isUnread(run) && passesNow(check, maya, run)).length;
  };
  expect(passes(salad)).toBe(0);
  expect(passes("asdf qwer")).toBe(0);
  expect(passes("Where are you based?")).toBe(avoids.length);
});
