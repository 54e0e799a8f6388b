/** Deleting media: a crash at any point leaves nothing behind, and nothing that is still used goes. */
import { expect, onTestFinished, test } from "vitest";
import { directoryStore } from "../../app/platform/media/directory-store.server";
import { removeMedia } from "../../app/platform/media/media-files.server";
import { takePart } from "../../app/platform/media/media-parts.server";
import { clearRemovals } from "../../app/platform/media/media-removals.server";
import type { MediaStore } from "../../app/platform/media/media-store.server";
import { s3Store } from "../../app/platform/media/s3-store.server";
import { aVideo } from "../kit/a-video";
import { builtProduct } from "../kit/built-product";
import { aPicture, sha256, upload } from "../kit/media";
import { ownMedia } from "../kit/own-media";
import { S3Stub } from "../kit/s3-stub";
import { startForTest } from "../kit/test-product";

async function aStore() {
  const stub = await S3Stub.start();
  onTestFinished(() => stub.stop());
  const product = await startForTest(stub.env);
  const { MEDIA_S3_ADDRESS: address = "" } = stub.env;
  const store = s3Store({ address, region: "test-1", keyId: "test-key", secret: "test-secret" });
  const { db } = product.running.database;
  const noted = () => product.query("select name from media_removals");
  const contents = () => [...stub.objects.keys()];
  /** Nothing of an upload is left. */
  const settled = () => expect.poll(() => product.query("select 1 from media_uploads")).toEqual([]);
  return { stub, product, store, db, noted, contents, settled, admin: await product.admin() };
}

/** The process ends before or after the store has removed the bytes. */
function dying(store: MediaStore, when: "before" | "after"): MediaStore {
  const remove: MediaStore["remove"] = async (place) => {
    if (when === "after") await store.remove(place);
    // What a dead process would do next never comes.
    await new Promise(() => undefined);
  };
  return { ...store, remove };
}

test.each(["before", "after"] as const)(
  "MED-9 a process that ends %s the bytes are gone leaves nothing once the next sweep has run, and no file that has the same content loses it",
  async (when) => {
    const { product, store, db, noted, contents, settled, admin } = await aStore();
    const [bytes, other] = [aVideo(9_000), aVideo(7_000)];
    const [one, two, third] = [
      await upload(admin, bytes),
      await upload(admin, bytes),
      await upload(admin, other),
    ];
    await settled();
    // Another file has this content: nothing is removed.
    expect(await removeMedia(db, dying(store, when), one)).toBe(true);
    expect(await noted()).toEqual([]);
    expect(contents()).toHaveLength(2);
    void removeMedia(db, dying(store, when), two);
    await expect.poll(noted).toEqual([{ name: sha256(bytes) }]);
    // The next process: first it still may be being removed, then it is done.
    await clearRemovals(db, store);
    expect(await noted()).toEqual([{ name: sha256(bytes) }]);
    await product.query("update media_removals set held_until = now() - interval '1 second'");
    await clearRemovals(db, store);
    expect([await noted(), contents()]).toEqual([[], [`content/${sha256(other)}`]]);
    expect(await removeMedia(db, store, third)).toBe(true);
    expect([await noted(), contents()]).toEqual([[], []]);
  },
);

test("MED-9 a removal in a directory whose process was killed is finished by the next start: at once, or when its hold is over", async () => {
  const env = ownMedia();
  const product = await startForTest(env);
  const store = directoryStore(env.MEDIA_DIR);
  const { db } = product.running.database;
  const admin = await product.admin();
  const [bytes, other] = [aVideo(9_000), aVideo(7_000)];
  const ids = [await upload(admin, bytes), await upload(admin, other)];
  await expect.poll(() => product.query("select 1 from media_uploads")).toEqual([]);
  for (const id of ids) void removeMedia(db, dying(store, "before"), id);
  const noted = () => product.query("select name from media_removals order by held_until");
  await expect.poll(noted).toHaveLength(2);
  await expect
    .poll(() => product.query("select 1 from media_removals where held_until > now()"))
    .toHaveLength(2);
  await product.query(
    "update media_removals set held_until = now() - interval '1 second' where name = $1",
    [sha256(bytes)],
  );
  const { start, parseConfig } = await builtProduct();
  const next = await start(parseConfig({ ...product.env, LOG_LEVEL: "error" }));
  onTestFinished(next.stop);
  const waiting =
    "select 1 from jobs join media_removals on run_at between held_until and held_until + interval '1 second' where kind = 'media-sweep' and retry_at is null";
  await expect.poll(() => product.query(waiting)).toHaveLength(1);
  expect(await noted()).toEqual([{ name: sha256(other) }]);
  expect([await store.has(sha256(bytes)), await store.has(sha256(other))]).toEqual([false, true]);
  await product.query("update media_removals set held_until = now()");
  await next.media.planSweep();
  await expect.poll(noted).toEqual([]);
  expect(await store.has(sha256(other))).toBe(false);
});

