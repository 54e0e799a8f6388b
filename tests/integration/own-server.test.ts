/** The database that a product runs by itself: its files, its process, and what is left when either is killed. */
import { execFileSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import type { RunningProduct } from "../../main";
import { builtProduct } from "../kit/built-product";
import { type ChildProduct, endChild, spawnProduct } from "../kit/child-product";
import {
  begunDatabase,
  isAlive,
  mebibytesOf,
  type OwnDatabase,
  ownDatabase,
  serverIn,
} from "../kit/own-database";
import { smallDisk } from "../kit/small-disk";
import { newTrainee, savedAt, storedProgress } from "../kit/soak";
import { BASE_ENV } from "../kit/test-product";
import { Visitor } from "../kit/visitor";

const tellsMemory = existsSync("/proc/self/smaps_rollup");
const isRoot = process.getuid?.() === 0;

type Place = OwnDatabase & { data: string };

let begun: OwnDatabase;
beforeAll(async () => {
  begun = await begunDatabase(BASE_ENV);
});
afterAll(() => begun.remove());

function place(options: Parameters<typeof ownDatabase>[0] = {}): Place {
  const own = ownDatabase(options);
  onTestFinished(own.remove);
  return { ...own, env: { ...BASE_ENV, ...own.env }, data: path.join(own.directory, "postgres") };
}

async function running({ env }: Place): Promise<RunningProduct> {
  const { parseConfig, start } = await builtProduct();
  const product = await start(parseConfig({ ...env, LOG_LEVEL: "silent" }));
  onTestFinished(product.stop);
  return product;
}

async function child({ env }: Place, run?: readonly string[]): Promise<ChildProduct> {
  const started = await spawnProduct(env, run);
  onTestFinished(async () => {
    if (started.process.exitCode === null && started.process.signalCode === null)
      await endChild(started, "SIGKILL");
  });
  return started;
}

async function setting({ database }: RunningProduct, name: string): Promise<unknown> {
  return (await database.pool.query(`show ${name}`)).rows[0]?.[name];
}

function openToOthers(directory: string, but: RegExp): string[] {
  return readdirSync(directory, { recursive: true, encoding: "utf8" }).filter(
    (name) => !but.test(name) && (lstatSync(path.join(directory, name)).mode & 0o077) !== 0,
  );
}

describe("ONE-1 a database of its own", () => {
  test("ONE-1 it listens on a socket alone, syncs, is its owner's alone, and ends with the product", async () => {
    const own = place({ like: begun });
    mkdirSync(path.join(own.directory, "backups"), { mode: 0o777 });
    writeFileSync(path.join(own.directory, "backups", "old"), "", { mode: 0o666 });
    const product = await running(own);
    expect(await setting(product, "listen_addresses")).toBe("");
    expect(await setting(product, "fsync")).toBe("on");
    expect(await setting(product, "TimeZone")).toBe("UTC");
    const { rows } = await product.database.pool.query(
      "select name from pg_available_extensions where name in ('btree_gist', 'pg_trgm') order by 1",
    );
    expect(rows.map(({ name }) => name)).toEqual(["btree_gist", "pg_trgm"]);
    await product.database.pool.query("create table made_later as select 1 as one; checkpoint");
    // Links to libraries, which hold nothing of anyone's.
    expect(openToOthers(own.directory, /^postgres-libraries/)).toEqual([]);
    expect(statSync(own.directory).mode & 0o066).toBe(0);
    const pid = serverIn(own.data) ?? 0;
    expect(isAlive(pid)).toBe(true);
    await product.stop();
    expect(isAlive(pid)).toBe(false);
  });

  test("CFG-1 the first start makes a secret (mode 0600) and prints one code, later starts neither", async () => {
    const own = place();
    Object.assign(own.env, { AUTH_SECRET: "", ADMIN_ACCESS_CODE: "" });
    const first = await child(own);
    const code = /Administrator access code: ([A-Z2-7]{12})/.exec(first.output())?.[1] ?? "";
    expect(statSync(path.join(own.directory, "auth-secret")).mode & 0o777).toBe(0o600);
    expect((await new Visitor(first.url).signIn(code)).status).toBe(302);
    expect((await endChild(first, "SIGTERM")).code).toBe(0);
    expect(serverIn(own.data)).toBeNull();
    const again = await child(own);
    expect(again.output()).not.toContain("access code");
    expect((await new Visitor(again.url).signIn(code)).status).toBe(302);
  });

  test.runIf(tellsMemory)(
    "ONE-2 idle, the product and its database take at most 180 MiB together",
    async () => {
      const own = place();
      const product = await child(own);
      expect((await fetch(`${product.url}/readyz`)).status).toBe(200);
      const pids = [product.process.pid ?? 0, serverIn(own.data) ?? 0];
      expect(pids).not.toContain(0);
      expect(mebibytesOf(pids)).toBeGreaterThan(50);
      // Nothing has needed the image library.
      expect(readFileSync(`/proc/${pids[0]}/maps`, "utf8")).not.toContain("vips");
      await expect
        // V8 gives back what the start needed once nothing has happened for two minutes.
        .poll(() => mebibytesOf(pids), { timeout: 200_000, interval: 1_000 })
        .toBeLessThanOrEqual(180);
    },
  );

  test("ONE-2 the server's largest file has plain letters only: with one other, V8 keeps two bytes for each", () => {
    const folder = "build/server/assets";
    const texts = readdirSync(folder).map((name) => readFileSync(path.join(folder, name)));
    const [largest = Buffer.alloc(0)] = texts.sort((one, other) => other.length - one.length);
    expect(largest.length).toBeGreaterThan(3_000_000);
    expect(largest.findIndex((byte) => byte > 0x7f)).toBe(-1);
  });

  test.runIf(isRoot)(
    "ONE-1 as root it runs as a system user, also where only root may enter",
    async () => {
      for (const closed of [false, true]) {
        // The database that is copied was begun as root, where everyone may enter.
        const own = place({ closed, ...(!closed && { like: begun }) });
        const product = await running(own);
        const pid = serverIn(own.data) ?? 0;
        const status = readFileSync(`/proc/${pid}/status`, "utf8");
        expect(Number(/^Uid:\s+(\d+)/m.exec(status)?.[1]), String(closed)).not.toBe(0);
        expect(lstatSync(own.data).isSymbolicLink()).toBe(closed);
        await product.stop();
        const again = await running(own);
        expect((await fetch(`${again.url}/readyz`)).status).toBe(200);
        await again.stop();
      }
    },
  );

  test("ONE-3 a path that is too long for a socket: on the loopback address, with a password", async () => {
    const own = place({
      inside: `${"a long name with 'quotes', \"more\" & ümläuts/".repeat(5)}data`,
    });
    const product = await running(own);
    expect(await setting(product, "listen_addresses")).toBe("127.0.0.1");
    expect(own.directory.length).toBeGreaterThan(200);
    const right = new URL(product.database.directUrl);
    expect(right.password.length).toBeGreaterThan(20);
    for (const password of ["", "wrong"]) {
      const url = new URL(right);
      url.password = password;
      const client = new pg.Client({ connectionString: url.href });
      client.on("error", () => undefined);
      await expect(client.connect(), password).rejects.toThrow(/password/i);
    }
    const { parseConfig, signInLink } = await builtProduct();
    expect(await signInLink(parseConfig({ ...own.env, LOG_LEVEL: "silent" }))).toContain(
      "/auth/link",
    );
  });

  test("ONE-3 a short path with blanks, quotes and other letters", async () => {
    const own = place({ inside: `a "b", c's & dä#1%`, like: begun });
    const product = await running(own);
    expect(await setting(product, "listen_addresses")).toBe("");
  });
});

describe("ONE-3 what is killed", () => {
  const kills: Record<string, (product: ChildProduct, database: number) => Promise<void>> = {
    "the product": async (product) => void (await endChild(product, "SIGKILL")),
    "the database": async (_, database) => void process.kill(database, "SIGKILL"),
    both: async (product, database) => {
      process.kill(database, "SIGKILL");
      await endChild(product, "SIGKILL");
    },
  };

  test.each(Object.entries(kills))(
    "ONE-3 %s, while lessons are saved: it goes on, and nothing acknowledged is lost",
    async (what, kill) => {
      const own = place({ like: begun });
      const first = await child(own);
      const { cookies, userId } = await newTrainee(first, own.env);
      let acknowledged = 0;
      const save = async (at: number, url: string) => {
        const visitor = new Visitor(url).take(cookies);
        if ((await savedAt(visitor, userId, 1, at)) === 204) acknowledged = at;
        return acknowledged;
      };
      for (let at = 1; at <= 20; at += 1) await save(at, first.url);
      const saving = save(21, first.url);
      await kill(first, serverIn(own.data) ?? 0);
      await saving;
      expect(acknowledged).toBeGreaterThanOrEqual(20);
      const next = what === "the database" ? first : await child(own);
      let at = 30;
      await expect.poll(() => save(at++, next.url), { timeout: 30_000 }).toBeGreaterThanOrEqual(30);
      await endChild(next, "SIGTERM");
      expect((await storedProgress(own.env, userId)).get(1)).toBeGreaterThanOrEqual(acknowledged);
    },
  );

  test.skipIf(process.platform !== "linux")(
    "ONE-3 a connection that works on after its server was killed ends before the next server starts",
    async () => {
      const own = place({ like: begun });
      const first = await child(own);
      const busy = new pg.Client({ host: own.data, user: "setpoint", database: "postgres" });
      busy.on("error", () => undefined);
      await busy.connect();
      const { rows } = await busy.query<{ pid: number }>("select pg_backend_pid() as pid");
      const pid = rows[0]?.pid ?? 0;
      busy.query("do $$ begin loop end loop; end $$").catch(() => undefined);
      const server = serverIn(own.data) ?? 0;
      process.kill(server, "SIGKILL");
      await expect.poll(() => serverIn(own.data), { timeout: 30_000 }).not.toBe(server);
      await expect
        .poll(async () => (await fetch(`${first.url}/readyz`)).status, { timeout: 30_000 })
        .toBe(200);
      // One that ended and was not collected has no files open.
      expect(() => readlinkSync(`/proc/${pid}/exe`)).toThrow();
    },
  );

  test("ONE-3 a second start is refused in one sentence, and the first goes on", async () => {
    const own = place({ like: begun });
    const first = await child(own);
    await expect(spawnProduct(own.env)).rejects.toThrow(
      /is in use by process \d+ on \S+\. Stop that process, or set DATA_DIR/,
    );
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
  });

  test.skipIf(process.platform !== "linux")(
    "ONE-3 the next start ends a database that a killed product left running, even if its files were moved, and touches no other",
    async () => {
      const [own, other] = [place({ like: begun }), place({ like: begun })];
      const [first, neighbor] = [await child(own), await child(other)];
      const server = serverIn(own.data) ?? 0;
      await endChild(first, "SIGKILL");
      expect(isAlive(server)).toBe(true);
      renameSync(own.data, `${own.data}.broken`);
      expect((await fetch(`${(await child(own)).url}/readyz`)).status).toBe(200);
      // Its parent needs a moment to collect it.
      await expect.poll(() => isAlive(server)).toBe(false);
      expect(serverIn(own.data)).not.toBe(null);
      expect((await fetch(`${neighbor.url}/readyz`)).status).toBe(200);
    },
  );

  test("ONE-3 a file left by a killed server that names another process hinders nothing, and harms it not", async () => {
    const own = place({ like: begun });
    for (const name of ["postmaster.pid", ".s.PGSQL.5432.lock"])
      writeFileSync(path.join(own.data, name), `${process.pid}\n${own.data}\n1\n5432\n`);
    expect((await fetch(`${(await running(own)).url}/readyz`)).status).toBe(200);
  });
});

test("ONE-3 a sequence that a power cut left as zeros is created again by the migration", async () => {
  const own = place({ like: begun });
  const before = await running(own);
  const { pool } = before.database;
  await pool.query("alter sequence live_outbox_id_seq set unlogged");
  await pool.query("checkpoint");
  // As before 0110, without what came later.
  await pool.query("delete from drizzle.__drizzle_migrations where created_at >= 1795959421735");
  await pool.query("drop index lesson_cues_chapters_index; drop table backup_runs");
  const { rows } = await pool.query<{ file: string }>(
    "select pg_relation_filepath('live_outbox_id_seq') as file",
  );
  await before.stop();
  writeFileSync(path.join(own.data, rows[0]?.file ?? ""), Buffer.alloc(8_192));
  const { database } = await running(own);
  const { rows: next } = await database.pool.query(
    "select nextval('live_outbox_id_seq')::int as id, relpersistence from pg_class where relname = 'live_outbox_id_seq'",
  );
  expect(next).toEqual([{ id: expect.any(Number), relpersistence: "p" }]);
});

test("ONE-3 a start that fails after its database was opened leaves none running", async () => {
  const own = place({ like: begun });
  const before = await running(own);
  await before.database.pool.query("alter table jobs rename to jobs_elsewhere");
  await before.stop();
  await expect(running(own)).rejects.toThrow();
  expect(serverIn(own.data)).toBeNull();
});

describe("ONE-3 what does not start says so in a sentence", () => {
  test("ONE-3 a disk that fills in the first start, which begins again once there is room", async ({
    skip,
  }) => {
    const disk = smallDisk(200);
    if (disk === null) return skip("only root may mount a small disk");
    onTestFinished(disk.remove);
    const env = { ...BASE_ENV, DATA_DIR: path.join(disk.directory, "data") };
    // Enough for an empty database.
    disk.fill(41 * 2 ** 20);
    await expect(spawnProduct(env)).rejects.toThrow(
      /^ended with 1: (?:Building…\n)?The disk is full, of DATA_DIR or .*: make room, and try again\.\n$/,
    );
    expect(serverIn(path.join(env.DATA_DIR, "postgres"))).toBeNull();
    disk.makeRoom();
    const product = await spawnProduct(env);
    expect((await fetch(`${product.url}/readyz`)).status).toBe(200);
    await endChild(product, "SIGTERM");
  });

  async function refusal({ env }: Place, more: Record<string, string> = {}): Promise<string> {
    const started = spawnProduct({ ...env, ...more });
    return started.then(
      () => "started",
      (error) => String(error).replace(/^Error: ended with 1: /, ""),
    );
  }

  test("ONE-1 a directory of an earlier release is left alone, until a backup is restored beside it", async () => {
    const own = place();
    const earlier = path.join(own.directory, "database");
    mkdirSync(earlier);
    writeFileSync(path.join(earlier, "PG_VERSION"), "17\n");
    expect(await refusal(own)).toMatch(
      /^\S+database was made by an earlier release, .* Bring its data over from a backup: npm run db:restore/,
    );
    expect(readdirSync(earlier)).toEqual(["PG_VERSION"]);
    expect(readdirSync(own.directory)).toEqual(["database"]);
    const source = place({ like: begun });
    const { parseConfig, backup, restore } = await builtProduct();
    const file = path.join(source.directory, "made.gz");
    const quiet = { LOG_LEVEL: "silent" };
    const rows = await backup(parseConfig({ ...source.env, ...quiet }), file);
    const options = { withSessions: true };
    expect(await restore(parseConfig({ ...own.env, ...quiet }), file, options)).toBe(rows);
    expect((await fetch(`${(await running(own)).url}/readyz`)).status).toBe(200);
    expect(readdirSync(earlier)).toEqual(["PG_VERSION"]);
  });

  test("CFG-3 ONE-1 a refused restore leaves no database where there was none, and one that was there as it is", async () => {
    const source = place({ like: begun });
    const { parseConfig, backup, restore } = await builtProduct();
    const quiet = { LOG_LEVEL: "silent" };
    const file = path.join(source.directory, "made.gz");
    const rows = await backup(parseConfig({ ...source.env, ...quiet }), file);
    const [header] = gunzipSync(readFileSync(file)).toString().split("\n");
    const damaged = path.join(source.directory, "damaged.gz");
    writeFileSync(damaged, gzipSync(`${header}\n{"table":"nobody's"}`));
    for (const closed of isRoot ? [false, true] : [false]) {
      const own = place({ closed });
      const config = parseConfig({ ...own.env, ...quiet });
      mkdirSync(path.join(own.directory, "postgres.broken"));
      await expect(restore(config, damaged)).rejects.toThrow(/unknown table/);
      // Others may wait for the lock.
      expect(readdirSync(own.directory)).toEqual(["lock.db", "postgres.broken"]);
      expect(await restore(config, file, { withSessions: true })).toBe(rows);
      await expect(restore(config, damaged)).rejects.toThrow(/not empty/);
      expect((await fetch(`${(await running(own)).url}/readyz`)).status).toBe(200);
    }
  });

  test("ONE-3 damaged files, another version, no programs", async () => {
    const own = place({ like: begun });
    const backups = path.join(own.directory, "backups");
    const sentences: [what: string, damage: () => void, said: RegExp][] = [
      [
        "an empty control file",
        () => truncateSync(path.join(own.data, "global/pg_control")),
        /^The database in \S+postgres does not start: could not read file "global\/pg_control"/,
      ],
      [
        "another version",
        () => writeFileSync(path.join(own.data, "PG_VERSION"), "12\n"),
        /^The database in \S+postgres was made by PostgreSQL 12, and this is PostgreSQL \d+: see "A newer PostgreSQL"/,
      ],
      [
        "no version",
        () => rmSync(path.join(own.data, "PG_VERSION")),
        /^The database in \S+postgres does not open: the file PG_VERSION is missing\./,
      ],
    ];
    for (const [what, damage, said] of sentences) {
      damage();
      const sentence = await refusal(own);
      expect(sentence, what).toMatch(said);
      expect(sentence, what).not.toMatch(/\n\s+at /);
    }
    expect(existsSync(backups)).toBe(false);
    const none = await refusal(place(), { POSTGRES_BIN: os.tmpdir() });
    expect(none.trim()).toBe(`POSTGRES_BIN: ${os.tmpdir()} holds no PostgreSQL that runs here.`);
  });

  test("ONE-3 half of a database, as a power cut leaves it in the first start, is begun again", async () => {
    const own = place();
    mkdirSync(`${own.data}.new`);
    writeFileSync(path.join(`${own.data}.new`, "PG_VERSION"), "half of a database");
    expect((await fetch(`${(await running(own)).url}/readyz`)).status).toBe(200);
    expect(existsSync(`${own.data}.new`)).toBe(false);
  });

  test.runIf(isRoot)("ONE-3 a DATA_DIR that was closed later says where to move it", async () => {
    const own = place({ like: begun });
    chmodSync(path.dirname(own.directory), 0o700);
    expect(await refusal(own)).toMatch(/may not enter \S+\. Move DATA_DIR/);
    chmodSync(path.dirname(own.directory), 0o755);
  });
});

test("ONE-1 programs that are installed here are used instead when they are named", async () => {
  const debian = "/usr/lib/postgresql";
  const [version] = existsSync(debian) ? readdirSync(debian) : [];
  const bin = path.join(debian, version ?? "none", "bin");
  if (!existsSync(path.join(bin, "initdb"))) return;
  const own = place();
  Object.assign(own.env, { POSTGRES_BIN: bin });
  const product = await running(own);
  const said = execFileSync(path.join(bin, "postgres"), ["--version"], { encoding: "utf8" });
  expect(said).toContain(String(await setting(product, "server_version")).split(" ")[0]);
});
