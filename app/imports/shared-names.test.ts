import { expect, test } from "vitest";
import { Namesakes } from "./shared-names";

test("LEAD-2 names that are shared are one question however many rows they have, with the first choice that counts", () => {
  const first = new Namesakes({}, true);
  for (const name of ["Ann Lee", "Bo Ray", "Ann Lee"]) first.skips("rows", name);
  const next = new Namesakes({}, true, first.shared);
  for (const name of ["Cy Orr", "Di Fox"]) next.skips("rows", name);
  next.skips("list", "Eve Stone");
  const questions = next.doubts("the tracker");
  expect(questions.map(({ question }) => question)).toEqual([
    "Two rows are named Ann Lee, Bo Ray, Cy Orr and 1 more",
    "In the tracker already: Eve Stone",
  ]);
  expect(questions.map(({ choices }) => choices[0]?.value)).toEqual(["keep", "keep"]);
  expect(new Namesakes({}, false, next.shared).doubts("the list")[0]?.choices[0]?.value).toBe(
    "skip",
  );
  expect(new Namesakes({}, true).doubts("the tracker")).toEqual([]);
});

test.each([true, false])("LEAD-2 the answer counts, before it the first choice (%s)", (isKept) => {
  const asked = new Namesakes({}, isKept);
  expect(asked.skips("rows", "Ann Lee")).toBe(!isKept);
  const [question] = asked.doubts("the list");
  for (const { value } of question?.choices ?? []) {
    const answered = new Namesakes({ [question?.key ?? ""]: value }, isKept);
    expect(answered.skips("rows", "Ann Lee")).toBe(value === "skip");
  }
});
