import { doublePrecision, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "../db/moment";

/** Token buckets. A key is the limit's name and a keyed hash of its subject; a bucket without a row is full. */
export const rateLimits = pgTable(
  "rate_limits",
  {
    key: text("key").primaryKey(),
    tokens: doublePrecision("tokens").notNull(),
    most: integer("most").notNull(),
    refillSeconds: integer("refill_seconds").notNull(),
    refilledAt: moment("refilled_at").notNull().defaultNow(),
  },
  (table) => [index("rate_limits_refilled_at_index").on(table.refilledAt)],
);
