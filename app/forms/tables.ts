import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { users } from "~/auth/tables";
import { moment } from "~/platform/db/moment";
import type { Origin } from "~/platform/pages/origin";

/** What can happen to a submission. `accepted` and `declined` are only for applications. */
export const SUBMISSION_STATUSES = ["new", "open", "done", "accepted", "declined"] as const;

/** `unfit`: this answer is one for which the application did not qualify. */
export type AnsweredField = { label: string; value: string; unfit?: true };

/**
 * What visitors sent in with one of our forms. `id` is the id of the form's token, so a form sent twice is one row;
 * `fields`: [{label, value}] in the order of the form, `unfit` where an answer did not qualify; `qualified`: an application's outcome; `traineeId`: the
 * trainee an accepted applicant became; `origin`: where they came from, for applications if known; `caller` identifies
 * an address and cannot be read back into one.
 */
export const submissions = pgTable(
  "submissions",
  {
    id: uuid("id").primaryKey(),
    form: text("form").notNull(),
    senderName: text("sender_name").notNull(),
    senderMail: text("sender_mail").notNull(),
    fields: jsonb("fields").notNull().$type<AnsweredField[]>(),
    qualified: boolean("qualified"),
    origin: jsonb("origin").$type<Origin>(),
    caller: text("caller").notNull(),
    status: text("status", { enum: SUBMISSION_STATUSES }).notNull().default("new"),
    note: text("note").notNull().default(""),
    traineeId: text("trainee_id").references(() => users.id, { onDelete: "set null" }),
    /** Who of the staff answers it. */
    assigneeId: text("assignee_id").references(() => users.id, { onDelete: "set null" }),
    version: integer("version").notNull().default(1),
    createdAt: moment("created_at").notNull().defaultNow(),
    changedAt: moment("changed_at").notNull().defaultNow(),
  },
  (table) => [
    check(
      "submissions_status_check",
      sql`${table.status} in ('new', 'open', 'done', 'accepted', 'declined')`,
    ),
    index("submissions_created_at_index").on(table.createdAt, table.id),
    index("submissions_status_created_at_index").on(table.status, table.createdAt),
    // For the panel's count of new ones, requests and applications apart.
    index("submissions_status_qualified_index").on(table.status, table.qualified),
    index("submissions_form_created_at_index").on(table.form, table.createdAt),
    index("submissions_caller_created_at_index").on(table.caller, table.createdAt),
    index("submissions_assignee_id_index")
      .on(table.assigneeId, table.createdAt)
      .where(sql`${table.assigneeId} is not null`),
    index("submissions_sender_mail_index").on(sql`lower(${table.senderMail})`),
  ],
);
