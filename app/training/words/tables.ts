import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import { users } from "~/auth/tables";

const moment = (name: string) => timestamp(name, { withTimezone: true });

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
    check("lesson_cues_lesson_number_check", sql`${table.lessonNumber} > 0`),
    check(
      "lesson_cues_seconds_check",
      sql`${table.startSeconds} >= 0 and ${table.endSeconds} > ${table.startSeconds} and ${table.endSeconds} <= 43200`,
    ),
  ],
);

/** A person's own notes at a second of a lesson's video; nobody else reads them. */
export const lessonNotes = pgTable(
  "lesson_notes",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    lessonNumber: smallint("lesson_number").notNull(),
    atSeconds: doublePrecision("at_seconds").notNull(),
    words: text("words").notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
  },
  (table) => [
    index("lesson_notes_person_index").on(table.userId, table.lessonNumber, table.atSeconds),
    check("lesson_notes_lesson_number_check", sql`${table.lessonNumber} > 0`),
    check("lesson_notes_seconds_check", sql`${table.atSeconds} between 0 and 43200`),
  ],
);
