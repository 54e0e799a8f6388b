/** Open leads for whom nothing is planned: no next contact, and no call of theirs, here or on our calendar (DAY-1). */
import { and, eq, inArray, isNull, notExists, type SQL } from "drizzle-orm";
import type { Db } from "~/platform/db/database.server";
import { OPEN_STATUSES } from "./prospect";
import { prospectMeetings, prospects } from "./tables";

export function isOpen(): SQL {
  return inArray(prospects.status, [...OPEN_STATUSES]);
}

/** A call is what comes next, and is asked about once it is over. */
export function hasNothingPlanned(db: Db): SQL | undefined {
  const meeting = db
    .select()
    .from(prospectMeetings)
    .where(eq(prospectMeetings.prospectId, prospects.id));
  return and(
    isNull(prospects.nextContactAt),
    isNull(prospects.scheduledCallDate),
    isNull(prospects.showedAt),
    notExists(meeting),
  );
}
