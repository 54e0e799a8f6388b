import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import { users } from "~/auth/tables";
import { imports } from "~/imports/tables";

const moment = (name: string) => timestamp(name, { withTimezone: true });

/**
 * What the panel's list shows for each trainee, maintained by triggers on credentials, roles and progress: nothing else
 * writes here. `heat` has one digit per lesson: 0 not begun, 1 to 8 eighths, 9 completed. `stopped_at` is the lesson to
 * continue with, null when all are completed; `active_at` is accurate to ten minutes.
 */
export const traineeOverviews = pgTable(
  "trainee_overviews",
  {
    userId: text("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    nameKey: text("name_key").notNull(),
    search: text("search").notNull(),
    setupComplete: boolean("setup_complete").notNull(),
    isActive: boolean("is_active").notNull(),
    createdAt: moment("created_at").notNull(),
    lastLoginAt: moment("last_login_at"),
    activeAt: moment("active_at").notNull(),
    percent: smallint("percent").notNull().default(0),
    completed: smallint("completed").notNull().default(0),
    begun: smallint("begun").notNull().default(0),
    currentLesson: smallint("stopped_at").default(1),
    heat: text("heat").notNull().default("0"),
  },
  (table) => [
    index("trainee_overviews_created_at_index").on(table.createdAt, table.userId),
    index("trainee_overviews_name_index").on(table.nameKey, table.userId),
    index("trainee_overviews_percent_index").on(table.percent, table.userId),
    index("trainee_overviews_active_at_index").on(table.activeAt),
    check("trainee_overviews_heat_check", sql`${table.heat} ~ '^[0-9]+$'`),
  ],
);

/** Lessons completed on each day (UTC), by everyone; maintained by triggers on progress. */
export const completionDays = pgTable("completion_days", {
  day: date("day").primaryKey(),
  completions: integer("completions").notNull(),
});

/** Whom an import added; deleted people leave this list too. */
export const personImports = pgTable(
  "person_imports",
  {
    importId: uuid("import_id")
      .notNull()
      .references(() => imports.id, { onDelete: "cascade" }),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.userId] }),
    index("person_imports_user_id_index").on(table.userId),
  ],
);
