/** Lessons are content: pages, saves, and the database's own counts follow what is published. */
import { expect, test, vi } from "vitest";
import { SHIPPED_LESSONS } from "../../app/training/copy/shipped-lessons";
import { builtProduct } from "../kit/built-product";
import { publish } from "../kit/publish";
import { aSave, startForTest, type TestProduct } from "../kit/test-product";

const NUMBERS = SHIPPED_LESSONS.map(({ id }) => id);
const COUNT = NUMBERS.length;
const ONE_MORE = COUNT + 1;
const ANOTHER = {
  lessons: [...NUMBERS, ONE_MORE].join(" "),
  [`lessons.${ONE_MORE}.title`]: "Voice notes",
  [`lessons.${ONE_MORE}.subtitle`]: "When a message should be heard",
  [`lessons.${ONE_MORE}.description`]: "Say in twenty seconds what a text cannot.",
  [`lessons.${ONE_MORE}.overview.teaches`]: "You will record a note.",
  [`lessons.${ONE_MORE}.overview.why`]: "A voice is a person.",
  [`lessons.${ONE_MORE}.overview.next`]: "a",
  [`lessons.${ONE_MORE}.overview.next.a`]: "Record one.",
};

/** Lessons from the first to this one, all completed. */
async function complete({ query }: TestProduct, userId: string, last: number) {
  await query(
    `insert into lesson_progress (user_id, lesson_number, progress_seconds, position_seconds,
       duration_seconds, completed, completed_at, last_watched_at)
     select $1, number, 100, 0, 100, true, now(), now() from generate_series(1, $2::int) as number`,
    [userId, last],
  );
}

async function overview({ query }: TestProduct, userId: string) {
  const [row] = await query(
    "select percent::int, completed::int, stopped_at::int, heat from trainee_overviews where user_id = $1",
    [userId],
  );
  return row;
}

const ALL_DONE = { percent: 100, completed: COUNT, stopped_at: null, heat: "9".repeat(COUNT) };

test("CONT-10 LES-1 ADM-7 a 27th lesson is watched, counted and reported as soon as it is published", async () => {
  const product = await startForTest();
  const done = await product.signedIn(await product.createTrainee("Dana", "Done"));
  const idle = await product.signedIn(await product.createTrainee("Ida", "Idle"));
  const admin = await product.admin();
  const address = `/training/lesson${ONE_MORE}`;
  const save = aSave(done.userId, { lessonNumber: ONE_MORE, progressSeconds: 95 });
  const saved = async () => (await done.visitor.json("/training/progress", save)).status;
  await complete(product, done.userId, COUNT);
  expect(await overview(product, done.userId)).toEqual(ALL_DONE);
  expect((await done.visitor.get(address)).status).toBe(404);
  expect(await saved()).toBe(400);

  await publish(product, "lessons", ANOTHER);
  expect(await overview(product, done.userId)).toEqual({
    percent: Math.round((COUNT / ONE_MORE) * 100),
    completed: COUNT,
    stopped_at: ONE_MORE,
    heat: `${"9".repeat(COUNT)}0`,
  });
  const notBegun = { percent: 0, completed: 0, stopped_at: 1, heat: "0".repeat(ONE_MORE) };
  expect(await overview(product, idle.userId)).toEqual(notBegun);
  const fresh = await product.signedIn(await product.createTrainee("Nora", "New"));
  expect(await overview(product, fresh.userId)).toEqual(notBegun);

  const page = (await done.visitor.page(address)).replaceAll("<!-- -->", "");
  expect(page).toContain(`Lesson ${ONE_MORE} of ${ONE_MORE}`);
  for (const words of ["Voice notes", "A voice is a person.", "Record one."])
    expect(page).toContain(words);
  expect(await saved()).toBe(204);
  expect(await overview(product, done.userId)).toMatchObject({ percent: 100, stopped_at: null });
  const dashboard = (await done.visitor.page("/training")).replaceAll("<!-- -->", "");
  expect(dashboard).toContain(`${ONE_MORE} of ${ONE_MORE} lessons completed`);

  const video = { lessonNumber: String(ONE_MORE), embedCode: "nothing" };
  expect(await (await admin.form("/admin/upload-videos.data", video)).text()).toContain(
    "Invalid embed code",
  );
  expect((await admin.page("/admin/upload-videos")).replaceAll("<!-- -->", "")).toContain(
    `0 of ${ONE_MORE} videos configured`,
  );
  expect(await (await admin.get("/admin/progress.csv")).text()).toContain(
    `${ONE_MORE} Voice notes`,
  );
  const report = await (await admin.get(`/admin/reports/${done.userId}.svg`)).text();
  expect(report).toContain(`>Lesson ${ONE_MORE}<`);
  expect(report).toContain("Overall progress: 100%");
  expect(await admin.page("/admin/launch")).toContain(`${ONE_MORE} lessons have no video`);
});

