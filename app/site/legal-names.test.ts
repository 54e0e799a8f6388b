import { expect, test } from "vitest";
import { PRIVACY } from "./content/privacy";
import { TERMS } from "./content/terms";
import { withNames } from "./legal-names";

const names = {
  legalName: "A LLC",
  address: "1 Road",
  supportMail: "a@b.example",
  site: "b.example",
};

test("LEGAL-1 the names are filled in, each as it is", () => {
  expect(withNames("{legalName} at {site}, {legalName}", names)).toBe("A LLC at b.example, A LLC");
  expect(withNames("{legalName}", { ...names, legalName: "$& {site}" })).toBe("$& {site}");
});

test("LEGAL-1 a name that nobody has set is a fault", () => {
  expect(() => withNames("{tradeName}", names)).toThrow("{tradeName}");
});

test("LEGAL-1 both texts have twelve sections, ask only for known names, and no section is empty", () => {
  for (const sections of [TERMS, PRIVACY]) {
    expect(sections).toHaveLength(12);
    expect(new Set(sections.map(({ id }) => id)).size).toBe(12);
    for (const { paragraphs } of sections) {
      const texts = paragraphs.flatMap((block) => (typeof block === "string" ? block : block.list));
      expect(texts.join(" ").length).toBeGreaterThan(350);
      for (const text of texts) expect(withNames(text, names)).not.toContain("{");
    }
  }
});
