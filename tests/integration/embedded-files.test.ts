/** What the embedded database leaves on the disk: for its owner alone, in order, and never opened if it is damaged. */
import fs, {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  rmSync,
  truncateSync,
} from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import path from "node:path";
import { describe, expect, inject, onTestFinished, test, vi } from "vitest";
import type { OpenProduct } from "../../main";
import { builtProduct } from "../kit/built-product";
import { spawnProduct } from "../kit/child-product";
import { createDatabase } from "../kit/databases";
import { BASE_ENV, engine } from "../kit/test-product";

/** A directory with a migrated database, and how to open it. */
async function aDirectory({ empty = false } = {}) {
  const made = await createDatabase(inject("templates"), engine, { empty });
  onTestFinished(made.drop);
  const directory = made.env.DATA_DIR ?? "";
  const { open, parseConfig } = await builtProduct();
  const env = { ...BASE_ENV, ...made.env, LOG_LEVEL: "silent" };
  const config = parseConfig(env);
  const opened = async (): Promise<OpenProduct> => {
    const product = await open(config);
    onTestFinished(() => product.database.close().catch(() => undefined));
    return product;
  };
  return { directory, database: path.join(directory, "database"), env, opened };
}

function openToOthers(directory: string): string[] {
  return ["", ...readdirSync(directory, { recursive: true, encoding: "utf8" })].filter(
    (name) => (lstatSync(path.join(directory, name)).mode & 0o077) !== 0,
  );
}

describe.runIf(engine === "embedded")("S6 DATA_DIR is its owner's alone", () => {
  test("what was open to everyone is closed at the start, and new files are closed from the first", async () => {
    const { directory, opened } = await aDirectory();
    mkdirSync(path.join(directory, "backups"));
    for (const name of ["", ...readdirSync(directory, { recursive: true, encoding: "utf8" })])
      chmodSync(path.join(directory, name), 0o777);
    const { database } = await opened();
    expect(openToOthers(directory)).toEqual([]);
    await database.pool.query("create table made_later as select 1 as one; checkpoint");
    expect(openToOthers(directory)).toEqual([]);
  });

  test("a database that is made is closed from the first, and has its name only when it is whole", async () => {
    const { directory, opened } = await aDirectory({ empty: true });
    chmodSync(directory, 0o755);
    const half = path.join(directory, "database.new");
    mkdirSync(half);
    fs.writeFileSync(path.join(half, "PG_VERSION"), "half of a database");
    await opened();
    expect(openToOthers(directory)).toEqual([]);
    expect(existsSync(half)).toBe(false);
  });
});

type Step =
  | "log"
  | "log synced"
  | "data"
  | "data synced"
  | "control"
  | "control synced"
  | "removed";

/** What happens to the files of a database, in order, without repetitions. */
function recorded(database: string): Step[] {
  const steps: Step[] = [];
  const paths = new Map<number, string>();
  const add = (step: Step) => {
    if (steps.at(-1) !== step) steps.push(step);
  };
  const kindOf = (file: string) => {
    if (file.includes("/pg_wal/")) return "log";
    return file.endsWith("/pg_control") ? "control" : "data";
  };
  const inside = (file: unknown): file is string => String(file).startsWith(`${database}/`);
  const pathOf = (descriptor: number) => {
    const known = paths.get(descriptor) ?? fs.readlinkSync(`/proc/self/fd/${descriptor}`);
    return inside(known) ? known : null;
  };
  const { writeSync, fdatasyncSync, unlinkSync } = fs;
  vi.spyOn(fs, "writeSync").mockImplementation(((descriptor: number, ...rest: [Buffer]) => {
    const file = pathOf(descriptor);
    if (file) add(kindOf(file));
    return writeSync(descriptor, ...rest);
  }) as typeof writeSync);
  vi.spyOn(fs, "fdatasyncSync").mockImplementation((descriptor) => {
    const file = pathOf(descriptor);
    if (file) add(`${kindOf(file)} synced`);
    fdatasyncSync(descriptor);
  });
  vi.spyOn(fs, "unlinkSync").mockImplementation((file) => {
    if (inside(file) && /\/base\/\d+\/\d+$/.test(file)) add("removed");
    unlinkSync(file);
  });
  syncBuiltinESMExports();
  onTestFinished(() => {
    vi.restoreAllMocks();
    syncBuiltinESMExports();
  });
  return steps;
}

