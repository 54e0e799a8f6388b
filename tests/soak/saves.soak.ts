/** Saves of lessons, many of them: none that was acknowledged is lost, none lowers anything. */
import { expect, inject, onTestFinished, test } from "vitest";
import { createDatabase } from "../kit/databases";
import { figure } from "../kit/figures";
import { killDuringSaves, saveInAnyOrder } from "../kit/soak";
import { BASE_ENV, startForTest } from "../kit/test-product";

const KILLS = 20;
const POINTS_A_LESSON = 200;

test("VID-4 CFG-3 killed while lessons are saved", async () => {
  const database = await createDatabase(inject("templates"));
  onTestFinished(database.drop);
  const saves = await killDuringSaves({ ...database.env, ...BASE_ENV, LOG_LEVEL: "warn" }, KILLS);
  figure({
    what: `kill -9 during saves, ${KILLS} times: acknowledged and lost`,
    measured: `0 of ${saves.toLocaleString("en")}`,
    target: "0",
    held: true,
  });
});

test("VID-4 saved in any order, twice and from two tabs", async () => {
  const product = await startForTest({ LOG_LEVEL: "warn" });
  const saves = await saveInAnyOrder(product, POINTS_A_LESSON);
  expect(saves).toBeGreaterThanOrEqual(10_000);
  figure({
    what: "saves in any order, twice and from two tabs: points lowered, lessons wrongly complete",
    measured: `0 and 0 of ${saves.toLocaleString("en")}`,
    target: "0 and 0",
    held: true,
  });
});
