import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "~/auth/tables";
import { moment } from "~/platform/db/moment";
import type { CoachCheck, LineMark } from "./coaching";
import type { Grade } from "./drill-schedule";
import type { Move } from "./message-rules";
import type { RunResult, Voiced } from "./run";

/** The result of an objection on a day in the trainee's own zone; only the last reply is kept. */
export const drillReviews = pgTable(
  "drill_reviews",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    objection: text("objection").notNull(),
    day: date("day").notNull(),
    zone: text("zone").notNull(),
    grade: text("grade").$type<Grade>().notNull(),
    tries: smallint("tries").notNull(),
    reply: text("reply").notNull(),
    repliedAt: moment("replied_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.day, table.objection] }),
    check("drill_reviews_grade_check", sql`${table.grade} in ('wrong', 'late', 'right')`),
    check("drill_reviews_tries_check", sql`${table.tries} between 1 and 2`),
  ],
);

/**
 * Conversations with simulated prospects (PRAC-1). Only the trainee's messages are stored: the server replays the rest
 * from the seed and the content version that the run began with.
 */
export const practiceRuns = pgTable(
  "practice_runs",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Its id in the content document. */
    prospect: text("prospect").notNull(),
    /** Counts this person's runs with this prospect from 0: two tabs begin the same run, not two. */
    attempt: integer("attempt").notNull(),
    version: integer("version").notNull(),
    seed: integer("seed").notNull(),
    /** The server chose the seed, and no earlier message was copied: only such a run counts for readiness. */
    issued: boolean("issued").notNull(),
    messages: jsonb("messages").$type<readonly string[]>().notNull(),
    /** What the AI endpoint added, by the message's index. */
    voiced: jsonb("voiced").$type<Voiced>().notNull().default({}),
    /** The number of the last label that there was when it began: later ones do not change it (READ-6). */
    labels: integer("labels").notNull().default(0),
    /** Messages that the rules did not understand, for a coach to label (PRAC-2). */
    unread: jsonb("unread").$type<readonly string[]>().notNull().default([]),
    /** The server's own; null while the conversation is open. */
    result: jsonb("result").$type<RunResult>(),
    passed: boolean("passed"),
    startedAt: moment("started_at").notNull().defaultNow(),
    finishedAt: moment("finished_at"),
  },
  (table) => [
    unique("practice_runs_attempt").on(table.userId, table.prospect, table.attempt),
    index("practice_runs_finished_index").on(table.userId, table.finishedAt),
    index("practice_runs_unread_index")
      .using("gin", table.unread)
      .where(sql`${table.unread} <> '[]'::jsonb`),
    check("practice_runs_attempt_check", sql`${table.attempt} >= 0`),
    check(
      "practice_runs_finished_check",
      sql`(${table.result} is null) = (${table.finishedAt} is null) and (${table.passed} is null) = (${table.finishedAt} is null)`,
    ),
  ],
);

/**
 * The meaning of a message, as a coach labeled it (PRAC-2, READ-6); of two for the same words, the later holds. `runId`:
 * where it was written; null for a sentence of the company's own.
 */
export const messageLabels = pgTable(
  "message_labels",
  {
    number: integer("number").primaryKey().generatedAlwaysAsIdentity(),
    message: text("message").notNull(),
    labels: jsonb("labels").$type<readonly string[]>().notNull(),
    runId: uuid("run_id").references(() => practiceRuns.id, { onDelete: "cascade" }),
    coachId: text("coach_id").references(() => users.id, { onDelete: "set null" }),
    labeledAt: moment("labeled_at").notNull().defaultNow(),
    /** It applies to no run anymore, as if it had never been given. */
    takenBackAt: moment("taken_back_at"),
  },
  (table) => [
    index("message_labels_message_index").using("hash", table.message),
    index("message_labels_run_id_index").on(table.runId),
    index("message_labels_coach_id_index").on(table.coachId),
  ],
);

/**
 * A message of a finished run that the trainee says was read wrongly (READ-6). `moves`: what was read. `label`: the one
 * that a coach gave it, which holds for this run too; null while none has looked.
 */
export const messageDisputes = pgTable(
  "message_disputes",
  {
    runId: uuid("run_id")
      .notNull()
      .references(() => practiceRuns.id, { onDelete: "cascade" }),
    at: integer("at").notNull(),
    moves: jsonb("moves").$type<readonly Move[]>().notNull(),
    disputedAt: moment("disputed_at").notNull().defaultNow(),
    label: integer("label").references(() => messageLabels.number, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.runId, table.at] }),
    index("message_disputes_open_index").on(table.disputedAt).where(sql`${table.label} is null`),
    index("message_disputes_label_index").on(table.label),
    check("message_disputes_at_check", sql`${table.at} >= 0`),
  ],
);

/** Who is cleared to set, since when and by whom: the trainee if the server did it (READY-1). */
export const clearances = pgTable("clearances", {
  userId: text("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  clearedAt: moment("cleared_at").notNull().defaultNow(),
  clearedBy: text("cleared_by").notNull(),
  revokedAt: moment("revoked_at"),
  reason: text("reason"),
});

/** A conversation that a trainee sent to coaches; names are blanked before (PRAC-6). */
export const coachConversations = pgTable(
  "coach_conversations",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    lines: jsonb("lines").$type<readonly string[]>().notNull(),
    sentAt: moment("sent_at").notNull().defaultNow(),
  },
  (table) => [index("coach_conversations_user_index").on(table.userId, table.sentAt)],
);

/** At most two per conversation, by different coaches. */
export const coachScores = pgTable(
  "coach_scores",
  {
    conversationId: uuid("conversation_id")
      .notNull()
      .references(() => coachConversations.id, { onDelete: "cascade" }),
    coachId: text("coach_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Those answered with yes. */
    checks: jsonb("checks").$type<readonly CoachCheck[]>().notNull(),
    marks: jsonb("marks").$type<readonly LineMark[]>().notNull(),
    ready: boolean("ready").notNull(),
    feedback: text("feedback").notNull(),
    scoredAt: moment("scored_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.conversationId, table.coachId] })],
);