test.runIf(engine === "embedded")(
  "S4 a checkpoint puts log, data and control file on the disk in this order, and a table goes after its end was logged",
  async () => {
    const { database: directory, opened } = await aDirectory();
    const { database } = await opened();
    await database.pool.query("create table kept as select generate_series(1, 2000) as number");
    await database.pool.query("checkpoint");
    const steps = recorded(directory);
    await database.pool.query("update kept set number = number + 1 where number < 100");
    await database.pool.query("checkpoint");
    const data = steps.indexOf("data");
    const control = steps.indexOf("control");
    expect(steps.slice(0, data), steps.join(", ")).toContain("log synced");
    expect(steps.slice(0, data).lastIndexOf("log synced")).toBeGreaterThan(steps.indexOf("log"));
    expect(steps.slice(data, control)).toContain("data synced");
    expect(steps.slice(0, control).lastIndexOf("log synced")).toBeGreaterThan(
      steps.slice(0, control).lastIndexOf("log"),
    );
    expect(steps.slice(control)).toContain("control synced");
    steps.length = 0;
    await database.pool.query("drop table kept");
    await database.pool.query("checkpoint");
    const removed = steps.indexOf("removed");
    expect(removed, steps.join(", ")).toBeGreaterThan(0);
    expect(steps.slice(0, removed)).toContain("log synced");
  },
);

describe.runIf(engine === "embedded")("S4 a damaged database", () => {
  test("is refused in plain words, with its newest backup and the way back to it, and left as it is", async () => {
    const { directory, database, env } = await aDirectory();
    truncateSync(path.join(database, "global/pg_control"));
    const backups = path.join(directory, "backups");
    mkdirSync(backups);
    for (const name of ["backup-20260131T093000Z.gz", "backup-20260131T083000Z.gz"])
      fs.writeFileSync(path.join(backups, name), "");
    const refused = await spawnProduct({ ...env, BACKUP_DIR: backups }).catch(String);
    expect(refused).toContain(
      `The embedded database in ${database} does not open: could not read file "global/pg_control": read 0 of 296.`,
    );
    expect(refused).toContain("made on 2026-01-31 at 09:30 UTC");
    expect(refused).toContain(`mv ${database} ${database}.damaged`);
    expect(refused).toContain(`npm run db:restore -- ${backups}/backup-20260131T093000Z.gz`);
    expect(refused).not.toMatch(/wasm|Aborted|\n +at /);
    expect(existsSync(path.join(database, "base"))).toBe(true);
  });

  test("without PG_VERSION is never replaced by a new one", async () => {
    const { database, opened } = await aDirectory();
    rmSync(path.join(database, "PG_VERSION"));
    await expect(opened()).rejects.toThrow("does not open: the file PG_VERSION is missing.");
    expect(existsSync(path.join(database, "base"))).toBe(true);
  });

  test("WEAK a table cut to nothing is noticed, and one that was emptied is not", async () => {
    const { database: directory, opened } = await aDirectory();
    const { database } = await opened();
    const fileOf = async (table: string) =>
      (await database.pool.query(`select pg_relation_filepath('${table}') as file`)).rows[0].file;
    for (const table of ["cut", "emptied"])
      await database.pool.query(
        `create table ${table} (number int primary key); insert into ${table} select generate_series(1, 3000)`,
      );
    await database.pool.query("delete from emptied");
    await database.pool.query("vacuum emptied");
    const sizes =
      "select pg_relation_size('emptied')::int as rows, pg_relation_size('emptied_pkey')::int as key";
    const [size] = (await database.pool.query(sizes)).rows;
    expect([size.rows, size.key > 8192]).toEqual([0, true]);
    const file = path.join(directory, await fileOf("cut"));
    await database.close();
    const again = await opened();
    await again.database.close();
    truncateSync(file);
    await expect(opened()).rejects.toThrow(/does not open: the table cut has lost its rows/);
  });
});
