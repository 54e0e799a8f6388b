import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** Whether a text contains what somebody typed; case and accents do not matter, and no sign is a wildcard. */
export function contains(text: SQLWrapper, typed: string): SQL {
  return sql`strpos(plain_text(${text}), plain_text(${typed})) > 0`;
}
