import { sql } from "drizzle-orm";
import { check, integer, jsonb, pgTable, smallint, timestamp } from "drizzle-orm/pg-core";

/** What a company has put on the product: one row, or none while everything is as shipped. A trigger counts the versions. */
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
    changedAt: timestamp("changed_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [check("settings_id_check", sql`${table.id} = 1`)],
);
