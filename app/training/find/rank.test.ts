import fc from "fast-check";
import { expect, test } from "vitest";
import { KEYS, rank, type SaidWord } from "./rank";

const CUES = 1_000;

function word(place: number, keys: number[], weight = 1): SaidWord {
  return {
    lexeme: `word${place}`,
    meant: [{ place, weight }],
    seen: keys.length,
    keys,
    titles: [],
  };
}

function keysOf(words: SaidWord[], most = 3): number[] {
  const worths = words.map(() => 1);
  return rank(words, { worths, cues: CUES, most }).scored.map(({ key }) => key);
}

const LESSON = 2 * KEYS;

test("MED-6 the cue with all words of a question comes first, and the ones next to it with their place", () => {
  const both = LESSON + 7;
  const words = [word(0, [both, LESSON + 90]), word(1, [both, LESSON + 40])];
  expect(keysOf(words)[0]).toBe(both);
  const { scored } = rank(words, { worths: [1, 1], cues: CUES, most: 10 });
  expect(scored[0]?.had).toEqual(new Set([0, 1]));
  expect(scored.find(({ key }) => key === LESSON + 41)?.had).toEqual(new Set([1]));
});
test("MED-6 words in neighboring cues count together, and less the further apart", () => {
  const score = (apart: number) => {
    const words = [word(0, [LESSON + 10]), word(1, [LESSON + 10 + apart])];
    return rank(words, { worths: [1, 1], cues: CUES, most: 1 }).scored[0]?.score ?? 0;
  };
  expect(score(0)).toBeGreaterThan(score(1));
  expect(score(1)).toBeGreaterThan(score(2));
  expect(score(2)).toBeGreaterThan(score(5));
});
test("MED-6 a rare word tells more than a common one, and one that nobody says belongs to the whole", () => {
  const common = Array.from({ length: 300 }, (_, at) => LESSON + at * 10);
  expect(keysOf([word(0, common), word(1, [LESSON + 5_001])])[0]).toBe(LESSON + 5_001);
  const said = rank([word(0, [LESSON])], { worths: [1, 1], cues: CUES, most: 1 });
  const unsaid = rank([word(0, [LESSON]), word(1, [])], { worths: [1, 1], cues: CUES, most: 1 });
  expect(unsaid.whole).toBeGreaterThan(said.whole);
  expect(unsaid.scored).toHaveLength(1);
});
test("MED-6 no more than asked for, best first, whatever is said where", () => {
  const places = fc.array(fc.array(fc.integer({ min: LESSON, max: LESSON + 60 })), {
    maxLength: 6,
  });
  fc.assert(
    fc.property(places, fc.integer({ min: 1, max: 20 }), (all, most) => {
      const words = all.map((keys, place) => word(place, [...new Set(keys)]));
      const worths = words.map(() => 1);
      const { scored, whole } = rank(words, { worths, cues: CUES, most });
      expect(scored.length).toBeLessThanOrEqual(most);
      const scores = scored.map(({ score }) => score);
      expect(scores).toEqual(scores.toSorted((one, other) => other - one));
      for (const { had } of scored) expect(had.size).toBeGreaterThan(0);
      if (words.some(({ keys }) => keys.length > 0)) expect(whole).toBeGreaterThan(0);
    }),
  );
});
test("MED-6 where nobody says the typed word, one that means the same counts nearly as much", () => {
  const meant = [{ place: 0, weight: 0.55 }];
  const standing: SaidWord = { lexeme: "emoji", meant, seen: 1, keys: [LESSON], titles: [] };
  const partOf = (typed: SaidWord) => {
    const { scored, whole } = rank([typed, standing], { worths: [1], cues: CUES, most: 9 });
    return (scored.find(({ key }) => key === LESSON)?.score ?? 0) / whole;
  };
  const unsaid = partOf(word(0, []));
  const said = partOf(word(0, [LESSON + 50]));
  expect(unsaid).toBeGreaterThan(0.85);
  expect(said).toBeLessThan(0.7);
});

test("MED-6 a word that every cue has is still what was asked for, before a rare one that means the same", () => {
  const all = Array.from({ length: CUES }, (_, at) => LESSON + at);
  const rare = 3 * KEYS + 5;
  const alike = { lexeme: "tone", seen: 1, keys: [rare], titles: [] };
  const best = (weight: number) => {
    const words = [word(0, all), { ...alike, meant: [{ place: 0, weight }] }];
    return rank(words, { worths: [1], cues: CUES, most: 1 }).scored[0]?.key;
  };
  expect(best(0.55)).not.toBe(rare);
  expect(best(0.9)).toBe(rare);
});

test("MED-6 the best few are the first of all, also where many are as good", () => {
  const keys = fc.array(fc.integer({ min: 0, max: 300 }), { maxLength: 40 });
  const said = fc.array(keys, { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(said, fc.integer({ min: 1, max: 20 }), (all, most) => {
      const words = all.map((at, place) =>
        word(place, [...new Set(at.map((each) => LESSON + each))]),
      );
      const first = keysOf(words, most);
      expect(first).toEqual(keysOf(words, 10_000).slice(0, most));
    }),
  );
});
