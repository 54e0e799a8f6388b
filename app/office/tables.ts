import { sql } from "drizzle-orm";
import { check, index, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { users } from "~/auth/tables";
import { imports } from "~/imports/tables";

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

/** Sign-in links that staff had mailed to many at once (PEOPLE-2). */
export const linkMailings = pgTable(
  "link_mailings",
  {
    id: uuid("id").primaryKey(),
    audience: text("audience").notNull(),
    actorId: text("actor_id").references(() => users.id, { onDelete: "set null" }),
    at: timestamp("at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index("link_mailings_at_index").on(table.at),
    index("link_mailings_actor_id_index").on(table.actorId),
  ],
);

/** `waiting`: until the job comes to them; `mail`: what was then queued. */
export const linkMailingPeople = pgTable(
  "link_mailing_people",
  {
    mailingId: uuid("mailing_id")
      .notNull()
      .references(() => linkMailings.id, { onDelete: "cascade" }),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    outcome: text("outcome").$type<LinkOutcome>().notNull().default("waiting"),
    mail: uuid("mail"),
  },
  (table) => [
    primaryKey({ columns: [table.mailingId, table.userId] }),
    index("link_mailing_people_user_id_index").on(table.userId),
    check(
      "link_mailing_people_outcome_check",
      sql`${table.outcome} in ('waiting', 'queued', 'no-address', 'inactive')`,
    ),
  ],
);

export type LinkOutcome = "waiting" | "queued" | "no-address" | "inactive";
