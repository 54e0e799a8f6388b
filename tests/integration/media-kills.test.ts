/** Uploads that connections, servers and instances are taken away from. */
import fc from "fast-check";
import pg from "pg";
import { expect, inject, onTestFinished, test } from "vitest";
import { aVideo } from "../kit/a-video";
import { safeBytes, sendUntil } from "../kit/broken-upload";
import { builtProduct } from "../kit/built-product";
import { endChild, spawnProduct } from "../kit/child-product";
import { createDatabase } from "../kit/databases";
import { begin, received, send, sha256 } from "../kit/media";
import { ownMedia } from "../kit/own-media";
import { ADMIN_CODE, BASE_ENV, startForTest, type TestProduct } from "../kit/test-product";
import { Visitor } from "../kit/visitor";

const MB = 1024 * 1024;

async function locationOf(begun: Promise<Response>): Promise<string> {
  return (await begun).headers.get("Location") ?? "";
}

/** From then on, whoever else wants it waits until what has arrived is safe. */
async function isBeingWritten({ query }: TestProduct, location: string): Promise<void> {
  const held = "select 1 from media_uploads where id = $1 and held_until > now()";
  const rows = () => query(held, [location.split("/").at(-1)]);
  await expect.poll(rows, { interval: 5 }).not.toEqual([]);
}

test("MED-1 connections that end anywhere cost nothing that had arrived, and the checksum stays", async () => {
  const product = await startForTest(ownMedia());
  const admin = await product.admin();
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 1, max: 4 * MB - 1 }), { minLength: 3, maxLength: 6 }),
      async (cuts) => {
        const bytes = aVideo(4 * MB);
        const location = await locationOf(begin(admin, bytes.length));
        let sent = 0;
        for (const until of [...cuts.sort((one, other) => one - other), bytes.length]) {
          const offset = await safeBytes(() => admin, location);
          const end = () => isBeingWritten(product, location);
          if (until > offset)
            sent += await sendUntil(admin, location, { bytes, offset, until, end });
        }
        expect(await received(admin, location)).toBe(bytes.length);
        const [row] = await product.query("select sha256 from media_files where id = $1", [
          location.split("/").at(-1),
        ]);
        expect(row).toEqual({ sha256: sha256(bytes) });
        // What streams of the server held between each other: of 500 MB, twenty times this is 2 percent.
        expect(sent - bytes.length).toBeLessThanOrEqual(cuts.length * (MB / 2));
      },
    ),
    { numRuns: 4, endOnFailure: true },
  );
});

test("MED-1 a killed server loses nothing that it had acknowledged", async () => {
  const database = await createDatabase(inject("templates"));
  onTestFinished(database.drop);
  const rows = new pg.Pool({ connectionString: database.nearEnv.DATABASE_URL, max: 1 });
  // Its end does not wait for the connection, which may be there when the database is dropped.
  rows.on("error", () => undefined);
  onTestFinished(() => rows.end());
  const env = { ...database.nearEnv, ...BASE_ENV, ...ownMedia() };
  const bytes = aVideo(9 * MB);
  const visitor = new Visitor("http://127.0.0.1:1");
  let [location, safe] = ["", 0];
  for (const part of [0.3, 0.6, 1]) {
    const child = await spawnProduct(env);
    onTestFinished(() => void child.process.kill("SIGKILL"));
    const admin = new Visitor(child.url).take(visitor);
    if (!location) {
      await admin.signIn(ADMIN_CODE);
      visitor.take(admin);
      location = await locationOf(begin(admin, bytes.length));
    }
    const offset = await safeBytes(() => admin, location);
    const until = Math.floor(bytes.length * part);
    const acknowledged = async () => {
      const { rows: all } = await rows.query(
        "select received_bytes::int as bytes from media_uploads",
      );
      const [row] = all;
      return Number(row?.bytes ?? 0);
    };
    expect(offset).toBeGreaterThanOrEqual(safe);
    const end = async () => {
      await expect.poll(acknowledged).toBeGreaterThan(Math.max(offset, until - 3 * MB));
      safe = await acknowledged();
      await endChild(child, "SIGKILL");
    };
    await sendUntil(admin, location, { bytes, offset, until, end });
    if (part === 1) {
      expect(await received(admin, location)).toBe(bytes.length);
      const { rows: all } = await rows.query("select sha256, state from media_files");
      expect(all).toEqual([{ sha256: sha256(bytes), state: "ready" }]);
    }
  }
});

test("MED-1 another instance finishes what one began, and nobody finishes what another person began", async () => {
  const product = await startForTest(ownMedia());
  const admin = await product.admin();
  const { start, parseConfig } = await builtProduct();
  const second = await start(parseConfig({ ...product.env, LOG_LEVEL: "silent" }));
  onTestFinished(second.stop);
  const there = new Visitor(second.url).take(admin);
  const bytes = aVideo(2 * MB);
  const location = await locationOf(begin(admin, bytes.length));
  const { length } = bytes;
  const end = () => isBeingWritten(product, location);
  await sendUntil(admin, location, { bytes, offset: 0, until: length / 2, end });
  const offset = await safeBytes(() => there, location);
  expect((await send(there, location, { offset, body: bytes.slice(offset) })).status).toBe(204);
  expect(await received(admin, location)).toBe(length);

  const other = await product.signedIn();
  await product.query("insert into user_roles (user_id, role) values ($1, 'admin')", [
    other.userId,
  ]);
  const own = await locationOf(begin(admin, length));
  await expect.poll(() => begin(other.visitor, length).then(({ status }) => status)).toBe(201);
  expect((await send(other.visitor, own, { offset: 0, body: bytes })).status).toBe(404);
  expect(await received(other.visitor, own)).toBeNull();
});
