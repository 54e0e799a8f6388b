import fc from "fast-check";
import { expect, test } from "vitest";
import { likenessTo } from "./meanings";

test("MED-6 a text is most like itself, and like another as the other is like it", () => {
  fc.assert(
    fc.property(fc.lorem(), fc.lorem(), (one, other) => {
      expect(likenessTo(one)(one)).toBeCloseTo(1);
      expect(likenessTo(one)(other)).toBeCloseTo(likenessTo(other)(one));
    }),
  );
});
test("MED-6 the same in other words is more alike than something else", () => {
  const like = likenessTo("I have to ask my wife");
  expect(like("let me talk to my husband first")).toBeGreaterThan(like("the sound does not play"));
});
