import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  doublePrecision,
  index,
  pgTable,
  smallint,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { moment } from "~/platform/db/moment";

/** `revision` is the board's at the card's last change; a trigger counts it. */
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
    updatedAt: moment("updated_at").notNull().defaultNow(),
    revision: bigint("revision", { mode: "number" }).notNull().default(0),
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

/** One row, created with the first card: how often the board has changed. Every change to the board locks it. */
export const operationsBoard = pgTable(
  "operations_board",
  {
    id: smallint("id").primaryKey().default(1),
    revision: bigint("revision", { mode: "number" }).notNull(),
  },
  (table) => [check("operations_board_id_check", sql`${table.id} = 1`)],
);

/** Who may edit the board for now; `seal` is a hash of a tab's token and the password, neither of which is stored. */
export const operationsLogins = pgTable(
  "operations_logins",
  {
    seal: text("seal").primaryKey(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [index("operations_logins_expires_at_index").on(table.expiresAt)],
);
