/** Own media in an S3-compatible store. */
import fc from "fast-check";
import { expect, onTestFinished, test } from "vitest";
import { lockNumber } from "../../app/platform/db/locks.server";
import { s3Store } from "../../app/platform/media/s3-store.server";
import { aVideo } from "../kit/a-video";
import { addressFor, begin, received, send, sha256 } from "../kit/media";
import { S3Stub } from "../kit/s3-stub";
import { startForTest } from "../kit/test-product";

const MB = 1024 * 1024;

async function aStub(): Promise<S3Stub> {
  const stub = await S3Stub.start();
  onTestFinished(() => stub.stop());
  return stub;
}

const KEYS = { region: "test-1", keyId: "test-key", secret: "test-secret" };
const AWAY = { error: "The store of uploaded videos does not respond. Try again in a moment." };

async function expectOnly(stub: S3Stub): Promise<string[]> {
  await expect.poll(() => stub.objects.size).toBe(1);
  return [...stub.objects.keys()];
}

function storeAt(stub: S3Stub) {
  const { MEDIA_S3_ADDRESS: address = "" } = stub.env;
  return s3Store({ address, ...KEYS });
}

test("MED-2 a video in an S3-compatible store is uploaded in pieces, joined there, played by ranges and deleted", async () => {
  const stub = await aStub();
  const product = await startForTest(stub.env);
  const admin = await product.admin();
  const [row] = await product.query<{ user_id: string }>("select user_id from user_roles");
  const bytes = aVideo(11 * MB);
  const location = (await begin(admin, bytes.length)).headers.get("Location") ?? "";
  expect((await send(admin, location, { offset: 0, body: bytes.slice(0, 6 * MB) })).status).toBe(
    204,
  );
  expect(await received(admin, location)).toBe(6 * MB);
  const rest = await send(admin, location, { offset: 6 * MB, body: bytes.slice(6 * MB) });
  expect(rest.status).toBe(204);
  await expect.poll(() => [...stub.objects.keys()]).toEqual([`content/${sha256(bytes)}`]);
  const id = location.split("/").at(-1) ?? "";
  const address = addressFor(row?.user_id ?? "", id);
  const part = await admin.get(address, { headers: { Range: "bytes=5242000-5243999" } });
  expect([part.status, sha256(await part.bytes())]).toEqual([
    206,
    sha256(bytes.slice(5_242_000, 5_244_000)),
  ]);
  expect(await (await admin.get("/media/room")).json()).toMatchObject({ freeBytes: null });
  stub.objects.clear();
  expect((await admin.get(address)).status).toBe(404);
  await admin.form("/admin/media", { intent: "remove", id });
  expect(await product.query("select 1 from media_files")).toEqual([]);
});

async function uploaded(
  product: Awaited<ReturnType<typeof startForTest>>,
  bytes: ReturnType<typeof aVideo>,
) {
  const admin = await product.admin();
  const [row] = await product.query<{ user_id: string }>("select user_id from user_roles");
  const location = (await begin(admin, bytes.length)).headers.get("Location") ?? "";
  expect((await send(admin, location, { offset: 0, body: bytes })).status).toBe(204);
  return { admin, address: addressFor(row?.user_id ?? "", location.split("/").at(-1) ?? "") };
}

test("MED-1 a piece that changes on its way to the store is refused there, and the upload goes on before it", async () => {
  const stub = await aStub();
  const product = await startForTest(stub.env);
  const admin = await product.admin();
  const bytes = aVideo(11 * MB);
  const location = (await begin(admin, bytes.length)).headers.get("Location") ?? "";
  // Of each only one piece is written, so the body has been read when it is refused.
  for (const until of [3 * MB, 5 * MB, 9 * MB, 10 * MB, bytes.length]) {
    const offset = (await received(admin, location)) ?? 0;
    const body = bytes.slice(offset, until);
    stub.spoils = 1;
    const refused = await send(admin, location, { offset, body });
    expect([refused.status, await refused.json()]).toEqual([503, AWAY]);
    expect(await received(admin, location)).toBe(offset);
    expect((await send(admin, location, { offset, body })).status).toBe(204);
  }
  const [key] = await expectOnly(stub);
  expect(key).toBe(`content/${sha256(bytes)}`);
  expect(sha256(stub.objects.get(key ?? "") ?? Buffer.of())).toBe(sha256(bytes));
});

