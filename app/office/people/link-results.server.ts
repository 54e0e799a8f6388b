/** What became of each sign-in link of a mailing (PEOPLE-2). */
import { and, asc, eq, ne, or, sql } from "drizzle-orm";
import { reachableAddress, traineesSeenBy, type Viewer } from "~/auth/auth.server";
import { users } from "~/auth/tables";
import type { Db } from "~/platform/db/database.server";
import { reasonWords } from "~/platform/mail/mail-state";
import { mailOutbox } from "~/platform/mail/tables";
import { type CutList, cutList, found } from "~/platform/queries/lists.server";
import { type LinkOutcome, linkMailingPeople, linkMailings } from "../tables";

export const RESULTS_A_PAGE = 100;

export type MailingRow = {
  userId: string;
  name: string;
  address: string | null;
  state: "waiting" | "sent" | "failed" | "none";
  words: string;
};

export type Mailing = {
  audience: string;
  at: string;
  by: string | null;
  rows: CutList<MailingRow>;
  /** How many are not settled yet. */
  waiting: number;
};

/** A mailing with the result of each; null if there is none. Those without an email come last. */
export async function mailingOf(
  db: Db,
  viewer: Viewer,
  { id, page }: { id: string; page: number },
): Promise<Mailing | null> {
  const [mailing] = await db
    .select({ audience: linkMailings.audience, at: linkMailings.at, by: users.name })
    .from(linkMailings)
    .leftJoin(users, eq(users.id, linkMailings.actorId))
    .where(sql`${linkMailings.id}::text = ${id}`);
  if (!mailing) return null;
  const { outcome } = linkMailingPeople;
  const { sentAt, failedAt, lastError } = mailOutbox;
  const isWaiting = or(
    eq(outcome, "waiting"),
    and(
      eq(outcome, "queued"),
      sql`${mailOutbox.id} is not null and ${sentAt} is null and ${failedAt} is null`,
    ),
  );
  const rows = await db
    .select({
      userId: users.id,
      name: users.name,
      email: users.email,
      outcome,
      hasMail: sql<boolean>`${mailOutbox.id} is not null`,
      sentAt,
      failedAt,
      lastError,
      found,
      waiting: sql<number>`(count(*) filter (where ${isWaiting}) over ())::int`,
    })
    .from(linkMailingPeople)
    .innerJoin(users, eq(users.id, linkMailingPeople.userId))
    .leftJoin(mailOutbox, eq(mailOutbox.id, linkMailingPeople.mail))
    .where(and(eq(linkMailingPeople.mailingId, id), traineesSeenBy(viewer)(users.id)))
    .orderBy(ne(outcome, "queued"), asc(users.name), asc(users.id))
    .limit(RESULTS_A_PAGE)
    .offset((page - 1) * RESULTS_A_PAGE);
  const { at, ...head } = mailing;
  return {
    ...head,
    at: at.toISOString(),
    waiting: rows[0]?.waiting ?? 0,
    rows: cutList(
      rows.map(({ email, userId, name, found: all, ...row }) => ({
        userId,
        name,
        found: all,
        address: reachableAddress(email),
        ...resultOf(row),
      })),
    ),
  };
}

type Result = Pick<MailingRow, "state" | "words">;
type Stored = {
  outcome: LinkOutcome;
  hasMail: boolean;
  sentAt: Date | null;
  failedAt: Date | null;
  lastError: string | null;
};

function resultOf({ outcome, hasMail, sentAt, failedAt, lastError }: Stored): Result {
  if (outcome === "no-address") return { state: "none", words: "No email address" };
  if (outcome === "inactive") return { state: "none", words: "Deactivated" };
  // Emails are kept for a while only.
  if (outcome === "queued" && !hasMail) return { state: "sent", words: "No longer recorded" };
  if (sentAt) return { state: "sent", words: "Sent" };
  if (failedAt) return { state: "failed", words: `Failed. ${reasonWords(lastError ?? "")}` };
  return { state: "waiting", words: lastError ? reasonWords(lastError) : "Waiting" };
}
