/** A hundred thousand lives of prospects, meetings and people who try to gain (PAY-4). */
import { expect, test } from "vitest";
import { figure } from "../kit/figures";
import { liveThem } from "../kit/gain";
import { startForTest } from "../kit/test-product";

const LIVES = 100_000;
const SEED = 196;
const HOURS_AT_MOST = 12;

test(
  "PAY-1 PAY-4 100,000 lives: no cent without its event, and none missing",
  async () => {
    const product = await startForTest({ LOG_LEVEL: "warn" });
    const { lives, entries, cents, waiting, faults } = await liveThem(product, LIVES, SEED);
    figure({
      what: `${lives.toLocaleString("en-US")} lives: ${entries.toLocaleString("en-US")} entries of ${cents} cents, ${waiting.toLocaleString("en-US")} claims waiting; lives whose pay is not what it should be`,
      measured: String(faults.length),
      target: "0",
      held: faults.length === 0,
    });
    expect(faults).toEqual([]);
  },
  HOURS_AT_MOST * 3_600_000,
);
