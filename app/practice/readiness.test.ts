// cspell:ignore tunde jayden
import { describe, expect, test } from "vitest";
import { READY_PARTS, type ReadyPart } from "~/settings/settings";
import { standingsOf, varietyOf, verdictOf } from "./readiness";

const subsets: ReadyPart[][] = Array.from({ length: 2 ** READY_PARTS.length }, (_, bits) =>
  READY_PARTS.filter((_part, at) => bits & (1 << at)),
);

describe("READY-1 all combinations of the gate", () => {
  test("clear no one who misses a part that counts, and no one without a person where one signs off", () => {
    let judged = 0;
    for (const parts of subsets.filter((each) => each.length > 0))
      for (const held of subsets)
        for (const signOff of [true, false]) {
          const { state, missing } = verdictOf({ parts, signOff }, new Set(held), null);
          const all = parts.every((part) => held.includes(part));
          expect(state).toBe(all ? (signOff ? "sign-off" : "earned") : "missing");
          expect(missing).toEqual(parts.filter((part) => !held.includes(part)));
          judged += 1;
        }
    expect(judged).toBe(63 * 64 * 2);
  });
  test("keep what was given until it is revoked, and never return by themselves what was revoked", () => {
    for (const parts of subsets.filter((each) => each.length > 0))
      for (const held of subsets)
        for (const signOff of [true, false]) {
          const judged = (revokedAt: string | null) =>
            verdictOf({ parts, signOff }, new Set(held), { revokedAt }).state;
          expect(judged(null)).toBe("cleared");
          expect(judged("2026-11-20T10:00:00Z")).toBe("revoked");
        }
  });
});

describe("READ-10 READY-1 different prospects in a row", () => {
  const shown = [
    ...["maya", "priya", "linda"].map((id) => ({ id, name: id, right: "booked" as const })),
    ...["tunde", "jayden"].map((id) => ({ id, name: id, right: "declined" as const })),
    { id: "cody", name: "cody", right: "later" as const },
  ];
  const run = (prospect: string, passed = true, issued = true) => {
    const { right = "booked" } = shown.find(({ id }) => id === prospect) ?? {};
    return { prospect, ending: passed ? right : null, passed, issued };
  };
  test.each<[string, ReturnType<typeof run>[], done: number, still: string]>([
    ["two booked and a kind no", [run("tunde"), run("maya"), run("priya")], 3, ""],
    [
      "the same one three times is one",
      [run("jayden"), run("jayden"), run("jayden")],
      1,
      "maya, priya, linda",
    ],
    ["kind ones alone", [run("jayden"), run("tunde"), run("cody")], 1, "maya, priya, linda"],
    ["booked ones alone", [run("maya"), run("priya"), run("linda")], 2, "tunde, jayden"],
    ["one booked, one kind", [run("maya"), run("jayden")], 2, "priya, linda"],
    ["more than it takes", [run("cody"), run("maya"), run("priya"), run("tunde")], 3, ""],
    ["the latest failed", [run("maya", false), run("tunde"), run("priya")], 0, "all"],
    ["one between failed", [run("maya"), run("cody", false), run("tunde")], 1, "less than all"],
    ["a seed of one's own choice is none", [run("maya", true, false), run("tunde")], 1, "booked"],
    ["nor does it fail", [run("maya", false, false), run("tunde")], 1, "booked"],
    ["none", [], 0, "all"],
  ])("%s", (_name, runs, done, still) => {
    const words = new Map([
      ["all", "maya, priya, linda, tunde, jayden"],
      ["less than all", "priya, linda, tunde, jayden"],
      ["booked", "maya, priya, linda"],
    ]);
    expect(varietyOf(runs, shown)).toEqual({
      part: "practice",
      done,
      of: 3,
      still: words.get(still) ?? still,
    });
  });
  test.each<[string, ReturnType<typeof run>[], Record<string, string>]>([
    ["none", [], { maya: "counts", tunde: "counts", cody: "cannot" }],
    [
      "one booked, one kind",
      [run("maya"), run("jayden")],
      { maya: "passed", jayden: "passed", priya: "counts", tunde: "cannot", cody: "cannot" },
    ],
    [
      "passed, and then another failed",
      [run("cody", false), run("tunde"), run("priya")],
      { tunde: "again", priya: "again", maya: "counts", cody: "cannot" },
    ],
    [
      "one that ends later",
      [run("cody"), run("maya"), run("linda", false), run("priya")],
      { cody: "passed", maya: "passed", linda: "counts", priya: "again", tunde: "counts" },
    ],
    ["a seed of one's own choice", [run("maya", true, false)], { maya: "counts" }],
  ])(
    "READ-10 each prospect is said to be what the rule makes of it: %s",
    (_name, runs, expected) => {
      const standings = standingsOf(runs, shown);
      expect(Object.fromEntries(standings.map((each) => [each.name, each.standing]))).toMatchObject(
        expected,
      );
      // Who is said to count brings a step if passed next, and nobody else does.
      const { done } = varietyOf(runs, shown);
      for (const { name, standing } of standings) {
        const brings = varietyOf([run(name), ...runs], shown).done > done;
        expect(brings, name).toBe(standing === "counts" || standing === "again");
      }
    },
  );
  test("a company that shows fewer prospects needs no more than there are", () => {
    const two = shown.slice(0, 2);
    expect(varietyOf([], two)).toMatchObject({ done: 0, of: 2, still: "every prospect" });
    expect(varietyOf([run("maya"), run("priya")], two)).toMatchObject({ done: 2, of: 2 });
    const noMisfit = shown.slice(0, 3);
    expect(varietyOf([run("maya"), run("priya")], noMisfit)).toMatchObject({
      done: 2,
      of: 3,
      still: "linda",
    });
  });
});
