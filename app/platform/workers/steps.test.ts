import { describe, expect, test } from "vitest";
import { madeOncePer, type Steps } from "./steps";

/** Counts its steps to three; `log` tells what happened in which order. */
function counting(log: string[]) {
  function* steps(): Steps<string> {
    for (let at = 1; at <= 3; at += 1) {
      log.push(`step ${at}`);
      yield;
    }
    return "made";
  }
  return madeOncePer(1, steps)({});
}

describe("what takes long to make", () => {
  test("WEEK-4 is made in parts, with a pause before each, and once for all who wait", async () => {
    const log: string[] = [];
    const makeWay = async () => void log.push("pause");
    const counted = counting(log);
    const both = await Promise.all([counted.ready(makeWay), counted.ready(makeWay)]);
    expect(both).toEqual(["made", "made"]);
    expect(log).toEqual(["pause", "step 1", "pause", "step 2", "pause", "step 3", "pause"]);
    expect(counted.now()).toBe("made");
    expect(log).toHaveLength(7);
  });
  test("WEEK-4 somebody who cannot wait gets it at once, and the parts end with the same", async () => {
    const log: string[] = [];
    const counted = counting(log);
    const waiting = counted.ready(async () => {});
    expect(counted.now()).toBe("made");
    const done = log.length;
    expect(await waiting).toBe("made");
    expect(log).toHaveLength(done);
  });
  test("HELP-2 somebody who may ask soon finds it begun, and is told what failed only when they ask", async () => {
    const log: string[] = [];
    const counted = counting(log);
    counted.begin(async () => {});
    expect(await counted.ready(async () => void log.push("pause"))).toBe("made");
    expect(log).toEqual(["step 1", "step 2", "step 3"]);
    const failing = madeOncePer(1, function* (): Steps<string> {
      yield;
      throw new Error("no words");
    })({});
    failing.begin(async () => {});
    await expect(failing.ready(async () => {})).rejects.toThrow("no words");
  });
});

describe("what takes long to make of words", () => {
  /** Keeps two; `made` tells of what words something was made. */
  function shouting(made: string[]) {
    function* steps({ said }: { said: string }): Steps<string> {
      yield;
      made.push(said);
      return said.toUpperCase();
    }
    return madeOncePer(2, steps);
  }
  test("WEEK-4 equal words are read once, even from different objects, and other words are read separately", async () => {
    const made: string[] = [];
    const shout = shouting(made);
    expect(shout({ said: "yes" }).now()).toBe("YES");
    expect(await shout({ said: "yes" }).ready(async () => {})).toBe("YES");
    expect(shout({ said: "no" }).now()).toBe("NO");
    expect(made).toEqual(["yes", "no"]);
  });
  test("WEEK-4 those used last are kept, and words that nobody asks about take no place", () => {
    const made: string[] = [];
    const shout = shouting(made);
    for (const said of ["one", "two", "one"]) shout({ said }).now();
    for (const said of ["a", "b", "c"]) shout({ said });
    for (const said of ["three", "one", "two"]) shout({ said }).now();
    expect(made).toEqual(["one", "two", "three", "two"]);
  });
});
