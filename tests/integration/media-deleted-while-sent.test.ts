/** What is deleted while a request still writes it: whatever arrives afterwards goes too, also if its process is killed. */
import { randomUUID } from "node:crypto";
import { readdir } from "node:fs/promises";
import path from "node:path";
import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { directoryStore } from "../../app/platform/media/directory-store.server";
import { removeMedia } from "../../app/platform/media/media-files.server";
import { takePart } from "../../app/platform/media/media-parts.server";
import type { MediaStore } from "../../app/platform/media/media-store.server";
import { s3Store } from "../../app/platform/media/s3-store.server";
import { UploadStore } from "../../app/platform/media/upload-store.server";
import { aVideo } from "../kit/a-video";
import { aPicture, begin, received, send, sha256, upload } from "../kit/media";
import { ownMedia } from "../kit/own-media";
import { S3Stub } from "../kit/s3-stub";
import { startForTest } from "../kit/test-product";

const MB = 1024 * 1024;

/** With everything that is in it. */
const STORES = {
  directory: async () => {
    const env = ownMedia();
    const files = async () => {
      const all = await readdir(env.MEDIA_DIR, { recursive: true, withFileTypes: true });
      return all.filter((each) => each.isFile()).map(({ name }) => path.basename(name));
    };
    return { env, store: directoryStore(env.MEDIA_DIR), files };
  },
  S3: async () => {
    const { stub, store } = await aBucket();
    return { env: stub.env, store, files: async () => [...stub.objects.keys()] };
  },
};

async function aBucket() {
  const stub = await S3Stub.start();
  onTestFinished(() => stub.stop());
  const { MEDIA_S3_ADDRESS: address = "" } = stub.env;
  const store = s3Store({ address, region: "test-1", keyId: "test-key", secret: "test-secret" });
  return { stub, store };
}

async function started(env: Record<string, string>) {
  const product = await startForTest(env);
  const admin = await product.admin();
  const begun = async (size: number) => {
    const location = (await begin(admin, size)).headers.get("Location") ?? "";
    return { location, id: location.split("/").at(-1) ?? "" };
  };
  /** What the database still has to do with. */
  const rows = () =>
    product.query(
      "select name from media_removals union all select id from media_uploads union all select id from media_files",
    );
  const { db } = product.running.database;
  return { product, admin, begun, rows, db };
}

test("MED-9 the piece that is on its way when somebody deletes its upload goes with the others", async () => {
  const { stub } = await aBucket();
  const { product, admin, begun, rows } = await started(stub.env);
  const { location, id } = await begun(12 * MB);
  const release = stub.hold(/^uploads\/.*\/2$/);
  const sending = send(admin, location, { offset: 0, body: aVideo(12 * MB) });
  await expect.poll(() => stub.waiting).toBe(1);
  // That one is being sent.
  await admin.form("/admin/media", { intent: "remove-unfinished" });
  expect(await product.query("select id from media_files")).toEqual([{ id }]);
  await admin.form("/admin/media", { intent: "remove", id });
  expect(await product.query("select id from media_files")).toEqual([]);
  release();
  expect((await sending).status).toBeGreaterThanOrEqual(400);
  await expect.poll(rows).toEqual([]);
  expect([...stub.objects.keys()]).toEqual([]);
  expect(await received(admin, location)).toBeNull();
});

test.each(["directory", "S3"] as const)(
  "MED-9 (%s) an upload that is deleted before its first bytes are stored leaves none of them",
  async (kind) => {
    const { env, store, files } = await STORES[kind]();
    const { product, begun, rows, db } = await started(env);
    const { id } = await begun(3 * MB);
    const append: MediaStore["append"] = async (arriving) => {
      await removeMedia(db, store, id);
      await store.append(arriving);
    };
    const [{ createdBy = "" } = {}] = await product.query<{ createdBy: string }>(
      'select created_by as "createdBy" from media_files',
    );
    const options = { db, store: { ...store, append }, quotaBytes: null, later: () => undefined };
    const body = async function* () {
      yield aVideo(3 * MB);
    };
    await expect(new UploadStore(options, createdBy).write(body(), id, 0)).rejects.toBeDefined();
    expect([await rows(), await files()]).toEqual([[], []]);
  },
);

/** What a killed process may have had on its way: how the database knows of it, and under which name it arrives late. */
const LATE = {
  "a piece of its video": (id: string) => ({ rows: [], key: `uploads/${id}/2` }),
  "its joined video": (id: string) => ({
    rows: [`update media_files set sha256 = repeat('a', 64) where id = '${id}'`],
    key: `content/${"a".repeat(64)}`,
  }),
  "its poster": (id: string) => ({
    rows: [
      `insert into media_uploads (id, file_id, sha256) values ('${randomUUID()}', '${id}', repeat('b', 64))`,
    ],
    key: `content/${"b".repeat(64)}`,
  }),
};

