/** A large upload whose sender, server and instance are taken away twenty times. */
import pg from "pg";
import { expect, inject, onTestFinished, test } from "vitest";
import { safeBytes, sendUntil } from "../kit/broken-upload";
import { type ChildProduct, endChild, spawnProduct } from "../kit/child-product";
import { createDatabase } from "../kit/databases";
import { aVideo, begin, sha256 } from "../kit/media";
import { ownMedia } from "../kit/own-media";
import { ADMIN_CODE, BASE_ENV } from "../kit/test-product";
import { Visitor } from "../kit/visitor";

const BYTES = Number(process.env.SOAK_MEDIA_MB ?? 500) * 1024 * 1024;
const CUTS = 20;

test("MED-1 500 MB taken away 20 times: the same checksum, at most 5 percent sent again", async () => {
  const database = await createDatabase(inject("templates"));
  onTestFinished(database.drop);
  const rows = new pg.Pool({ connectionString: database.nearEnv.DATABASE_URL, max: 1 });
  onTestFinished(() => rows.end());
  const env = { ...database.nearEnv, ...BASE_ENV, ...ownMedia() };
  const bytes = aVideo(BYTES);
  const instances = [await spawnProduct(env), await spawnProduct(env)];
  onTestFinished(() => {
    for (const { process: child } of instances) child.kill("SIGKILL");
  });
  const person = new Visitor(instances[0]?.url ?? "");
  await person.signIn(ADMIN_CODE);
  const at = ({ url }: ChildProduct) => new Visitor(url).take(person);
  const location = (await begin(person, bytes.length)).headers.get("Location") ?? "";
  const stored = async () => {
    const { rows: all } = await rows.query(
      "select received_bytes::float8 as bytes from media_uploads",
    );
    return Number(all[0]?.bytes ?? 0);
  };
  let sent = 0;
  for (let cut = 1; cut <= CUTS; cut += 1) {
    const which = cut % instances.length;
    const instance = instances[which];
    if (!instance) throw new Error("no instance");
    const offset = await safeBytes(() => at(instance), location);
    const until = Math.floor((bytes.length * cut) / CUTS) - 1;
    // Every other time only the connection ends.
    const end = async () => {
      await expect.poll(stored, { timeout: 60_000 }).toBeGreaterThan(offset);
      if (cut % 2 === 0) return;
      await endChild(instance, "SIGKILL");
      instances[which] = await spawnProduct(env);
    };
    sent += await sendUntil(at(instance), location, { bytes, offset, until, end });
  }
  const [last] = instances;
  if (!last) throw new Error("no instance");
  const offset = await safeBytes(() => at(last), location);
  sent += await sendUntil(at(last), location, { bytes, offset, until: bytes.length });
  const { rows: all } = await rows.query("select sha256, state from media_files");
  expect(all).toEqual([{ sha256: sha256(bytes), state: "ready" }]);
  console.info(`sent again: ${((sent / bytes.length - 1) * 100).toFixed(2)} percent`);
  expect(sent).toBeLessThanOrEqual(bytes.length * 1.05);
}, 1_800_000);
