/** What the log's claims of pay are about, in words; their events hold only numbers (OWN-9, PAY-4). */
import { eq, inArray } from "drizzle-orm";
import { users } from "~/auth/tables";
import type { RecordedEvent } from "~/events/events.server";
import { claimText } from "~/pay/pay";
import { payClaims } from "~/pay/tables";
import type { Db } from "~/platform/db/database.server";
import { prospects } from "~/tracker/tables";

const CLAIM = /^Claim (\d{1,9})$/;

/** What each claim is for, whose prospect it was, and whom it pays. */
export async function claimsIn(
  db: Db,
  all: readonly RecordedEvent[],
): Promise<Map<string, string>> {
  const claimed = all.flatMap(({ subjectKind, subjectLabel }) =>
    subjectKind === "pay" ? (CLAIM.exec(subjectLabel)?.[1] ?? []) : [],
  );
  if (claimed.length === 0) return new Map();
  const { seq, kind, baseCents } = payClaims;
  const { firstName, lastName } = prospects;
  const rows = await db
    .select({ seq, kind, baseCents, firstName, lastName, setter: users.name })
    .from(payClaims)
    .leftJoin(prospects, eq(prospects.id, payClaims.prospectId))
    .leftJoin(users, eq(users.id, payClaims.setterId))
    .where(inArray(seq, claimed.map(Number)));
  return new Map(
    rows.map((row) => {
      const name = `${row.firstName ?? ""} ${row.lastName ?? ""}`.trim();
      const words = [claimText(row), name, row.setter && `of ${row.setter}`].filter(Boolean);
      return [`Claim ${row.seq}`, words.join(", ")];
    }),
  );
}
