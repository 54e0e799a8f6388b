import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import { describe, expect, inject, onTestFinished, test } from "vitest";
import { allRows } from "../kit/all-rows";
import { builtProduct } from "../kit/built-product";
import { createDatabase } from "../kit/databases";
import { METRICS_TOKEN, scrape } from "../kit/metrics";
import {
  ADMIN_CODE,
  BASE_ENV,
  startForTest,
  startProduct,
  type TestProduct,
} from "../kit/test-product";
import { Visitor } from "../kit/visitor";

const NAME = /^backup-\d{8}T\d{6}Z\.gz$/;
/** Two looks for what is due, on a busy machine; the first is three seconds after the start. */
const SOON = { timeout: 30_000, interval: 100 };

function folder(): string {
  const made = mkdtempSync(path.join(os.tmpdir(), "setpoint-backups-"));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

test("CFG-3 a backup that is due is made soon after the start, for its owner alone, and restores", async () => {
  const BACKUP_DIR = path.join(folder(), "own", "backups");
  const product = await startForTest({ BACKUP_DIR });
  await product.createTrainee("Zoë", "O'Brien 🙂 \\ 漢字");
  const log = () => product.logged.join("");
  await expect.poll(log, SOON).toContain("backup made");
  const [file = "", ...more] = readdirSync(BACKUP_DIR);
  expect([NAME.test(file), more]).toEqual([true, []]);
  const made = path.join(BACKUP_DIR, file);
  expect(statSync(made).mode & 0o777).toBe(0o600);
  await product.stop();
  const { restore, parseConfig } = await builtProduct();
  const target = await createDatabase(inject("templates"), { empty: true });
  onTestFinished(target.drop);
  const env = { ...BASE_ENV, ...target.env, LOG_LEVEL: "silent" };
  await restore(parseConfig(env), made);
  expect((await allRows(env)).users?.join()).toContain("O'Brien 🙂 \\\\ 漢字");
});

test("CFG-3 a backup younger than BACKUP_HOURS is enough, what a killed process left is ignored, and old ones go", async () => {
  const BACKUP_DIR = folder();
  const now = Date.now();
  const name = (hoursAgo: number) =>
    `backup-${new Date(now - hoursAgo * 3_600_000).toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z.gz`;
  for (const file of [name(5), name(4), name(3), `${name(1)}.part`, "kept.txt"])
    writeFileSync(path.join(BACKUP_DIR, file), "x");
  const young = folder();
  writeFileSync(path.join(young, name(1)), "x");
  const env = { BACKUP_HOURS: "2", BACKUP_KEEP: "2,0,0" };
  const product = await startProduct({ ...env, BACKUP_DIR });
  onTestFinished(product.stop);
  const other = await startProduct({ ...env, BACKUP_DIR: young });
  onTestFinished(other.stop);
  await expect.poll(() => product.logged.join(""), SOON).toContain("backup made");
  const there = readdirSync(BACKUP_DIR).sort();
  expect(there).toEqual([name(3), expect.stringMatching(NAME), "kept.txt"]);
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  expect(readdirSync(young)).toHaveLength(1);
});

test("CFG-3 ONE-4 what a clock that was ahead left behind costs no later backup its place, and hides no proof and no failure", async () => {
  const BACKUP_DIR = folder();
  const ahead = ["backup-20990101T000000Z.gz", "backup-20990102T000000Z.gz"];
  for (const file of ahead) writeFileSync(path.join(BACKUP_DIR, file), "x");
  const product = await startProduct({ BACKUP_DIR, BACKUP_KEEP: "1,0,0" });
  onTestFinished(product.stop);
  await product.query(
    `insert into backup_proofs (backup, made_at, result, took_ms, tables, tried_at)
     values ('backup-20990102T000000Z.gz', '2099-01-02', 'proven', 1, 1, '2099-01-02')`,
  );
  await product.query(
    `insert into backup_runs (directory, at, fault) values
     ('/elsewhere', now() - interval '1 hour', 'The disk is full.'),
     ('/ahead', '2099-01-02', 'The clock is ahead.')`,
  );
  const page = async () => (await product.admin()).page(PAGE);
  const before = await page();
  expect(before).toContain("No backup has ever been proven");
  expect(before).toContain("The disk is full.");
  expect(before).not.toContain("The clock is ahead.");
  await expect.poll(() => proofsIn(product), SOON).toHaveLength(2);
  const there = readdirSync(BACKUP_DIR).sort();
  expect(there).toEqual([expect.stringMatching(NAME), ahead[1]]);
  expect((await proofsIn(product))[0]).toMatchObject({ backup: there[0], result: "proven" });
  expect(product.logged.join("").split('"backup made"')).toHaveLength(2);
  expect(await page()).not.toContain("The last backup failed");
});

test("CFG-3 if no backup can be written the log says so, and the product goes on", async () => {
  const occupied = path.join(folder(), "file");
  writeFileSync(occupied, "x");
  const product = await startForTest({ BACKUP_DIR: path.join(occupied, "backups") });
  await expect.poll(() => product.logged.join(""), SOON).toContain("backup failed");
  expect((await product.visitor().get("/readyz")).status).toBe(200);
  expect(existsSync(path.join(occupied, "backups"))).toBe(false);
});

test("CFG-3 of two instances on one database, one makes the backups", async () => {
  const directories = [folder(), folder()];
  const product = await startProduct({ BACKUP_DIR: directories[0] ?? "" });
  onTestFinished(product.stop);
  const { start, parseConfig } = await builtProduct();
  const env = { ...product.env, BACKUP_DIR: directories[1], LOG_LEVEL: "silent" };
  const other = await start(parseConfig(env));
  onTestFinished(other.stop);
  const made = () => directories.flatMap((directory) => readdirSync(directory));
  await expect.poll(() => made().filter((name) => NAME.test(name)).length, SOON).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  expect(made()).toHaveLength(1);
});

const PAGE = "/admin/backups";

type StoredProof = { backup: string; result: string; reason: string | null; tables: number };

const proofsIn = ({ query }: TestProduct) =>
  query<StoredProof>("select backup, result, reason, tables from backup_proofs order by tried_at");

/** The name of the scratch database for the database of this address. */
function scratchOf(url = ""): string {
  const hash = createHash("sha256").update(new URL(url).pathname.slice(1)).digest("hex");
  return `backup_proof_${hash.slice(0, 24)}`;
}

/** Asks the server beside every product. */
async function onTheServer(text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: inject("templates").serverUrl });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

