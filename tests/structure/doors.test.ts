import { describe, expect, test } from "vitest";
import { exportsIn, offersOf, roomSources } from "./doors";

/** All doors together; it grows with rooms that others ask for something new, and otherwise only goes down. */
const MOST_NAMES = 639;
/** Names that a door offers and only its own room asks for; what stays here is to go. */
const OWN_NAMES: Readonly<Record<string, number>> = {
  "app/reading/search.ts": 3,
};

describe("the product", () => {
  const offers = offersOf(roomSources());

  test("a door offers only what another room asks for", () => {
    const own = offers.filter(({ users }) => users.length === 0);
    const tooMany = [...Map.groupBy(own, ({ door }) => door)]
      .filter(([door, names]) => names.length > (OWN_NAMES[door] ?? 0))
      .map(([door, names]) => `${door} offers ${names.map(({ name }) => name).join(", ")}`);
    expect(tooMany).toEqual([]);
  });
  test("doors offer no more names than they did", () => {
    expect(offers.length).toBeGreaterThan(100);
    expect(offers.length).toBeLessThanOrEqual(MOST_NAMES);
  });
});

describe("the rules bite", () => {
  test("all forms of export are seen, and what is not exported is not", () => {
    const text = `export { a, type B, c as d } from "./a";
export type { E } from "./e";
export const f = 1;
export async function g() {}
export type H = string;
const i = 2;
export { i };
import { j } from "./j";`;
    expect(exportsIn(text).sort()).toEqual(["B", "E", "H", "a", "d", "f", "g", "i"]);
  });
  test("a name counts for other rooms only, and only a module that they import is a door", () => {
    const found = offersOf(
      new Map([
        ["app/pay/pay.ts", "export const asked = 1;\nexport const own = 2;\nexport type Late = 3;"],
        ["app/pay/entry.ts", 'import { own } from "./pay";'],
        ["app/team/team.ts", "export const unasked = 1;"],
        ["app/tracker/page.tsx", 'import { asked as shown } from "~/pay/pay";'],
      ]),
    );
    expect(found.map(({ name, users }) => [name, users])).toEqual([
      ["asked", ["app/tracker/page.tsx"]],
      ["own", []],
      ["Late", []],
    ]);
  });
  test("who imports all of a module asks for each of its names", () => {
    const found = offersOf(
      new Map([
        ["app/pay/pay.ts", "export const one = 1;\nexport const two = 2;"],
        ["app/tracker/page.tsx", 'const pay = await import("~/pay/pay");'],
      ]),
    );
    expect(found.every(({ users }) => users.length === 1)).toBe(true);
  });
});
