/** One item of the inbox with all that is known of it. */
import { and, ne, sql } from "drizzle-orm";
import { eventsOn } from "~/auth/auth.server";
import { bookings } from "~/booking/tables";
import { submissions } from "~/forms/tables";
import type { Db } from "~/platform/db/database.server";
import { aboutItem, type MailState } from "~/platform/mail/mail-state";
import { mailsAbout } from "~/platform/mail/outbox.server";
import { traineeName } from "../trainee-acts.server";
import type { ItemKey } from "./inbox-acts.server";
import type { InboxItem } from "./inbox-item";
import { itemsOf } from "./inbox-list.server";
import { type InboxRow, inboxRows, isConfirmed, onlyThese } from "./inbox-query.server";
import { type Contents, contentsOf } from "./item-contents.server";

const MOST_OTHERS = 10;

export type ItemDetails = Omit<Contents, "traineeId"> & {
  item: InboxItem;
  /** The accepted applicant's account; null if that account has been deleted, too. */
  trainee: { userId: string; name: string } | null;
  /** What else came from the same address, newest first. */
  others: InboxItem[];
  /** What was mailed about it, newest first. */
  mails: MailState[];
  history: { id: string; at: string; by: string; verb: string; after: string | null }[];
};

/** Null where there is no such item of that kind. */
export async function itemDetails(db: Db, { kind, id }: ItemKey): Promise<ItemDetails | null> {
  const [row] = await inboxRows(db, onlyThese([id]), { limit: 1 });
  if (row === undefined || row.kind !== kind) return null;
  const [[item], contents, others, history, mails] = await Promise.all([
    itemsOf(db, [row]),
    contentsOf(db, [id]),
    othersFrom(db, row),
    historyOf(db, row),
    mailsAbout(db, aboutItem(id)),
  ]);
  if (!item) return null;
  const { traineeId, ...rest } = contents(id);
  const name = traineeId === null ? null : await traineeName(db, traineeId);
  const trainee = traineeId === null || name === null ? null : { userId: traineeId, name };
  return { item, ...rest, trainee, others, history, mails };
}

async function othersFrom(db: Db, { id, mail }: InboxRow): Promise<InboxItem[]> {
  if (mail === "") return [];
  const { senderMail } = submissions;
  const wanted = {
    submissions: and(sql`lower(${senderMail}) = lower(${mail})`, ne(submissions.id, id)),
    bookings: and(
      isConfirmed,
      sql`lower(${bookings.guestMail}) = lower(${mail})`,
      ne(bookings.id, id),
    ),
  };
  return itemsOf(db, await inboxRows(db, wanted, { limit: MOST_OTHERS }));
}

async function historyOf(
  db: Db,
  { kind, id, createdAt }: InboxRow,
): Promise<ItemDetails["history"]> {
  const about = { kinds: [kind], ids: [id], since: createdAt };
  const events = await eventsOn(db, about);
  return events.map((event) => ({
    id: event.id,
    at: event.at,
    by: event.actorName,
    verb: event.verb,
    after: typeof event.after?.status === "string" ? event.after.status : null,
  }));
}
