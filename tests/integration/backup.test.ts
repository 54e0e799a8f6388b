import { randomBytes } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import fc from "fast-check";
import pg from "pg";
import { pino } from "pino";
import { expect, inject, onTestFinished, test } from "vitest";
import { writeDump } from "../../app/platform/backup/dump.server";
import { secretMark } from "../../app/platform/backup/dump-file.server";
import { restoreFrom } from "../../app/platform/backup/restore.server";
import { migrateDatabase, newestMigration } from "../../app/platform/db/migrate.server";
import { openServer } from "../../app/platform/db/server.server";
import { allRows } from "../kit/all-rows";
import { builtProduct } from "../kit/built-product";
import { createDatabase, TEST_SECRET } from "../kit/databases";
import { aDeal, ledgerOf } from "../kit/pay";
import { aSave, BASE_ENV, startProduct } from "../kit/test-product";

/** The newest migration of the release before backups were proven. */
const EARLIER = 1795409762238;

type StoredRow = Record<string, unknown>;

/** To restore into: as it is before a first start, which a restore migrates first. */
function anEmptyDatabase(): Promise<Record<string, string>> {
  return aDatabase({ empty: true });
}

/** Without a row as well, but migrated: each migration from nothing takes as long as most of what is tried here. */
function aMigratedDatabase(): Promise<Record<string, string>> {
  return aDatabase({ empty: false });
}

async function aDatabase(options: { empty: boolean }): Promise<Record<string, string>> {
  const target = await createDatabase(inject("templates"), options);
  onTestFinished(target.drop);
  return { ...BASE_ENV, ...target.env };
}

async function filledDatabase() {
  const product = await startProduct();
  const { visitor, userId } = await product.signedIn(
    await product.createTrainee("Zoë", 'O\'Brien "Ñ" \\ 漢字'),
  );
  for (let lessonNumber = 1; lessonNumber <= 26; lessonNumber += 1) {
    const positionSeconds = lessonNumber * 3.337_77;
    await visitor.json(
      "/training/progress",
      aSave(userId, { lessonNumber, positionSeconds, progressSeconds: positionSeconds }),
    );
  }
  await product.query(
    "insert into operations_cards (title, day_column, tags, position, notes) values ('Check\nlinks', 'Monday', $1, 1.5, $2)",
    [["a,b", 'c"d', "{}", "NULL", "\\"], "one\u2028two\u2029three\r\nfour\u0085"],
  );
  await product.query(
    "insert into prospects (user_id, first_name, last_name, scheduled_call_date) values ($1, 'P', 'Q', '2026-03-29')",
    [userId],
  );
  const { env } = product;
  await product.running.stop();
  return { env, drop: product.stop };
}

test("CFG-3 a backup restores row by row into an empty database", async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "setpoint-backup-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, "backup");
  const source = await filledDatabase();
  onTestFinished(source.drop);
  const { backup, restore, parseConfig } = await builtProduct();
  const written = await backup(parseConfig({ ...source.env, LOG_LEVEL: "silent" }), file);
  expect(written).toBeGreaterThan(30);
  const original = await allRows(source.env);
  const target = await anEmptyDatabase();
  const config = parseConfig({ ...target, LOG_LEVEL: "silent" });
  expect(await restore(config, file, { withSessions: true })).toBe(written);
  expect(await allRows(target)).toEqual(original);
  await expect(restore(config, file)).rejects.toThrow(/not empty/);
});

