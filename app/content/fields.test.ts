/** Fields of a shipped document as people read about them. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { FAQ } from "~/site/copy/faq.server";
import { differences, faultLines } from "./differences.server";
import { inFormOrder, labelsOf, placedFields } from "./fields";

const { root, shippedFields } = FAQ;
const placed = placedFields(root, shippedFields);
const paths = placed.map(({ path }) => path);

test("CONT-2 what is wrong is listed in the order of the form, the document itself first and what is gone last", () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(["", ...paths, "questions.gone.answer"]), (some) => {
      const said = Object.fromEntries(some.map((path) => [path, `Fault of ${path}`]));
      const listed = inFormOrder(placed, said).map(([path]) => path);
      const order = ["", ...paths, "questions.gone.answer"];
      expect(listed).toEqual(order.filter((path) => some.includes(path)));
      const lines = faultLines([FAQ], { [FAQ.key]: said }, () => shippedFields);
      expect(lines.map((line) => line.replace(/^.*Fault of /, ""))).toEqual(listed);
    }),
  );
});

test("CONT-5 a place is never called by its path, whether its item is there, elsewhere or nowhere", () => {
  for (const { path, labels, field } of placed) {
    const own = labelsOf(root, path, [shippedFields]);
    expect(own.length, path).toBe(labels.length);
    if (field.kind !== "group") expect(own.at(-1)?.startsWith(labels.at(-1) ?? "")).toBe(true);
    for (const known of [[], [{}], [{}, shippedFields]])
      expect(labelsOf(root, path, known).join(" ")).not.toContain(path.split(".")[0] ?? "");
  }
  expect(labelsOf(root, "questions.9.answer", [{ "questions.9.question": "Who?" }])).toEqual([
    "Questions",
    "Question “Who?”",
    "Answer",
  ]);
  expect(labelsOf(root, "questions.9.answer", [])).toEqual(["Questions", "Question", "Answer"]);
});

test("CONT-5 differences of the whole document have labels, too", async () => {
  const { differences: found } = await differences(FAQ, shippedFields, {}, 1_000);
  for (const { labels } of found) expect(labels.join("")).not.toBe("");
});
