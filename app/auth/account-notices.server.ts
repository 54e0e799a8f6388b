/** Security notices: added in the transaction they report on, shown to the person, and emailed if an address is confirmed. */
import { and, desc, eq, inArray, isNull, lt, or, sql } from "drizzle-orm";
import { type Content, mailContent } from "~/content/content.server";
import type { Facts } from "~/events/tables";
import type { Db } from "~/platform/db/database.server";
import { queueMail } from "~/platform/mail/outbox.server";
import { type AccountNotice, isNoticeKind, type NoticeKind } from "./account-notice";
import { ownAddress } from "./own-address.server";
import type { Viewer } from "./session-reader.server";
import { accountNotices } from "./tables";

const KEPT_A_PERSON = 20;
const KEPT_DAYS = 90;

const DEVICE = sql<string | null>`${accountNotices.facts}->>'device'`;

type Named = { firstName: string; lastName: string };
type NewNotice = { userId: string; kind: NoticeKind; facts: Facts; sessionId?: string };

export async function addAccountNotice(
  db: Db,
  notice: NewNotice,
  words: () => Content,
): Promise<void> {
  const { userId } = notice;
  await db.insert(accountNotices).values(notice);
  const older = db
    .select({ id: accountNotices.id })
    .from(accountNotices)
    .where(eq(accountNotices.userId, userId))
    .orderBy(desc(accountNotices.at), desc(accountNotices.id))
    .offset(KEPT_A_PERSON);
  await db.delete(accountNotices).where(inArray(accountNotices.id, older));
  const to = await ownAddress(db, userId);
  if (to === null) return;
  await queueMail(db, { to, ...noticeMail(words(), notice) });
}

/** Tells the account's owner, no matter who turned it off. `session`: the one that did it, if it is their own. */
export async function noticeSecondStepOff(
  db: Db,
  { userId, by, session }: { userId: string; by: Named; session?: string },
  words: () => Content,
): Promise<void> {
  const facts = { by: `${by.firstName} ${by.lastName}` };
  const notice = { userId, kind: "second-step-off", facts, sessionId: session } as const;
  await addAccountNotice(db, notice, words);
}

function noticeMail(words: Content, { kind, facts }: NewNotice): ReturnType<typeof mailContent> {
  const time = new Date().toUTCString();
  const { device = "", address: network = "", misses: attempts = 0, by = "" } = facts;
  switch (kind) {
    case "second-step-off":
      return mailContent(words, "secondStepOff", { by: String(by), time });
    case "wrong-codes":
      return mailContent(words, "wrongCodes", { attempts: String(attempts), time });
    case "new-device":
      return mailContent(words, "newDevice", {
        device: String(device),
        network: String(network),
        time,
      });
  }
}

/** The newest first, including dismissed ones. */
export async function listAccountNotices(db: Db, userId: string): Promise<AccountNotice[]> {
  const rows = await db
    .select()
    .from(accountNotices)
    .where(eq(accountNotices.userId, userId))
    .orderBy(desc(accountNotices.at), desc(accountNotices.id))
    .limit(KEPT_A_PERSON);
  return rows.flatMap(noticeOf);
}

/** The notices this session should show now. */
export async function openAccountNotices(db: Db, viewer: Viewer): Promise<AccountNotice[]> {
  const rows = await db
    .select()
    .from(accountNotices)
    .where(openFor(viewer))
    .orderBy(desc(accountNotices.at), desc(accountNotices.id))
    .limit(KEPT_A_PERSON);
  return rows.flatMap(noticeOf);
}

/**
 * False: no such notice, or none that this session may dismiss. Once a device is known, it is known at all of its sign-ins:
 * one answer settles them.
 */
export async function dismissAccountNotice(db: Db, viewer: Viewer, id: string): Promise<boolean> {
  const [named] = await db
    .select({ kind: accountNotices.kind, device: DEVICE })
    .from(accountNotices)
    .where(and(openFor(viewer), eq(accountNotices.id, id)));
  if (!named) return false;
  const same = and(eq(accountNotices.kind, named.kind), eq(DEVICE, named.device));
  const dismissed = await db
    .update(accountNotices)
    .set({ dismissedAt: sql`now()` })
    .where(
      and(openFor(viewer), or(eq(accountNotices.id, id), named.device === null ? undefined : same)),
    )
    .returning({ id: accountNotices.id });
  return dismissed.length > 0;
}

export async function forgetOldNotices(db: Db): Promise<void> {
  const old = sql`now() - make_interval(days => ${KEPT_DAYS})`;
  await db.delete(accountNotices).where(lt(accountNotices.at, old));
}

/** The session that a notice is about may be a stranger's, so it can neither see nor dismiss the notice. */
function openFor({ userId, sessionId }: Pick<Viewer, "userId" | "sessionId">) {
  return and(
    eq(accountNotices.userId, userId),
    isNull(accountNotices.dismissedAt),
    sql`${accountNotices.sessionId} is distinct from ${sessionId}`,
  );
}

function noticeOf(row: typeof accountNotices.$inferSelect): AccountNotice[] {
  const { id, kind, at, facts, dismissedAt } = row;
  if (!isNoticeKind(kind)) return [];
  return [{ id, kind, at: at.toISOString(), facts, dismissed: dismissedAt !== null }];
}
