/** The functions and triggers of db/functions: applied at start if their text changed, all or nothing. */
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { pino } from "pino";
import { describe, expect, inject, onTestFinished, test } from "vitest";
import { createCodeVault } from "../../app/auth/code-vault.server";
import { type Database, openDatabase } from "../../app/platform/db/database.server";
import { putFunctionsInForce } from "../../app/platform/db/functions.server";
import { builtProduct } from "../kit/built-product";
import { spawnProduct } from "../kit/child-product";
import { createDatabase, TEST_SECRET } from "../kit/databases";
import { BASE_ENV } from "../kit/test-product";

const SHIPPED = "db/functions";
const NAMES = readdirSync(SHIPPED).map((file) => path.basename(file, ".sql"));
/** The last migration of the release that still had its functions in migrations. */
const LAST_WITH_FUNCTIONS = "0030_stored_roles";

function temporary(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), "setpoint-functions-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A copy of the shipped functions with other texts in some files. */
function changedFunctions(changes: Record<string, (text: string) => string>): string {
  const folder = temporary();
  cpSync(SHIPPED, folder, { recursive: true });
  for (const [file, change] of Object.entries(changes)) {
    const place = path.join(folder, file);
    writeFileSync(place, change(readFileSync(place, "utf8")));
  }
  return folder;
}

async function aDatabase({ empty = false } = {}) {
  const made = await createDatabase(inject("templates"), { empty });
  onTestFinished(made.drop);
  const { open, migrate: migrateTo, parseConfig } = await builtProduct();
  const env = { ...BASE_ENV, ...made.env };
  const config = parseConfig({ ...env, LOG_LEVEL: "silent" });
  const opened = async () => {
    const product = await open(config);
    onTestFinished(() => product.database.close().catch(() => undefined));
    return product.database;
  };
  const bare = () => openDatabase(config, pino({ level: "silent" }));
  return { env, config, bare, opened, migrated: () => migrateTo(config) };
}

/** Every function and trigger as the database prints it; those of a part of a table follow from the whole. */
async function definitions({ pool }: Pick<Database, "pool">): Promise<string[]> {
  const { rows } = await pool.query<{ text: string }>(
    `select pg_get_functiondef(oid) as text from pg_proc where pronamespace = 'public'::regnamespace
     union all select pg_get_triggerdef(t.oid) from pg_trigger t join pg_class c on c.oid = tgrelid
     where not tgisinternal and not relispartition order by 1`,
  );
  return rows.map(({ text }) => text);
}

/** Which version of each function is stored: a new one each time it is applied. Those that belong to a type are excluded. */
async function versions({ pool }: Pick<Database, "pool">): Promise<Record<string, string>> {
  const { rows } = await pool.query<{ name: string; version: string }>(
    `select proname as name, xmin::text as version from pg_proc where pronamespace = 'public'::regnamespace
     and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'i')`,
  );
  return Object.fromEntries(rows.map(({ name, version }) => [name, version]));
}

const nineIsEight = (text: string) => text.replace("'9'", "'8'");

