import { index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
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
