/** What administrators see of uploaded videos, and a restore of database and media. */
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, inject, onTestFinished, test } from "vitest";
import { aVideo } from "../kit/a-video";
import { builtProduct } from "../kit/built-product";
import { createDatabase } from "../kit/databases";
import { addressFor, begin, sha256, upload } from "../kit/media";
import { ownMedia, useIn } from "../kit/own-media";
import { save } from "../kit/settings-form";
import { ADMIN_CODE, aSave, startForTest, startProduct } from "../kit/test-product";
import { Visitor } from "../kit/visitor";

test("MED-9 files are listed with the lessons that use them; deleting one keeps what people watched", async () => {
  const { MEDIA_DIR } = ownMedia();
  const product = await startForTest({ MEDIA_DIR, MEDIA_QUOTA_GB: "1" });
  const admin = await product.admin();
  const { visitor, userId } = await product.signedIn();
  const id = await upload(admin, aVideo(300_000), { filename: "Opening.mp4" });
  const unused = await upload(admin, aVideo(200_000), { filename: "Old.mp4" });
  await useIn(product, 2, id);
  await visitor.json("/training/progress", aSave(userId, { lessonNumber: 2 }));
  const page = await admin.page("/admin/media");
  for (const words of ["Opening.mp4", "Lesson 2", "Old.mp4", "of 1 GB allowed", MEDIA_DIR])
    expect(page).toContain(words);
  expect(await visitor.page("/training/lesson2")).toContain(`/media/${id}/video?`);
  for (const each of [id, unused])
    expect((await admin.form("/admin/media", { intent: "remove", id: each })).status).toBe(200);
  expect(await visitor.page("/training/lesson2")).toContain("Video not yet available");
  expect((await visitor.get(addressFor(userId, id))).status).toBe(404);
  expect(await product.query("select lesson_number from lesson_progress")).toHaveLength(1);
  expect(await product.query("select 1 from media_renditions")).toEqual([]);
  const verbs = "select verb from events where verb like 'videos.%' order by at, id";
  expect((await product.query(verbs)).map(({ verb }) => verb)).toEqual([
    "videos.remove",
    "videos.delete",
    "videos.delete",
  ]);
});

test("MED-9 unfinished uploads are deleted together, and none that is sent right now or finished", async () => {
  const product = await startForTest(ownMedia());
  const admin = await product.admin();
  const done = await upload(admin, aVideo(2_000), { filename: "Done.mp4" });
  for (let count = 0; count < 3; count += 1) await begin(admin, 5_000, { filename: "Left.mp4" });
  const sending = (await begin(admin, 5_000)).headers.get("Location")?.split("/").at(-1) ?? "";
  await product.query(
    "update media_uploads set held_by = 'someone', held_until = now() + interval '1 minute' where id = $1",
    [sending],
  );
  expect(await admin.page("/admin/media")).toContain("4 uploads are not finished.");
  const deleted = await admin.form("/admin/media", { intent: "remove-unfinished" });
  expect(await deleted.text()).toContain("3 unfinished uploads deleted");
  const rows = await product.query("select id from media_files order by created_at");
  expect(rows.map(({ id }) => id)).toEqual([done, sending]);
  const events = "select count(*)::int as deleted from events where verb = 'videos.delete'";
  expect(await product.query(events)).toEqual([{ deleted: 3 }]);
  expect((await admin.form("/admin/media", { intent: "remove-unfinished" })).status).toBe(409);
});

test("MED-9 the same content twice is stored once, and stays until neither file is left", async () => {
  const product = await startForTest(ownMedia());
  const admin = await product.admin();
  const [row] = await product.query<{ user_id: string }>("select user_id from user_roles");
  const bytes = aVideo(50_000);
  const [one, other] = [await upload(admin, bytes), await upload(admin, bytes)];
  await admin.form("/admin/media", { intent: "remove", id: one });
  const played = await admin.get(addressFor(row?.user_id ?? "", other));
  expect(sha256(await played.bytes())).toBe(sha256(bytes));
});

