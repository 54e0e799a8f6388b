import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "~/auth/tables";
import { moment } from "~/platform/db/moment";

/** What a company has configured on the product: one row, or none while everything is as shipped. A trigger counts the versions. */
export const settings = pgTable(
  "settings",
  {
    id: smallint("id").primaryKey().default(1),
    version: integer("version").notNull().default(1),
    brand: jsonb("brand").notNull().default({}),
    tracker: jsonb("tracker").notNull().default({}),
    links: jsonb("links").notNull().default({}),
    slots: jsonb("slots").notNull().default({}),
    calendars: jsonb("calendars").notNull().default({}),
    pixel: jsonb("pixel").notNull().default({}),
    practice: jsonb("practice").notNull().default({}),
    privacy: jsonb("privacy").notNull().default({}),
    connections: jsonb("connections").notNull().default({}),
    changedAt: moment("changed_at").notNull().defaultNow(),
  },
  (table) => [check("settings_id_check", sql`${table.id} = 1`)],
);

/**
 * People who hold meetings (CALL-3). `zone` and `hours`: their own, both null if those of the calendar apply; `link`:
 * where they hold video meetings; `standsFor`: the calendar that this nameless row takes meetings for until people are
 * chosen; `feedKey`: what the secret address of their feed is derived from, null while there is none; `userId`: their
 * account, if they have one, whose address is theirs.
 */
export const hosts = pgTable(
  "hosts",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    name: text("name").notNull().default(""),
    mail: text("mail").notNull().default(""),
    zone: text("zone"),
    hours: jsonb("hours"),
    link: text("link").notNull().default(""),
    active: boolean("active").notNull().default(true),
    standsFor: text("stands_for").unique(),
    feedKey: uuid("feed_key"),
    userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
    version: integer("version").notNull().default(1),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [index("hosts_user_id_index").on(table.userId)],
);
