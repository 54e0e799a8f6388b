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
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "~/auth/tables";
import { moment } from "~/platform/db/moment";
import type { Target } from "./cohort";

/** Trainees who start together (TEAM-2). `targets`: until when all lessons up to one are to be completed. */
export const cohorts = pgTable(
  "cohorts",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    name: text("name").notNull(),
    startsOn: date("starts_on").notNull(),
    targets: jsonb("targets").notNull().$type<Target[]>().default([]),
    coachId: text("coach_id").references(() => users.id, { onDelete: "set null" }),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("cohorts_name_key").on(sql`lower(${table.name})`),
    index("cohorts_coach_id_index").on(table.coachId),
  ],
);

export const cohortMembers = pgTable(
  "cohort_members",
  {
    userId: text("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    cohortId: uuid("cohort_id")
      .notNull()
      .references(() => cohorts.id, { onDelete: "cascade" }),
    joinedAt: moment("joined_at").notNull().defaultNow(),
  },
  (table) => [index("cohort_members_cohort_id_index").on(table.cohortId)],
);

/** Messages to trainees in the portal. `audience`: the recipients' name at the time; `authorId` null: sent by a rule. */
export const messages = pgTable(
  "messages",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    kind: text("kind", { enum: ["announcement", "nudge"] }).notNull(),
    cohortId: uuid("cohort_id").references(() => cohorts.id, { onDelete: "set null" }),
    audience: text("audience").notNull(),
    authorId: text("author_id").references(() => users.id, { onDelete: "set null" }),
    title: text("title").notNull(),
    body: text("body").notNull(),
    at: moment("at").notNull().defaultNow(),
    editedAt: moment("edited_at"),
    unsentAt: moment("unsent_at"),
    /** To how many it went by email. */
    mails: integer("mails").notNull().default(0),
  },
  (table) => [
    index("messages_at_index").on(table.kind, table.at),
    index("messages_cohort_id_index").on(table.cohortId),
    check("messages_kind_check", sql`${table.kind} in ('announcement', 'nudge')`),
  ],
);

/** Who got it, and when they confirmed reading it. */
export const messageRecipients = pgTable(
  "message_recipients",
  {
    messageId: uuid("message_id")
      .notNull()
      .references(() => messages.id, { onDelete: "cascade" }),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    readAt: moment("read_at"),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.messageId] }),
    index("message_recipients_message_id_index").on(table.messageId),
  ],
);

/** How nudges are set (TEAM-3): a row for each changed rule, and one for the limits. */
export const nudgeSettings = pgTable(
  "nudge_settings",
  { name: text("name").primaryKey(), value: jsonb("value").notNull() },
  (table) => [
    check("nudge_settings_name_check", sql`${table.name} in ('never', 'idle', 'stuck', 'limits')`),
  ],
);

/**
 * What the rules did to whom; `messageId` null: held back, to measure. `since`: when the nudge's reason began, so it is
 * sent once; `day`: in the company's time zone; `progressedAt`: when that was over.
 */
export const nudges = pgTable(
  "nudges",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    rule: text("rule", { enum: ["never", "idle", "stuck"] }).notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    since: moment("since").notNull(),
    day: date("day").notNull(),
    messageId: uuid("message_id").references(() => messages.id, { onDelete: "set null" }),
    heldBack: boolean("held_back").notNull(),
    mailed: boolean("mailed").notNull().default(false),
    progressedAt: moment("progressed_at"),
    at: moment("at").notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("nudges_user_rule_since_key").on(table.userId, table.rule, table.since),
    index("nudges_at_index").on(table.at),
    index("nudges_message_id_index").on(table.messageId),
    check("nudges_rule_check", sql`${table.rule} in ('never', 'idle', 'stuck')`),
  ],
);

/** Who opted out of nudges. */
export const nudgeRefusals = pgTable("nudge_refusals", {
  userId: text("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  at: moment("at").notNull().defaultNow(),
});
