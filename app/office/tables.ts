import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "~/auth/tables";
import { bookings } from "~/booking/tables";
import { submissions } from "~/forms/tables";
import { imports } from "~/imports/tables";
import { moment } from "~/platform/db/moment";

/** Whom an import added; deleted people leave this list too. */
export const personImports = pgTable(
  "person_imports",
  {
    importId: uuid("import_id")
      .notNull()
      .references(() => imports.id, { onDelete: "cascade" }),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.userId] }),
    index("person_imports_user_id_index").on(table.userId),
  ],
);

/**
 * One act on many rows of a staff list. It is asked for, then begun, then done in parts. `input`: what the act needs,
 * such as a coach; `finished`: how many rows have a result; `undoOf`: it takes that one back.
 */
export const batches = pgTable(
  "batches",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    list: text("list", {
      enum: ["trainees", "people", "applicants", "inbox", "agenda", "pay"],
    }).notNull(),
    act: text("act").notNull(),
    actorId: text("actor_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    input: jsonb("input").$type<Readonly<Record<string, string>>>().notNull().default({}),
    total: integer("total").notNull(),
    finished: integer("finished").notNull().default(0),
    undoOf: uuid("undo_of").references((): AnyPgColumn => batches.id, { onDelete: "cascade" }),
    createdAt: moment("created_at").notNull().defaultNow(),
    begunAt: moment("begun_at"),
    doneAt: moment("done_at"),
  },
  (table) => [
    index("batches_actor_id_index").on(table.actorId, table.createdAt),
    index("batches_undo_of_index").on(table.undoOf),
    index("batches_created_at_index").on(table.createdAt),
  ],
);

/**
 * One row of it, by id: its name is that of the person or the item as long as there is one. `version`: as it was when
 * it was chosen; `result`: what came of it, in words; `mail`: in the outbox; `before`: what undoing it puts back.
 */
export const batchRows = pgTable(
  "batch_rows",
  {
    batchId: uuid("batch_id")
      .notNull()
      .references(() => batches.id, { onDelete: "cascade" }),
    position: integer("position").notNull(),
    subjectId: text("subject_id").notNull(),
    version: integer("version"),
    done: boolean("done"),
    result: text("result"),
    mail: uuid("mail"),
    before: jsonb("before").$type<Readonly<Record<string, string | number | null>>>(),
  },
  (table) => [
    primaryKey({ columns: [table.batchId, table.position] }),
    index("batch_rows_subject_id_index").on(table.subjectId),
    index("batch_rows_open_index")
      .on(table.batchId, table.position)
      .where(sql`${table.result} is null`),
  ],
);

/** What staff answered to an item of the inbox by mail; it goes with the item. */
export const inboxReplies = pgTable(
  "inbox_replies",
  {
    id: uuid("id").primaryKey(),
    submissionId: uuid("submission_id").references(() => submissions.id, { onDelete: "cascade" }),
    bookingId: uuid("booking_id").references(() => bookings.id, { onDelete: "cascade" }),
    authorId: text("author_id").references(() => users.id, { onDelete: "set null" }),
    subject: text("subject").notNull(),
    body: text("body").notNull(),
    at: moment("at").notNull().defaultNow(),
  },
  (table) => [
    index("inbox_replies_submission_id_index").on(table.submissionId, table.at),
    index("inbox_replies_booking_id_index").on(table.bookingId, table.at),
    index("inbox_replies_author_id_index").on(table.authorId),
    check(
      "inbox_replies_item_check",
      sql`(${table.submissionId} is null) <> (${table.bookingId} is null)`,
    ),
  ],
);
