import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { moment } from "~/platform/db/moment";

/**
 * Every version of a content document ever published; the newest is live, and none is changed or removed. `fields` is
 * null for the shipped words. The largest id is the generation of all content (CONT-5, CONT-6).
 */
export const contentVersions = pgTable(
  "content_versions",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    key: text("key").notNull(),
    fields: jsonb("fields").$type<Readonly<Record<string, string>>>(),
    /** Of the fields: equal words have an equal hash on every installation. */
    hash: text("hash").notNull(),
    /** Null for an import from the command line, or a person who was removed since. */
    authorId: text("author_id"),
    note: text("note").notNull().default(""),
    /** The same for versions published together. */
    batch: uuid("batch").notNull(),
    publishedAt: moment("published_at").notNull().defaultNow(),
  },
  (table) => [index("content_versions_key_index").on(table.key, table.id.desc())],
);

/** What is not published yet: a row for each field that differs from the live version (CONT-3). */
export const contentDrafts = pgTable(
  "content_drafts",
  {
    key: text("key").notNull(),
    path: text("path").notNull(),
    value: text("value").notNull(),
    authorId: text("author_id"),
    changedAt: moment("changed_at").notNull().default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.key, table.path] })],
);

/** Uploaded images as WebP, one row per width (CONT-9). `hash`: of the uploaded bytes. */
export const contentPictures = pgTable(
  "content_pictures",
  {
    hash: text("hash").notNull(),
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    /** In base64, so backups and exports carry it unchanged. */
    data: text("data").notNull(),
    addedAt: moment("added_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.hash, table.width] })],
);

export const QUESTION_KINDS = ["reply", "help"] as const;

/**
 * Questions that the company's words had no answer to, each once, however it was written, without who asked (READ-11).
 * `words`: its words, by which two are the same. `entry`: the path of the item that was made for it. `notOurs`: it is
 * counted on and no longer listed.
 */
export const unansweredQuestions = pgTable(
  "unanswered_questions",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    kind: text("kind", { enum: QUESTION_KINDS }).notNull(),
    words: text("words").notNull(),
    question: text("question").notNull(),
    asked: integer("asked").notNull().default(1),
    firstAskedAt: moment("first_asked_at").notNull().defaultNow(),
    lastAskedAt: moment("last_asked_at").notNull().defaultNow(),
    entry: text("entry"),
    notOurs: boolean("not_ours").notNull().default(false),
  },
  (table) => [
    unique("unanswered_questions_words_unique").on(table.kind, table.words),
    check("unanswered_questions_kind_check", sql`${table.kind} in ('reply', 'help')`),
    check("unanswered_questions_asked_check", sql`${table.asked} > 0`),
  ],
);
