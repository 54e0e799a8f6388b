import { expect, test } from "vitest";
import { shippedWords } from "../../tests/kit/shipped-words";
import { OBJECTIONS, SCRIPT } from "./copy/script.server";
import { repliesOf } from "./script-reply";

const script = { version: 0, nodes: shippedWords.of(SCRIPT).nodes, ...shippedWords.of(OBJECTIONS) };
const replyTo = repliesOf(script).now();
const byHours = script.nodes.find(({ message }) => message.includes("hours a week")) ?? null;

test.each(["only 15", "just 16 lol", "15", "maybe 12", "I've got 17 tops", "Only 14."])(
  "READ-3 %j is a number of hours where the script asks for them",
  (said) => {
    expect(byHours).not.toBeNull();
    expect(replyTo(said, byHours).verdict).not.toBe("fixed");
  },
);

test.each(["im 15", "i am only 16", "only 15 years old", "jay 15 tampa"])(
  "READ-3 %j is still an age where the script asks for hours",
  (said) => {
    expect(replyTo(said, byHours)).toMatchObject({ verdict: "fixed", concern: "minor" });
  },
);

test("READ-3 elsewhere a bare number is still an age", () => {
  expect(replyTo("only 15", null)).toMatchObject({ verdict: "fixed", concern: "minor" });
});
