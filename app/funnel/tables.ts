import { sql } from "drizzle-orm";
import { check, date, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

/** How often something happened on a page of the site on a day (UTC), by source: only sums, about no one (FUN-1). */
export const funnelCounts = pgTable(
  "funnel_counts",
  {
    day: date("day").notNull(),
    page: text("page").notNull(),
    source: text("source").notNull(),
    step: text("step", { enum: ["visit", "action", "form"] }).notNull(),
    times: integer("times").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.page, table.source, table.step] }),
    check("funnel_counts_step_check", sql`${table.step} in ('visit', 'action', 'form')`),
    index("funnel_counts_day_index").on(table.day),
  ],
);
