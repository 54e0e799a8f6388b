import { sql } from "drizzle-orm";
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";

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
    publishedAt: timestamp("published_at", { withTimezone: true }).notNull().defaultNow(),
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
    changedAt: timestamp("changed_at", { withTimezone: true }).notNull().default(sql`now()`),
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
    addedAt: timestamp("added_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.hash, table.width] })],
);