test.each(Object.keys(LATE) as (keyof typeof LATE)[])(
  "MED-9 an upload that is deleted while its process is killed leaves nothing, though %s arrives after the deletion",
  async (what) => {
    const { stub, store } = await aBucket();
    const { product, admin, begun, rows, db } = await started(stub.env);
    const { location, id } = await begun(12 * MB);
    await send(admin, location, { offset: 0, body: aVideo(10 * MB) });
    await product.query("update media_uploads set held_until = now() + interval '4 seconds'");
    const late = LATE[what](id);
    for (const statement of late.rows) await product.query(statement);
    expect(await removeMedia(db, store, id)).toBe(true);
    await product.running.media.forgetUploads();
    stub.objects.set(late.key, Buffer.alloc(9));
    const waiting =
      "select 1 from jobs join media_removals on run_at between written_until and written_until + interval '1 second' where kind = 'media-sweep'";
    await product.running.media.planSweep();
    await expect.poll(() => product.query(waiting)).not.toEqual([]);
    await product.query("update media_removals set written_until = now() - interval '1 second'");
    await product.running.media.forgetUploads();
    expect([await rows(), [...stub.objects.keys()]]).toEqual([[], []]);
  },
);

test("MED-9 what is deleted before it is placed is not placed: a process that ends then would leave it", async () => {
  const { stub, store } = await aBucket();
  const { product, admin, begun, rows, db } = await started(stub.env);
  const place: MediaStore["place"] = async () => expect.unreachable("It was placed");
  const id = await upload(admin, aVideo(9_000));
  await expect.poll(() => product.query("select 1 from media_uploads")).toEqual([]);
  const append: MediaStore["append"] = async (arriving) => {
    await store.append(arriving);
    await removeMedia(db, store, id);
  };
  const options = { db, quotaBytes: null, later: () => undefined };
  const picture = { method: "PUT", headers: { "Content-Type": "image/webp" }, body: aPicture(99) };
  const poster = new Request("http://setpoint.test/", picture);
  const asked = { id, part: "poster" };
  const refused = await takePart({ ...options, store: { ...store, append, place } }, poster, asked);
  expect(refused.status).toBe(404);

  const { location, id: other } = await begun(6 * MB);
  const bytes = aVideo(6 * MB);
  await send(admin, location, { offset: 0, body: bytes.slice(0, 5 * MB) });
  await product.query("update media_uploads set held_until = now() + interval '1 hour'");
  const read: MediaStore["read"] = async (...args) => {
    const stream = await store.read(...args);
    await removeMedia(db, store, other);
    return stream;
  };
  const [{ createdBy = "" } = {}] = await product.query<{ createdBy: string }>(
    'select created_by as "createdBy" from media_files',
  );
  const later: Promise<unknown>[] = [];
  const given = { db, quotaBytes: null, later: (work: Promise<unknown>) => void later.push(work) };
  const uploads = new UploadStore({ ...given, store: { ...store, read, place } }, createdBy);
  const body = async function* () {
    yield bytes.slice(5 * MB);
  };
  await uploads.write(body(), other, 5 * MB);
  await Promise.all(later);
  expect([await rows(), [...stub.objects.keys()]]).toEqual([[], []]);
});

test("MED-9 an upload that goes on while 'Delete unfinished uploads' waits for it stays", async () => {
  const { stub } = await aBucket();
  const { product, admin, begun, db } = await started(stub.env);
  const { location, id } = await begun(12 * MB);
  const bytes = aVideo(12 * MB);
  await send(admin, location, { offset: 0, body: bytes.slice(0, 6 * MB) });
  const release = stub.hold(/^uploads\/.*\/2$/);
  const asked: Promise<Response>[] = [];
  await db.transaction(async (tx) => {
    await tx.execute(sql`select 1 from media_files where id = ${id} for update`);
    asked.push(admin.form("/admin/media", { intent: "remove-unfinished" }));
    const waits = "select 1 from pg_stat_activity where wait_event_type = 'Lock'";
    await expect.poll(() => product.query(waits)).not.toEqual([]);
    asked.push(send(admin, location, { offset: 6 * MB, body: bytes.slice(6 * MB) }));
    await expect.poll(() => stub.waiting).toBe(1);
  });
  // There was nothing to delete.
  expect((await asked[0])?.status).toBe(409);
  release();
  expect((await asked[1])?.status).toBe(204);
  expect(await product.query("select state, sha256 from media_files")).toEqual([
    { state: "ready", sha256: sha256(bytes) },
  ]);
});
