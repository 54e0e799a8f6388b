/** Lessons that live alone, on the running product: what is left out, published alone, moved and counted (OWN-3). */
import { expect, test } from "vitest";
import { markOf } from "../../app/content/changes";
import { readDraft } from "../../app/content/drafts.server";
import { orderedIds } from "../../app/content/fields";
import { LESSONS } from "../../app/training/copy/lessons.server";
import { startForTest, type TestProduct } from "../kit/test-product";
import type { Visitor } from "../kit/visitor";

const FORM = "/admin/content/lessons";

const draftOf = async ({ running }: TestProduct) =>
  (await readDraft(running.database.db, LESSONS)).fields;

async function orderOf(product: TestProduct) {
  const list = LESSONS.root.fields.find(({ name }) => name === "lessons");
  if (list?.kind !== "list") throw new Error("There are no lessons");
  return orderedIds(list, "lessons", await draftOf(product)).map(Number);
}

/** What an editor types, over what is there. */
async function type(product: TestProduct, admin: Visitor, typed: Record<string, string>) {
  const draft = await draftOf(product);
  const values = Object.entries(typed).map(([path, value]) => ({
    path,
    value,
    marks: [markOf(draft[path] ?? "")],
  }));
  expect((await admin.json(`${FORM}/draft`, { lists: [], values })).status).toBe(200);
}

const press = async (admin: Visitor, act: string) => {
  const response = await admin.form(FORM, { marks: "{}", note: "", do: act });
  return { status: response.status, page: (await response.text()).replaceAll("<!-- -->", "") };
};

const shownTo = async (visitor: Visitor) => {
  const page = (await visitor.page("/training")).replaceAll("<!-- -->", "");
  const cards = [...page.matchAll(/Lesson (\d+)<\/span>[\s\S]*?href="\/training\/lesson(\d+)"/g)];
  return cards.map(([, number, id]) => [Number(number), Number(id)]);
};

test("OWN-3 Publish leaves out what is a draft or has a fault and says why, one lesson is published alone, and nobody's progress is lost", async () => {
  const product = await startForTest();
  const admin = await product.admin();
  const { visitor, userId } = await product.signedIn();
  await product.query(
    `insert into lesson_progress (user_id, lesson_number, progress_seconds, position_seconds, duration_seconds, completed, completed_at, last_watched_at)
     select $1, number, 100, 0, 100, true, now(), now() from generate_series(1, 26) as number`,
    [userId],
  );
  await visitor.form("/training/lesson7", { question: "1", answer: "x" });
  const kept = () =>
    product.query(
      "select lesson_number, completed, question from lesson_progress left join lesson_answers using (user_id, lesson_number) order by 1",
    );
  const before = await kept();

  expect((await press(admin, "add lessons")).status).toBe(303);
  await type(product, admin, {
    "lessons.27.title": "Voice notes",
    "lessons.3.title": "",
    "lessons.7.title": "The four buyer types",
    "lessons.5.state": "hidden",
  });
  const published = await press(admin, "publish");
  expect(published.page).toContain("Lesson “Voice notes” (It is a draft)");
  expect(published.page).toContain(
    "Lesson “Why People Really Buy: Emotions vs Logic” (Title: Enter a text)",
  );
  expect(published.page).toContain("Lesson “The Buyer&#x27;s Decision Cycle” (It is hidden)");
  const cards = await shownTo(visitor);
  expect(cards).toHaveLength(25);
  expect(cards.slice(2, 6)).toEqual([
    [3, 3],
    [4, 4],
    [5, 6],
    [6, 7],
  ]);
  const renamed = await visitor.page("/training/lesson7");
  expect(renamed).toContain("The four buyer types");
  expect(renamed).toContain("Check yourself");
  expect(await visitor.page("/training/lesson3")).toContain("Why People Really Buy");
  expect((await draftOf(product))["lessons.3.title"], "the fault stays in the draft").toBe("");
  expect(await product.query("select distinct path from content_drafts order by 1")).toEqual([
    { path: "lessons.3.title" },
  ]);

  expect((await press(admin, "publish lessons.3")).status).toBe(400);
  const alone = await press(admin, "publish lessons.27");
  expect(alone.page).toContain("Lesson “Voice notes” is published");
  expect((await shownTo(visitor)).at(-1)).toEqual([26, 27]);
  expect(await product.query("select count(*)::int as rows from content_drafts")).toEqual([
    { rows: 1 },
  ]);
  const [event] = await product.query(
    "select subject_label as label from events where verb = 'content.publish' order by at desc, id limit 1",
  );
  expect(event).toEqual({ label: "Lessons › Lesson “Voice notes”" });

  await admin.form(FORM, { do: "discard", sure: "yes" });
  for (const act of [
    "up lessons.3",
    "up lessons.3",
    "down lessons.26",
    "duplicate lessons.8",
    "publish",
  ])
    await press(admin, act);
  const order = await orderOf(product);
  expect(order.slice(0, 4)).toEqual([1, 3, 2, 4]);
  expect(order).toContain(28);
  const shown = await shownTo(visitor);
  expect(shown.map(([number]) => number)).toEqual(shown.map((_, at) => at + 1));
  expect(shown.map(([, id]) => id)).toEqual(order.filter((id) => id !== 5 && id !== 28));
  expect(await visitor.page("/training/lesson3")).toContain("Foundation and Appointment Setting");
  expect(await kept()).toEqual(before);
  const [row] = await product.query(
    "select completed::int, percent::int from trainee_overviews where user_id = $1",
    [userId],
  );
  expect(row).toEqual({ completed: 25, percent: 96 });

  // A block is removed only once no lesson stands under it.
  await press(admin, "remove blocks.1");
  expect((await draftOf(product)).blocks).toBe("1 2 3 4 5 6");
  expect((await press(admin, "add blocks")).status).toBe(303);
  const added = (await draftOf(product)).blocks?.split(" ").at(-1);
  await press(admin, `remove blocks.${added}`);
  expect((await draftOf(product)).blocks).toBe("1 2 3 4 5 6");
});

test("OWN-3 a lesson with a title alone shows well, and testimonials, replies, prospects and passages live alone too", async () => {
  const product = await startForTest();
  const admin = await product.admin();
  const { visitor } = await product.signedIn();
  await press(admin, "add lessons");
  await type(product, admin, { "lessons.27.title": "Only a title" });
  await press(admin, "publish lessons.27");
  const page = await visitor.page("/training/lesson27");
  expect(page).toContain("Only a title");
  expect(page).not.toContain("Lesson Overview");
  for (const [key, list, gone] of [
    ["testimonials", "people", "people.1"],
    ["objections", "objections", "objections"],
    ["prospects", "prospects", "prospects"],
    ["help", "topics.pay.passages", "topics.pay.passages.how-paid"],
  ] as const) {
    const form = `/admin/content/${key}`;
    expect((await admin.form(form, { marks: "{}", do: `add ${list}` })).status, key).toBe(303);
    const published = await admin.form(form, { note: "", do: "publish" });
    expect(await published.text(), key).toContain("It is a draft");
    expect(await product.query("select 1 from content_drafts where key = $1", [key])).toEqual([]);
    if (key !== "testimonials" && key !== "help") continue;
    const draft = [{ path: `${gone}.state`, value: "hidden", marks: [markOf("")] }];
    await admin.json(`${form}/draft`, { lists: [], values: draft });
    expect(await (await admin.form(form, { note: "", do: "publish" })).text()).toContain(
      "It is hidden",
    );
  }
  expect(await admin.page("/")).not.toContain("Maya Sample");
  expect(await admin.page("/")).toContain("Andre Sample");
});