describe("functions of the database", () => {
  test("CFG-3 each has its own file; a changed text is applied, and nothing else is touched", async () => {
    const database = await (await aDatabase()).opened();
    expect(Object.keys(await versions(database)).sort()).toEqual(NAMES.toSorted());
    const { rows } = await database.pool.query("select file from drizzle.functions_in_force");
    expect(rows).toHaveLength(NAMES.length);
    const before = await versions(database);
    const put = (folder: string) =>
      database.withSession((session) => putFunctionsInForce(session, folder));
    const folder = changedFunctions({ "lesson_heat.sql": nineIsEight });
    expect(await put(SHIPPED)).toEqual([]);
    expect(await versions(database)).toEqual(before);
    expect(await put(folder)).toEqual(["lesson_heat.sql"]);
    const { lesson_heat, ...others } = await versions(database);
    expect({ ...others, lesson_heat: before.lesson_heat }).toEqual(before);
    expect(lesson_heat).not.toBe(before.lesson_heat);
    expect((await definitions(database)).join()).toContain("WHEN lesson.completed THEN '8'");
    expect(await put(folder)).toEqual([]);
  });

  test.each([
    ["a fault of syntax", "CREATE OR REPLACE FUNKTION x();"],
    ["a body that names no column of the table", badBody("SELECT no_such_column FROM users")],
    ["a body that calls no function", badBody("SELECT no_such_function()")],
  ])("CFG-3 %s is named, and none of the changed texts is put in force", async (_what, fault) => {
    const database = await (await aDatabase()).opened();
    const [before, inForce] = [await versions(database), await hashes(database)];
    const folder = changedFunctions({
      "lesson_heat.sql": nineIsEight,
      "raise_live.sql": () => fault,
    });
    await expect(
      database.withSession((session) => putFunctionsInForce(session, folder)),
    ).rejects.toMatchObject({
      name: "BrokenFunction",
      message: expect.stringMatching(/db\/functions\/raise_live\.sql: .+ Nothing was changed\.$/),
    });
    expect(await versions(database)).toEqual(before);
    expect(await hashes(database)).toEqual(inForce);
  });

  test("CFG-3 a start with a broken function ends with one line that names it, and changes nothing", async () => {
    const { env, opened } = await aDatabase();
    const database = await opened();
    const before = await versions(database);
    await database.close();
    const place = temporary();
    for (const name of ["db", "scripts"]) cpSync(name, path.join(place, name), { recursive: true });
    for (const name of ["build", "node_modules"])
      symlinkSync(path.resolve(name), path.join(place, name));
    writeFileSync(path.join(place, SHIPPED, "raise_live.sql"), badBody("SELECT no_such_column"));
    const serve = { command: [process.execPath, "scripts/run.mjs", "serve"], cwd: place };
    await expect(spawnProduct(env, serve)).rejects.toThrow(
      /^ended with 1: The database refuses db\/functions\/raise_live\.sql: .+ Nothing was changed\.\n$/,
    );
    const { pool } = await opened();
    expect(await versions({ pool })).toEqual(before);
  });

  test("CFG-3 the next start applies the shipped texts again, and a database of a newer release keeps its own", async () => {
    const { opened, migrated } = await aDatabase();
    const database = await opened();
    const shipped = await definitions(database);
    const folder = changedFunctions({ "lesson_heat.sql": nineIsEight });
    const spoil = async (each: Database) =>
      void (await each.withSession((session) => putFunctionsInForce(session, folder)));
    await spoil(database);
    await database.close();
    await migrated();
    const again = await opened();
    expect(await definitions(again)).toEqual(shipped);
    await spoil(again);
    await again.pool.query(
      "insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 32503680000000)",
    );
    await again.close();
    await migrated();
    expect(await definitions(await opened())).not.toEqual(shipped);
  });

  test("CFG-3 instances that start at once on an empty database all start, with today's functions", async () => {
    const { opened, migrated } = await aDatabase({ empty: true });
    await Promise.all([migrated(), migrated(), migrated()]);
    const fresh = await opened();
    const template = await (await aDatabase()).opened();
    expect(await definitions(fresh)).toEqual(await definitions(template));
  });

  test("CFG-3 data of the release before, as after restoring its backup, ends with today's functions", async () => {
    const { bare, opened, migrated } = await aDatabase({ empty: true });
    const old = await bare();
    await old.withSession(async (session) => {
      await migrate(drizzle(session), { migrationsFolder: migrationsBefore() });
      await session.query(DATA_OF_THE_RELEASE_BEFORE);
      const code = createCodeVault(TEST_SECRET).seal("1234", "ann");
      await session.query("update training_credentials set access_code = $1", [code]);
    });
    await old.close();
    await migrated();
    const upgraded = await opened();
    const template = await (await aDatabase()).opened();
    expect(await definitions(upgraded)).toEqual(await definitions(template));
    const read = async () =>
      (
        await upgraded.pool.query(
          "select percent::int, stopped_at::int, heat from trainee_overviews where user_id = 'ann'",
        )
      ).rows;
    expect(await read()).toEqual([{ percent: 12, stopped_at: 4, heat: `999${"0".repeat(23)}` }]);
    const { rows } = await upgraded.pool.query(
      "select verb, actor_kind, actor_id, subject_kind, subject_label, before, after, audited from events order by at",
    );
    const byAnn = { actor_kind: "user", actor_id: "ann" };
    expect(rows).toEqual([
      {
        verb: "trainees.create",
        actor_kind: "system",
        actor_id: null,
        audited: true,
        subject_kind: "trainee",
        subject_label: "Ann Example",
        before: null,
        after: { firstName: "Ann" },
      },
      {
        verb: "videos.set",
        ...byAnn,
        audited: true,
        subject_kind: "lesson",
        subject_label: "Lesson 3",
        before: { videoId: "a" },
        after: { videoId: "b" },
      },
      {
        verb: "prospects.undo",
        ...byAnn,
        audited: false,
        subject_kind: "prospect",
        subject_label: "Prospect",
        before: { status: "closed" },
        after: { status: "pending", version: 2 },
      },
    ]);
  });

  test("CFG-3 a backup made with other functions is restored with today's", async () => {
    const file = path.join(temporary(), "backup");
    const source = await aDatabase();
    const from = await source.opened();
    const shipped = await definitions(from);
    const folder = changedFunctions({ "lesson_heat.sql": nineIsEight });
    await from.withSession((session) => putFunctionsInForce(session, folder));
    await from.close();
    const { backup, restore } = await builtProduct();
    await backup(source.config, file);
    const target = await aDatabase({ empty: true });
    await restore(target.config, file);
    expect(await definitions(await target.opened())).toEqual(shipped);
  });
});

