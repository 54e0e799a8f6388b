/** Own media over HTTP: uploads that go on, and the bytes as players ask for them. */
import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { aBox, aVideo } from "../kit/a-video";
import { addressFor, aPicture, begin, received, send, sha256, upload } from "../kit/media";
import { ownMedia, useIn } from "../kit/own-media";
import { startForTest } from "../kit/test-product";

async function aStore(env: Record<string, string> = {}) {
  const own = ownMedia();
  const product = await startForTest({ ...own, ...env });
  const admin = await product.admin();
  const [row] = await product.query<{ user_id: string }>(
    "select user_id from user_roles where role = 'admin'",
  );
  return { product, admin, adminId: row?.user_id ?? "", directory: own.MEDIA_DIR };
}

test("MED-1 an upload goes on where it stopped, and is stored under its checksum", async () => {
  const { product, admin, adminId, directory } = await aStore();
  const bytes = aVideo(3_500_000);
  const begun = await begin(admin, bytes.length, {
    filename: "Zoë 1.mov",
    filetype: "video/quicktime",
  });
  expect(begun.status).toBe(201);
  const location = begun.headers.get("Location") ?? "";
  expect(location).toMatch(/^\/media\/uploads\/[\w-]{22}$/);
  const first = await send(admin, location, { offset: 0, body: bytes.slice(0, 1_500_000) });
  expect([first.status, first.headers.get("Upload-Offset")]).toEqual([204, "1500000"]);
  expect(await received(admin, location)).toBe(1_500_000);
  const wrong = await send(admin, location, { offset: 1_000_000, body: bytes.slice(1_000_000) });
  expect(wrong.status).toBe(409);
  const rest = await send(admin, location, { offset: 1_500_000, body: bytes.slice(1_500_000) });
  expect(rest.status).toBe(204);
  expect(await received(admin, location)).toBe(bytes.length);
  const id = location.split("/").at(-1) ?? "";
  expect(await product.query("select name, bytes::int, sha256, state from media_files")).toEqual([
    { name: "Zoë 1.mov", bytes: bytes.length, sha256: sha256(bytes), state: "ready" },
  ]);
  const files = readdirSync(directory, { recursive: true, encoding: "utf8" });
  const stored = path.join("content", sha256(bytes).slice(0, 2), sha256(bytes));
  expect(files.filter((name) => statSync(path.join(directory, name)).isFile())).toEqual([stored]);
  const played = await admin.get(addressFor(adminId, id));
  expect(played.headers.get("Content-Type")).toBe("video/quicktime");
  expect(sha256(await played.bytes())).toBe(sha256(bytes));
});

test("MED-1 what cannot be played or is not allowed is refused with a sentence", async () => {
  const { product, admin } = await aStore();
  const { visitor: trainee } = await product.signedIn();
  const refusals = [
    [await begin(admin, 100, { filetype: "text/html" }), 415],
    [await begin(admin, 6 * 1024 ** 3), 413],
    [await begin(admin, 0), 400],
    [await begin(trainee, 100), 403],
    [await begin(product.visitor(), 100), 401],
    ...(await Promise.all(
      ["-1", "0", "0.9", "NaN", "12:00", "Infinity", "1e9", "43201", "ten"].map(
        async (duration) => [await begin(admin, 100, { duration }), 400] as const,
      ),
    )),
    ...(await Promise.all(
      ["-1", "0", "NaN", "1e9", "16385"].flatMap((side) =>
        [{ width: side }, { height: side }].map(
          async (named) => [await begin(admin, 100, named), 400] as const,
        ),
      ),
    )),
  ] as const;
  for (const [response, status] of refusals) {
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ error: expect.stringMatching(/^[A-Z].{10,}/) });
  }
  expect(await product.query("select 1 from media_files")).toEqual([]);
  // A program that uploads may not know it.
  for (const duration of ["", "1", "61.8", "43200"])
    expect((await begin(admin, 100, { duration, width: "1920", height: "1080" })).status).toBe(201);
});

test("MED-1 a person has 30 unfinished uploads at most, and one more after another is gone", async () => {
  const { product, admin } = await aStore();
  for (let count = 0; count < 30; count += 1) expect((await begin(admin, 100)).status).toBe(201);
  const more = await begin(admin, 100);
  expect(more.status).toBe(403);
  expect(await more.json()).toEqual({ error: expect.stringContaining("30 uploads") });
  await product.query("delete from media_files where id = (select min(id) from media_files)");
  expect((await begin(admin, 100)).status).toBe(201);
});

