/** Indexes for searches by a part of a text (db/search-indexes.sql), where the database has the extension for them. */
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Session } from "./engine";

const FILE = path.resolve("db/search-indexes.sql");

type SearchIndex = { name: string; table: string; statement: string };

/**
 * Creates those that are missing. The session must hold the migration lock. Returns why there are none, null if there
 * are: a server may lack the extension or keep it from this user, and searches then read every row.
 */
export async function indexSearches(session: Session): Promise<string | null> {
  const fault = await withTrigrams(session);
  if (fault !== null) return fault;
  const { rows } = await session.query<{ schema: string }>(
    "SELECT extnamespace::regnamespace::text AS schema FROM pg_extension WHERE extname = 'pg_trgm'",
  );
  const [{ schema } = { schema: "public" }] = rows;
  const missing = await missingOf(session, shipped());
  for (const { statement } of missing)
    await session.query(statement.replaceAll("gin_trgm_ops", `${schema}.gin_trgm_ops`));
  // What is in an index of expressions is known once the table is analyzed: searches for common words need it.
  for (const table of new Set(missing.map(({ table }) => table)))
    await session.query(`ANALYZE ${table}`);
  return null;
}

/** Any owner of a database may create this extension, if the server has it. */
async function withTrigrams(session: Session): Promise<string | null> {
  const { rows } = await session.query("SELECT 1 FROM pg_extension WHERE extname = 'pg_trgm'");
  if (rows.length > 0) return null;
  try {
    // Beside the product's tables and functions, not among them.
    await session.query("CREATE EXTENSION pg_trgm SCHEMA drizzle");
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function shipped(): SearchIndex[] {
  const statements = readFileSync(FILE, "utf8").split(/;\s*$/m);
  return statements.flatMap((statement) => {
    const [, name, table] = /CREATE INDEX (\w+) ON (\w+)/.exec(statement) ?? [];
    return name && table ? [{ name, table, statement }] : [];
  });
}

/** Asked first: creating one "if not exists" waits for every writer of its table. */
async function missingOf(session: Session, indexes: SearchIndex[]): Promise<SearchIndex[]> {
  const { rows } = await session.query<{ name: string }>(
    "SELECT relname AS name FROM pg_class WHERE relkind = 'i' AND relnamespace = 'public'::regnamespace AND relname = ANY ($1)",
    [indexes.map(({ name }) => name)],
  );
  const there = new Set(rows.map(({ name }) => name));
  return indexes.filter(({ name }) => !there.has(name));
}
