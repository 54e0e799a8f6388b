/** Uploads under way when the database was backed up: after a restore, the store may not have what the database says arrived. */
import { rm, truncate } from "node:fs/promises";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { pathOf } from "../../app/platform/media/directory-store.server";
import { aVideo } from "../kit/a-video";
import { begin, received, send, sha256 } from "../kit/media";
import { ownMedia } from "../kit/own-media";
import { S3Stub } from "../kit/s3-stub";
import { startForTest } from "../kit/test-product";

const MB = 1024 * 1024;

/** A kind of store, and how all of an upload, or its end, gets lost in it. */
const STORES = {
  directory: async () => {
    const env = ownMedia();
    const file = (upload: string) => path.join(env.MEDIA_DIR, pathOf({ upload }));
    return {
      env,
      lose: (upload: string) => rm(file(upload)),
      loseEnd: (upload: string) => truncate(file(upload), MB),
    };
  },
  S3: async () => {
    const stub = await S3Stub.start();
    onTestFinished(() => stub.stop());
    const lose = async (upload: string, first = 0) => {
      for (const key of [...stub.objects.keys()]) {
        const [, number] = key.split(`uploads/${upload}/`);
        if (number !== undefined && Number(number) >= first) stub.objects.delete(key);
      }
    };
    return { env: stub.env, lose, loseEnd: (upload: string) => lose(upload, 1) };
  },
};

test.each([
  ["directory", "lose", 7 * MB],
  ["directory", "loseEnd", 10 * MB],
  ["S3", "lose", 10 * MB],
  ["S3", "loseEnd", 7 * MB],
  ["S3", "loseEnd", 10 * MB],
] as const)(
  "MED-9 (%s, %s, %i bytes) an upload of which the store has less than the database says begins again, and its checksum is that of the file",
  async (kind, how, safe) => {
    const store = await STORES[kind]();
    const product = await startForTest(store.env);
    const admin = await product.admin();
    const bytes = aVideo(12 * MB);
    const location = (await begin(admin, bytes.length)).headers.get("Location") ?? "";
    const id = location.split("/").at(-1) ?? "";
    expect((await send(admin, location, { offset: 0, body: bytes.slice(0, safe) })).status).toBe(
      204,
    );
    await store[how](id);
    const rest = await send(admin, location, { offset: safe, body: bytes.slice(safe) });
    expect(rest.status).toBe(409);
    const offset = (await received(admin, location)) ?? 0;
    expect(offset).toBeLessThan(safe);
    const again = await send(admin, location, { offset, body: bytes.slice(offset) });
    expect(again.status).toBe(204);
    expect(await product.query("select state, sha256 from media_files")).toEqual([
      { state: "ready", sha256: sha256(bytes) },
    ]);
  },
);

test.each(["directory", "S3"] as const)(
  "MED-9 (%s) an upload that had arrived whole, and that the store has lost, begins again too",
  async (kind) => {
    const store = await STORES[kind]();
    const product = await startForTest(store.env);
    const admin = await product.admin();
    const bytes = aVideo(6 * MB);
    const location = (await begin(admin, bytes.length)).headers.get("Location") ?? "";
    const id = location.split("/").at(-1) ?? "";
    expect((await send(admin, location, { offset: 0, body: bytes.slice(0, 99) })).status).toBe(204);
    await store.lose(id);
    // With its checksum: the instance had begun to put it together.
    await product.query("update media_uploads set received_bytes = $1", [bytes.length]);
    await product.query("update media_files set sha256 = $1", [sha256(bytes)]);
    expect(await received(admin, location)).toBe(0);
    expect((await send(admin, location, { offset: 0, body: bytes })).status).toBe(204);
    expect(await product.query("select state, sha256 from media_files")).toEqual([
      { state: "ready", sha256: sha256(bytes) },
    ]);
  },
);

test.each([
  ["directory", "lose"],
  ["directory", "loseEnd"],
  ["S3", "lose"],
  ["S3", "loseEnd"],
] as const)(
  "MED-9 (%s, %s) an upload that the store has lost begins again with the next piece, not after the last one",
  async (kind, how) => {
    const store = await STORES[kind]();
    const product = await startForTest(store.env);
    const admin = await product.admin();
    // Full pieces, so none of them is written again.
    const [size, safe] = [16 * MB, 10 * MB];
    const bytes = aVideo(size);
    const location = (await begin(admin, size)).headers.get("Location") ?? "";
    const first = bytes.slice(0, safe);
    expect((await send(admin, location, { offset: 0, body: first })).status).toBe(204);
    await store[how](location.split("/").at(-1) ?? "");
    const next = bytes.slice(safe, safe + MB);
    expect((await send(admin, location, { offset: safe, body: next })).status).toBe(409);
    expect(await received(admin, location)).toBe(0);
  },
);