test("MED-1 an upload that goes on for longer than it announced is refused, however its length is sent", async () => {
  const { admin } = await aStore();
  const bytes = aVideo(1_500_000);
  const begun = await begin(admin, 1_000_000);
  const location = begun.headers.get("Location") ?? "";
  const pieces = new Blob([bytes]).stream();
  const sent = await send(admin, location, { offset: 0, body: pieces });
  expect([sent.status, (await sent.json()).error]).toEqual([
    413,
    "This is more than the size that was announced",
  ]);
  const safe = (await received(admin, location)) ?? 0;
  expect(safe).toBeLessThanOrEqual(1_000_000);
  const rest = bytes.slice(safe, 1_000_000);
  expect((await send(admin, location, { offset: safe, body: rest })).status).toBe(204);
});

test("MED-1 an upload that nobody continues keeps no room but what arrived, and asks again when it goes on", async () => {
  const { product, admin } = await aStore({ MEDIA_QUOTA_GB: "1" });
  const big = 700 * 1024 ** 2;
  const first = (await begin(admin, big)).headers.get("Location") ?? "";
  const piece = aVideo(100_000);
  expect((await send(admin, first, { offset: 0, body: piece })).status).toBe(204);
  expect((await begin(admin, big)).status).toBe(413);
  await product.query("update media_uploads set touched_at = now() - interval '11 minutes'");
  const room = await (await admin.get("/media/room")).json();
  expect(room.usedBytes).toBe(100_000);
  const second = (await begin(admin, big)).headers.get("Location") ?? "";
  const late = await send(admin, first, { offset: 100_000, body: piece });
  expect([late.status, (await late.json()).error]).toEqual([
    413,
    expect.stringContaining("of the 1 GB allowed for videos are left"),
  ]);
  expect(await received(admin, first)).toBe(100_000);
  const headers = { "Tus-Resumable": "1.0.0" };
  expect((await admin.fetch(second, { method: "DELETE", headers })).status).toBe(204);
  expect((await send(admin, first, { offset: 100_000, body: piece })).status).toBe(204);
});

test("MED-2 a player gets the range it asks for", async () => {
  const { admin, adminId } = await aStore();
  const bytes = aVideo(700_000);
  const id = await upload(admin, bytes);
  const address = addressFor(adminId, id);
  const ask = (headers: Record<string, string>) => admin.get(address, { headers });
  const safari = await ask({ Range: "bytes=0-1" });
  expect(safari.status).toBe(206);
  expect(Object.fromEntries(safari.headers)).toMatchObject({
    "content-range": "bytes 0-1/700000",
    "content-length": "2",
    "accept-ranges": "bytes",
    "content-type": "video/mp4",
    "x-content-type-options": "nosniff",
    "cache-control": expect.stringContaining("private"),
    etag: `"${sha256(bytes)}"`,
  });
  expect(await safari.bytes()).toEqual(bytes.slice(0, 2));
  const beyond = await ask({ Range: "bytes=700000-" });
  expect([beyond.status, beyond.headers.get("Content-Range")]).toEqual([416, "bytes */700000"]);
  const last = await ask({ Range: "bytes=-300000" });
  expect(sha256(await last.bytes())).toBe(sha256(bytes.slice(400_000)));
  const known = await ask({ "If-None-Match": `"${sha256(bytes)}"`, Range: "bytes=0-1" });
  expect(known.status).toBe(304);
  const head = await admin.fetch(address, { method: "HEAD" });
  expect([head.status, head.headers.get("Content-Length")]).toEqual([200, "700000"]);
});

test("MED-2 an address opens for its person alone, and not for ever", async () => {
  const { product, admin, adminId } = await aStore();
  const other = await product.signedIn();
  const id = await upload(admin, aVideo(1_000));
  await useIn(product, 1, id);
  const address = addressFor(adminId, id);
  const hours = (count: number) => Date.now() + count * 3_600_000;
  expect((await admin.get(address)).status).toBe(200);
  expect((await other.visitor.get(addressFor(other.userId, id))).status).toBe(200);
  const refused = {
    "of another person": await other.visitor.get(address),
    expired: await admin.get(addressFor(adminId, id, "video", hours(-2))),
    early: await admin.get(addressFor(adminId, id, "video", hours(1))),
    altered: await admin.get(
      address.replace(/hour=\d+/, (hour) => `${hour.slice(0, -1)}0`).concat("0"),
    ),
    "of another part": await admin.get(
      addressFor(adminId, id, "poster").replace("poster", "video"),
    ),
    "of another file": await admin.get(address.replace(id, "A".repeat(22))),
    unsigned: await admin.get(`/media/${id}/video`),
  };
  for (const [name, response] of Object.entries(refused))
    expect([name, response.status]).toEqual([name, 403]);
  expect((await product.visitor().get(address)).status).toBe(401);
});

