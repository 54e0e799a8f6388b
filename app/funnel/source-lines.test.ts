import { describe, expect, test } from "vitest";
import { DAY_MS } from "~/platform/time/durations";
import { OTHERS, SourceLines } from "./source-lines";

const NOON = 20_000 * DAY_MS + DAY_MS / 2;
const CAMPAIGN = "spring";

/** Sources that addresses make up: the lines that they get. */
function flood(lines: SourceLines, { addresses, each }: { addresses: number; each: number }) {
  const got = new Set<string>();
  for (let at = 0; at < addresses; at += 1)
    for (let number = 0; number < each; number += 1)
      got.add(lines.lineOf(`made-up-${at}-${number}`, `10.0.${at >> 8}.${at & 255}`, NOON));
  got.delete(OTHERS);
  return got;
}

describe("sources with a line of their own (FUN-1)", () => {
  test.each([
    [1, 1, 1],
    [1, 10, 10],
    [1, 5_000, 10],
    [10, 100, 100],
    [300, 50, 100],
    [6_000, 1, 100],
  ])("FUN-1 %i addresses that make up %i each get %i lines", (addresses, each, lines) => {
    expect(flood(new SourceLines(), { addresses, each }).size).toBe(lines);
  });

  test.each([
    [1, 10_000],
    [50, 200],
    [300, 50],
    [6_000, 1],
  ])(
    "FUN-1 after a flood by %i addresses of %i each, a campaign counts from its second visitor on",
    (addresses, each) => {
      const lines = new SourceLines();
      flood(lines, { addresses, each });
      const visits = ["198.51.100.1", "198.51.100.2", "198.51.100.3", "198.51.100.1"].map(
        (address) => lines.lineOf(CAMPAIGN, address, NOON),
      );
      expect(visits.slice(1)).toEqual([CAMPAIGN, CAMPAIGN, CAMPAIGN]);
      expect(lines.lineOf("direct", "198.51.100.9", NOON)).toBe("direct");
    },
  );

  test("FUN-1 a campaign that was known before a flood keeps its line", () => {
    const lines = new SourceLines();
    expect(lines.lineOf(CAMPAIGN, "198.51.100.1", NOON)).toBe(CAMPAIGN);
    flood(lines, { addresses: 6_000, each: 2 });
    expect(lines.lineOf(CAMPAIGN, "198.51.100.1", NOON)).toBe(CAMPAIGN);
    expect(lines.lineOf(CAMPAIGN, "198.51.100.2", NOON)).toBe(CAMPAIGN);
  });

  test("FUN-1 more than 200 real campaigns share a line, and the next day begins anew", () => {
    const lines = new SourceLines();
    const own = new Set<string>();
    for (let number = 0; number < 300; number += 1)
      for (const visitor of [1, 2])
        own.add(
          lines.lineOf(`campaign-${number}`, `10.${visitor}.${number >> 8}.${number & 255}`, NOON),
        );
    own.delete(OTHERS);
    expect(own.size).toBe(200);
    expect(lines.lineOf("campaign-299", "10.1.1.1", NOON + DAY_MS)).toBe("campaign-299");
  });
});
