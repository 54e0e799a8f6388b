import { expect, test } from "vitest";
import { PersonTurns } from "./person-turns.server";

/** Work that ends when it is told to. */
function begun(turns: PersonTurns, person: string, name: string, done: string[]) {
  const { promise, resolve: end } = Promise.withResolvers<void>();
  const outcome = turns.during(person, async () => {
    done.push(`${name} begins`);
    await promise;
    return name;
  });
  return { end, outcome };
}

test("S1 of one person six requests are worked on at a time, the others in their order, and nobody else waits", async () => {
  const turns = new PersonTurns();
  const said: string[] = [];
  const own = Array.from({ length: 9 }, (_, n) => begun(turns, "one", `${n}`, said));
  const other = begun(turns, "other", "other", said);
  await Promise.resolve();
  expect(said).toEqual(["0", "1", "2", "3", "4", "5", "other"].map((name) => `${name} begins`));
  other.end();
  expect(await other.outcome).toBe("other");
  own[3]?.end();
  own[0]?.end();
  await Promise.all([own[3]?.outcome, own[0]?.outcome]);
  await expect.poll(() => said.slice(7)).toEqual(["6 begins", "7 begins"]);
  for (const { end } of own) end();
  expect(await Promise.all(own.map(({ outcome }) => outcome))).toEqual(own.map((_, n) => `${n}`));
  expect(await turns.during("one", async () => "again")).toBe("again");
});

test("S1 a request that fails gives its turn on, and too many that wait are refused", async () => {
  const turns = new PersonTurns();
  const said: string[] = [];
  const failing = Array.from({ length: 6 }, () =>
    turns.during("one", () => Promise.reject(new Error("broken"))),
  );
  const ends = Array.from({ length: 6 + 200 }, (_, n) => begun(turns, "one", `${n}`, said));
  for (const each of failing) await expect(each).rejects.toThrow("broken");
  for (const { end } of ends) end();
  const outcomes = await Promise.all(ends.map(({ outcome }) => outcome));
  const refused = outcomes.filter((each) => each instanceof Response);
  expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([429]));
  expect(refused).toHaveLength(6);
});