test("MED-1 a poster is stored with its video, and another one takes its place", async () => {
  const { product, admin, adminId } = await aStore();
  const id = await upload(admin, aVideo(1_000));
  const put = (body: BodyInit, type = "image/webp", part = "poster") =>
    admin.fetch(`/media/${id}/${part}`, { method: "PUT", headers: { "Content-Type": type }, body });
  const [one, other] = [aPicture(20_000), aPicture(30_000)];
  expect((await put(one)).status).toBe(204);
  const address = addressFor(adminId, id, "poster");
  const before = await admin.get(address);
  const etag = before.headers.get("ETag") ?? "";
  expect(sha256(await before.bytes())).toBe(sha256(one));
  expect((await put(other)).status).toBe(204);
  const after = await admin.get(address, { headers: { Range: "bytes=0-9", "If-Range": etag } });
  expect([after.status, sha256(await after.bytes())]).toEqual([200, sha256(other)]);
  expect((await put(aPicture(1_000), "text/html")).status).toBe(415);
  expect((await put(aVideo(1_000))).status).toBe(415);
  expect((await put("<svg/>", "image/jpeg")).status).toBe(415);
  expect((await put(aPicture(2 * 1024 * 1024 + 1))).status).toBe(413);
  expect((await put(aVideo(1_000), "image/webp", "cover")).status).toBe(404);
  expect((await put(aVideo(50_000), "audio/mp4", "audio")).status).toBe(204);
  expect((await admin.get(addressFor(adminId, id, "audio"))).status).toBe(404);
  expect(await product.query("select kind from media_renditions order by 1")).toEqual([
    { kind: "audio" },
    { kind: "poster" },
    { kind: "video" },
  ]);
  await expect.poll(() => product.query("select 1 from media_uploads")).toEqual([]);
});

test("MED-2 1,000 players at once, each as slow as it likes, take little memory", async () => {
  const { admin, adminId } = await aStore();
  const bytes = aVideo(4_000_000);
  const address = addressFor(adminId, await upload(admin, bytes));
  const before = process.memoryUsage().rss;
  const begun = async (at: number) => {
    const first = at * 1_000;
    const response = await admin.get(address, { headers: { Range: `bytes=${first}-` } });
    const reader = response.body?.getReader();
    const { value } = (await reader?.read()) ?? {};
    return { reader, isRight: value?.[0] === bytes[first] };
  };
  const open: Awaited<ReturnType<typeof begun>>[] = [];
  // More at once wait in the system's own line, which is short.
  for (let at = 0; at < 1_000; at += 100)
    open.push(...(await Promise.all(Array.from({ length: 100 }, (_, each) => begun(at + each)))));
  expect(open.filter(({ isRight }) => !isRight)).toEqual([]);
  // All of them together asked for 3.5 GB.
  expect(process.memoryUsage().rss - before).toBeLessThan(1_000 * 1_000_000);
  await Promise.all(open.map(({ reader }) => reader?.cancel()));
});

