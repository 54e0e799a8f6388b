/** The product's own functions on the database behind a test's `query`, which knows no transactions. */
import { drizzle } from "drizzle-orm/node-postgres";
import type { Pool } from "pg";
import type { Db } from "../../app/platform/db/database.server";

export type Query = (text: string, values?: unknown[]) => Promise<unknown>;

export function dbOver(query: Query): Db {
  const client = {
    async query({ text, rowMode }: { text: string; rowMode?: string }, values: unknown[]) {
      const rows = (await query(text, values)) as Record<string, unknown>[];
      return { rows: rowMode === "array" ? rows.map((row) => Object.values(row)) : rows };
    },
  };
  // All that Drizzle asks of a pool outside transactions.
  return drizzle(client as unknown as Pool);
}
