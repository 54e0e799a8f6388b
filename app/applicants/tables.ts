import { sql } from "drizzle-orm";
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "~/auth/tables";
import { bookings } from "~/booking/tables";
import { submissions } from "~/forms/tables";
import { moment } from "~/platform/db/moment";
import { OPEN_STAGES, STAGES } from "./stages";

/** As a list of SQL: 'new', 'qualified'. */
const listed = (stages: readonly string[]) =>
  sql.raw(stages.map((stage) => `'${stage}'`).join(", "));
/** One criterion of a scorecard, in the words it had when it was scored. */
export type Score = { criterion: string; score: number; note: string };

/**
 * One row per applicant, from the application to the trainee. `follow.server.ts` creates it with an application, and
 * follows the application's status and the interview booked under the same address; `id` is the first application's,
 * `applicationId` the latest. An address has at most one open row. `stageAt`: when its stage began; `anonymizedAt`:
 * when name, address and everything written were removed.
 */
export const applicants = pgTable(
  "applicants",
  {
    id: uuid("id").primaryKey(),
    applicationId: uuid("application_id").references(() => submissions.id, {
      onDelete: "set null",
    }),
    name: text("name").notNull(),
    mail: text("mail").notNull(),
    /** Only what staff entered: what the form asked is among the answers. */
    phone: text("phone").notNull().default(""),
    stage: text("stage", { enum: STAGES }).notNull().default("new"),
    bookingId: uuid("booking_id").references(() => bookings.id, { onDelete: "set null" }),
    traineeId: text("trainee_id").references(() => users.id, { onDelete: "set null" }),
    reason: text("reason").notNull().default(""),
    /** Of an accepted applicant: the first day, if the company has named one. */
    startsOn: date("starts_on"),
    version: integer("version").notNull().default(1),
    createdAt: moment("created_at").notNull().defaultNow(),
    stageAt: moment("stage_at").notNull().defaultNow(),
    anonymizedAt: moment("anonymized_at"),
  },
  (table) => [
    check("applicants_stage_check", sql`${table.stage} in (${listed(STAGES)})`),
    uniqueIndex("applicants_open_mail_index")
      .on(sql`lower(${table.mail})`)
      .where(sql`${table.stage} in (${listed(OPEN_STAGES)}) and ${table.mail} <> ''`),
    index("applicants_mail_index").on(sql`lower(${table.mail})`),
    index("applicants_stage_index").on(table.stage, table.stageAt, table.id),
    index("applicants_stage_at_index").on(table.stageAt, table.id),
    index("applicants_created_at_index").on(table.createdAt, table.id),
    index("applicants_booking_id_index").on(table.bookingId),
    index("applicants_application_id_index").on(table.applicationId),
    index("applicants_trainee_id_index").on(table.traineeId),
  ],
);

/** One scorecard per person and applicant. `recommendation`: 1 strong no to 4 strong yes. */
export const applicantScores = pgTable(
  "applicant_scores",
  {
    applicantId: uuid("applicant_id")
      .notNull()
      .references(() => applicants.id, { onDelete: "cascade" }),
    authorId: text("author_id").notNull(),
    authorName: text("author_name").notNull(),
    scores: jsonb("scores").notNull().$type<Score[]>(),
    recommendation: smallint("recommendation").notNull(),
    note: text("note").notNull().default(""),
    sentAt: moment("sent_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.applicantId, table.authorId] }),
    check("applicant_scores_recommendation_check", sql`${table.recommendation} between 1 and 4`),
  ],
);
