/** Words of the release in which a lesson named its block come along (OWN-3). */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readDraft } from "../../app/content/drafts.server";
import { queuedPublications } from "../../app/content/queued-publications.server";
import { withChanges } from "../../app/content/scheduled-changes";
import { hashOfAll } from "../../app/content/transfer-file.server";
import { PROSPECTS } from "../../app/practice/copy/prospects.server";
import { LESSONS } from "../../app/training/copy/lessons.server";
import { publish } from "../kit/publish";
import { startForTest } from "../kit/test-product";

const MIGRATION = new URL("../../db/migrations/0077_lessons_in_blocks.sql", import.meta.url);

/** As the release before wrote them: a block is the name that its first lesson has. */
function earlierFields(): Record<string, string> {
  const kept = Object.entries(LESSONS.shippedFields).filter(
    ([path]) => !/^blocks|\.(?:block|state)$/.test(path),
  );
  const own = Array.from({ length: 26 }, (_, at) => [
    [`lessons.${at + 1}.block`, at === 0 ? "Basics" : at === 9 ? "Later" : ""],
    [`lessons.${at + 1}.hidden`, at === 25 ? "yes" : ""],
  ]);
  return Object.fromEntries([...kept, ...own.flat()]);
}

test("OWN-3 versions, drafts and scheduled publications of the release before keep their blocks and what is hidden", async () => {
  const product = await startForTest();
  const { visitor } = await product.signedIn();
  const { query } = product;
  const version =
    "insert into content_versions (key, fields, hash, batch) values ($1, $2, '', gen_random_uuid()) returning id";
  const fields: Record<string, string> = {
    ...earlierFields(),
    "lessons.7.title": "The four buyer types",
  };
  const [{ id } = { id: "" }] = await query<{ id: string }>(version, [
    "lessons",
    JSON.stringify(fields),
  ]);
  await query(version, [
    "prospects",
    JSON.stringify({ "prospects.maya.hidden": "yes", "prospects.tom.hidden": "" }),
  ]);
  for (const [path, value] of [
    ["lessons", "10 1 2 3 4 5 6 7 8 9 11 12 27"],
    ["lessons.27.title", "Voice notes"],
    ["lessons.2.block", "Inserted"],
    ["lessons.11.hidden", "yes"],
  ])
    await query("insert into content_drafts (key, path, value) values ('lessons', $1, $2)", [
      path,
      value,
    ]);
  const at = "2100-01-01T10:00:00.000Z";
  const changes = {
    "lessons.4.block": { before: [""], after: "Persuasion" },
    "lessons.5.hidden": { before: [""], after: "yes" },
    "lessons.4.title": { before: [fields["lessons.4.title"]], after: "Persuade" },
  };
  await query(
    "insert into jobs (kind, key, label, run_at, payload) values ('content.publish', $1, 'Publish', $2, $3)",
    [
      `content.publish lessons ${at}`,
      at,
      JSON.stringify({ key: "lessons", note: "", authorId: null, version: Number(id), changes }),
    ],
  );
  for (const statement of readFileSync(MIGRATION, "utf8").split("--> statement-breakpoint"))
    await query(statement);
  await publish(product, "faq", {});

  const page = (await visitor.page("/training")).replaceAll("<!-- -->", "");
  expect(page).toContain("The four buyer types");
  expect(page.match(/of 9 completed|of 16 completed/g)).toEqual([
    "of 9 completed",
    "of 16 completed",
  ]);
  expect((await visitor.get("/training/lesson26")).status).toBe(404);
  const { db } = product.running.database;
  const { fields: draft } = await readDraft(db, LESSONS);
  const block = (lesson: number) => draft[`blocks.${draft[`lessons.${lesson}.block`]}.name`];
  expect([10, 1, 2, 12, 27].map(block)).toEqual([
    "Later",
    "Basics",
    "Inserted",
    "Inserted",
    "Inserted",
  ]);
  expect([draft["lessons.11.state"], draft["lessons.27.title"]]).toEqual(["hidden", "Voice notes"]);
  const [queued] = await queuedPublications(db, LESSONS);
  const after = withChanges(
    LESSONS.root,
    { live: queued?.origin ?? {}, origin: queued?.origin ?? {} },
    queued?.changes ?? {},
  );
  const scheduled = (lesson: number) => after[`blocks.${after[`lessons.${lesson}.block`]}.name`];
  expect([1, 3, 4, 9, 10].map(scheduled)).toEqual([
    "Basics",
    "Basics",
    "Persuasion",
    "Persuasion",
    "Later",
  ]);
  expect([after["lessons.5.state"], after["lessons.4.title"]]).toEqual(["hidden", "Persuade"]);
  const [prospects] = await query<{ fields: unknown }>(
    "select fields from content_versions where key = 'prospects'",
  );
  expect(prospects?.fields).toEqual({
    "prospects.maya.state": "hidden",
    "prospects.tom.state": "",
  });
});

