import { expect, test } from "vitest";
import {
  DICTIONARY_TIME,
  forgivingWords,
  moduleOf,
  nearWords,
  ordinaryWords,
} from "../../tests/kit/ordinary-words";
import { CONCERN_PHRASES } from "./copy/concerns";

test(
  "AI-2 the ordinary words near those of the concerns are up to date",
  async () => {
    const phrases = Object.values(CONCERN_PHRASES).flatMap(({ caught, innocent }) => [
      ...caught,
      ...innocent,
    ]);
    const near = nearWords(ordinaryWords(), forgivingWords(phrases));
    expect(near).toContain("dressed");
    await expect(moduleOf("NEAR_CONCERNS", near)).toMatchFileSnapshot("copy/ordinary-words.ts");
  },
  DICTIONARY_TIME,
);
