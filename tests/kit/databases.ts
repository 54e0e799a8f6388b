/** A migrated database for each test file, copied from a template, on either engine. */
import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import { BUILT, type BuiltProduct, builtProduct } from "./built-product.ts";
import { startPostgres } from "./postgres-server.ts";

export const ENGINES = ["embedded", "server"] as const;
export type Engine = (typeof ENGINES)[number];

/**
 * The source of databases: `directory` on the embedded engine, `name` on the server. `place`: where copies of the
 * embedded one go, by default with the system's temporary files.
 */
export type Templates = {
  serverUrl: string;
  socketUrl?: string;
  name?: string;
  directory?: string;
  place?: string;
};

/**
 * Environment variables that point a product to a database, and how to remove that database. `nearEnv` takes the
 * quickest way to it.
 */
export type TestDatabase = {
  env: Record<string, string>;
  nearEnv: Record<string, string>;
  drop: () => Promise<void>;
};

const TEMPLATES = "test-results/templates";
const MAKING = "making-";
export const TEST_SECRET = "a secret for tests only, never for anything else";

const QUIET = { LOG_LEVEL: "silent", AUTH_SECRET: TEST_SECRET };

/** Starts a PostgreSQL for a test run and creates the templates for its databases on these engines; `stop` removes all of it. */
export async function startTestDatabases(
  settings: string[],
  place: string,
  engines: readonly Engine[] = ENGINES,
): Promise<{ templates: Templates; stop: () => Promise<void> }> {
  const postgres = await startPostgres(settings, place);
  if ("missing" in postgres) throw new Error(`The tests need a PostgreSQL: ${postgres.missing}.`);
  const product = await builtProduct();
  const name = await serverTemplate(product, postgres.url);
  const directory = engines.includes("embedded") ? await embeddedTemplate(product) : undefined;
  const { url: serverUrl, socketUrl } = postgres;
  const templates = { serverUrl, socketUrl, name, directory, place };
  const stop = async () => {
    // A given server stays, and so would the template.
    await dropDatabase(postgres.url, name);
    await postgres.stop();
  };
  return { templates, stop };
}

async function serverTemplate(product: BuiltProduct, serverUrl: string): Promise<string> {
  const name = `setpoint_template_${crypto.randomUUID().replaceAll("-", "")}`;
  await administer(serverUrl, `CREATE DATABASE ${name}`);
  const DATABASE_URL = databaseAt(serverUrl, name);
  await product.migrate(product.parseConfig({ ...QUIET, DATABASE_URL }));
  return name;
}

/** A migrated directory of the embedded database, made once for each build and schema: it takes longer than most test files. */
async function embeddedTemplate(product: BuiltProduct): Promise<string> {
  const template = path.resolve(TEMPLATES, madeFrom().slice(0, 16));
  if (existsSync(template)) return template;
  mkdirSync(TEMPLATES, { recursive: true });
  for (const old of readdirSync(TEMPLATES))
    if (!old.startsWith(MAKING) && old !== path.basename(template))
      rmSync(path.join(TEMPLATES, old), { recursive: true });
  const making = mkdtempSync(path.resolve(TEMPLATES, MAKING));
  await product.migrate(product.parseConfig({ ...QUIET, DATA_DIR: making }));
  // Another run may have been first.
  if (existsSync(template)) rmSync(making, { recursive: true });
  else renameSync(making, template);
  return template;
}

/** A hash of a template's inputs. */
function madeFrom(): string {
  const schema = readdirSync("db", { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const hash = createHash("sha256");
  for (const file of [BUILT, ...schema.sort()]) hash.update(file).update(readFileSync(file));
  return hash.digest("hex");
}

/** `empty`: not even migrated. */
export async function createDatabase(
  { directory, serverUrl, socketUrl, name, place = os.tmpdir() }: Templates,
  engine: Engine,
  { empty = false } = {},
): Promise<TestDatabase> {
  return engine === "embedded"
    ? embedded(place, empty ? undefined : directory)
    : onServer([serverUrl, socketUrl ?? serverUrl], empty ? undefined : name);
}

/** Without a template it is empty. */
async function embedded(place: string, template?: string): Promise<TestDatabase> {
  const data = mkdtempSync(path.join(place, "setpoint-data-"));
  if (template)
    cpSync(path.join(template, "database"), path.join(data, "database"), { recursive: true });
  const env = { DATA_DIR: data };
  return {
    ...{ env, nearEnv: env },
    drop: async () => rmSync(data, { recursive: true, force: true }),
  };
}

/** Without a template it is empty. */
async function onServer(
  [serverUrl, nearUrl]: [string, string],
  template?: string,
): Promise<TestDatabase> {
  const name = `setpoint_test_${crypto.randomUUID().replaceAll("-", "")}`;
  const copied = template ? ` TEMPLATE ${template} STRATEGY FILE_COPY` : "";
  await administer(serverUrl, `CREATE DATABASE ${name}${copied}`);
  return {
    env: { DATABASE_URL: databaseAt(serverUrl, name) },
    nearEnv: { DATABASE_URL: databaseAt(nearUrl, name) },
    drop: () => dropDatabase(serverUrl, name),
  };
}

function dropDatabase(serverUrl: string, name: string): Promise<void> {
  return administer(serverUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
}

function databaseAt(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

const administrators = new Map<string, pg.Pool>();

/** One connection for each server: opening one takes almost as long as dropping a database. */
async function administer(serverUrl: string, statement: string): Promise<void> {
  const administrator = administrators.get(serverUrl) ?? administratorOf(serverUrl);
  await administrator.query(statement);
}

function administratorOf(serverUrl: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: serverUrl,
    max: 1,
    idleTimeoutMillis: 0,
    allowExitOnIdle: true,
  });
  // The server may be stopped first.
  pool.on("error", () => undefined);
  administrators.set(serverUrl, pool);
  return pool;
}