test("CONT-12 a file that the release before exported shows what it changes and is imported: blocks, what is hidden, and titles", async () => {
  const product = await startForTest();
  const admin = await product.admin();
  const { visitor } = await product.signedIn();
  const lessons = { ...earlierFields(), "lessons.7.title": "The four buyer types" };
  const [someone] = ids(PROSPECTS.shippedFields, "prospects");
  const former = Object.entries(PROSPECTS.shippedFields).filter(
    ([path]) => !/^prospects\.[\w-]+\.state$/.test(path),
  );
  const prospects = { ...Object.fromEntries(former), [`prospects.${someone}.hidden`]: "yes" };
  const documents = { lessons, prospects };
  const text = JSON.stringify({ format: 1, hash: hashOfAll(documents), documents });
  const sent = new FormData();
  sent.set("intent", "show");
  sent.set("file", new File([text], "content.json"));
  const response = await admin.fetch("/admin/content/import", { method: "POST", body: sent });
  const plan = await response.text();
  expect(plan.match(/there is no such field|The four buyer types/g)).toContain(
    "The four buyer types",
  );
  expect(plan.includes("there is no such field")).toBe(false);
  const { db } = product.running.database;
  expect((await readDraft(db, LESSONS)).fields["lessons.7.title"]).toBe("The 4 Buyer Types");
  const [, generation = ""] = /name="generation" value="(\d+)"/.exec(plan) ?? [];
  const form = { intent: "import", content: text, generation };
  expect((await admin.form("/admin/content/import", form)).status).toBe(303);
  const page = (await visitor.page("/training")).replaceAll("<!-- -->", "");
  expect(page).toContain("The four buyer types");
  expect(page.match(/of 9 completed|of 16 completed/g)).toHaveLength(2);
  expect((await visitor.get("/training/lesson26")).status).toBe(404);
  const { fields } = await readDraft(db, PROSPECTS);
  expect(fields[`prospects.${someone}.state`]).toBe("hidden");
  const broken = JSON.stringify({ format: 1, documents: { lessons: { "lessons.1.blok": "x" } } });
  const wrong = new FormData();
  wrong.set("intent", "show");
  wrong.set("file", new File([broken], "content.json"));
  const refused = await admin.fetch("/admin/content/import", { method: "POST", body: wrong });
  expect(await refused.text()).toContain("there is no such field");
});

const SEEDS = [1, 2];

test.each(SEEDS)(
  "OWN-3 a block's lessons moved, renamed, hidden, copied and removed keep their progress and questions (%i)",
  async (seed) => {
    const product = await startForTest();
    const { visitor, userId } = await product.signedIn();
    const { query } = product;
    await query(
      `insert into lesson_progress (user_id, lesson_number, progress_seconds, position_seconds, duration_seconds, completed, last_watched_at)
     select $1, n, n, n, 600, false, now() from generate_series(1, 26) n`,
      [userId],
    );
    const random = generator(seed);
    const pick = <Each>(all: readonly Each[]): Each =>
      all[Math.floor(random() * all.length)] as Each;
    let fields: Record<string, string> = { ...LESSONS.shippedFields };
    const blocks = ids(fields, "blocks");
    const titles = new Map<string, string>();
    for (let step = 0; step < 6; step += 1) {
      const block = pick(blocks);
      const within = ids(fields, "lessons").filter((id) => fields[`lessons.${id}.block`] === block);
      const act = pick(["move", "rename", "hide", "show", "copy", "remove"] as const);
      for (const id of within) {
        if (act === "move") fields[`lessons.${id}.block`] = pick(blocks);
        if (act === "rename") fields[`lessons.${id}.title`] = `Lesson ${id} after ${step}`;
        if (act === "hide" && ids(fields, "lessons").length > 5)
          fields[`lessons.${id}.state`] = "hidden";
        if (act === "show") fields[`lessons.${id}.state`] = "";
      }
      const [first = ""] = within;
      if (act === "copy" && first) fields = copied(fields, first);
      if (act === "remove" && within.length > 0)
        fields.lessons = ids(fields, "lessons")
          .filter((id) => !within.slice(1).includes(id))
          .join(" ");
      fields.lessons = grouped(fields, blocks).join(" ");
      await publish(product, "lessons", fields);
      for (const id of ids(fields, "lessons")) titles.set(id, fields[`lessons.${id}.title`] ?? "");
      const dashboard = await visitor.page("/training");
      for (const id of ids(fields, "lessons")) {
        const isLive = fields[`lessons.${id}.state`] === "";
        const response = await visitor.get(`/training/lesson${id}`);
        expect(response.status, `lesson ${id} after ${act}`).toBe(isLive ? 200 : 404);
        if (!isLive) continue;
        expect(dashboard.includes(escaped(titles.get(id) ?? "")), titles.get(id)).toBe(true);
        const asked = ids(fields, `lessons.${id}.questions`).map(
          (each) => fields[`lessons.${id}.questions.${each}.question`] ?? "",
        );
        const page = await response.text();
        expect(asked.filter((each) => !page.includes(escaped(each)))).toEqual([]);
      }
    }
    const kept = await query<{ n: number }>(
      "select count(*)::int as n from lesson_progress where user_id = $1 and progress_seconds = lesson_number",
      [userId],
    );
    expect(kept).toEqual([{ n: 26 }]);
  },
);

function ids(fields: Readonly<Record<string, string>>, path: string): string[] {
  return (fields[path] ?? "").split(" ").filter(Boolean);
}

/** The lessons in the order of their blocks, as the editor keeps them. */
function grouped(fields: Record<string, string>, blocks: readonly string[]): string[] {
  return blocks.flatMap((block) =>
    ids(fields, "lessons").filter((id) => fields[`lessons.${id}.block`] === block),
  );
}

/** A copy of a lesson with an id that none has had. */
function copied(fields: Record<string, string>, id: string): Record<string, string> {
  const next = String(Math.max(26, ...ids(fields, "lessons").map(Number)) + 1);
  const own = Object.entries(fields).filter(([path]) => path.startsWith(`lessons.${id}.`));
  const made = own.map(([path, value]) => [
    path.replace(`lessons.${id}.`, `lessons.${next}.`),
    value,
  ]);
  return { ...fields, ...Object.fromEntries(made), lessons: `${fields.lessons} ${next}` };
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("'", "&#x27;").replaceAll('"', "&quot;");
}

/** The same numbers for the same seed. */
function generator(seed: number): () => number {
  let state = seed * 7919;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}
