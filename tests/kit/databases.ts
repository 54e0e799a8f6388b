/** A migrated database for each test, copied from a template. */
import pg from "pg";
import { builtProduct } from "./built-product.ts";
import { startPostgres } from "./postgres-server.ts";

/** The source of databases: the database `name` on the server. */
export type Templates = { serverUrl: string; socketUrl?: string; name?: string };

/**
 * Environment variables that point a product to a database, and how to remove that database. `nearEnv` takes the
 * quickest way to it.
 */
export type TestDatabase = {
  env: Record<string, string>;
  nearEnv: Record<string, string>;
  drop: () => Promise<void>;
};

export const TEST_SECRET = "a secret for tests only, never for anything else";

const QUIET = { LOG_LEVEL: "silent", AUTH_SECRET: TEST_SECRET };

/** Starts a PostgreSQL for a test run and creates the template for its databases; `stop` removes all of it. */
export async function startTestDatabases(
  settings: string[],
  place: string,
): Promise<{ templates: Templates; stop: () => Promise<void> }> {
  const postgres = await startPostgres(settings, place);
  const name = await templateOn(postgres.url);
  const { url: serverUrl, socketUrl } = postgres;
  const templates = { serverUrl, socketUrl, name };
  const stop = async () => {
    // A given server stays, and so would the template.
    await dropDatabase(postgres.url, name);
    await postgres.stop();
  };
  return { templates, stop };
}

async function templateOn(serverUrl: string): Promise<string> {
  const product = await builtProduct();
  const name = `setpoint_template_${crypto.randomUUID().replaceAll("-", "")}`;
  await administer(serverUrl, `CREATE DATABASE ${name}`);
  const DATABASE_URL = databaseAt(serverUrl, name);
  await product.migrate(product.parseConfig({ ...QUIET, DATABASE_URL }));
  // Every product would make them at its start, which takes a fifth of it.
  const client = new pg.Client(DATABASE_URL);
  await client.connect();
  await client.query("select make_event_months()");
  await client.end();
  return name;
}

/** `empty`: not even migrated. */
export async function createDatabase(
  { serverUrl, socketUrl = serverUrl, name: template }: Templates,
  { empty = false } = {},
): Promise<TestDatabase> {
  const name = `setpoint_test_${crypto.randomUUID().replaceAll("-", "")}`;
  const copied = template && !empty ? ` TEMPLATE ${template} STRATEGY FILE_COPY` : "";
  await administer(serverUrl, `CREATE DATABASE ${name}${copied}`);
  return {
    env: { DATABASE_URL: databaseAt(serverUrl, name) },
    nearEnv: { DATABASE_URL: databaseAt(socketUrl, name) },
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