const isThere = async (name: string) =>
  (await onTheServer(`select 1 from pg_database where datname = '${name}'`)).length > 0;

describe("proofs of backups (ONE-4)", () => {
  test("ONE-4 ONE-2 the newest backup is restored into a scratch database and compared, which every instance shows; what holds its lock has read nothing", async () => {
    const BACKUP_DIR = folder();
    const began = Date.now();
    const product = await startProduct({ BACKUP_DIR, METRICS_TOKEN });
    onTestFinished(product.stop);
    const scratch = scratchOf(product.env.DATABASE_URL);
    // Left by a process that was killed.
    await onTheServer(`create database ${scratch}`);
    const admin = await product.admin();
    expect(await admin.page(PAGE)).toContain("No backup has ever been proven");
    expect(await admin.page("/admin/launch")).toContain("No backup was restored within");
    await expect.poll(() => proofsIn(product), SOON).toHaveLength(1);
    const [proof] = await proofsIn(product);
    const [file] = readdirSync(BACKUP_DIR);
    const [tables] = await product.query<{ count: number }>(
      "select count(*)::int from pg_class where relkind in ('r', 'p') and not relispartition and relpersistence = 'p' and relnamespace = 'public'::regnamespace",
    );
    expect(proof).toEqual({
      backup: file,
      result: "proven",
      reason: null,
      tables: tables?.count,
    });
    expect(await isThere(scratch)).toBe(false);
    const holding = await product.query<{ query: string }>(
      `select query from pg_stat_activity join pg_locks using (pid)
       where locktype = 'advisory' and pg_locks.database = (select oid from pg_database where datname = current_database())`,
    );
    expect(holding.map(({ query }) => query)).toContain("select pg_try_advisory_lock($1) as won");
    const provenAt = (await scrape(product)).of("backup_proven_timestamp_seconds") * 1_000;
    expect(provenAt).toBeGreaterThan(began - 1_000);
    expect(provenAt).toBeLessThan(Date.now() + 1_000);
    const { start, parseConfig } = await builtProduct();
    const env = { ...product.env, BACKUP_DIR: folder(), LOG_LEVEL: "silent" };
    const other = await start(parseConfig(env));
    onTestFinished(other.stop);
    for (const url of [product.url, other.url]) {
      const page = await new Visitor(url).take(admin).page(PAGE);
      expect(page).toContain("Last proven: ");
      expect(page).toContain("all the same");
      expect(page).not.toContain('role="alert"');
    }
    expect(await admin.page("/admin/launch")).not.toContain("No backup was restored within");
    await product.query("update backup_proofs set tried_at = now() - interval '49 hours'");
    expect(await admin.page(PAGE)).toContain("No backup was proven in the last two days");
  });

  test("ONE-4 a damaged backup is shown as failed, and a product that stops in the middle leaves nothing behind", async () => {
    const BACKUP_DIR = folder();
    const stamp = new Date(Date.now() - 60_000).toISOString().slice(0, 19).replaceAll(/[-:]/g, "");
    const file = path.join(BACKUP_DIR, `backup-${stamp}Z.gz`);
    writeFileSync(file, "damaged");
    const product = await startProduct({ BACKUP_DIR });
    onTestFinished(product.stop);
    await expect.poll(() => proofsIn(product), SOON).toHaveLength(1);
    expect(await proofsIn(product)).toMatchObject([
      { result: "failed", reason: expect.stringContaining("cannot be read as a backup") },
    ]);
    const page = await (await product.admin()).page(PAGE);
    const named = `backup-${stamp}Z.gz cannot be read as a backup: `;
    for (const words of ["Failed", `>${named}`, "It is tried again every hour.", 'role="alert"'])
      expect(page).toContain(words);
    rmSync(file);
    await product.query("delete from backup_proofs");
    const scratch = scratchOf(product.env.DATABASE_URL);
    await expect.poll(() => isThere(scratch), { timeout: 30_000, interval: 20 }).toBe(true);
    await product.running.stop();
    expect(await isThere(scratch)).toBe(false);
  });

  test("ONE-4 a place where no backup can be made is named at the start and on the page, which still opens", async () => {
    const place = path.join(folder(), "a-file");
    writeFileSync(place, "");
    const product = await startProduct({ BACKUP_DIR: place });
    onTestFinished(product.stop);
    const said = `No backup can be made: ${place} is a file, not a directory.`;
    expect(product.running.warnings).toEqual([said]);
    const shown = (await (await product.admin()).page(PAGE)).replaceAll("<!-- -->", "");
    expect(shown).toContain(said);
    rmSync(place);
    expect(await (await product.admin()).page(PAGE)).not.toContain("No backup can be made");
  });

  test("ONE-4 a failed backup shows on every instance’s page at once, until one succeeds", async () => {
    const database = await createDatabase(inject("templates"));
    const later = "drizzle.__drizzle_migrations";
    const first = await startProduct({ BACKUP_DIR: "off" }, database);
    onTestFinished(first.stop);
    // As if another version had been here.
    await first.query(`insert into ${later} (hash, created_at) values ('later', 4102444800000)`);
    const { start, parseConfig } = await builtProduct();
    const begin = async (directory: string) => {
      const env = { ...first.env, BACKUP_DIR: directory, LOG_LEVEL: "silent" };
      const started = await start(parseConfig(env));
      onTestFinished(started.stop);
      return new Visitor(started.url).take(await first.admin());
    };
    const told = async (admin: Visitor) => {
      const page = (await admin.page(PAGE)).replaceAll(/<[^>]*>/g, "");
      return (
        /The last backup failed, on [^:]*:\d\d \w\w UTC: (.*?) It is tried/s.exec(page)?.[1] ?? null
      );
    };
    const [admin, other] = [await begin(folder()), await begin(folder())];
    const words = "The database was made by another version: back it up with that version.";
    for (const each of [admin, other]) await expect.poll(() => told(each), SOON).toBe(words);
    await first.query(`delete from ${later} where hash = 'later'`);
    await begin(folder());
    for (const each of [admin, other]) await expect.poll(() => told(each), SOON).toBeNull();
  });

  test("ONE-4 a database user who may create no database is told so, and backups go on", async () => {
    const database = await createDatabase(inject("templates"), { empty: true });
    const role = `limited_${crypto.randomUUID().replaceAll("-", "")}`;
    onTestFinished(async () => {
      await database.drop();
      await onTheServer(`drop role ${role}`);
    });
    const url = new URL(database.env.DATABASE_URL ?? "");
    await onTheServer(`create role ${role} login password 'of a test'`);
    await onTheServer(`alter database ${url.pathname.slice(1)} owner to ${role}`);
    Object.assign(url, { username: role, password: "of a test" });
    const BACKUP_DIR = folder();
    const { start, parseConfig } = await builtProduct();
    const env = { ...BASE_ENV, DATABASE_URL: url.href, BACKUP_DIR, LOG_LEVEL: "silent" };
    const product = await start(parseConfig(env));
    onTestFinished(product.stop);
    const results = async () =>
      (await product.database.pool.query("select result from backup_proofs")).rows;
    await expect.poll(results, SOON).toEqual([{ result: "not-allowed" }]);
    const admin = new Visitor(product.url);
    await admin.signIn(ADMIN_CODE);
    expect(await admin.page(PAGE)).toContain("ALTER ROLE");
    expect(readdirSync(BACKUP_DIR)).toHaveLength(1);
  });

  test("ONE-4 a restored place shows no proof of where it came from, and proves its own first backup", async () => {
    const first = await startProduct({ BACKUP_DIR: folder() });
    onTestFinished(first.stop);
    await expect.poll(() => proofsIn(first), SOON).toMatchObject([{ result: "proven" }]);
    await first.running.stop();
    const { backup, restore, parseConfig } = await builtProduct();
    const file = path.join(folder(), "made.gz");
    const quiet = (env: Record<string, string>) => parseConfig({ ...env, LOG_LEVEL: "silent" });
    await backup(quiet(first.env), file);
    for (const withSessions of [true, false]) {
      const target = await createDatabase(inject("templates"), { empty: true });
      await restore(quiet({ ...first.env, ...target.env }), file, { withSessions });
      const BACKUP_DIR = folder();
      const product = await startProduct({ BACKUP_DIR }, target);
      onTestFinished(product.stop);
      const admin = await product.admin();
      expect(await admin.page(PAGE)).toContain("No backup has ever been proven");
      expect(await admin.page("/admin/launch")).toContain("No backup was restored within");
      await expect.poll(() => proofsIn(product), SOON).toHaveLength(1);
      expect(await proofsIn(product)).toMatchObject([
        { result: "proven", backup: readdirSync(BACKUP_DIR)[0] },
      ]);
    }
  });

  test("ONE-4 without backups, the page says how to switch them on", async () => {
    const product = await startForTest();
    expect(await (await product.admin()).page(PAGE)).toContain('href="/admin/settings/backups"');
  });
});