test("CONT-10 a lesson that is hidden, moved or removed leaves pages and counts, and keeps its address and progress", async () => {
  const product = await startForTest();
  const { userId, visitor } = await product.signedIn();
  await complete(product, userId, COUNT);
  const moved = [2, 1, ...NUMBERS.slice(2, -1)];
  await publish(product, "lessons", { lessons: moved.join(" "), "lessons.3.state": "hidden" });

  const pageOf = async (number: number) => visitor.get(`/training/lesson${number}`);
  expect((await pageOf(3)).status).toBe(404);
  expect((await pageOf(COUNT)).status).toBe(404);
  const shown = COUNT - 2;
  const second = (await (await pageOf(1)).text()).replaceAll("<!-- -->", "");
  expect(second).toContain(`Lesson 2 of ${shown}`);
  expect(second).toContain(SHIPPED_LESSONS[0]?.title);
  expect(second).toMatch(/lesson2"[\s\S]*lesson4"/);
  const dashboard = (await visitor.page("/training")).replaceAll("<!-- -->", "");
  expect(dashboard).toContain(`${shown} of ${shown} lessons completed`);
  expect(await overview(product, userId)).toEqual({
    percent: 100,
    completed: shown,
    stopped_at: null,
    heat: "9".repeat(shown),
  });
  // Someone who has it open continues; a lesson that no one can have open is refused.
  const save = (lessonNumber: number) =>
    visitor.json("/training/progress", aSave(userId, { lessonNumber }));
  expect((await save(3)).status).toBe(204);
  expect((await save(COUNT)).status).toBe(400);
  const [kept] = await product.query(
    "select count(*)::int as rows from lesson_progress where user_id = $1",
    [userId],
  );
  expect(kept).toEqual({ rows: COUNT });

  await publish(product, "lessons", {});
  expect(await overview(product, userId)).toEqual(ALL_DONE);
});

test("CONT-10 another instance's publication is followed without a restart", async () => {
  const product = await startForTest();
  const { visitor } = await product.signedIn();
  await product.query(
    "insert into content_versions (key, fields, hash, batch) values ('lessons', $1, '', gen_random_uuid())",
    [JSON.stringify(ANOTHER)],
  );
  await vi.waitFor(async () => {
    expect((await visitor.get(`/training/lesson${ONE_MORE}`)).status).toBe(200);
    expect(await product.query("select cardinality(numbers) as count from lesson_catalog")).toEqual(
      [{ count: ONE_MORE }],
    );
  }, 5_000);
});

test("LES-1 ADM-7 a start writes its own lessons, and has counted again what was counted by others", async () => {
  const product = await startForTest();
  const { userId } = await product.signedIn();
  await complete(product, userId, COUNT);
  await product.query("update lesson_catalog set numbers = $1", [[...NUMBERS, ONE_MORE]]);
  expect(await overview(product, userId)).toMatchObject({ stopped_at: ONE_MORE });
  await product.running.stop();
  const { start, parseConfig } = await builtProduct();
  const running = await start(parseConfig({ ...product.env, LOG_LEVEL: "silent" }));
  const query: TestProduct["query"] = async (text, values = []) =>
    (await running.database.pool.query(text, values)).rows;
  Object.assign(product, { running, query, stop: () => running.stop() });
  expect(await query("select numbers from lesson_catalog")).toEqual([{ numbers: NUMBERS }]);
  expect(await overview(product, userId)).toEqual(ALL_DONE);
});
