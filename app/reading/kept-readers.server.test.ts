/** What reads words is made in the background, and the last one answers until then. */
import { expect, test } from "vitest";
import { keptReaders } from "./kept-readers.server";
import type { Steps } from "./steps";

type Words = { said: string };

/** Each step waits for its turn; `log` tells which words were made. */
function counting() {
  const log: string[] = [];
  function* steps({ said }: Words): Steps<string> {
    for (let at = 0; at < 20; at += 1) yield;
    log.push(said);
    return said;
  }
  return { log, readers: keptReaders(2, steps) };
}

test("WEEK-4 right after a publication the old words answer at once, and the new ones soon", async () => {
  const { log, readers } = counting();
  expect(await readers({ said: "old" }).soonest()).toBe("old");
  expect(await readers({ said: "new" }).soonest()).toBe("old");
  expect(log).toEqual(["old"]);
  await expect.poll(() => readers({ said: "new" }).soonest()).toBe("new");
  expect(log).toEqual(["old", "new"]);
});

test("WEEK-4 what is warm is made once for the same words, and answers at once", async () => {
  const { log, readers } = counting();
  const both = [readers({ said: "same" }).warmed(), readers({ said: "same" }).soonest()];
  expect(await Promise.all(both)).toEqual(["same", "same"]);
  expect(readers({ said: "same" }).now()).toBe("same");
  expect(log).toEqual(["same"]);
});

test("WEEK-4 only the words that were asked for last are kept", async () => {
  const { log, readers } = counting();
  for (const said of ["one", "two", "one", "three", "one"]) await readers({ said }).warmed();
  expect(log).toEqual(["one", "two", "three"]);
  await readers({ said: "two" }).warmed();
  expect(log).toEqual(["one", "two", "three", "two"]);
});
