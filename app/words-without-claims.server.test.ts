/** What the pages say once no claim is used: whole answers, and nothing that needs one (OWN-5). */
import { expect, test } from "vitest";
import { readFields } from "./content/document.server";
import { withoutUnused } from "./content/left-out";
import { DOCUMENTS } from "./documents.server";
import { WITHOUT_CLAIMS } from "./figures/copy/without-claims";
import { FIGURES } from "./figures/shipped-figures";

/** Nobody leaves out from which age they serve people. */
const KEPT = "leastAge";
const names = new Set(Object.keys(FIGURES));
const unused = new Set([...names].filter((name) => name !== KEPT));
const NAME = /\{(\w+)\}/g;
const named = (text: string) =>
  [...text.matchAll(NAME)].map(([, name = ""]) => name).filter((name) => unused.has(name));
const documents = DOCUMENTS.filter(({ givesNames }) => !givesNames);
const texts = documents.flatMap(({ shippedFields }) => Object.values(shippedFields));

test.each(documents)("OWN-5 $label stands without any claim", (document) => {
  const { fields, gone, stuck } = withoutUnused(document.root, document.shippedFields, {
    names,
    unused,
    instead: WITHOUT_CLAIMS,
  });
  expect(stuck).toEqual([]);
  expect(readFields(document, fields)).not.toHaveProperty("faults");
  for (const { path } of gone) {
    const [before = "", after = ""] = [document.shippedFields[path], fields[path]];
    expect(named(after), path).toEqual([]);
    // What is left of a text begins as it did, or with what stands in place of its first sentence.
    const begun = Object.keys(WITHOUT_CLAIMS).filter((each) => before.startsWith(each));
    const first = begun.sort((one, other) => other.length - one.length)[0] ?? "";
    const begins = named(before.split(/(?<=[.?!])\s/)[0] ?? "").length > 0;
    if (after !== "" && begins)
      expect(after.startsWith(WITHOUT_CLAIMS[first] ?? "-"), path).toBe(true);
  }
});

test("OWN-5 each sentence that has another in its place is a shipped one with a claim, and the other names none", () => {
  for (const [sentence, other] of Object.entries(WITHOUT_CLAIMS)) {
    expect(
      texts.some((text) => text.includes(sentence)),
      sentence,
    ).toBe(true);
    expect(named(sentence), sentence).not.toEqual([]);
    expect(named(other), other).toEqual([]);
  }
});
