/** Lessons that someone has begun: removing one needs a yes, and keeps its progress and its number (CONT-10). */
import { expect, test } from "vitest";
import { markOf } from "../../app/content/changes";
import { LESSONS } from "../../app/training/copy/lessons.server";
import { signedOpening } from "../../app/training/coverage/opening.server";
import { aSave, startForTest, type TestProduct } from "../kit/test-product";

const FORM = "/admin/content/lessons";
const LAST = 26;
const HELD = `1 trainee has progress on lesson ${LAST}; it is kept and comes back with the lesson.`;

async function withProgress(product: TestProduct) {
  const trainee = await product.signedIn();
  await product.query(
    `insert into lesson_progress (user_id, lesson_number, progress_seconds, position_seconds, last_watched_at)
     values ($1, $2, 40, 40, now())`,
    [trainee.userId, LAST],
  );
  const progress = () =>
    product.query("select lesson_number, progress_seconds from lesson_progress");
  return { ...trainee, progress };
}

const inDraft = async ({ query }: TestProduct) =>
  (await query<{ value: string }>("select value from content_drafts where path = 'lessons'"))[0]
    ?.value;

const fieldsOf = (number: number) =>
  Object.entries(LESSONS.shippedFields).filter(([path]) => path.startsWith(`lessons.${number}.`));

/** What the form without a script sends about one lesson. */
function formOf(number: number): Record<string, string> {
  const own = fieldsOf(number).filter(([path]) => !path.endsWith(".next"));
  return {
    marks: JSON.stringify(Object.fromEntries(own.map(([path, value]) => [path, markOf(value)]))),
    ...Object.fromEntries(own.map(([path, value]) => [`.${path}`, value])),
  };
}

/** The hidden fields of the question on a page. */
function confirmation(page: string): Record<string, string> {
  const [, question = ""] = /<form[^>]*bg-danger-soft[^>]*>([\s\S]*?)<\/form>/.exec(page) ?? [];
  const text = (value = "") => value.replaceAll("&quot;", '"').replaceAll("&amp;", "&");
  const attribute = (tag: string, name: string) =>
    text(new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]);
  const controls = question.match(/<(?:input|button)[^>]*>/g) ?? [];
  return Object.fromEntries(
    controls.map((tag) => [attribute(tag, "name"), attribute(tag, "value")]),
  );
}

test("CONT-10 removing a lesson with progress asks in the form and at Publish, and restoring brings both back", async () => {
  const product = await startForTest();
  const admin = await product.admin();
  const { progress, visitor, userId } = await withProgress(product);
  const kept = await progress();
  const page = await visitor.page(`/training/lesson${LAST}`);
  const opening = /\d{13}\.[\w-]{43}/.exec(page)?.[0] ?? "";
  const watched = (more: Record<string, string>) =>
    visitor.json("/training/progress", aSave(userId, { lessonNumber: LAST, ...more }));

  const typed = { ...formOf(LAST), [`.lessons.${LAST}.title`]: "Another title" };
  const asked = await (await admin.form(FORM, { ...typed, do: `remove lessons.${LAST}` })).text();
  expect(asked).toContain(HELD);
  expect(await inDraft(product), "nothing is removed before the yes").toBeUndefined();
  expect(confirmation(asked)).toMatchObject({ do: `remove lessons.${LAST}`, sure: "yes" });
  expect((await admin.form(FORM, confirmation(asked))).status).toBe(303);
  expect(await inDraft(product)).not.toContain(LAST);

  const publishing = await (await admin.form(FORM, { do: "publish", note: "Shorter" })).text();
  expect(publishing).toContain(HELD);
  expect(await product.query("select 1 from content_versions")).toEqual([]);
  expect((await admin.form(FORM, confirmation(publishing))).status).toBe(303);
  expect(await product.query("select note from content_versions")).toEqual([{ note: "Shorter" }]);
  expect((await visitor.get(`/training/lesson${LAST}`)).status).toBe(404);
  expect(await progress()).toEqual(kept);
  expect((await watched({ opening })).status, "their page is still open").toBe(204);
  expect((await watched({})).status, "no page of it was opened").toBe(400);

  const restore = { intent: "restore", version: "shipped" };
  expect((await admin.form(`${FORM}/history`, restore)).status).toBe(303);
  expect((await visitor.get(`/training/lesson${LAST}`)).status).toBe(200);
  expect(await progress()).toEqual(kept);
});

test("CONT-10 a lesson that no one has begun is removed and published without a question", async () => {
  const product = await startForTest();
  const admin = await product.admin();
  await withProgress(product);
  expect((await admin.form(FORM, { ...formOf(25), do: "remove lessons.25" })).status).toBe(303);
  expect(await inDraft(product)).not.toContain("25");
  expect((await admin.form(FORM, { do: "publish" })).status).toBe(303);
});

