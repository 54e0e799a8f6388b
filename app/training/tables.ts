import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
} from "drizzle-orm/pg-core";
import { users } from "~/auth/tables";
import { moment } from "~/platform/db/moment";
import { spans } from "./coverage/tables";
import { VIDEO_HOSTS } from "./video-address";

/** Everywhere in these tables a lesson's number is its id, which never changes; people see its place (OWN-3). */

/**
 * `progress_seconds` is the furthest point reached and never falls; `position_seconds` is where playback resumes. What was
 * watched, and `watched_seconds` of it, is null in rows from before it was recorded: then it is all to the furthest point,
 * which the first save notes as `unrecorded_seconds`. Only `save_progress` adds to it.
 */
export const lessonProgress = pgTable(
  "lesson_progress",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    lessonNumber: smallint("lesson_number").notNull(),
    progressSeconds: doublePrecision("progress_seconds").notNull(),
    positionSeconds: doublePrecision("position_seconds").notNull(),
    durationSeconds: doublePrecision("duration_seconds"),
    completed: boolean("completed").notNull().default(false),
    completedAt: moment("completed_at"),
    lastWatchedAt: moment("last_watched_at").notNull(),
    /** By the server's clock, unlike the other times; null in rows from before it was recorded. */
    firstSavedAt: moment("first_saved_at"),
    /** The end was reached sooner after the first save than the video can be played. */
    completedEarly: boolean("completed_early").notNull().default(false),
    watched: spans("watched"),
    watchedSeconds: integer("watched_seconds"),
    unrecordedSeconds: integer("unrecorded_seconds").notNull().default(0),
    /** What was played again after it had been watched. */
    rewatched: spans("rewatched").notNull().default("{}"),
    /** The longest that this person's player has said. */
    lengthSeconds: doublePrecision("length_seconds"),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.lessonNumber] }),
    // Never changed by a save, so saves stay updates in place.
    index("lesson_progress_lesson_index").on(table.lessonNumber),
    check("lesson_progress_lesson_number_check", sql`${table.lessonNumber} > 0`),
    check(
      "lesson_progress_seconds_check",
      sql`${table.progressSeconds} between 0 and 43200 and ${table.positionSeconds} between 0 and 43200`,
    ),
    check(
      "lesson_progress_duration_check",
      sql`${table.durationSeconds} > 0 and ${table.durationSeconds} <= 43200`,
    ),
    check(
      "lesson_progress_completed_check",
      sql`${table.completed} = (${table.completedAt} is not null)`,
    ),
    check(
      "lesson_progress_watched_check",
      sql`${table.unrecordedSeconds} between 0 and coalesce(${table.watchedSeconds}, 0) and ${table.watchedSeconds} <= 43200 and (${table.watched} is null) = (${table.watchedSeconds} is null)`,
    ),
    check("lesson_progress_early_check", sql`${table.completed} or not ${table.completedEarly}`),
  ],
);

/** The last answer to a question after a lesson; a right one stays. */
export const lessonAnswers = pgTable(
  "lesson_answers",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    lessonNumber: smallint("lesson_number").notNull(),
    /** Its id in the lesson. */
    question: text("question").notNull(),
    answer: text("answer").notNull(),
    isRight: boolean("is_right").notNull(),
    answeredAt: moment("answered_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.lessonNumber, table.question] }),
    check("lesson_answers_lesson_number_check", sql`${table.lessonNumber} > 0`),
  ],
);

/** One row: the numbers of the lessons shown, in order, for the database's functions. */
export const lessonCatalog = pgTable(
  "lesson_catalog",
  {
    id: smallint("id").primaryKey().default(1),
    numbers: smallint("numbers").array().notNull(),
  },
  (table) => [
    check("lesson_catalog_id_check", sql`${table.id} = 1`),
    check("lesson_catalog_numbers_check", sql`cardinality(${table.numbers}) > 0`),
  ],
);

const videoHost = () => text("host", { enum: VIDEO_HOSTS }).notNull().default("player");

/**
 * `embed_code` is the player address that this product builds; pasted markup is never stored. `library_id`: the library's
 * number, of an unlisted Vimeo video its hash, otherwise empty. `words_kept`: the sample words of its lesson fit it.
 */
