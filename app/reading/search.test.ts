import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { finished } from "~/platform/workers/steps";
import { makingSearch, type SearchOptions } from "./search";

const DOCUMENTS = [
  { content: "pay", text: "Do I have to pay for the course?" },
  { content: "time", text: "How many hours a week does it take?" },
  { content: "more pay", text: "pay pay pay pay and other long words about many other things" },
];
const STOP_WORDS = "a and do for have how i it of the to";

const searchOf = <Content>(
  documents: readonly { content: Content; text: string }[],
  options: SearchOptions,
) => finished(makingSearch(documents, options));

describe("the search", () => {
  const search = searchOf(DOCUMENTS, { stopWords: STOP_WORDS });
  const found = (question: string) => search(question).map(({ content }) => content);

  test("AI-2 SUP-2 stems meet, stop words do not count, and rare words count most", () => {
    expect(found("paying for courses")).toEqual(["pay", "more pay"]);
    expect(found("the of a")).toEqual([]);
    expect(found("HOUR")).toEqual(["time"]);
  });
  test("SUP-2 coverage is the share of the question that a document speaks of", () => {
    expect(search("pay courses")[0]?.coverage).toBe(1);
    const [partly] = search("pay elephants");
    expect(partly?.coverage).toBeGreaterThan(0.2);
    expect(partly?.coverage).toBeLessThan(0.6);
  });
  test("SUP-2 synonyms are one word, whether of one word or of several", () => {
    const synonyms = [["pay", "hand over money", "wage"]];
    const alike = searchOf(DOCUMENTS, { stopWords: STOP_WORDS, synonyms });
    for (const question of ["hand over money", "wages", "pay"])
      expect(alike(question)[0]?.content).toBe("more pay");
  });
  test.each(["corse", "coures", "coursse", "couxse"])("SUP-2 %j is a slip for course", (slip) => {
    expect(found(slip)).toEqual([]);
    const forgiving = searchOf(DOCUMENTS, { stopWords: STOP_WORDS, forgiving: true });
    expect(forgiving(slip)[0]?.content).toBe("pay");
    expect(forgiving("horse")).toEqual([]);
  });
  test("SUP-2 a document is found by any of its words; scores fall, coverage is a share", () => {
    const words = fc.array(fc.stringMatching(/^[b-z]{4,9}$/), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(fc.array(words, { minLength: 1, maxLength: 6 }), fc.nat(), (texts, pick) => {
        const documents = texts.map((text, at) => ({ content: at, text: text.join(" ") }));
        const all = searchOf(documents, { stopWords: "" });
        const at = pick % texts.length;
        const hits = all(texts[at]?.[0] ?? "");
        expect(hits.map(({ content }) => content)).toContain(at);
        for (const { coverage } of hits) {
          expect(coverage).toBeGreaterThan(0);
          expect(coverage).toBeLessThanOrEqual(1);
        }
        const scores = hits.map(({ score }) => score);
        expect(scores).toEqual(scores.toSorted((one, other) => other - one));
      }),
    );
  });
});
