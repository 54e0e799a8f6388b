/** Every regular expression of the product against more and longer attack texts than a unit test has time for. */
import { describe, expect, test } from "vitest";
import { attacksOn, slowest, superLinear } from "../kit/attack-texts";
import { figure } from "../kit/figures";
import { productExpressions } from "../structure/expressions";

const ATTACKS = 48;
const LONGEST = 65_536;
const ROWS = 10;

describe("regular expressions", () => {
  test("S2 S12 no text costs more than linear time", async () => {
    const seed = Math.floor(Math.random() * 2 ** 31);
    const expressions = await productExpressions();
    expect(expressions.length).toBeGreaterThan(250);
    const tried = expressions.map(({ place, expression }) => {
      const attacks = attacksOn(expression, ATTACKS, seed);
      const grown = attacks.map((attack) => superLinear(expression, attack, LONGEST));
      const why = grown.find((each) => each !== null) ?? null;
      // An expression worse than linear is not tried at full length: it may never end.
      const ms = why === null ? slowest(expression, attacks, LONGEST) : Number.POSITIVE_INFINITY;
      return { place, why, ms, attacks: attacks.length };
    });
    const texts = tried.reduce((sum, { attacks }) => sum + attacks, 0);
    figure({
      what: "expressions of `app` and `server.ts`, and attacks on them",
      measured: `${tried.length}, ${texts.toLocaleString("en")} of up to ${LONGEST.toLocaleString("en")} characters, seed ${seed}`,
    });
    const slow = tried.flatMap(({ place, why }) => (why === null ? [] : `${place} ${why}`));
    figure({
      what: "cost that grows faster than the text",
      measured: [`${slow.length} of ${tried.length}`, ...slow].join("; "),
      target: "0",
      held: slow.length === 0,
    });
    for (const { place, ms } of tried.toSorted((one, other) => other.ms - one.ms).slice(0, ROWS))
      figure({ what: `slowest: \`${place}\``, measured: `${ms.toFixed(1)} ms` });
  });
});
