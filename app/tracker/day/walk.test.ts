import { expect, test } from "vitest";
import { backAt, doneWith, nextOf, steppedOn, type Walk, walkFrom } from "./walk";

/** One setter's pass: keys pressed in any order, on a list that a server may have read again or not. */
function press(keys: readonly number[], names: readonly string[]) {
  let due = [...names];
  let walk: Walk = walkFrom(null);
  const shown: string[] = [];
  let last: string | null = null;
  /** A prospect is shown once a person has looked: until then the next one must not come. */
  const look = () => walk.open !== null && shown.at(-1) !== walk.open && shown.push(walk.open);
  for (const key of keys) {
    const { open, isNew } = walk;
    if (key < 0.4) {
      walk = steppedOn(walk, due);
      // The key never leaves someone who came by itself a moment ago.
      if (isNew) expect(walk.open).toBe(open);
      look();
    } else if (key < 0.8 && open !== null) {
      look();
      walk = doneWith(walk, due, open);
      due = due.filter((id) => id !== open);
      last = open;
    } else if (key < 0.9 && last !== null) {
      due = names.filter((id) => id === last || due.includes(id));
      walk = backAt(walk, last);
      last = null;
      look();
    }
  }
  return { walk, due, shown };
}

/** Numbers from 0 to 1 that are the same each time. */
function* numbers(seed: number) {
  let at = seed;
  for (;;) {
    at = (at * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield at / 2_147_483_648;
  }
}

test("DAY-1 by any keys, everyone who is due is shown in a pass before anyone comes again", () => {
  for (let seed = 1; seed <= 500; seed += 1) {
    const source = numbers(seed);
    const some = (most: number) => Math.floor((source.next().value ?? 0) * most);
    const names = Array.from({ length: 1 + some(8) }, (_, at) => `p${at}`);
    const keys = Array.from({ length: some(30) }, () => source.next().value ?? 0);
    const { walk, due } = press(keys, names);
    // From there, the key alone shows everyone who is left, once, and the one who came by itself first.
    let at = walk;
    const left = due
      .filter((id) => id !== walk.open || walk.isNew)
      .filter((id) => !walk.passed.includes(id));
    const seen: (string | null)[] = [];
    for (const _ of left) {
      at = steppedOn(at, due);
      seen.push(at.open);
    }
    expect([...seen].sort(), `seed ${seed}`).toEqual([...left].sort());
  }
});

test("DAY-1 an outcome and the key in turn, and outcomes alone, show everyone once", () => {
  const names = ["a", "b", "c", "d", "e"];
  const inTurn = press([0, ...names.flatMap(() => [0.5, 0])], names);
  expect(inTurn.shown).toEqual(names);
  const outcomes = press([0, ...names.map(() => 0.5)], names);
  expect(outcomes.shown).toEqual(names);
});

test("DAY-1 the key alone goes through everyone again and again, in the same order", () => {
  const due = ["a", "b", "c", "d"];
  let walk = walkFrom(null);
  const seen = Array.from({ length: 12 }, () => {
    walk = steppedOn(walk, due);
    return walk.open;
  });
  expect(seen.join("")).toBe("abcdabcdabcd");
  expect(nextOf(walkFrom("a"), ["a"])).toBeUndefined();
});