function badBody(body: string): string {
  return `CREATE OR REPLACE FUNCTION lesson_count() RETURNS integer LANGUAGE sql STABLE AS $$ ${body} $$;`;
}

async function hashes({ pool }: Database) {
  return (await pool.query("select * from drizzle.functions_in_force order by file")).rows;
}

/** The migrations of the release that still had its functions in them. */
function migrationsBefore(): string {
  const folder = temporary();
  cpSync("db/migrations", folder, { recursive: true });
  const journal = path.join(folder, "meta/_journal.json");
  const { entries, ...rest } = JSON.parse(readFileSync(journal, "utf8")) as {
    entries: { tag: string }[];
  };
  const kept = entries.filter(({ tag }) => tag <= LAST_WITH_FUNCTIONS);
  writeFileSync(journal, JSON.stringify({ ...rest, entries: kept }));
  return folder;
}

const DATA_OF_THE_RELEASE_BEFORE = `
  insert into users (id, name, email) values ('ann', 'Ann Example', 'ann@trainees.invalid');
  insert into training_credentials (user_id, email, access_code, access_code_lookup, first_name, last_name)
    values ('ann', 'ann@trainees.invalid', 'sealed', 'lookup', 'Ann', 'Example');
  insert into lesson_progress (user_id, lesson_number, progress_seconds, position_seconds, duration_seconds,
      completed, completed_at, last_watched_at)
    values ('ann', 1, 55, 55, 60, true, now(), now()), ('ann', 2, 91, 91, 100, true, now(), now()),
      ('ann', 3, 91, 91, 100, true, now(), now());
  insert into audit_log (at, actor_id, actor_name, act, target_kind, target_id, target_label, before, after) values
    ('2026-01-01', null, 'Command line', 'create-user', 'trainee', 'ann', 'Ann Example', null, '{"firstName":"Ann"}'),
    ('2026-01-02', 'ann', 'Ann Example', 'set-video', 'lesson', '3', 'Lesson 3', '{"videoId":"a"}', '{"videoId":"b"}');
  insert into prospects (id, user_id, first_name, last_name)
    values ('00000000-0000-4000-8000-000000000001', 'ann', 'Paula', 'Prospect');
  insert into prospect_changes (prospect_id, version, at, actor_id, actor_name, kind, before, after) values
    ('00000000-0000-4000-8000-000000000001', 2, '2026-01-03', 'ann', 'Ann Example', 'undone',
      '{"status":"closed"}', '{"status":"pending"}')`;
