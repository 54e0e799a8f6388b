import { sql } from "drizzle-orm";
import {
  check,
  customType,
  doublePrecision,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
} from "drizzle-orm/pg-core";
import { users } from "~/auth/tables";
import { moment } from "~/platform/db/moment";

/** Whole seconds of a video: PostgreSQL joins, cuts and stores them in order, without overlaps. */
export const spans = customType<{ data: string }>({ dataType: () => "int4multirange" });

/** What was credited to a person for a page of a lesson, by when it was opened: how many more seconds can have been played. */
export const watchCredits = pgTable(
  "watch_credits",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    openedAt: moment("opened_at").notNull(),
    seconds: integer("seconds").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.openedAt] }),
    check("watch_credits_seconds_check", sql`${table.seconds} > 0`),
  ],
);

/**
 * What someone had watched of a lesson's video when it was replaced; of the current one `lesson_progress` has it.
 * `epoch`: the lesson's, which counts its replacements.
 */
export const lessonCoverage = pgTable(
  "lesson_coverage",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    lessonNumber: smallint("lesson_number").notNull(),
    epoch: integer("epoch").notNull(),
    watched: spans("watched").notNull(),
    watchedSeconds: integer("watched_seconds").notNull(),
    unrecordedSeconds: integer("unrecorded_seconds").notNull(),
    rewatched: spans("rewatched").notNull(),
    lengthSeconds: doublePrecision("length_seconds"),
    lastWatchedAt: moment("last_watched_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.lessonNumber, table.epoch] }),
    check("lesson_coverage_lesson_number_check", sql`${table.lessonNumber} > 0`),
    check(
      "lesson_coverage_seconds_check",
      sql`${table.unrecordedSeconds} between 0 and ${table.watchedSeconds} and ${table.watchedSeconds} <= 43200`,
    ),
  ],
);
