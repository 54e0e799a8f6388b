import { doublePrecision, index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Token buckets. A key is the limit's name and a keyed hash of its subject; a bucket without a row is full. */
export const rateLimits = pgTable(
  "rate_limits",
  {
    key: text("key").primaryKey(),
    tokens: doublePrecision("tokens").notNull(),
    most: integer("most").notNull(),
    refillSeconds: integer("refill_seconds").notNull(),
    refilledAt: timestamp("refilled_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index("rate_limits_refilled_at_index").on(table.refilledAt)],
);
