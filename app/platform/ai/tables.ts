import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "../db/moment";

/**
 * One row per call in the last day; `caller` identifies an address or a person and cannot be read back into one.
 * `kind`: whose share of the model's calls it took; free: none.
 */
export const aiCalls = pgTable(
  "ai_calls",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    caller: text("caller").notNull(),
    kind: text("kind", { enum: ["stranger", "person", "free"] })
      .notNull()
      .default("stranger"),
    calledAt: moment("called_at").notNull().defaultNow(),
  },
  (table) => [
    index("ai_calls_caller_called_at_index").on(table.caller, table.calledAt),
    index("ai_calls_called_at_index").on(table.calledAt),
  ],
);
