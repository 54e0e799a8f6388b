import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "../db/moment";

/**
 * Email to be delivered: queued in the transaction that it reports on, tried until it is sent, permanently refused or
 * expired. `body` is encrypted while a `sealed` email waits, and empty once the email is sent. `about`: what the email
 * is about, so its state is shown there. `passing`: for an email that is true only until it expires, the name by which
 * it is withdrawn. A job of its own sends it.
 */
export const mailOutbox = pgTable(
  "mail_outbox",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    recipient: text("recipient").notNull(),
    replyTo: text("reply_to"),
    subject: text("subject").notNull(),
    body: text("body").notNull(),
    sealed: boolean("sealed").notNull().default(false),
    /** An attached invitation in iCalendar format. */
    calendarFile: text("calendar_file"),
    about: text("about"),
    passing: text("passing"),
    attempts: integer("attempts").notNull().default(0),
    lastError: text("last_error"),
    expiresAt: moment("expires_at").notNull().default(sql`now() + interval '3 days'`),
    failedAt: moment("failed_at"),
    sentAt: moment("sent_at"),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [
    index("mail_outbox_unsent_index").on(table.createdAt).where(sql`${table.sentAt} is null`),
    index("mail_outbox_passing_index").on(table.passing).where(sql`${table.passing} is not null`),
    index("mail_outbox_about_index").on(table.about).where(sql`${table.about} is not null`),
    check(
      "mail_outbox_header_check",
      sql`concat(${table.recipient}, ${table.replyTo}, ${table.subject}) !~ '[\\r\\n]'`,
    ),
  ],
);