export const lessonVideos = pgTable(
  "lesson_videos",
  {
    lessonNumber: smallint("lesson_number").primaryKey(),
    host: videoHost(),
    libraryId: text("library_id").notNull(),
    videoId: text("video_id").notNull(),
    embedCode: text("embed_code").notNull(),
    wordsKept: boolean("words_kept").notNull().default(false),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (table) => [
    check("lesson_videos_lesson_number_check", sql`${table.lessonNumber} > 0`),
    check(
      "lesson_videos_library_id_check",
      sql`case ${table.host} when 'player' then ${table.libraryId} ~ '^[0-9]+$' else ${table.libraryId} ~ '^[a-z0-9]*$' end`,
    ),
    check("lesson_videos_video_id_check", sql`${table.videoId} ~ '^[A-Za-z0-9_-]+$'`),
    check(
      "lesson_videos_host_check",
      sql`${table.host} in ('player', 'vimeo', 'youtube', 'wistia', 'own')`,
    ),
  ],
);

/**
 * A lesson's last video, kept when it is removed; `epoch` counts how often it was replaced, `replaced_at`: the last time.
 * `content`: the checksum of a file of ours, which is the same video when it is uploaded again.
 */
export const lessonEpochs = pgTable("lesson_epochs", {
  lessonNumber: smallint("lesson_number").primaryKey(),
  host: videoHost(),
  libraryId: text("library_id").notNull(),
  videoId: text("video_id").notNull(),
  epoch: integer("epoch").notNull().default(0),
  content: text("content"),
  replacedAt: moment("replaced_at"),
});

/**
 * What the panel's list shows for each trainee, maintained by triggers on credentials, roles and progress: nothing else
 * writes here. `progressDigits` has one digit per lesson: 0 not begun, 1 to 8 eighths, 9 completed; `currentLesson` is the one
 * to continue with, null when all are completed. Their columns keep other names, which the release before reads while
 * instances are restarted in turn. `active_at` is accurate to ten minutes.
 */
export const traineeOverviews = pgTable(
  "trainee_overviews",
  {
    userId: text("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    nameKey: text("name_key").notNull(),
    search: text("search").notNull(),
    setupComplete: boolean("setup_complete").notNull(),
    isActive: boolean("is_active").notNull(),
    createdAt: moment("created_at").notNull(),
    lastLoginAt: moment("last_login_at"),
    activeAt: moment("active_at").notNull(),
    percent: smallint("percent").notNull().default(0),
    completed: smallint("completed").notNull().default(0),
    begun: smallint("begun").notNull().default(0),
    currentLesson: smallint("stopped_at").default(1),
    progressDigits: text("heat").notNull().default("0"),
  },
  (table) => [
    index("trainee_overviews_created_at_index").on(table.createdAt, table.userId),
    index("trainee_overviews_name_index").on(table.nameKey, table.userId),
    index("trainee_overviews_percent_index").on(table.percent, table.userId),
    index("trainee_overviews_active_at_index").on(table.activeAt),
    check("trainee_overviews_heat_check", sql`${table.progressDigits} ~ '^[0-9]+$'`),
  ],
);

/**
 * How many trainees are in each of the states that the figures above the panel's list tell apart: the sum of the rows of
 * that state. A trigger on the overviews adds rows, so no two changes wait for each other, and a sweep counts anew.
 */
export const traineeCounts = pgTable("trainee_counts", {
  id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  isActive: boolean("is_active").notNull(),
  setupComplete: boolean("setup_complete").notNull(),
  begun: smallint("begun").notNull(),
  currentLesson: smallint("stopped_at"),
  trainees: integer("trainees").notNull(),
});

/**
 * Lessons completed on each day (UTC), by everyone; maintained by triggers on progress. A day's number is the sum of its
 * slots, so that those who complete lessons at the same time do not wait for each other.
 */
export const completionDays = pgTable(
  "completion_days",
  {
    day: date("day").notNull(),
    slot: smallint("slot").notNull().default(0),
    completions: integer("completions").notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.slot] })],
);
