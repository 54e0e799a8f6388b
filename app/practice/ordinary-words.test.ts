import { expect, test } from "vitest";
import {
  DICTIONARY_TIME,
  forgivingWords,
  moduleOf,
  nearWords,
  ordinaryWords,
} from "../../tests/kit/ordinary-words";
import { FAULTS } from "./copy/setter-statements";
import { KEY_WORDS } from "./copy/setter-words";

test(
  "PRAC-2 the ordinary words near those of the faults are up to date",
  async () => {
    const phrases = Object.values(FAULTS).flatMap(({ caught }) => caught);
    const words = new Set(phrases.flatMap((phrase) => phrase.split(/[ |]/)));
    const known = new Set([
      ...forgivingWords(phrases),
      ...KEY_WORDS.filter((word) => words.has(word)),
    ]);
    const near = nearWords(ordinaryWords(), [...known]);
    expect(near).toContain("reward");
    await expect(moduleOf("NEAR_FAULTS", near)).toMatchFileSnapshot("copy/ordinary-words.ts");
  },
  DICTIONARY_TIME,
);
