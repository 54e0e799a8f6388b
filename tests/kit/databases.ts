/** A migrated database for each test file, copied from a template, on either engine. */
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import type { BuiltProduct } from "./built-product";

export const ENGINES = ["embedded", "server"] as const;
export type Engine = (typeof ENGINES)[number];

export type Templates = { directory: string; serverUrl: string };

/** Environment variables that put a product on a database, and how to remove that database. */
export type TestDatabase = { env: Record<string, string>; drop: () => Promise<void> };

const TEMPLATE = "setpoint_template";
export const TEST_SECRET = "a secret for tests only, never for anything else";

export async function createTemplates(
  product: BuiltProduct,
  directory: string,
  serverUrl: string,
): Promise<Templates> {
  const quiet = { LOG_LEVEL: "silent", AUTH_SECRET: TEST_SECRET };
  await product.migrate(product.parseConfig({ ...quiet, DATA_DIR: directory }));
  await administer(serverUrl, `DROP DATABASE IF EXISTS ${TEMPLATE}`, `CREATE DATABASE ${TEMPLATE}`);
  const DATABASE_URL = databaseAt(serverUrl, TEMPLATE);
  await product.migrate(product.parseConfig({ ...quiet, DATABASE_URL }));
  return { directory, serverUrl };
}

/** `empty`: not even migrated. */
export async function createDatabase(
  { directory, serverUrl }: Templates,
  engine: Engine,
  { empty = false } = {},
): Promise<TestDatabase> {
  return engine === "embedded" ? embedded(directory, empty) : onServer(serverUrl, empty);
}

async function embedded(template: string, empty: boolean): Promise<TestDatabase> {
  const data = mkdtempSync(path.join(os.tmpdir(), "setpoint-data-"));
  if (!empty)
    cpSync(path.join(template, "database"), path.join(data, "database"), { recursive: true });
  return {
    env: { DATA_DIR: data },
    drop: async () => rmSync(data, { recursive: true, force: true }),
  };
}

async function onServer(serverUrl: string, empty: boolean): Promise<TestDatabase> {
  const name = `setpoint_test_${crypto.randomUUID().replaceAll("-", "")}`;
  await administer(serverUrl, `CREATE DATABASE ${name}${empty ? "" : ` TEMPLATE ${TEMPLATE}`}`);
  return {
    env: { DATABASE_URL: databaseAt(serverUrl, name) },
    drop: () => administer(serverUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}

function databaseAt(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

async function administer(serverUrl: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
