import { sql } from "drizzle-orm";
import { check, date, pgTable, primaryKey, smallint, text, timestamp } from "drizzle-orm/pg-core";
import { users } from "~/auth/tables";
import type { Grade } from "./drill-schedule";

/** What came of an objection on a day of the trainee's own zone; the last reply to it is kept. */
export const drillReviews = pgTable(
  "drill_reviews",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    objection: text("objection").notNull(),
    day: date("day").notNull(),
    zone: text("zone").notNull(),
    grade: text("grade").$type<Grade>().notNull(),
    tries: smallint("tries").notNull(),
    reply: text("reply").notNull(),
    repliedAt: timestamp("replied_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.day, table.objection] }),
    check("drill_reviews_grade_check", sql`${table.grade} in ('wrong', 'late', 'right')`),
    check("drill_reviews_tries_check", sql`${table.tries} between 1 and 2`),
  ],
);
