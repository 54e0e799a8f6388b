import { describe, expect, test } from "vitest";
import { DOCUMENTS } from "~/documents.server";
import { LARGEST_FILE, readFile } from "./transfer-file.server";

/** Everything as shipped, changed by `change`, as a file without a hash. */
function aFile(change: Record<string, unknown> = {}, more: Record<string, unknown> = {}): string {
  const documents = Object.fromEntries(
    DOCUMENTS.map(({ key, shippedFields }) => [key, shippedFields]),
  );
  return JSON.stringify({ format: 1, documents: { ...documents, ...change }, ...more });
}

const faq = DOCUMENTS.find(({ key }) => key === "faq")?.shippedFields ?? {};
const ids = (count: number) => Array.from({ length: count }, (_, at) => `i${at}`).join(" ");
const strays = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`stray${at}`, "x"]));

describe("a file with all words (CONT-12)", () => {
  test("CONT-12 as shipped it has no fault", async () => {
    const { faults, words } = await readFile(DOCUMENTS, aFile());
    expect(faults).toEqual([]);
    expect(words.length).toBe(DOCUMENTS.length);
  });

  test.each([
    ["no JSON", "{", "This is not a content export file"],
    ["nested lists", "[".repeat(100_000), "This is not a content export file"],
    [
      "nested values",
      aFile().replace('"format":1', `"format":1,"x":${"[".repeat(100_000)}${"]".repeat(100_000)}`),
      "This is not a content export file",
    ],
    [
      "500,000 unknown fields",
      aFile({ faq: { ...faq, ...strays(500_000) } }),
      "more than 30,000 fields",
    ],
    ["500,000 unknown documents", aFile(strays(500_000)), "more than 30,000 fields"],
    [
      "500,000 pictures",
      aFile({}, { pictures: Array(500_000).fill(0) }),
      "more than 30,000 fields",
    ],
    ["too many bytes", aFile({}, { x: "é".repeat(LARGEST_FILE / 2) }), "larger than 10 MB"],
    ["too many words", aFile({ faq: { ...faq, x: "a".repeat(5_000_000) } }), "larger than 4 MB"],
  ])("CONT-12 LOAD-1 with %s it is refused as a whole", async (_, text, fault) => {
    const read = await readFile(DOCUMENTS, text);
    expect(read.faults).toEqual([expect.stringContaining(fault)]);
    expect(read.words).toEqual([]);
  });

  test.each([
    ["200 items are a list", ids(200), null],
    ["201 items are too many", ids(201), "at most 200 items"],
    ["1,000,000 items are too many", ids(1_000_000 / 10), "at most 200 items"],
    ["an item twice is no list", "a a", "invalid list of items"],
    ["a name with a dot is no list", "a.b", "invalid list of items"],
  ])("CONT-12 LOAD-1 %s", async (_, questions, fault) => {
    const { faults } = await readFile(DOCUMENTS, aFile({ faq: { ...faq, questions } }));
    const told = faults.filter((each) => each.includes("items"));
    expect(told).toEqual(fault ? [expect.stringContaining(fault)] : []);
  });

  test("CONT-12 LOAD-1 20,000 unknown fields are each told in linear time, beside what is no text", async () => {
    const { faults } = await readFile(
      DOCUMENTS,
      aFile({ faq: { ...faq, ...strays(20_000), heading: 5 } }),
    );
    expect(faults).toHaveLength(20_001);
    expect(faults.at(0)).toContain("this must be text in quotation marks");
    expect(faults.at(-1)).toContain("stray19999: there is no such field");
  });

  test("CONT-12 LOAD-1 lists within lists share one limit", async () => {
    const script = DOCUMENTS.find(({ key }) => key === "script");
    const nodes = ids(200);
    const answers = Object.fromEntries(
      nodes.split(" ").map((id) => [`nodes.${id}.options`, ids(200)]),
    );
    const { faults } = await readFile(
      DOCUMENTS,
      aFile({ script: { ...script?.shippedFields, nodes, ...answers } }),
    );
    expect(
      faults.some((each) => each.includes("too many items") || each.includes("no such field")),
    ).toBe(true);
  });
});
