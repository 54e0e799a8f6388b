import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "~/auth/tables";
import { moment } from "~/platform/db/moment";
import type { Cue } from "./cue";

/** A cue as it is searched: with the name of the chapter that begins there. */
export const SAID = sql`to_tsvector('english', coalesce(chapter, '') || ' ' || words)`;

/** What is said in a lesson's video, in order; a chapter begins at the cue that has its name. */
export const lessonCues = pgTable(
  "lesson_cues",
  {
    lessonNumber: smallint("lesson_number").notNull(),
    position: integer("position").notNull(),
    startSeconds: doublePrecision("start_seconds").notNull(),
    endSeconds: doublePrecision("end_seconds").notNull(),
    words: text("words").notNull(),
    chapter: text("chapter"),
  },
  (table) => [
    primaryKey({ columns: [table.lessonNumber, table.position] }),
    index("lesson_cues_said_index").using("gin", SAID),
    // A transcript that was made by a machine has none, so the way back to the last one is the whole lesson.
    index("lesson_cues_chapters_index")
      .on(table.lessonNumber, table.position)
      .where(sql`${table.chapter} is not null`),
    check("lesson_cues_lesson_number_check", sql`${table.lessonNumber} > 0`),
    check(
      "lesson_cues_seconds_check",
      sql`${table.startSeconds} >= 0 and ${table.endSeconds} > ${table.startSeconds} and ${table.endSeconds} <= 43200`,
    ),
  ],
);

/** The language of a lesson's transcript, as a tag such as `en`. */
export const lessonCaptions = pgTable(
  "lesson_captions",
  {
    lessonNumber: smallint("lesson_number").primaryKey(),
    language: text("language").notNull(),
  },
  (table) => [
    check("lesson_captions_lesson_number_check", sql`${table.lessonNumber} > 0`),
    check(
      "lesson_captions_language_check",
      sql`${table.language} ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$'`,
    ),
  ],
);

/** The last changes of each transcript: from `position` on, `removed` gave way to as many cues as `put`. */
export const lessonCueChanges = pgTable(
  "lesson_cue_changes",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    lessonNumber: smallint("lesson_number").notNull(),
    kind: text("kind", { enum: ["given", "transcribed", "edited"] }).notNull(),
    /** What it did, in a few words. */
    what: text("what").notNull(),
    position: integer("position").notNull(),
    removed: jsonb("removed").$type<Cue[]>().notNull(),
    put: integer("put").notNull(),
    changedAt: moment("changed_at").notNull().defaultNow(),
  },
  (table) => [
    index("lesson_cue_changes_lesson_index").on(table.lessonNumber, table.id),
    check("lesson_cue_changes_lesson_number_check", sql`${table.lessonNumber} > 0`),
  ],
);

/** The last time that an endpoint was asked to write down a lesson's video; `fault`: why it did not. */
export const lessonTranscriptions = pgTable(
  "lesson_transcriptions",
  {
    lessonNumber: smallint("lesson_number").primaryKey(),
    askedBy: text("asked_by").references(() => users.id, { onDelete: "set null" }),
    askedAt: moment("asked_at").notNull().defaultNow(),
    /** Whether what was edited by hand may be replaced. */
    replaces: boolean("replaces").notNull(),
    endedAt: moment("ended_at"),
    fault: text("fault"),
  },
  (table) => [check("lesson_transcriptions_lesson_number_check", sql`${table.lessonNumber} > 0`)],
);

/**
 * A person's own notes at a second of a lesson's video; nobody else reads them. The browser makes the id. A deleted one
 * has no words, and stays a while for what another window still sends of it.
 */
export const lessonNotes = pgTable(
  "lesson_notes",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    id: uuid("id").notNull(),
    lessonNumber: smallint("lesson_number").notNull(),
    atSeconds: doublePrecision("at_seconds").notNull(),
    words: text("words").notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index("lesson_notes_person_index").on(table.userId, table.lessonNumber, table.atSeconds),
    check("lesson_notes_lesson_number_check", sql`${table.lessonNumber} > 0`),
    check("lesson_notes_seconds_check", sql`${table.atSeconds} between 0 and 43200`),
  ],
);
