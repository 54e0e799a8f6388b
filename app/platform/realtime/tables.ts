import { sql } from "drizzle-orm";
import { bigint, check, json, pgTable, text } from "drizzle-orm/pg-core";

/**
 * Notices on their way to open pages, written by `raise_live` and taken by the sender. Unlogged, so no commit waits for
 * them; a crash of the database loses them, and ends every stream too. Its numbers are logged: a power cut before the
 * first checkpoint leaves an unlogged sequence as zeros. A notice fits one payload.
 */
export const liveOutbox = pgTable(
  "live_outbox",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    topics: text("topics").array().notNull(),
    event: text("event").notNull(),
    key: text("key").notNull(),
    data: json("data").notNull(),
  },
  (table) => [
    check(
      "live_outbox_size_check",
      sql`octet_length(array_to_string(${table.topics}, ',')) + octet_length(${table.key}) + octet_length(${table.data}::text) <= 6000`,
    ),
  ],
);
