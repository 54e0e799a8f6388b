import { sql } from "drizzle-orm";
import { bigint, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "../db/moment";

/** `not-allowed`: the database user may not create the database that a proof needs. */
export const PROOF_RESULTS = ["proven", "failed", "not-allowed"] as const;

/** Attempts to restore a scheduled backup into a scratch database, for every instance to show (ONE-4). */
export const backupProofs = pgTable(
  "backup_proofs",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** The file's name. */
    backup: text("backup").notNull(),
    madeAt: moment("made_at").notNull(),
    triedAt: moment("tried_at").notNull().defaultNow(),
    tookMs: integer("took_ms").notNull(),
    result: text("result", { enum: PROOF_RESULTS }).notNull(),
    /** What was restored, if it was. */
    tables: integer("tables"),
    rows: bigint("rows", { mode: "number" }),
    /** Why it failed, in a sentence for administrators. */
    reason: text("reason"),
  },
  (table) => [
    index("backup_proofs_tried_index").on(table.triedAt),
    index("backup_proofs_proven_index").on(table.triedAt).where(sql`${table.result} = 'proven'`),
  ],
);

/** The last attempt to make a scheduled backup in each directory, for every instance to show (ONE-4). */
export const backupRuns = pgTable("backup_runs", {
  directory: text("directory").primaryKey(),
  at: moment("at").notNull().default(sql`now()`),
  /** Why none was made, in a sentence for administrators. */
  fault: text("fault"),
});
