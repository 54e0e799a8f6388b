import { expect, test } from "vitest";
import { namesakeDoubts, skipsNamesake, withNamesakes } from "./shared-names";

const IN_TRACKER = { listName: "the tracker", isKept: true };

test("LEAD-2 names that are shared are one question however many rows they have, with the first choice that counts", () => {
  const rows = ["Ann Lee", "Bo Ray", "Ann Lee", "Cy Orr", "Di Fox"];
  const first = withNamesakes(
    undefined,
    rows.slice(0, 3).map((name) => ({ of: "rows", name })),
  );
  const shared = withNamesakes(first, [
    ...rows.slice(3).map((name) => ({ of: "rows", name }) as const),
    { of: "list", name: "Eve Stone" },
  ]);
  const questions = namesakeDoubts(shared, IN_TRACKER);
  expect(questions.map(({ question }) => question)).toEqual([
    "Two rows are named Ann Lee, Bo Ray, Cy Orr and 1 more",
    "In the tracker already: Eve Stone",
  ]);
  expect(questions.map(({ choices }) => choices[0]?.value)).toEqual(["keep", "keep"]);
  const unsure = namesakeDoubts(shared, { listName: "the list", isKept: false });
  expect(unsure.map(({ choices }) => choices[0]?.value)).toEqual(["skip", "skip"]);
  expect(namesakeDoubts(withNamesakes(undefined, []), IN_TRACKER)).toEqual([]);
});

test.each([true, false])("LEAD-2 the answer counts, before it the first choice (%s)", (isKept) => {
  const shared = withNamesakes(undefined, [{ of: "rows", name: "Ann Lee" }]);
  const [question] = namesakeDoubts(shared, { listName: "the list", isKept });
  expect(skipsNamesake({}, "rows", isKept)).toBe(!isKept);
  for (const { value } of question?.choices ?? [])
    expect(skipsNamesake({ [question?.key ?? ""]: value }, "rows", isKept)).toBe(value === "skip");
});
