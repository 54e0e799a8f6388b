import { expect, test } from "vitest";
import { shippedWords } from "../../../tests/kit/shipped-words";
import { PRIVACY } from "./privacy.server";
import { TERMS } from "./terms.server";

test.each([TERMS, PRIVACY])(
  "LEGAL-1 $label has twelve sections, asks only for known names, and no section is empty",
  (document) => {
    const { sections } = shippedWords.of(document);
    expect(sections).toHaveLength(12);
    expect(new Set(sections.map(({ id }) => id)).size).toBe(12);
    for (const { title, body } of sections) {
      const words = JSON.stringify(body);
      expect(words.length, title).toBeGreaterThan(350);
      expect(words, title).not.toMatch(/\{\w+\}/);
    }
  },
);