test("CONT-10 publishing together, a schedule, a restoration and an import say it too", async () => {
  const product = await startForTest();
  const admin = await product.admin();
  const { visitor } = await withProgress(product);
  const { lessons = "" } = LESSONS.shippedFields;
  const without = lessons.replace(` ${LAST}`, "");
  const draft = "insert into content_drafts (key, path, value) values ('lessons', 'lessons', $1)";
  await product.query(draft, [without]);
  for (const [address, fields] of [
    ["/admin/content/publish", { key: "lessons", note: "" }],
    [`${FORM}/schedule`, { intent: "schedule", at: "2100-01-01T10:00", zone: "UTC", note: "" }],
  ] as const) {
    const page = await (await admin.form(address, fields)).text();
    expect(page, address).toContain(HELD);
    expect(confirmation(page)).toMatchObject({ ...fields, sure: "yes" });
  }
  expect(await product.query("select 1 from jobs where kind = 'content.publish'")).toEqual([]);

  const together = { key: "lessons", note: "", sure: "yes" };
  expect((await admin.form("/admin/content/publish", together)).status).toBe(303);
  const file = await (await admin.get("/admin/content.json")).text();
  await admin.form(`${FORM}/history`, { intent: "restore", version: "shipped" });
  const [version] = await product.query<{ id: string }>(
    "select min(id) as id from content_versions",
  );
  const restore = { intent: "restore", version: String(version?.id) };
  expect(await (await admin.form(`${FORM}/history`, restore)).text()).toContain(HELD);
  expect((await visitor.get(`/training/lesson${LAST}`)).status).toBe(200);

  const sent = new FormData();
  sent.set("intent", "show");
  sent.set("file", new File([file], "content.json"));
  const plan = await admin.fetch("/admin/content/import", { method: "POST", body: sent });
  expect(await plan.text()).toContain(HELD);
});

test("CONT-10 a new lesson never gets the number of a removed one", async () => {
  const product = await startForTest();
  const admin = await product.admin();
  const add = async () => {
    await admin.form(FORM, { marks: "{}", do: "add lessons" });
    return (await inDraft(product))?.split(" ").at(-1);
  };
  expect(await add()).toBe("27");
  // An emptied draft keeps the number of what it had.
  await product.query(
    "insert into content_drafts (key, path, value) values ('lessons', 'lessons.27.title', 'New')",
  );
  await product.query("update content_drafts set value = '1 2' where path = 'lessons'");
  expect(await add()).toBe("28");
  await product.query("delete from content_drafts");
  await product.query(
    `insert into content_versions (key, fields, hash, batch) values
       ('lessons', '{"lessons": "1 40 2"}', '', gen_random_uuid()),
       ('lessons', '{"lessons": "1 2"}', '', gen_random_uuid())`,
  );
  expect(await add()).toBe("41");
  expect(await admin.page(FORM)).toContain("lastNumbers");
});

