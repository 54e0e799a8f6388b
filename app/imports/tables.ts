import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "~/auth/tables";

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** What can be imported. */
const IMPORT_KINDS = ["prospects", "people"] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/**
 * An import of rows: `content` is the upload, until it is imported, `headless` without a heading line; the counts are
 * for the import and its undo.
 */
export const imports = pgTable(
  "imports",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: IMPORT_KINDS }).notNull().default("prospects"),
    content: text("content"),
    headless: boolean("headless").notNull().default(false),
    mapping: jsonb("mapping").$type<(string | null)[]>().notNull(),
    key: text("key").notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
    importedAt: moment("imported_at"),
    added: integer("added").notNull().default(0),
    updated: integer("updated").notNull().default(0),
    undoneAt: moment("undone_at"),
    reversed: integer("reversed").notNull().default(0),
    kept: integer("kept").notNull().default(0),
    failed: integer("failed").notNull().default(0),
  },
  (table) => [index("imports_user_id_index").on(table.userId, table.importedAt)],
);
