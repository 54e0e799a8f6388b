/** Accusations that lines as many people write them do not deserve, and near ones that do (READ-2, READ-8). */
// cspell:ignore darnell jayden
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { checks, prospects, words } from "../../tests/kit/practice-words";
import { betterLine, isUnread, passesNow, placeToSay, saidAgain, type Told } from "./better-line";
import { marksOf } from "./checks";
import { repliesTo } from "./company-lines.server";
import { read } from "./message-classifier";
import { needsAMoment } from "./mood";
import type { Prospect } from "./practice";
import { play, rememberingReader } from "./run";

const reader = rememberingReader();

const linesOf = (name: string) =>
  readFileSync(`tests/kit/accusations/${name}.txt`, "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => line.replaceAll("\\n", "\n"));
const labeled = (name: string) => linesOf(name).map((line) => line.split(" | "));

function called(id: string): Prospect {
  const found = prospects.find((each) => each.id === id);
  if (!found) throw new Error(`No prospect ${id}`);
  return found;
}

function check(measure: string) {
  const found = checks.find((each) => each.measure === measure);
  if (!found) throw new Error(`No check ${measure}`);
  return found;
}

function told(prospect: Prospect, messages: readonly string[]): Told {
  const run = { ...play(prospect, 3, messages, {}, reader), ending: "stopped" as const };
  return { prospect, seed: 3, run, checks, replies: repliesTo(prospect, words), reader };
}

const markOf = (measure: string, { prospect, run }: Told) =>
  marksOf(prospect, [check(measure)], run)[0];

describe("READ-2 a figure", () => {
  test.each(linesOf("figures-fine"))(
    "READ-2 is not invented by a zero or by not knowing: %s",
    (line) => {
      const { invented, moves } = read(line);
      expect(invented).toEqual([]);
      expect(moves).not.toContain("guarantee");
    },
  );
  test.each(linesOf("figures-invented"))(
    "READ-2 an invented figure still counts when a zero stands beside it: %s",
    (line) => {
      expect(read(line).invented.length).toBeGreaterThan(0);
      expect(read(line).invented.join()).not.toMatch(/^\$?0%?$/);
    },
  );
});

describe("READ-2 questions in a row", () => {
  const asked = (line: string) =>
    read(line)
      .moves.filter((move) => move.startsWith("ask-"))
      .map((move) => move.replace("ask-", ""))
      .toSorted()
      .join(" ");
  test.each(labeled("lists"))("READ-2 are read as all of them, %s: %s", (moves = "", line = "") => {
    expect(asked(line)).toBe(moves);
  });
  test.each(labeled("lists-near"))(
    "READ-2 are not read in what only names them, %s: %s",
    (moves = "", line = "") => {
      expect(asked(line)).toBe(moves);
    },
  );
  test("READ-2 are each asked, and more than one thing", () => {
    const [, line = ""] = labeled("lists")[0] ?? [];
    const context = told(called("spouse-decides"), [line]);
    for (const measure of ["location", "age", "income", "credit"])
      expect(markOf(measure, context), measure).toMatchObject({ passed: true, at: 0 });
    expect(markOf("one-question", context)).toMatchObject({ passed: false });
  });
});

describe("READ-2 keeping somebody from their people, and contempt", () => {
  test.each(linesOf("secrecy"))("READ-2 is pressure: %s", (line) => {
    expect(read(line).moves).toContain("pressure");
  });
  test.each(linesOf("secrecy-near"))("READ-2 is no pressure: %s", (line) => {
    expect(read(line).moves).not.toContain("pressure");
  });
  test.each(linesOf("insults"))("READ-2 is an insult: %s", (line) => {
    expect(read(line).moves).toContain("insult");
  });
  test.each(linesOf("insults-near"))("READ-2 is no insult: %s", (line) => {
    expect(read(line).moves).not.toContain("insult");
  });
});

describe("READ-2 telling somebody to say what isn't true", () => {
  test.each(linesOf("lies"))("READ-2 is a fault: %s", (line) => {
    expect(read(line).moves).toContain("urge-lie");
    const [prospect = called("under-18")] = prospects;
    expect(markOf("private", told(prospect, [line]))).toMatchObject({ passed: false, at: 0 });
  });
  test.each(linesOf("lies-near"))("READ-2 is none: %s", (line) => {
    expect(read(line).moves).not.toContain("urge-lie");
  });
});

describe("READ-2 what is asked of a minor", () => {
  const jayden = called("under-18");
  const known = ["how old are you?"];
  test.each(linesOf("of-a-minor"))("READ-2 is private once the age is known: %s", (line) => {
    expect(markOf("private", told(jayden, [...known, line]))).toMatchObject({
      passed: false,
      at: 1,
    });
  });
  test.each(linesOf("of-a-minor-near"))("READ-2 is not private: %s", (line) => {
    expect(markOf("private", told(jayden, [...known, line]))).toMatchObject({ passed: true });
  });
  test("READ-2 is no fault before the age is known, nor with somebody of age", () => {
    const line = "what grade are you in?";
    expect(markOf("private", told(jayden, [line]))).toMatchObject({ passed: true });
    const adult = told(called("eager-beginner"), [...known, line]);
    expect(markOf("private", adult)).toMatchObject({ passed: true });
  });
});

describe("READ-2 somebody who opens with a question", () => {
  const darnell = called("burned-by-a-scam");
  const ANSWER =
    "You write to people over DMs and a closer takes the calls. Talking to us is free, the training is paid. The pay is a commission.";
  const PITCH = "You book calls for us and get paid per call.";
  test.each(linesOf("asks-about-it"))("READ-2 may be answered first: %s", (opening) => {
    const prospect = { ...darnell, opening };
    expect(markOf("asks-first", told(prospect, [ANSWER]))).toMatchObject({ passed: true });
    const asked = told(prospect, [ANSWER, "Where are you based?"]);
    expect(markOf("asks-first", asked)).toMatchObject({ passed: true });
    const offered = told(prospect, ["want me to book you a call with the team?"]);
    expect(markOf("asks-first", offered)).toMatchObject({ passed: false, at: 0 });
  });
  test.each(linesOf("asks-nothing-of-it"))(
    "READ-2 is pitched to if they asked nothing of it: %s",
    (opening) => {
      const prospect = { ...darnell, opening };
      expect(markOf("asks-first", told(prospect, [PITCH]))).toMatchObject({ passed: false, at: 0 });
    },
  );
  test("READ-8 is answered by the better line, and a greeting passes nothing", () => {
    const context = told(darnell, ["want me to book you a call with the team?"]);
    const line = betterLine(check("asks-first"), 0, context);
    expect(line).toContain("paid");
    expect(line.endsWith("?")).toBe(true);
    for (const greeting of ["Hey there, thanks for getting back to me.", "hey", "ok cool"]) {
      const run = saidAgain(context, 0, greeting);
      expect(!isUnread(run) && passesNow(check("asks-first"), darnell, run), greeting).toBe(false);
    }
    expect(passesNow(check("asks-first"), darnell, saidAgain(context, 0, ANSWER))).toBe(true);
  });
});

describe("READ-2 what hurts is acknowledged before a fact", () => {
  const angela = called("in-debt-and-hopeful");
  test.each(linesOf("no-fact"))("READ-2 is not missed where no fact is given: %s", (line) => {
    expect(markOf("mirrors", told(angela, [line]))?.passed).not.toBe(false);
  });
  test.each(linesOf("fact-first"))("READ-2 is missed where the fact comes first: %s", (line) => {
    expect(markOf("mirrors", told(angela, [line]))).toMatchObject({ passed: false, at: 0 });
    const later = told(angela, ["Where are you based?", line]);
    expect(markOf("mirrors", later)).toMatchObject({ passed: false, at: 1 });
  });
});

describe("READ-8 what the prospect needs", () => {
  const maya = called("eager-beginner");
  const objections = check("objections");
  test.each(linesOf("needs-a-moment"))("READ-8 is a moment: %s", (line) => {
    expect(needsAMoment(line)).toBe(true);
  });
  test.each(linesOf("needs-no-moment"))("READ-8 is no moment: %s", (line) => {
    expect(needsAMoment(line)).toBe(false);
  });
  test("READ-8 is given before anything else", () => {
    const context = told(maya, ["why are you looking for something new?", "ok", "decide today!"]);
    const [first, second, last] = context.run.exchanges;
    if (!first || !second || !last) throw new Error("Three messages are said");
    const asked = { ...second, engine: "ok. i just need a second with this" };
    const run = { ...context.run, exchanges: [first, asked, last] };
    for (const measure of ["mirrors", "no-pressure"])
      expect(betterLine(check(measure), 2, { ...context, run }), measure).toContain(
        "take all the time you need",
      );
  });
  test("READ-8 an objection that came up last is answered by the next message, and nothing else passes", () => {
    const context = told(maya, ["Where are you based?", "want me to book you a call?"]);
    const mark = markOf("objections", context);
    expect(mark).toMatchObject({ passed: false, at: 1 });
    const line = betterLine(objections, 1, context);
    expect(line).toContain("You don't sell anything");
    const passes = (said: string) =>
      passesNow(objections, maya, saidAgain(context, placeToSay(objections, 1, context), said));
    expect(passes(line)).toBe(true);
    expect(passes("Hey there, thanks for getting back to me.")).toBe(false);
    expect(passes("Fair question, let me answer that before anything else.")).toBe(false);
  });
});
