/** The number of lessons is data: what the database counts follows the catalog of the product that was started. */
import { expect, test } from "vitest";
import { LESSON_COUNT } from "../../app/training/catalogue";
import { builtProduct } from "../kit/built-product";
import { startForTest, type TestProduct } from "../kit/test-product";

const ONE_MORE = LESSON_COUNT + 1;

/** Lessons from the first to this one, all completed. */
async function complete({ query }: TestProduct, userId: string, last: number, first = 1) {
  await query(
    `insert into lesson_progress (user_id, lesson_number, progress_seconds, position_seconds,
       duration_seconds, completed, completed_at, last_watched_at)
     select $1, number, 100, 0, 100, true, now(), now() from generate_series($2::int, $3::int) as number`,
    [userId, first, last],
  );
}

async function overview({ query }: TestProduct, userId: string) {
  const [row] = await query(
    "select percent::int, completed::int, stopped_at::int, heat from trainee_overviews where user_id = $1",
    [userId],
  );
  return row;
}

const ALL_DONE = {
  percent: 100,
  completed: LESSON_COUNT,
  stopped_at: null,
  heat: "9".repeat(LESSON_COUNT),
};

test("LES-1 ADM-7 with one more lesson in the catalog it can be saved, and everyone's share is of one more", async () => {
  const product = await startForTest();
  const done = await product.signedIn(await product.createTrainee("Dana", "Done"));
  const idle = await product.signedIn(await product.createTrainee("Ida", "Idle"));
  await complete(product, done.userId, LESSON_COUNT);
  expect(await overview(product, done.userId)).toEqual(ALL_DONE);

  // What the start of a product with one more lesson writes.
  await product.query("update lesson_catalog set lessons = $1", [ONE_MORE]);
  expect(await overview(product, done.userId)).toEqual({
    percent: Math.round((LESSON_COUNT / ONE_MORE) * 100),
    completed: LESSON_COUNT,
    stopped_at: ONE_MORE,
    heat: `${"9".repeat(LESSON_COUNT)}0`,
  });
  const notBegun = { percent: 0, completed: 0, stopped_at: 1, heat: "0".repeat(ONE_MORE) };
  expect(await overview(product, idle.userId)).toEqual(notBegun);
  const fresh = await product.signedIn(await product.createTrainee("Nora", "New"));
  expect(await overview(product, fresh.userId)).toEqual(notBegun);

  await complete(product, done.userId, ONE_MORE, ONE_MORE);
  expect(await overview(product, done.userId)).toEqual({
    percent: 100,
    completed: ONE_MORE,
    stopped_at: null,
    heat: "9".repeat(ONE_MORE),
  });
  await product.query(
    "insert into lesson_videos (lesson_number, library_id, video_id, embed_code) values ($1, '7', 'a', 'x')",
    [ONE_MORE],
  );
});

test("LES-1 ADM-7 a start writes the number of its own lessons, and has counted again what was counted by another", async () => {
  const product = await startForTest();
  const { userId } = await product.signedIn();
  await complete(product, userId, LESSON_COUNT);
  await product.query("update lesson_catalog set lessons = $1", [ONE_MORE]);
  await product.running.stop();
  const { start, parseConfig } = await builtProduct();
  const running = await start(parseConfig({ ...product.env, LOG_LEVEL: "silent" }));
  const query: TestProduct["query"] = async (text, values = []) =>
    (await running.database.pool.query(text, values)).rows;
  Object.assign(product, { running, query, stop: () => running.stop() });
  expect(await query("select lessons::int from lesson_catalog")).toEqual([
    { lessons: LESSON_COUNT },
  ]);
  expect(await overview(product, userId)).toEqual(ALL_DONE);
});
