import { index, pgTable, text } from "drizzle-orm/pg-core";

/**
 * Every word said in a lesson's video, as the full-text search keeps it: what a mistyped word may have been meant to be.
 * `grams`: its runs of three letters. Written by a trigger on cues, and never removed.
 */
export const lessonWords = pgTable(
  "lesson_words",
  { word: text("word").primaryKey(), grams: text("grams").array().notNull() },
  (table) => [index("lesson_words_grams_index").using("gin", table.grams)],
);
