import { sql } from "drizzle-orm";
import { check, date, index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "../auth/tables";

/** Income, score and deal amount stay as typed; what counts is parsed in one place by the tracker. */
export const prospects = pgTable(
  "prospects",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    country: text("country").notNull().default("US"),
    annualIncome: text("annual_income"),
    score: text("score"),
    scheduledCallDate: date("scheduled_call_date"),
    status: text("status").notNull().default("pending"),
    dealAmount: text("deal_amount"),
    rescheduledDate: date("rescheduled_date"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index("prospects_created_at_index").on(table.createdAt.desc(), table.id),
    index("prospects_user_id_index").on(table.userId),
    check("prospects_country_check", sql`${table.country} in ('US', 'Canada', 'UK', 'Other')`),
    check(
      "prospects_status_check",
      sql`${table.status} in ('pending', 'closed', 'not_interested', 'no_show', 'disqualified', 'rescheduled')`,
    ),
  ],
);
