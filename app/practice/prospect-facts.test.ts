/** What the shipped prospects say of themselves is their own (READ-7). */
import { describe, expect, test } from "vitest";
import { SHIPPED_PROSPECTS } from "./copy/shipped-prospects";
import { ORDINARY, VOICES } from "./copy/voices";

const OWN = ["ask-location", "ask-age", "ask-work", "ask-reason", "ask-income", "ask-credit"];
const FIGURES = ["ask-age", "ask-income", "ask-credit"];
/** The years that a story leaves: twenty years of keeping books, not yet 45, turns eighteen in May. */
const YEARS: Readonly<Record<string, readonly [least: number, most: number]>> = {
  "under-18": [17, 17],
  ghosting: [25, 44],
  "asks-for-guarantees": [42, 65],
  "suspicious-of-mlm": [42, 62],
  "experienced-closer": [27, 60],
  "wants-to-talk-now": [25, 45],
};

type Shipped = (typeof SHIPPED_PROSPECTS)[number];

function answerOf({ facts }: Shipped, ask: string): string {
  return facts.find((fact) => fact.ask === ask)?.answer ?? "";
}

const PAIRS = SHIPPED_PROSPECTS.flatMap((one, at) =>
  SHIPPED_PROSPECTS.slice(at + 1).map((other) => [one.name, other.name, one, other] as const),
);

describe("READ-7 a shipped prospect", () => {
  test.each(SHIPPED_PROSPECTS.map((each) => [each.name, each] as const))(
    "%s says where and how they live in words of their own",
    (_, prospect) => {
      for (const ask of OWN) {
        expect(answerOf(prospect, ask)).not.toBe("");
        expect(ORDINARY[ask]).not.toContain(answerOf(prospect, ask));
      }
      const asks = prospect.facts.map(({ ask }) => ask);
      expect(asks).toHaveLength(Object.keys(ORDINARY).length);
      expect(new Set(asks).size).toBe(asks.length);
    },
  );
  test.each(PAIRS)("%s and %s share no two of age, income and credit", (_, __, one, other) => {
    const shared = FIGURES.filter((ask) => answerOf(one, ask) === answerOf(other, ask));
    expect(shared.length).toBeLessThan(2);
  });
  test.each(Object.entries(YEARS))("%s is as old as the story says", (id, [least, most]) => {
    const prospect = SHIPPED_PROSPECTS.find((each) => each.id === id);
    const years = Number(/\d+/.exec(prospect ? answerOf(prospect, "ask-age") : "")?.[0]);
    expect(years).toBeGreaterThanOrEqual(least);
    expect(years).toBeLessThanOrEqual(most);
  });
  test("what they brought up is not said again in the same words", () => {
    for (const { again = [] } of Object.values(VOICES))
      for (const words of again) expect(words).not.toContain("{line}");
  });
});