test("MED-9 a store that cannot be reached is asked again, and the file is gone for people at once", async () => {
  const { stub, product, noted, contents, settled, admin } = await aStore();
  const bytes = aVideo(9_000);
  const id = await upload(admin, bytes);
  await settled();
  stub.keepsAll = true;
  await admin.form("/admin/media", { intent: "remove", id });
  expect(await product.query("select 1 from media_files")).toEqual([]);
  expect(await noted()).toEqual([{ name: sha256(bytes) }]);
  await expect(product.running.media.forgetUploads()).rejects.toThrow();
  stub.keepsAll = false;
  await product.running.media.forgetUploads();
  expect([await noted(), contents()]).toEqual([[], []]);
});

test("MED-1 the same content that is uploaded again while it is removed waits, and stays", async () => {
  const { product, store, db, noted, contents, settled, admin } = await aStore();
  const bytes = aVideo(9_000);
  const id = await upload(admin, bytes);
  await settled();
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  const slow = {
    ...store,
    remove: async (place: Parameters<MediaStore["remove"]>[0]) => {
      await gate;
      await store.remove(place);
    },
  };
  const removing = removeMedia(db, slow, id);
  await expect
    .poll(() => product.query("select 1 from media_removals where held_until > now()"))
    .toHaveLength(1);
  const again = upload(admin, bytes);
  await expect
    .poll(() => product.query("select 1 from media_uploads where received_bytes = 9000"))
    .toHaveLength(1);
  open();
  await removing;
  await again;
  expect(await noted()).toEqual([]);
  await expect.poll(contents).toEqual([`content/${sha256(bytes)}`]);
});

function poster(body: BodyInit): Request {
  const headers = { "Content-Type": "image/webp" };
  return new Request("http://setpoint.test/", { method: "PUT", headers, body });
}

/** What the store has besides this content. */
const others = (contents: string[], bytes: Uint8Array) =>
  contents.filter((key) => key !== `content/${sha256(bytes)}`);

test("MED-9 a process that ends once a poster is in the store, and before it belongs to its video, leaves nothing for ever", async () => {
  const { product, store, db, noted, contents, settled, admin } = await aStore();
  const bytes = aVideo(9_000);
  const id = await upload(admin, bytes);
  await settled();
  const place: MediaStore["place"] = async (...args) => {
    await store.place(...args);
    await new Promise(() => undefined);
  };
  const options = { db, store: { ...store, place }, quotaBytes: null, later: () => undefined };
  const picture = aPicture(3_000);
  void takePart(options, poster(picture), { id, part: "poster" });
  await expect.poll(contents).toContain(`content/${sha256(picture)}`);
  // Sent again meanwhile, it stays for good.
  await product.running.media.forgetUploads();
  expect(contents()).toContain(`content/${sha256(picture)}`);
  await product.query("update media_uploads set touched_at = now() - interval '8 days'");
  await product.running.media.forgetUploads();
  expect([await noted(), others(contents(), bytes)]).toEqual([[], []]);
  expect(await product.query("select 1 from media_uploads")).toEqual([]);
});

test("MED-9 a poster whose video is deleted while it is stored is refused, and nothing of it stays", async () => {
  const { product, store, db, noted, contents, settled, admin } = await aStore();
  const id = await upload(admin, aVideo(9_000));
  await settled();
  const place: MediaStore["place"] = async (...args) => {
    await store.place(...args);
    await removeMedia(db, store, id);
  };
  const options = { db, store: { ...store, place }, quotaBytes: null, later: () => undefined };
  const refused = await takePart(options, poster(aPicture(3_000)), { id, part: "poster" });
  expect(refused.status).toBe(404);
  expect([await noted(), contents()]).toEqual([[], []]);
  expect(await product.query("select 1 from media_uploads")).toEqual([]);
});

test("MED-9 of posters that are sent at once one stays, and nothing of the others", async () => {
  const { product, store, db, noted, contents, settled, admin } = await aStore();
  const bytes = aVideo(9_000);
  const id = await upload(admin, bytes);
  await settled();
  const pictures = [1, 2, 3, 4].map((size) => aPicture(size * 1_000));
  // All are placed before the first of them belongs to the video.
  const { promise: all, resolve } = Promise.withResolvers<void>();
  let placed = 0;
  const place: MediaStore["place"] = async (...args) => {
    await store.place(...args);
    placed += 1;
    if (placed === pictures.length) resolve();
    await all;
  };
  const options = { db, store: { ...store, place }, quotaBytes: null, later: () => undefined };
  const sent = pictures.map((picture) =>
    takePart(options, poster(picture), { id, part: "poster" }),
  );
  expect((await Promise.all(sent)).map(({ status }) => status)).toEqual([204, 204, 204, 204]);
  const kept = await product.query<{ sha256: string }>(
    "select sha256 from media_renditions where kind = 'poster'",
  );
  await clearRemovals(db, store);
  expect(await noted()).toEqual([]);
  expect(others(contents(), bytes)).toEqual(kept.map(({ sha256: name }) => `content/${name}`));
});
