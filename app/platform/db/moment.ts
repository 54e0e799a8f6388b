/** The column type for an instant: every table's times are kept with their zone. */
import { timestamp } from "drizzle-orm/pg-core";

export const moment = (name: string) => timestamp(name, { withTimezone: true });
