/** Lessons that someone has begun: removing one needs a yes, and keeps its progress and its number (CONT-10). */
import { expect, test } from "vitest";
import { markOf } from "../../app/content/changes";
import { LESSONS } from "../../app/training/copy/lessons.server";
import { startForTest, type TestProduct } from "../kit/test-product";

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
  const { progress, visitor } = await withProgress(product);
  const kept = await progress();

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
