import { sql } from "drizzle-orm";
import { check, doublePrecision, index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

export const operationsCards = pgTable(
  "operations_cards",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    title: text("title").notNull(),
    description: text("description"),
    dayColumn: text("day_column").notNull(),
    status: text("status").notNull().default("incomplete"),
    tags: text("tags").array(),
    notes: text("notes"),
    position: doublePrecision("position").notNull(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index("operations_cards_day_position_index").on(table.dayColumn, table.position),
    check("operations_cards_title_check", sql`btrim(${table.title}) <> ''`),
    check(
      "operations_cards_day_check",
      sql`${table.dayColumn} in ('Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday')`,
    ),
    check("operations_cards_status_check", sql`${table.status} in ('incomplete', 'complete')`),
  ],
);
