import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from "drizzle-orm/pg-core";
import { moment } from "../db/moment";

export const MEDIA_STATES = ["uploading", "ready"] as const;

/** A file that someone uploaded, whose content is in the store under its SHA-256. `sha256` is null until all of it arrived. */
export const mediaFiles = pgTable(
  "media_files",
  {
    id: text("id").primaryKey(),
    name: text("name").notNull(),
    contentType: text("content_type").notNull(),
    bytes: bigint("bytes", { mode: "number" }).notNull(),
    sha256: text("sha256"),
    durationSeconds: doublePrecision("duration_seconds"),
    width: integer("width"),
    height: integer("height"),
    state: text("state", { enum: MEDIA_STATES }).notNull().default("uploading"),
    createdBy: text("created_by").notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [
    check("media_files_id_check", sql`${table.id} ~ '^[A-Za-z0-9_-]{22}$'`),
    check("media_files_bytes_check", sql`${table.bytes} > 0`),
    check("media_files_sha256_check", sql`${table.sha256} ~ '^[0-9a-f]{64}$'`),
    check(
      "media_files_state_check",
      sql`${table.state} = 'uploading' or (${table.state} = 'ready' and ${table.sha256} is not null)`,
    ),
  ],
);

/** What is served of a file: the video itself, its poster, its strip of previews, its sound, and any later kind. */
export const mediaRenditions = pgTable(
  "media_renditions",
  {
    fileId: text("file_id")
      .notNull()
      .references(() => mediaFiles.id, { onDelete: "cascade" }),
    kind: text("kind").notNull(),
    sha256: text("sha256").notNull(),
    bytes: bigint("bytes", { mode: "number" }).notNull(),
    contentType: text("content_type").notNull(),
    width: integer("width"),
    height: integer("height"),
    /** When the store was last asked for its content or took it, and whether it did not have it. */
    checkedAt: moment("checked_at"),
    isMissing: boolean("is_missing").notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.fileId, table.kind] }),
    index("media_renditions_sha256_index").on(table.sha256),
    check("media_renditions_kind_check", sql`${table.kind} ~ '^[a-z0-9-]{1,40}$'`),
    check("media_renditions_sha256_check", sql`${table.sha256} ~ '^[0-9a-f]{64}$'`),
  ],
);

/**
 * What is arriving: a file, whose id it has, or one of a file's parts. `received_bytes` are safe in the store. `held_by`
 * is the request that writes; its lease ends at `held_until` unless it is renewed, and `wanted_at` asks it to stop.
 */
export const mediaUploads = pgTable(
  "media_uploads",
  {
    id: text("id").primaryKey(),
    fileId: text("file_id")
      .notNull()
      .references(() => mediaFiles.id, { onDelete: "cascade" }),
    /** Of a part that is being placed: its content is not removed meanwhile. */
    sha256: text("sha256"),
    receivedBytes: bigint("received_bytes", { mode: "number" }).notNull().default(0),
    touchedAt: moment("touched_at").notNull().defaultNow(),
    heldBy: text("held_by"),
    heldUntil: moment("held_until"),
    wantedAt: moment("wanted_at"),
  },
  (table) => [
    index("media_uploads_touched_index").on(table.touchedAt),
    index("media_uploads_file_index").on(table.fileId),
    check("media_uploads_sha256_check", sql`${table.sha256} ~ '^[0-9a-f]{64}$'`),
    check("media_uploads_received_check", sql`${table.receivedBytes} >= 0`),
  ],
);

/**
 * What is to be removed from the store, by its SHA-256 or its upload's id: noted with the decision, gone when the bytes are.
 * Until `held_until`, an instance is removing it, and who has the same content again waits. Until `written_until`, a
 * request that began before may still write it: removed earlier, the rest of it would arrive afterwards and stay.
 */
export const mediaRemovals = pgTable("media_removals", {
  name: text("name").primaryKey(),
  isContent: boolean("is_content").notNull(),
  addedAt: moment("added_at").notNull().defaultNow(),
  heldUntil: moment("held_until"),
  writtenUntil: moment("written_until"),
});
