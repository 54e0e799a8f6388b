/** The audit log: what administrators did, to whom, when, and what that changed. Only a deleted person's name in a row ever changes. */
import {
  and,
  desc,
  eq,
  gte,
  ilike,
  inArray,
  lt,
  ne,
  type SQL,
  type SQLWrapper,
  sql,
} from "drizzle-orm";
import type { Db } from "~/platform/db/database.server";
import { auditLog, type Facts, users } from "./tables";

/** Every recorded act, with its label. */
export const ACTS = {
  "create-user": "Created user",
  "make-link": "Made sign-in link",
  "rotate-code": "Rotated access code",
  "read-code": "Read access code",
  "reset-progress": "Reset progress",
  activate: "Activated",
  deactivate: "Deactivated",
  "delete-user": "Deleted user",
  "erase-name": "Erased name",
  promote: "Made administrator",
  demote: "Took administrator's rights",
  "enable-second-factor": "Turned on two-step sign-in",
  "remove-second-factor": "Turned off two-step sign-in",
  "replace-recovery-codes": "Replaced recovery codes",
  "set-address": "Set e-mail address",
  "remove-address": "Removed e-mail address",
  "link-company-account": "Linked company account",
  "unlink-company-account": "Unlinked company account",
  "set-video": "Set video",
  "remove-video": "Removed video",
  "enter-tracker-code": "Entered the tracker's admin code",
  "end-tracker-access": "Ended admin access to the tracker",
  "change-request": "Changed inbox item",
  "accept-application": "Accepted application",
  "decline-application": "Declined application",
  "cancel-meeting": "Canceled meeting",
  "delete-request": "Deleted inbox item",
  "change-settings": "Changed settings",
  "replace-secret": "Replaced AUTH_SECRET",
} as const;

/** Who acts, as a session knows them. */
export type Actor = {
  readonly userId: string;
  readonly firstName: string;
  readonly lastName: string;
};

type TargetKind =
  | "trainee"
  | "administrator"
  | "lesson"
  | "settings"
  | "request"
  | "application"
  | "booking";

/** `actor` null: somebody at the machine's command line. `before` or `after` null: there was, or is, nothing. */
export type Act = {
  actor: Actor | null;
  act: keyof typeof ACTS;
  target: { kind: TargetKind; id: string; label: string };
  before: Facts | null;
  after: Facts | null;
};

/** What of the log is wanted: parts of names, an act, days in UTC (the last one included), and a page from 1. */
export type ActFilter = {
  actor?: string;
  act?: string;
  target?: string;
  from?: string;
  to?: string;
  page: number;
};

export type RecordedAct = {
  id: string;
  /** Whose name may be erased: the person that this act deleted. */
  erasable: string | null;
  at: string;
  actorName: string;
  act: string;
  targetKind: string;
  targetLabel: string;
  before: Facts | null;
  after: Facts | null;
};

export type ActPage = { acts: RecordedAct[]; page: number; more: boolean };

const PAGE_SIZE = 50;
const MOST_ACTS = 5_000;
const COMMAND_LINE = "Command line";
/** Replaces an erased name; the table's trigger uses it too. */
const ERASED = "Former user";

export async function insertAct(db: Db, { actor, act, target, before, after }: Act): Promise<void> {
  await db.insert(auditLog).values({
    actorId: actor?.userId ?? null,
    actorName: actor ? `${actor.firstName} ${actor.lastName}` : COMMAND_LINE,
    act,
    targetKind: target.kind,
    targetId: target.id,
    targetLabel: target.label,
    before,
    after,
  });
}

/**
 * Replaces the name of somebody who has been deleted, in acts on them and by them; act, time and ids stay.
 * `elsewhere`: what other records keep of it. False: they still have an account, or no act names them.
 */
export async function eraseName(
  db: Db,
  actor: Actor,
  userId: string,
  elsewhere: (tx: Db, erased: string) => Promise<void> = async () => undefined,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [account] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId));
    if (account) return false;
    const withoutNames = (facts: SQLWrapper) => sql`${facts} - array['firstName', 'lastName']`;
    const asTarget = await tx
      .update(auditLog)
      .set({
        targetLabel: ERASED,
        before: withoutNames(auditLog.before),
        after: withoutNames(auditLog.after),
      })
      .where(
        and(
          eq(auditLog.targetId, userId),
          inArray(auditLog.targetKind, ["trainee", "administrator"]),
          ne(auditLog.targetLabel, ERASED),
        ),
      )
      .returning({ id: auditLog.id });
    const asActor = await tx
      .update(auditLog)
      .set({ actorName: ERASED })
      .where(and(eq(auditLog.actorId, userId), ne(auditLog.actorName, ERASED)))
      .returning({ id: auditLog.id });
    if (asTarget.length + asActor.length === 0) return false;
    await elsewhere(tx, ERASED);
    const target = { kind: "trainee" as const, id: userId, label: ERASED };
    await insertAct(tx, { actor, act: "erase-name", target, before: null, after: null });
    return true;
  });
}

export async function readActs(db: Db, filter: ActFilter): Promise<ActPage> {
  const rows = await db
    .select()
    .from(auditLog)
    .where(and(...conditions(filter)))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(PAGE_SIZE + 1)
    .offset((filter.page - 1) * PAGE_SIZE);
  const acts = rows.slice(0, PAGE_SIZE).map(recorded);
  return { acts, page: filter.page, more: rows.length > PAGE_SIZE };
}

/** What was done to these targets since then, newest first: of the kinds of `acts` alone. */
export async function actsOn(
  db: Db,
  { acts, ids, since }: { acts: readonly Act["act"][]; ids: readonly string[]; since: Date },
): Promise<(RecordedAct & { targetId: string })[]> {
  const rows = await db
    .select()
    .from(auditLog)
    .where(
      and(
        inArray(auditLog.act, [...acts]),
        gte(auditLog.at, since),
        inArray(auditLog.targetId, [...ids]),
      ),
    )
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(MOST_ACTS);
  return rows.map((row) => ({ ...recorded(row), targetId: row.targetId }));
}

function recorded(row: typeof auditLog.$inferSelect): RecordedAct {
  const { actorId: _, targetId, at, ...shown } = row;
  const named = row.act === "delete-user" && row.targetLabel !== ERASED;
  return { ...shown, at: at.toISOString(), erasable: named ? targetId : null };
}

function conditions({ actor, act, target, from, to }: ActFilter): SQL[] {
  return [
    actor && ilike(auditLog.actorName, containing(actor)),
    act && eq(auditLog.act, act),
    target && ilike(auditLog.targetLabel, containing(target)),
    from && gte(auditLog.at, sql`${from}::timestamp at time zone 'UTC'`),
    to && lt(auditLog.at, sql`(${to}::date + 1)::timestamp at time zone 'UTC'`),
  ].filter((condition) => condition instanceof Object);
}

function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, "\\$&")}%`;
}