test.each([
  ["a page", "<!DOCTYPE html><script>alert(1)</script>"],
  ["a drawing", '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ["an archive", "PK\u0003\u0004 and much more than this"],
  ["less than a beginning", "ftyp"],
])("MED-1 %s that is called a video is refused, and nothing of it stays", async (_, text) => {
  const { product, admin } = await aStore();
  const bytes = new Uint8Array(Buffer.from(text));
  const location = (await begin(admin, bytes.length)).headers.get("Location") ?? "";
  const sent = await send(admin, location, { offset: 0, body: bytes });
  expect([sent.status, await sent.text()]).toEqual([415, expect.stringContaining("not a video")]);
  expect(await received(admin, location)).toBe(0);
  expect(await product.query("select 1 from media_files where state = 'ready'")).toEqual([]);
});

test.each([
  ["a page behind a beginning", [Buffer.from("<!DOCTYPE html><script>alert(1)</script>")]],
  ["no header", [aBox("mdat", Buffer.alloc(900))]],
  ["a header that is cut off", [aBox("moov", Buffer.alloc(90), 9_000)]],
])(
  "MED-1 what only begins like a video is refused once all of it came, and nothing stays: %s",
  async (_, rest) => {
    const { product, admin, directory } = await aStore();
    const bytes = Buffer.concat([aBox("ftyp", Buffer.from("isom")), ...rest]);
    const location = (await begin(admin, bytes.length)).headers.get("Location") ?? "";
    const first = await send(admin, location, { offset: 0, body: bytes.subarray(0, 20) });
    expect(first.status, "it may still become one").toBe(204);
    const last = await send(admin, location, { offset: 20, body: bytes.subarray(20) });
    expect([last.status, await last.text()]).toEqual([
      415,
      expect.stringContaining("not a whole video"),
    ]);
    expect(await received(admin, location)).toBeNull();
    expect(await product.query("select 1 from media_files")).toEqual([]);
    const files = readdirSync(directory, { recursive: true, encoding: "utf8" });
    expect(files.filter((name) => statSync(path.join(directory, name)).isFile())).toEqual([]);
  },
);

test("MED-1 a request that the protocol does not have is refused in our words, with the status that fits", async () => {
  const { admin } = await aStore();
  const begun = await begin(admin, 100);
  const location = begun.headers.get("Location") ?? "";
  const tus = { "Tus-Resumable": "1.0.0" };
  const piece = { ...tus, "Content-Type": "application/offset+octet-stream" };
  const new_ = "/media/uploads";
  const refusals: [string, string, Record<string, string>, number, string][] = [
    ["POST", new_, { "Upload-Length": "100" }, 412, "Send the header Tus-Resumable: 1.0.0"],
    ["POST", new_, { "Tus-Resumable": "0.2.2" }, 412, "Send the header Tus-Resumable: 1.0.0"],
    ["POST", new_, tus, 400, "Send the header Upload-Length: the size of the file"],
    [
      "POST",
      new_,
      { ...tus, "Upload-Length": "-1" },
      400,
      "Not as the tus protocol has it: upload-length",
    ],
    [
      "POST",
      new_,
      { ...tus, "Upload-Length": "9", "Upload-Metadata": "a b c" },
      400,
      "Not as the tus protocol has it: upload-metadata",
    ],
    [
      "POST",
      new_,
      { ...tus, "Upload-Defer-Length": "1" },
      501,
      "The size of a file must be known when its upload begins",
    ],
    [
      "POST",
      new_,
      { ...tus, "Upload-Length": "9", "Upload-Concat": "partial" },
      501,
      "A file is uploaded in one row of pieces, not in parts side by side",
    ],
    ["PATCH", location, piece, 400, "Send the header Upload-Offset: where this piece begins"],
    [
      "PATCH",
      location,
      { ...piece, "Upload-Offset": "7" },
      409,
      "This piece does not begin where the upload has stopped",
    ],
    [
      "PATCH",
      location,
      { ...tus, "Content-Type": "text/plain", "Upload-Offset": "0" },
      415,
      "A piece of an upload has the content type application/offset+octet-stream",
    ],
    [
      "PATCH",
      `${new_}/none`,
      { ...piece, "Upload-Offset": "0" },
      404,
      "There is no such upload. Begin a new one.",
    ],
    [
      "PATCH",
      location,
      { ...piece, "Upload-Offset": "0", "Upload-Checksum": "sha1 AAAAAAAAAAAAAAAAAAAAAAAAAAA=" },
      400,
      "Checksums of pieces are not offered here. Leave out the header Upload-Checksum: the checksum of the whole file is made once it is here.",
    ],
    ["DELETE", `${new_}/none`, tus, 404, "There is no such upload. Begin a new one."],
    ["GET", location, {}, 404, "There is no such upload. Begin a new one."],
    ["PUT", location, tus, 405, "An upload does not take PUT"],
  ];
  for (const [method, path, headers, status, error] of refusals) {
    const response = await admin.fetch(path, { method, headers });
    expect([method, headers, response.status]).toEqual([method, headers, status]);
    expect(await response.json()).toEqual({ error });
  }
  const offered = await admin.fetch(new_, { method: "OPTIONS", headers: tus });
  expect(offered.headers.get("Tus-Extension")).not.toContain("checksum");
  const first = await send(admin, location, { offset: 0, body: aVideo(100) });
  expect(first.status, "and what it has is taken").toBe(204);
});