test("CFG-3 a restore leaves out what signs a browser in, unless it is asked for", async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "setpoint-backup-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, "backup");
  const product = await startProduct();
  onTestFinished(product.stop);
  const { userId } = await product.signedInByCode();
  const columns = await product.query<{ name: string }>(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name in ('expires_at', 'session_id')`,
  );
  const leftOut = new Set(columns.map(({ name }) => name));
  // None of these signs anyone in.
  for (const name of ["signing_keys", "account_notices", "mail_outbox"]) leftOut.delete(name);
  const session = (await product.query("select id from sessions limit 1"))[0]?.id;
  const rows: [table: string, columns: string, values: unknown[]][] = [
    ["sign_in_links", "token_hash, user_id, expires_at", ["a", userId, "2099-01-01"]],
    ["sign_in_challenges", "token_hash, user_id, expires_at", ["b", userId, "2099-01-01"]],
    ["verifications", "id, identifier, value, expires_at", ["c", "d", "e", "2099-01-01"]],
    ["operations_logins", "seal, expires_at", ["f", "2099-01-01"]],
    ["tracker_elevations", "session_id, until", [session, "2099-01-01"]],
  ];
  for (const [table, names, values] of rows) {
    const places = values.map((_, index) => `$${index + 1}`).join(", ");
    await product.query(`insert into ${table} (${names}) values (${places})`, values);
  }
  await product.running.stop();
  const { backup, restore, parseConfig } = await builtProduct();
  const written = await backup(parseConfig({ ...product.env, LOG_LEVEL: "silent" }), file);
  const original = await allRows(product.env);
  const env = await aMigratedDatabase();
  const restored = await restore(parseConfig({ ...env, LOG_LEVEL: "silent" }), file);
  const there = await allRows(env);
  for (const [table, all] of Object.entries(original)) {
    if (leftOut.has(table)) expect(all, table).not.toEqual([]);
    expect(there[table], table).toEqual(leftOut.has(table) ? [] : all);
  }
  const withheld = [...leftOut].reduce((sum, table) => sum + (original[table]?.length ?? 0), 0);
  expect(restored).toBe(written - withheld);
});

test("CFG-3 a damaged backup is refused and changes nothing", async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "setpoint-backup-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, "backup");
  const source = await filledDatabase();
  onTestFinished(source.drop);
  const { backup, restore, parseConfig } = await builtProduct();
  await backup(parseConfig({ ...source.env, LOG_LEVEL: "silent" }), file);
  const whole = readFileSync(file);
  const lines = gunzipSync(whole).toString().trimEnd().split("\n");
  const damaged: [string, Buffer | string][] = [
    ["cut file", whole.subarray(0, whole.length - 40)],
    ["missing last line", gzipSync(lines.slice(0, -1).join("\n"))],
    ["missing rows", gzipSync(lines.filter((line) => !line.includes("Monday")).join("\n"))],
    [
      "foreign table",
      gzipSync([...lines.slice(0, 1), '{"table":"pg_class"}', ...lines.slice(2)].join("\n")),
    ],
    [
      "another version",
      gzipSync(
        [lines[0]?.replace(/"migration":\d+/, '"migration":1'), ...lines.slice(1)].join("\n"),
      ),
    ],
    [
      "another secret",
      gzipSync([lines[0]?.replace(/"secret":"\w/, '"secret":"_'), ...lines.slice(1)].join("\n")),
    ],
    ["no backup", "hello"],
  ];
  const env = await aMigratedDatabase();
  for (const [name, content] of damaged) {
    writeFileSync(file, content);
    await expect(restore(parseConfig({ ...env, LOG_LEVEL: "silent" }), file), name).rejects.toThrow(
      /incomplete|cut off|cannot be read|unknown table|later release|another AUTH_SECRET|not a backup/,
    );
  }
  const rows = await allRows({ ...env, ADMIN_ACCESS_CODE: "" });
  expect(rows.lesson_progress).toEqual([]);
  expect(rows.operations_cards).toEqual([]);
});

test("CFG-3 a file of any JSON is refused in a sentence, wherever in it that stands", async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "setpoint-backup-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, "backup");
  const source = await filledDatabase();
  onTestFinished(source.drop);
  const { backup, restore, parseConfig } = await builtProduct();
  await backup(parseConfig({ ...source.env, LOG_LEVEL: "silent" }), file);
  const lines = gunzipSync(readFileSync(file)).toString().trimEnd().split("\n");
  const env = await aMigratedDatabase();
  const config = parseConfig({ ...env, LOG_LEVEL: "silent" });
  const refusal = async (at: number, line: string) => {
    writeFileSync(file, gzipSync(lines.with(at, line).join("\n")));
    const error: unknown = await restore(config, file).catch((thrown: unknown) => thrown);
    return error instanceof Error ? `${error.name}: ${error.message}` : "restored";
  };
  const header = JSON.parse(lines[0] ?? "");
  const headers = [null, [], 5, "logical-dump-1", true, {}, [header], { header }].concat(
    ["format", "migration", "secret"].flatMap((name) => [
      { ...header, [name]: undefined },
      { ...header, [name]: null },
      { ...header, [name]: { toString: "x" } },
    ]),
  );
  for (const value of [...headers.map((each) => JSON.stringify(each)), "", "{", "hello"])
    expect(await refusal(0, value), value).toBe(
      `DumpError: ${file} is not a backup of this product.`,
    );
  const places = fc.integer({ min: 0, max: lines.length - 2 });
  const value = fc.jsonValue({ maxDepth: 1 });
  const texts = fc.oneof(
    value,
    value.map((rows) => ({ rows })),
    value.filter((rows) => JSON.stringify(rows) !== "[]").map(rowsLine),
    value.map((table) => ({ table })),
    value.filter((number) => typeof number !== "string").map((a) => ({ numbers: { a } })),
  );
  await fc.assert(
    fc.asyncProperty(places, texts, async (at, line) => {
      expect(await refusal(at, JSON.stringify(line))).toMatch(
        /^DumpError: .*(?:not a backup|cannot be read|unknown table|no table|incomplete|damaged|could not be restored)/,
      );
    }),
    { numRuns: 25 },
  );
});

test("CFG-3 a file that cannot be restored is called what it is", async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "setpoint-backup-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const { restore, parseConfig } = await builtProduct();
  const config = parseConfig({ ...(await aMigratedDatabase()), LOG_LEVEL: "silent" });
  const made = (name: string, content: Buffer) => {
    writeFileSync(path.join(folder, name), content);
    return path.join(folder, name);
  };
  const whole = gzipSync("x".repeat(1_000) + randomBytes(10_000).toString("hex"));
  const files = [
    [path.join(folder, "missing.gz"), /^There is no file .*missing\.gz\.$/],
    [folder, /is a directory\.$/],
    [made("empty.gz", Buffer.alloc(0)), /is cut off: its end is missing\.$/],
    [made("cut.gz", whole.subarray(0, -2_000)), /is cut off: its end is missing\.$/],
    [made("plain.json", Buffer.from('{"format":"x"}')), /cannot be read as a backup: it is not/],
    [made("changed.gz", Buffer.concat([whole.subarray(0, -8), Buffer.alloc(8)])), /damaged\.$/],
    [made("endless.gz", gzipSync(Buffer.alloc(140 * 2 ** 20, "a"))), /a line without an end\.$/],
  ] as const;
  for (const [file, words] of files)
    await expect(restore(config, file), file).rejects.toThrow(words);
});

const rowsLine = (rows: unknown) => ({ rows: JSON.stringify(rows) });

/** How many rows there are of people and their pay. */
async function storedRows(env: Record<string, string>): Promise<number> {
  const { query } = await opened(env);
  const [counted] =
    await query(`select (select count(*) from users) + (select count(*) from pay_entries)
    + (select count(*) from prospects) + (select count(*) from events) as rows`);
  return Number(counted.rows);
}

test("CFG-3 PAY-1 a backup whose ledger was changed is refused and changes nothing, unless it is taken as it is", async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "setpoint-backup-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, "backup");
  const product = await startProduct();
  onTestFinished(product.stop);
  const { visitor } = await product.signedIn();
  for (const _ of [1, 2, 3]) await aDeal(product, visitor);
  const entries = await ledgerOf(product);
  expect(entries.length).toBeGreaterThan(3);
  await product.running.stop();
  const { backup, restore, parseConfig } = await builtProduct();
  await backup(parseConfig({ ...product.env, LOG_LEVEL: "silent" }), file);
  const whole = readFileSync(file);
  const lines = gunzipSync(whole).toString().trimEnd().split("\n");
  const at = lines.indexOf('{"table":"\\"pay_entries\\""}') + 1;
  const { rows } = JSON.parse(lines[at] ?? "");
  const tampered = (change: (entries: StoredRow[]) => StoredRow[]) => {
    const changed = change(JSON.parse(rows));
    const left = JSON.parse(rows).length - changed.length;
    const { end } = JSON.parse(lines.at(-1) ?? "");
    const all = lines.with(at, JSON.stringify({ rows: JSON.stringify(changed) }));
    return gzipSync(all.with(-1, JSON.stringify({ end: end - left })).join("\n"));
  };
  const each = (change: object) => (all: StoredRow[]) => all.map((row) => ({ ...row, ...change }));
  const last = (change: object) => (all: StoredRow[]) => all.with(-1, { ...all.at(-1), ...change });
  const env = await anEmptyDatabase();
  const config = parseConfig({ ...env, LOG_LEVEL: "silent" });
  for (const change of [
    each({ cents: "99999900" }),
    each({ setter_id: "someone else" }),
    ...[{ cents: "1" }, { rate: "9000" }, { period: "2020-01" }, { commission_total: "1" }].map(
      last,
    ),
    ...[{ hash: "0".repeat(64) }, { previous: "0".repeat(64) }, { seq: "999" }].map(last),
    (all: StoredRow[]) => all.toSpliced(1, 1),
    (all: StoredRow[]) => all.slice(1),
  ]) {
    writeFileSync(file, tampered(change));
    await expect(restore(config, file)).rejects.toMatchObject({
      name: "DumpError",
      message: expect.stringMatching(
        /^The ledger of pay is broken at entry \d+\. .*earlier backup/s,
      ),
    });
    expect(await storedRows(env)).toBe(0);
  }
  writeFileSync(file, whole);
  await restore(config, file);
  expect(await storedRows(env)).toBeGreaterThan(10);
  const other = await aMigratedDatabase();
  writeFileSync(file, tampered(each({ cents: "99999900" })));
  const asItIs = parseConfig({ ...other, LOG_LEVEL: "silent" });
  await restore(asItIs, file, { withBrokenLedger: true });
  expect((await allRows(other)).pay_entries?.join()).toContain("99999900");
});

test("CFG-3 PAY-1 so is one of an earlier release, whose ledger is checked once its schema is up to date", async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "setpoint-backup-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, "backup");
  const engine = await opened(await anEmptyDatabase());
  await migrateDatabase(engine, EARLIER);
  await engine.query(
    `insert into pay_entries (seq, kind, setter_id, cents, earned_at, period, commission_total, previous, hash)
     values (1, 'commission', 'a', 99999900, now(), '2026-11', 99999900, '', 'x')`,
  );
  await engine.withSession((session) =>
    writeDump({
      migration: EARLIER,
      session,
      file,
      secret: secretMark(TEST_SECRET),
    }),
  );
  const { restore, parseConfig } = await builtProduct();
  const target = await anEmptyDatabase();
  const config = parseConfig({ ...target, LOG_LEVEL: "silent" });
  await expect(restore(config, file)).rejects.toThrow(/broken at entry 1/);
  expect(await storedRows(target)).toBe(0);
});

/** A database on the server: sessions for what is tested, and one for the test. */
async function opened(env: Record<string, string>) {
  const url = env.DATABASE_URL ?? "";
  const { withSession } = openServer({ url, poolSize: 2 }, pino({ level: "silent" }));
  const client = new pg.Client(url);
  await client.connect();
  onTestFinished(() => client.end());
  const query = async (text: string) => (await client.query(text)).rows;
  return { withSession, query };
}

test("CFG-3 a backup of an earlier release is restored into its own schema, then upgraded; never over a later one", async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "setpoint-backup-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, "backup");
  const source = await anEmptyDatabase();
  const engine = await opened(source);
  await migrateDatabase(engine, EARLIER);
  await engine.query(
    `insert into content_versions (key, fields, hash, batch)
       select 'faq', '{"heading": "Old"}', 'x', gen_random_uuid() from generate_series(1, 3)`,
  );
  await engine.withSession((session) =>
    writeDump({ migration: EARLIER, session, file, secret: secretMark(TEST_SECRET) }),
  );
  const lines = gunzipSync(readFileSync(file)).toString().trimEnd().split("\n");
  // Backups of that release have no last numbers.
  writeFileSync(file, gzipSync(lines.filter((line) => !line.includes('"numbers"')).join("\n")));
  const { restore, migrate, parseConfig } = await builtProduct();
  const target = await anEmptyDatabase();
  const config = parseConfig({ ...target, LOG_LEVEL: "silent" });
  expect(await restore(config, file)).toBe(3);
  const rows = await (await opened(target)).query(
    `insert into content_versions (key, hash, batch) values ('faq', 'y', gen_random_uuid()) returning id::int,
       (select count(*)::int from backup_proofs) as proofs`,
  );
  expect(rows).toEqual([{ id: 4, proofs: 0 }]);
  const later = await anEmptyDatabase();
  const upgraded = parseConfig({ ...later, LOG_LEVEL: "silent" });
  await migrate(upgraded);
  await expect(restore(upgraded, file)).rejects.toThrow(/earlier release/);
});

test("CFG-3 a restore copes with every kind of column and key, and says in words what it cannot take", async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "setpoint-backup-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, "backup");
  const withKinds = async () => {
    const database = await opened(await aMigratedDatabase());
    await database.query(KINDS);
    return database;
  };
  const [source, target] = [await withKinds(), await withKinds()];
  await source.query(KINDS_ROWS);
  const secret = secretMark(TEST_SECRET);
  const dump = () =>
    source.withSession((session) =>
      writeDump({ migration: newestMigration(), session, file, secret }),
    );
  await dump();
  const options = { secret, leaveOut: [], check: async () => null };
  await restoreFrom(target, file, options);
  const rowsOf = async ({ query: read }: typeof source) => {
    return [
      await read("select row_to_json(k)::text as row from kinds k order by 1"),
      await read("select row_to_json(c)::text as row from circle c order by 1"),
      await read("select sequencename, last_value from pg_sequences order by 1"),
      await read("select conname from pg_constraint where condeferrable order by 1"),
      await read(
        "select tgname, tgenabled from pg_trigger where tgrelid = 'kinds'::regclass and not tgisinternal",
      ),
    ];
  };
  const original = await rowsOf(source);
  expect(original[0]).toHaveLength(1_200);
  expect(await rowsOf(target)).toEqual(original);
  for (const { query } of [source, target]) await query("insert into kinds (name) values ('next')");
  expect(await rowsOf(target)).toEqual(await rowsOf(source));
  await expect(restoreFrom(target, file, options)).rejects.toThrow(/not empty/);
  const broken = await withKinds();
  await broken.query("alter table kinds add constraint long_names check (name <> 'n 7')");
  await expect(restoreFrom(broken, file, options)).rejects.toMatchObject({
    name: "DumpError",
    message: expect.stringContaining("could not be restored"),
  });
  expect((await rowsOf(broken)).slice(0, 2)).toEqual([[], []]);
});

/** Every way in which PostgreSQL gives numbers, a computed column, and keys that point at their own table or around. */
const KINDS = `
  create table kinds (
    id bigint primary key generated always as identity,
    by_default int generated by default as identity (start with 100 increment by 5),
    counted serial, "Oddly Named" bigserial, small smallserial,
    doubled int generated always as (small * 2) stored,
    name text not null, parent bigint references kinds, circle int, at timestamptz default '2026-01-01 00:00:00.123456+00',
    document jsonb default '{"a": 1.10}', tags text[] default '{a,"b c"}', bytes bytea default '\\x00ff'
  );
  create table circle (id serial primary key, kind bigint not null references kinds);
  alter table kinds add foreign key (circle) references circle;
  create sequence "Free Sequence";
  create function shout() returns trigger language plpgsql as $$ begin new.name := upper(new.name); return new; end $$;
  create trigger shout before insert on kinds for each row when (new.name = 'next') execute function shout()`;

/** Parents after their children, a circle, gaps and numbers that were given and lost. */
const KINDS_ROWS = `
  insert into kinds (name) select 'n ' || n from generate_series(1, 1200) n;
  update kinds set parent = 1201 - id;
  insert into circle (kind) values (7);
  update kinds set circle = 1 where id = 7;
  select nextval('kinds_counted_seq'), nextval('"Free Sequence"'), nextval('circle_id_seq')`;
