/** Videos that the database has and the store does not, as after a restore of the database alone. */
import { rename, symlink, unlink } from "node:fs/promises";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { pathOf } from "../../app/platform/media/directory-store.server";
import { aVideo } from "../kit/a-video";
import { addressFor, aPicture, sha256, upload } from "../kit/media";
import { ownMedia } from "../kit/own-media";
import { S3Stub } from "../kit/s3-stub";
import { startForTest, type TestProduct } from "../kit/test-product";
import type { Visitor } from "../kit/visitor";

const MISSING = "The file is missing from the store.";

/**
 * A kind of store, and how a content gets lost in it; returns how it comes back. `breakDown`: it cannot be asked from then
 * on, until it is mended.
 */
const STORES = {
  directory: async () => {
    const env = ownMedia();
    const lose = async (content: string) => {
      const file = path.join(env.MEDIA_DIR, pathOf({ sha256: content }));
      await rename(file, `${file}.lost`);
      return () => rename(`${file}.lost`, file);
    };
    const content = path.join(env.MEDIA_DIR, "content");
    // Also an administrator of the machine cannot read what leads to itself.
    const breakDown = async () => {
      await rename(content, `${content}.away`);
      await symlink(content, content);
      return async () => {
        await unlink(content);
        await rename(`${content}.away`, content);
      };
    };
    return { env, lose, breakDown };
  },
  S3: async () => {
    const stub = await S3Stub.start();
    onTestFinished(() => stub.stop());
    const lose = async (content: string) => {
      const key = `content/${content}`;
      const bytes = stub.objects.get(key);
      if (!bytes || !stub.objects.delete(key)) throw new Error("It is not there");
      return async () => void stub.objects.set(key, bytes);
    };
    const breakDown = async () => {
      stub.refusal = { keys: /^content/, status: 503 };
      return async () => {
        stub.refusal = null;
      };
    };
    return { env: stub.env, lose, breakDown };
  },
};

const missingOf = (product: TestProduct, kind: string) =>
  product.query(
    "select name from media_files f join media_renditions r on r.file_id = f.id where is_missing and kind = $1",
    [kind],
  );

const settled = (product: TestProduct) =>
  expect.poll(() => product.query("select 1 from media_uploads")).toEqual([]);

async function putPicture(visitor: Visitor, id: string, part: string) {
  const body = aPicture(3_000);
  const headers = { "Content-Type": "image/webp" };
  const response = await visitor.fetch(`/media/${id}/${part}`, { method: "PUT", headers, body });
  expect(response.status).toBe(204);
  return body;
}

test.each(["directory", "S3"] as const)(
  "MED-9 (%s) a video whose file is missing is marked by the next check, and no longer once it is back",
  async (kind) => {
    const { env, lose } = await STORES[kind]();
    const product = await startForTest(env);
    const admin = await product.admin();
    const bytes = aVideo(9_000);
    await upload(admin, bytes, { filename: "lost.mp4" });
    await upload(admin, aVideo(8_000), { filename: "there.mp4" });
    await settled(product);
    const { media } = product.running;
    const marks = async () => (await admin.page("/admin/media")).includes(MISSING);
    const missing = () => missingOf(product, "video");

    await media.checkFiles();
    expect(await admin.page("/admin/media")).toContain("Last checked");
    expect([await marks(), await missing()]).toEqual([false, []]);

    const bringBack = await lose(sha256(bytes));
    await media.checkFiles();
    expect([await marks(), await missing()]).toEqual([true, [{ name: "lost.mp4" }]]);
    await bringBack();
    await media.checkFiles();
    expect([await marks(), await missing()]).toEqual([false, []]);

    // A request that finds the file missing marks it at once, and "Check now" removes the mark.
    const found = await lose(sha256(bytes));
    const [row] = await product.query<{ id: string }>(
      "select id from media_files where name = 'lost.mp4'",
    );
    const viewer = (
      await product.query<{ id: string }>("select created_by id from media_files")
    )[0];
    const address = addressFor(viewer?.id ?? "", row?.id ?? "");
    expect((await admin.get(address)).status).toBe(404);
    expect([await marks(), await missing()]).toEqual([true, [{ name: "lost.mp4" }]]);
    await found();
    await admin.form("/admin/media", { intent: "check" });
    expect([await marks(), await missing()]).toEqual([false, []]);

    // The same content uploaded again is there at once.
    await lose(sha256(bytes));
    await media.checkFiles();
    expect(await missing()).toEqual([{ name: "lost.mp4" }]);
    await upload(admin, bytes, { filename: "again.mp4" });
    expect([await marks(), await missing()]).toEqual([false, []]);
  },
);

test.each(["directory", "S3"] as const)(
  "MED-9 (%s) what else a video has is checked too: a poster that is missing is named, and no longer once it was sent again",
  async (kind) => {
    const { env, lose } = await STORES[kind]();
    const product = await startForTest(env);
    const admin = await product.admin();
    const id = await upload(admin, aVideo(9_000), { filename: "plain.mp4" });
    await settled(product);
    const strip = await putPicture(admin, id, "strip");
    const poster = await putPicture(admin, id, "poster");
    const { media } = product.running;
    await lose(sha256(poster));
    await lose(sha256(strip));
    await media.checkFiles();
    const page = await admin.page("/admin/media");
    expect(page).toContain("Missing from the store: poster, preview pictures.");
    expect(page).not.toContain(MISSING);
    expect(await missingOf(product, "video")).toEqual([]);
    await putPicture(admin, id, "poster");
    expect(await missingOf(product, "poster")).toEqual([]);
    expect(await missingOf(product, "strip")).toEqual([{ name: "plain.mp4" }]);
  },
);

test.each(["directory", "S3"] as const)(
  "MED-9 (%s) a store that cannot be asked loses nothing: marks stay as they are, the sweep does the rest and comes again",
  async (kind) => {
    const { env, lose, breakDown } = await STORES[kind]();
    const product = await startForTest(env);
    const admin = await product.admin();
    const lost = aVideo(9_000);
    await upload(admin, lost, { filename: "lost.mp4" });
    await upload(admin, aVideo(8_000), { filename: "there.mp4" });
    await settled(product);
    const { media } = product.running;
    const isBack = await lose(sha256(lost));
    await media.checkFiles();
    const checkedAt = () => product.query("select max(checked_at) as at from media_renditions");
    const before = await checkedAt();

    const mend = await breakDown();
    await expect(media.checkFiles()).rejects.toThrow();
    expect(await missingOf(product, "video")).toEqual([{ name: "lost.mp4" }]);
    expect(await checkedAt()).toEqual(before);
    // An upload whose rows the sweep forgets, whether the store has anything of it or not.
    await product.query(
      "insert into media_files (id, name, content_type, bytes, created_by) values (repeat('a', 22), 'old.mp4', 'video/mp4', 5, 'nobody')",
    );
    const sweep = async () => {
      await media.planSweep();
      const waits =
        "select 1 from jobs where kind = 'media-sweep' and done_at is null and failed_at is null and retry_at is null and run_at > now() + interval '59 minutes'";
      await expect.poll(() => product.query(waits), { timeout: 20_000 }).toHaveLength(1);
    };
    await sweep();
    expect(await product.query("select 1 from media_files where name = 'old.mp4'")).toEqual([]);
    expect(await missingOf(product, "video")).toEqual([{ name: "lost.mp4" }]);
    expect(await checkedAt()).toEqual(before);

    await mend();
    await isBack();
    await sweep();
    expect(await missingOf(product, "video")).toEqual([]);
    expect(await checkedAt()).not.toEqual(before);
  },
);