test("MED-2 whatever the store does instead of sending a part of a video, no other bytes are played", async () => {
  const stub = await aStub();
  const product = await startForTest(stub.env);
  const bytes = aVideo(2 * MB);
  const { admin, address } = await uploaded(product, bytes);
  const key = `content/${sha256(bytes)}`;
  const part = () => admin.get(address, { headers: { Range: "bytes=1000-2999" } });
  for (const status of [400, 401, 403, 429, 500, 502, 503]) {
    stub.refusal = { keys: /^content/, status };
    const refused = await part();
    expect([refused.status, refused.headers.has("Retry-After")]).toEqual([503, true]);
    expect(await refused.json()).toEqual(AWAY);
  }
  stub.refusal = null;
  stub.ignoresRanges = true;
  expect((await part()).status).toBe(503);
  // That is the whole, which such a store may send.
  expect(sha256(await (await admin.get(address)).bytes())).toBe(sha256(bytes));
  stub.ignoresRanges = false;
  const whole = stub.objects.get(key) ?? Buffer.of();
  stub.objects.set(key, whole.subarray(0, 2000));
  expect((await part()).status).toBe(404);
  stub.objects.set(key, whole);
  expect(sha256(await (await part()).bytes())).toBe(sha256(bytes.slice(1000, 3000)));
});

test("MED-1 while the store puts a video or a part together, no lock is held, and nobody removes the same content", async () => {
  const stub = await aStub();
  const product = await startForTest(stub.env);
  const admin = await product.admin();
  const bytes = aVideo(6 * MB);
  const whole = async () => (await begin(admin, bytes.length)).headers.get("Location") ?? "";
  const first = await whole();
  expect((await send(admin, first, { offset: 0, body: bytes })).status).toBe(204);
  const id = first.split("/").at(-1) ?? "";
  const isFree = async () =>
    (
      await product.query<{ free: boolean }>(
        "select pg_try_advisory_xact_lock($1::bigint) as free",
        [lockNumber({ name: "media", of: sha256(bytes) })],
      )
    )[0]?.free;
  const go = stub.hold();
  const second = await whole();
  const sent = send(admin, second, { offset: 0, body: bytes });
  const marked = () =>
    product.query("select 1 from media_files where state = 'uploading' and sha256 is not null");
  await expect.poll(marked).toHaveLength(1);
  await expect.poll(isFree).toBe(true);
  // The only other file with this content goes meanwhile.
  await admin.form("/admin/media", { intent: "remove", id });
  go();
  expect((await sent).status).toBe(204);
  await expect.poll(() => [...stub.objects.keys()]).toEqual([`content/${sha256(bytes)}`]);
  const kept = second.split("/").at(-1) ?? "";
  const sound = { method: "PUT", headers: { "Content-Type": "audio/ogg" }, body: aVideo(900) };
  const goOn = stub.hold();
  const part = admin.fetch(`/media/${kept}/audio`, sound);
  await expect
    .poll(() => product.query("select 1 from media_uploads where sha256 is not null"))
    .toHaveLength(1);
  await expect.poll(isFree).toBe(true);
  goOn();
  expect((await part).status).toBe(204);
  await expect.poll(() => product.query("select 1 from media_uploads")).toEqual([]);
});

test("MED-1 a video plays before its pieces are gone, and the next sweep removes those that are left", async () => {
  const stub = await aStub();
  const product = await startForTest(stub.env);
  const admin = await product.admin();
  const [row] = await product.query<{ user_id: string }>("select user_id from user_roles");
  const bytes = aVideo(11 * MB);
  const location = (await begin(admin, bytes.length)).headers.get("Location") ?? "";
  stub.keepsAll = true;
  expect((await send(admin, location, { offset: 0, body: bytes })).status).toBe(204);
  const id = location.split("/").at(-1) ?? "";
  const address = addressFor(row?.user_id ?? "", id);
  expect(sha256(await (await admin.get(address)).bytes())).toBe(sha256(bytes));
  const left = () => [...stub.objects.keys()].filter((key) => key.startsWith("uploads/"));
  expect(left()).toHaveLength(3);
  await expect(product.running.media.forgetUploads()).rejects.toThrow("kept pieces");
  expect(await product.query("select id from media_uploads")).toEqual([{ id }]);
  stub.keepsAll = false;
  await product.running.media.forgetUploads();
  expect(left()).toEqual([]);
  expect(await product.query("select id from media_uploads")).toEqual([]);
  expect(sha256(await (await admin.get(address)).bytes())).toBe(sha256(bytes));
});

