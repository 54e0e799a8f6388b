/** Videos that the database has and the store does not, as after a restore of the database alone. */
import { rename } from "node:fs/promises";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { pathOf } from "../../app/platform/media/directory-store.server";
import { aVideo, sha256, upload } from "../kit/media";
import { ownMedia } from "../kit/own-media";
import { S3Stub } from "../kit/s3-stub";
import { startForTest } from "../kit/test-product";

const MISSING = "The file is missing from the store.";

/** A kind of store, and how a content gets lost in it; returns how it comes back. */
const STORES = {
  directory: async () => {
    const env = ownMedia();
    const lose = async (content: string) => {
      const file = path.join(env.MEDIA_DIR, pathOf({ sha256: content }));
      await rename(file, `${file}.lost`);
      return () => rename(`${file}.lost`, file);
    };
    return { env, lose };
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
    return { env: stub.env, lose };
  },
};

test.each(["directory", "S3"] as const)(
  "MED-9 (%s) a video whose file is missing is marked by the next check, and no longer once it is back",
  async (kind) => {
    const { env, lose } = await STORES[kind]();
    const product = await startForTest(env);
    const admin = await product.admin();
    const bytes = aVideo(9_000);
    await upload(admin, bytes, { filename: "lost.mp4" });
    await upload(admin, aVideo(8_000), { filename: "there.mp4" });
    await expect.poll(() => product.query("select 1 from media_uploads")).toEqual([]);
    const { media } = product.running;
    const marks = async () => (await admin.page("/admin/media")).includes(MISSING);
    const missing = () => product.query("select name from media_files where is_missing");

    await media.checkFiles();
    expect(await admin.page("/admin/media")).toContain("Last checked");
    expect([await marks(), await missing()]).toEqual([false, []]);

    const bringBack = await lose(sha256(bytes));
    await media.checkFiles();
    expect([await marks(), await missing()]).toEqual([true, [{ name: "lost.mp4" }]]);
    await bringBack();
    await media.checkFiles();
    expect([await marks(), await missing()]).toEqual([false, []]);

    // The same content uploaded again is there at once.
    await lose(sha256(bytes));
    await media.checkFiles();
    expect(await missing()).toEqual([{ name: "lost.mp4" }]);
    await upload(admin, bytes, { filename: "again.mp4" });
    expect([await marks(), await missing()]).toEqual([false, []]);
  },
);
