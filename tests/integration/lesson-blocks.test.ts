/** Words of the release in which a lesson named its block come along (OWN-3). */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readDraft } from "../../app/content/drafts.server";
import { queuedPublications } from "../../app/content/queued-publications.server";
import { withChanges } from "../../app/content/scheduled-changes";
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
