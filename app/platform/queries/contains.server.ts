import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/** Whether a text contains what someone typed; case and accents are ignored, and no character is a wildcard. */
export function contains(text: SQLWrapper, typed: string): SQL {
  return sql`strpos(plain_text(${text}), plain_text(${typed})) > 0`;
}

/** First and last name in the order in which people type them. */
export function fullName(person: { firstName: PgColumn; lastName: PgColumn }): SQL {
  return sql`(${person.firstName} || ' ' || ${person.lastName})`;
}