test("MED-1 a joining that the store refuses is ended there, and done later", async () => {
  const stub = await aStub();
  const store = storeAt(stub);
  const bytes = aVideo(11 * MB);
  const body = (async function* () {
    yield bytes;
  })();
  await store.append({ upload: "one", offset: 0, body, kept: async () => undefined });
  const last = stub.objects.get("uploads/one/2") ?? Buffer.of();
  stub.objects.delete("uploads/one/2");
  await expect(store.place("one", sha256(bytes), bytes.length)).rejects.toThrow();
  expect(stub.joins.size).toBe(0);
  stub.objects.set("uploads/one/2", last);
  await store.place("one", sha256(bytes), bytes.length);
  expect(stub.joins.size).toBe(0);
  expect(sha256(stub.objects.get(`content/${sha256(bytes)}`) ?? Buffer.of())).toBe(sha256(bytes));
});

test("MED-1 joinings that a killed server left are ended a day later, and neither newer ones nor what is others'", async () => {
  const stub = await aStub();
  const content = `content/${"a".repeat(64)}`;
  const begun = (id: string, key: string, hours: number) => {
    stub.joins.set(id, new Map());
    stub.joinsOf.set(id, { key, at: Date.now() - hours * 3_600_000 });
  };
  begun("killed", content, 25);
  begun("killed again", content, 900);
  begun("under way", content, 23);
  begun("of others", "content/reports.zip", 900);
  begun("elsewhere", "backups/all", 900);
  const product = await startForTest(stub.env);
  await product.running.media.planSweep();
  const left = () => [...stub.joins.keys()];
  await expect.poll(left).toEqual(["under way", "of others", "elsewhere"]);
});

test.each([403, 501])(
  "MED-1 a store that lists no joinings (%i) is otherwise used as before",
  async (status) => {
    const stub = await aStub();
    stub.refusal = { keys: /^$/, status };
    const store = storeAt(stub);
    await expect(store.endBegun?.()).resolves.toBeUndefined();
    const bytes = aVideo(6 * MB);
    await store.append({
      upload: "one",
      offset: 0,
      body: (async function* () {
        yield bytes;
      })(),
      kept: async () => undefined,
    });
    await store.place("one", sha256(bytes), bytes.length);
    expect(await store.has(sha256(bytes))).toBe(true);
  },
);

test("MED-1 pieces of an upload are all removed, whatever a crash left of the last ones", async () => {
  const stub = await aStub();
  const store = storeAt(stub);
  for (const whole of [0, 4, 8])
    for (let some = 0; some < 16; some += 1) {
      const numbers = [0, 1, 2, 3].filter((bit) => some & (1 << bit)).map((bit) => whole + bit);
      for (const number of [...Array(whole).keys(), ...numbers])
        stub.objects.set(`uploads/one/${number}`, Buffer.of(1));
      await store.remove({ upload: "one" });
      expect([...stub.objects.keys()]).toEqual([]);
    }
});

test("MED-1 an upload to an S3-compatible store may break off anywhere", async () => {
  const stub = await aStub();
  const store = storeAt(stub);
  const bytes = aVideo(11 * MB);
  async function* pieces(from: number, until: number) {
    for (let at = from; at < until; at += 300_000)
      yield bytes.subarray(at, Math.min(at + 300_000, until));
    if (until < bytes.length) throw new Error("cut off");
  }
  let turn = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 0, max: bytes.length - 1 }), { maxLength: 4 }),
      async (cuts) => {
        turn += 1;
        const upload = `upload-${turn}`;
        let offset = 0;
        for (const until of [...cuts.sort((one, other) => one - other), bytes.length]) {
          const kept = async (end: number) => {
            offset = end;
          };
          const body = pieces(offset, until);
          const appended = store.append({ upload, offset, body, kept });
          if (until < bytes.length) await expect(appended).rejects.toThrow("cut off");
          else await appended;
          expect(offset).toBe(until);
        }
        const name = sha256(bytes);
        await store.place(upload, name, bytes.length);
        // Done again, as after a crash.
        await store.place(upload, name, bytes.length);
        await store.remove({ upload });
        await store.place(upload, name, bytes.length);
        expect([...stub.objects.keys()]).toEqual([`content/${name}`]);
        expect(sha256(stub.objects.get(`content/${name}`) ?? Buffer.of())).toBe(name);
      },
    ),
    { numRuns: 8, endOnFailure: true },
  );
});