test("OWN-3 CONT-10 publishing another order or list of lessons says first who becomes late, who no longer is, and for whom other lessons are due", async () => {
  const product = await startForTest();
  const admin = await product.admin();
  const people = await Promise.all([1, 2, 3, 4].map(() => product.signedIn()));
  const [one, two, three, four] = people.map(({ userId }) => userId);
  const cohortId = crypto.randomUUID();
  // Up to lesson 2 by yesterday, up to lesson 4 by next year.
  await product.query(
    `insert into cohorts (id, name, starts_on, targets) values ($1, 'January', '2026-01-01',
       jsonb_build_array(jsonb_build_object('lesson', 2, 'by', ((now() at time zone 'UTC')::date - 1)::text),
         jsonb_build_object('lesson', 4, 'by', ((now() at time zone 'UTC')::date + 365)::text)))`,
    [cohortId],
  );
  for (const userId of [one, two, three])
    await product.query("insert into cohort_members (user_id, cohort_id) values ($1, $2)", [
      userId,
      cohortId,
    ]);
  // The fourth has no dates.
  for (const [userId, lessons] of [
    [one, [1, 2]],
    [two, [1, 2, 3]],
    [three, [2]],
    [four, []],
  ] as const)
    for (const lesson of lessons)
      await product.query(
        `insert into lesson_progress (user_id, lesson_number, progress_seconds, position_seconds, completed, completed_at, last_watched_at)
         values ($1, $2, 100, 100, true, now(), now())`,
        [userId, lesson],
      );
  const others = Array.from({ length: LAST - 4 }, (_, at) => at + 5);
  const asked = async (first: readonly number[], block = "2") => {
    await product.query("delete from content_drafts");
    await product.query(
      "insert into content_drafts (key, path, value) values ('lessons', 'lessons.3.block', $1)",
      [block],
    );
    await product.query(
      "insert into content_drafts (key, path, value) values ('lessons', 'lessons', $1)",
      [[...first, ...others].join(" ")],
    );
    const page = await (await admin.form(FORM, { do: "publish", note: "" })).text();
    const lines = [...page.matchAll(/<li>([^<]*trainees?[^<]*)<\/li>/g)].map(([, line]) => line);
    return lines.filter((line) => !line?.includes("progress on"));
  };
  // Lesson 3 comes before 2: who has not completed it is late, and 1 alone is due of the first date without 2.
  expect(await asked([1, 3, 2, 4], "1")).toEqual([
    "1 trainee becomes late.",
    "3 trainees have other lessons due by the dates of their cohorts.",
  ]);
  expect(await asked([2, 1, 3, 4])).toEqual([
    "1 trainee is no longer late.",
    "3 trainees have other lessons due by the dates of their cohorts.",
  ]);
  expect(await asked([1, 2, 4, 3])).toEqual([
    "3 trainees have other lessons due by the dates of their cohorts.",
  ]);
  expect(await product.query("select 1 from content_versions")).toEqual([]);
  await product.query("delete from cohorts");
  expect((await admin.form(FORM, { do: "publish", note: "" })).status, "nobody has a date").toBe(
    303,
  );
});

/** Whole numbers below `most`, the same in each run. */
function numbersFrom(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * most);
  };
}

test("CONT-10 OWN-3 lessons that are removed and brought back while trainees watch them lose no progress, and every figure is right", async () => {
  const product = await startForTest();
  const admin = await product.admin();
  const people = await Promise.all([1, 2, 3, 4].map(() => product.signedIn()));
  const next = numbersFrom(20_261_127);
  const whole = Array.from({ length: LAST }, (_, at) => at + 1);
  const furthest = new Map<string, number>();
  const publish = async (shown: readonly number[]) => {
    await product.query("delete from content_drafts");
    await product.query(
      "insert into content_drafts (key, path, value) values ('lessons', 'lessons', $1)",
      [shown.join(" ")],
    );
    const fields = { key: "lessons", note: "", sure: "yes" };
    const { status } = await admin.form("/admin/content/publish", fields);
    // Nothing changed since the last round.
    expect([303, 409]).toContain(status);
  };
  for (let round = 0; round < 8; round += 1) {
    const shown = round === 7 ? whole : whole.filter(() => next(4) > 0).toSorted(() => next(3) - 1);
    const acts = Array.from({ length: 24 }, () => async () => {
      const { visitor, userId } = people[next(people.length)] ?? people[0] ?? never();
      const lessonNumber = next(LAST) + 1;
      const progressSeconds = next(500) + 1;
      const watching = { userId, lessonNumber, epoch: 0 };
      // Of a page that was opened before the lesson was removed.
      const opening = signedOpening(product.running.auth.vault.hmac, watching, new Date());
      const save = aSave(userId, { lessonNumber, progressSeconds, durationSeconds: 600, opening });
      const { status } = await visitor.json("/training/progress", save);
      expect(status).toBe(204);
      const key = `${userId} ${lessonNumber}`;
      furthest.set(key, Math.max(furthest.get(key) ?? 0, progressSeconds));
    });
    acts.splice(next(acts.length), 0, () => publish(shown));
    await Promise.all(acts.map((each) => each()));
  }
  const rows = await product.query<{ who: string; seconds: number }>(
    "select user_id || ' ' || lesson_number as who, progress_seconds as seconds from lesson_progress order by 1",
  );
  expect(new Map(rows.map(({ who, seconds }) => [who, seconds]))).toEqual(
    new Map([...furthest].toSorted(([one], [other]) => (one < other ? -1 : 1))),
  );
  const overviews = () =>
    product.query(
      "select user_id, percent, completed, begun, heat, length(heat) as lessons from trainee_overviews order by user_id",
    );
  const followed = await overviews();
  expect(followed).toHaveLength(people.length);
  for (const { lessons } of followed) expect(lessons).toBe(LAST);
  await product.query(
    "select refresh_trainee_overviews(array(select user_id from trainee_overviews))",
  );
  expect(await overviews()).toEqual(followed);
  expect(product.logged.filter((line) => line.includes('"status":500'))).toEqual([]);
});

function never(): never {
  throw new Error("There is no one");
}
