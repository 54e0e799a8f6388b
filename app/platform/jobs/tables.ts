import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "../db/moment";

/** Work to be done at a time, exactly once (CONT-5). */
export const jobs = pgTable(
  "jobs",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    kind: text("kind").notNull(),
    /** The same thing is not queued twice. */
    key: text("key").notNull().unique(),
    /** For people. */
    label: text("label").notNull(),
    runAt: moment("run_at").notNull(),
    payload: jsonb("payload").notNull(),
    attempts: integer("attempts").notNull().default(0),
    lastError: text("last_error"),
    /** After a failure: when it is retried. */
    retryAt: moment("retry_at"),
    doneAt: moment("done_at"),
    failedAt: moment("failed_at"),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [
    // Finds related jobs by their keys' prefix.
    index("jobs_key_index").on(table.key.op("text_pattern_ops")),
    // By kind: jobs that no one here does are never looked at.
    index("jobs_due_index")
      .on(table.kind, sql`coalesce(${table.retryAt}, ${table.runAt})`)
      .where(sql`${table.doneAt} is null and ${table.failedAt} is null`),
    index("jobs_failed_index")
      .on(table.kind, table.runAt)
      .where(sql`${table.doneAt} is null and ${table.failedAt} is not null`),
    index("jobs_done_index").on(table.doneAt).where(sql`${table.doneAt} is not null`),
  ],
);