test("MED-1 a quota is told before the upload", async () => {
  const product = await startForTest({ ...ownMedia(), MEDIA_QUOTA_GB: "1" });
  const admin = await product.admin();
  const half = 600 * 1024 ** 2;
  expect((await begin(admin, half)).status).toBe(201);
  const refused = await begin(admin, half);
  expect([refused.status, await refused.json()]).toEqual([
    413,
    {
      error: expect.stringMatching(
        /^This file has 600 MB, and only 424 MB of the 1 GB allowed for videos are left. Delete videos you no longer need, or raise the limit/,
      ),
    },
  ]);
  const room = await (await admin.get("/media/room")).json();
  expect(room).toMatchObject({ quotaBytes: 1024 ** 3, usedBytes: half });
});

test("MED-1 OWN-2 the quota is set in the browser, counts at once, and gives way to the environment's", async () => {
  const product = await startForTest(ownMedia());
  const admin = await product.admin();
  const set = async (quotaGb: string) =>
    (await save(admin, { path: "/admin/settings/videos", part: "uploads", fields: { quotaGb } }))
      .status;
  const most = async () =>
    ((await (await admin.get("/media/room")).json()) as { quotaBytes: number | null }).quotaBytes;
  expect(await most()).toBe(null);
  expect(await set("0")).toBe(400);
  expect(await set("2")).toBe(303);
  expect(await most()).toBe(2 * 1024 ** 3);
  expect((await begin(admin, 3 * 1024 ** 3)).status).toBe(413);
  expect((await begin(admin, 1_000)).status).toBe(201);
  expect(await admin.page("/admin/media")).toContain("of 2 GB allowed");
  const { start, parseConfig } = await builtProduct();
  const other = await start(
    parseConfig({ ...product.env, MEDIA_QUOTA_GB: "5", LOG_LEVEL: "error" }),
  );
  onTestFinished(other.stop);
  const there = new Visitor(other.url);
  await there.signIn(ADMIN_CODE);
  expect((await there.page("/admin/media")).replaceAll("<!-- -->", "")).toContain(
    "of 5 GB allowed",
  );
  expect(await there.page("/admin/settings/videos")).toContain("Set by MEDIA_QUOTA_GB");
});

test("MED-1 an upload that nobody continued for a week is forgotten, a younger one is not", async () => {
  const product = await startForTest(ownMedia());
  const admin = await product.admin();
  for (const name of ["old.mp4", "new.mp4"]) await begin(admin, 1_000, { filename: name });
  await product.query(
    "update media_uploads set touched_at = now() - interval '8 days' where file_id = (select id from media_files where name = 'old.mp4')",
  );
  await product.running.media.forgetUploads();
  expect(await product.query("select name from media_files")).toEqual([{ name: "new.mp4" }]);
});

test("MED-9 a restore of the database and of the media plays; of the database alone, it says what is missing", async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "setpoint-restored-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const { MEDIA_DIR } = ownMedia();
  const product = await startProduct({ MEDIA_DIR });
  onTestFinished(product.stop);
  const bytes = aVideo(100_000);
  const id = await upload(await product.admin(), bytes);
  await useIn(product, 1, id);
  const { backup, restore, parseConfig } = await builtProduct();
  const file = path.join(folder, "backup");
  await backup(parseConfig({ ...product.env, LOG_LEVEL: "silent" }), file);
  cpSync(MEDIA_DIR, path.join(folder, "media"), { recursive: true });
  for (const [directory, status] of [
    ["media", 200],
    ["nothing", 404],
  ] as const) {
    const target = await createDatabase(inject("templates"), { empty: true });
    const env = { ...product.env, ...target.env, MEDIA_DIR: path.join(folder, directory) };
    await restore(parseConfig({ ...env, LOG_LEVEL: "silent" }), file);
    const restored = await startProduct({ MEDIA_DIR: env.MEDIA_DIR }, target);
    onTestFinished(restored.stop);
    const { visitor, userId } = await restored.signedIn();
    const played = await visitor.get(addressFor(userId, id));
    expect(played.status).toBe(status);
    if (status === 200) expect(sha256(await played.bytes())).toBe(sha256(bytes));
    else expect(await played.json()).toEqual({ error: "This file is not in the media store" });
    expect(await visitor.page("/training/lesson1")).toContain(`/media/${id}/video?`);
  }
});
