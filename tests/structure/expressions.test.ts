/** No text costs a regular expression of the product more than about linear time. */
import { describe, expect, test } from "vitest";
import { attacksOn, superLinear } from "../kit/attack-texts";
import { expressionsIn, productExpressions } from "./expressions";

const ATTACKS = 12;
const LONGEST = 4_096;
const SEED = 12;

function slowness(expression: RegExp, longest = LONGEST): string | null {
  for (const attack of attacksOn(expression, ATTACKS, SEED)) {
    const slow = superLinear(expression, attack, longest);
    if (slow) return slow;
  }
  return null;
}

test("S2 S12 no text costs a regular expression of the product more than linear time", async () => {
  const expressions = await productExpressions();
  expect(expressions.length).toBeGreaterThan(250);
  const slow = expressions.flatMap(({ place, expression }) => {
    const why = slowness(expression);
    return why ? [`${place}: ${why}`] : [];
  });
  expect(slow).toEqual([]);
  // A bound for a machine under load: it takes seconds alone.
}, 600_000);

describe("the trial", () => {
  test.each([
    [/[^/]*(?:@|%40)[^/]*/gi],
    [/(?<=.)\/+$/],
    [/(?:<!--[\s\S]*?-->\s*)*<svg/],
    [/<svg\b[^>]*\sxmlns=/],
    [/^(?:a+)+$/],
    [/^(\w+\s?)*$/],
    [/\s+$/],
    [/chatbase\.co\/embed.*?\bid=/s],
  ])("S2 finds %s", (expression) => {
    // On a busy machine a length may not show it; the next one does.
    expect(slowness(expression, 16 * LONGEST)).not.toBeNull();
  });
  test.each([[/(?<!\s)\s+$/], [/^[\w.-]+@[\w.-]+$/], [/[\da-f-]{36}\./i]])(
    "S2 lets %s pass",
    (expression) => {
      expect(slowness(expression)).toBeNull();
    },
  );
  test("S2 reads every expression and no other text", () => {
    const text = [
      'const a = /[/]"+/gi.test("/no/") ? 4 / 2 / 1 : <a>/no/</a>;',
      `const b = ${"`/no/ $"}{/yes/u}\`; // /no/`,
      'const c = new RegExp("made"); const d = () => RegExp(b);',
    ].join("\n");
    const { literals, composed } = expressionsIn(new Map([["app/a.tsx", text]]));
    expect(literals).toEqual([
      { place: "app/a.tsx:1", expression: /[/]"+/gi },
      { place: "app/a.tsx:2", expression: /yes/u },
    ]);
    expect(composed).toEqual([
      { file: "app/a.tsx", place: "app/a.tsx:3", late: false },
      { file: "app/a.tsx", place: "app/a.tsx:3", late: true },
    ]);
  });
});
