/** A large upload whose browser, server, network and instance are taken away twenty times. */
import pg from "pg";
import { expect, inject, onTestFinished, test } from "vitest";
import { aVideo } from "../kit/a-video";
import { safeBytes, sendUntil } from "../kit/broken-upload";
import { type ChildProduct, endChild, spawnProduct } from "../kit/child-product";
import { createDatabase } from "../kit/databases";
import { figure } from "../kit/figures";
import { begin, sha256 } from "../kit/media";
import { ownMedia } from "../kit/own-media";
import { ADMIN_CODE, BASE_ENV } from "../kit/test-product";
import { Visitor } from "../kit/visitor";

const BYTES = Number(process.env.SOAK_MEDIA_MB ?? 500) * 1024 * 1024;
const CUTS = 20;
/** 100 Mbit/s, a fast line: without a limit, most of what is sent again would be what this machine's kernel holds. */
const BYTES_A_SECOND = 12_500_000;
const MOST_AGAIN = 0.05;

/** `network`: the connection falls silent and stays; `instance`: it is stopped as for a new release. */
const KINDS = ["browser", "server", "network", "instance"] as const;

test("MED-1 a large upload taken away 20 times: the same checksum, at most 5 percent sent again", async () => {
  const database = await createDatabase(inject("templates"));
  onTestFinished(database.drop);
  const rows = new pg.Pool({ connectionString: database.nearEnv.DATABASE_URL, max: 1 });
  // It may be dropped while this connection ends.
  rows.on("error", () => undefined);
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
  const again: Record<string, number> = {};
  let [sent, until, ended] = [0, 0, ""];
  const goOn = async (instance: ChildProduct) => {
    const offset = await safeBytes(() => at(instance), location);
    if (ended) again[ended] = (again[ended] ?? 0) + until - offset;
    return offset;
  };
  for (let cut = 0; cut < CUTS; cut += 1) {
    const kind = KINDS[cut % KINDS.length] ?? "browser";
    const which = (cut + Math.floor(cut / KINDS.length)) % instances.length;
    const [instance, other] = [instances[which], instances[1 - which]];
    if (!instance || !other) throw new Error("no instance");
    const offset = await goOn(instance);
    [until, ended] = [Math.floor((bytes.length * (cut + 1)) / (CUTS + 1)), kind];
    const restart = async (signal: NodeJS.Signals) => {
      await endChild(instance, signal);
      instances[which] = await spawnProduct(env);
    };
    const ends = {
      browser: async () => undefined,
      server: () => restart("SIGKILL"),
      network: () => safeBytes(() => at(other), location),
      instance: () => restart("SIGTERM"),
    };
    const end = async () => {
      await expect.poll(stored, { timeout: 60_000 }).toBeGreaterThan(offset);
      await ends[kind]();
    };
    const piece = { bytes, offset, until, bytesASecond: BYTES_A_SECOND, end };
    sent += await sendUntil(at(instance), location, piece);
  }
  const [last] = instances;
  if (!last) throw new Error("no instance");
  const offset = await goOn(last);
  sent += await sendUntil(at(last), location, { bytes, offset, until: bytes.length });
  const { rows: all } = await rows.query("select sha256, state from media_files");
  const isSame = all[0]?.state === "ready" && all[0].sha256 === sha256(bytes);
  const megabytes = Math.round(bytes.length / 1024 ** 2);
  figure({
    what: `${megabytes} MB taken away ${CUTS} times: the checksum of what is stored`,
    measured: isSame ? "the same" : "another",
    target: "the same",
    held: isSame,
  });
  const part = sent / bytes.length - 1;
  const kinds = Object.entries(again).map(
    ([kind, count]) => `${kind} ${(count / 1024 ** 2).toFixed(1)} MB`,
  );
  figure({
    what: "the same: sent again",
    measured: `${(part * 100).toFixed(2)} percent (${kinds.join(", ")})`,
    target: `at most ${MOST_AGAIN * 100} percent`,
    held: part <= MOST_AGAIN,
  });
}, 1_800_000);
