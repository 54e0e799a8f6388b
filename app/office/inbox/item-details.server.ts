/** One inbox item with everything known about it. */

import { and, inArray, ne, sql } from "drizzle-orm";
import type { Seen } from "~/auth/auth.server";
import type { Outcome } from "~/booking/booking";
import { bookings } from "~/booking/tables";
import { eventsOn } from "~/events/events.server";
import { submissions } from "~/forms/tables";
import type { Db } from "~/platform/db/database.server";
import { aboutItem, type MailState } from "~/platform/mail/mail-state";
import { mailsAbout } from "~/platform/mail/mail-states.server";
import { writtenMail } from "~/platform/mail/written-mail.server";
import { type Origin, originText } from "~/platform/pages/origin";
import { traineeName } from "~/training/training.server";
import type { ItemKey } from "./inbox-acts.server";
import type { InboxItem } from "./inbox-item";
import { itemsOf } from "./inbox-list.server";
import { type InboxRow, inboxRows, isConfirmed, onlyThese } from "./inbox-query.server";

const NOTHING: Contents = { note: "", answers: [], meeting: null, traineeId: null };

const MOST_OTHERS = 10;

export type ItemDetails = Omit<Contents, "traineeId"> & {
  item: InboxItem;
  /** The accepted applicant's account; null if it was deleted too. */
  trainee: { userId: string; name: string } | null;
  /** Other items from the same address, newest first. */
  others: InboxItem[];
  /** The emails about it, newest first. */
  mails: MailState[];
  history: { id: string; at: string; by: string; verb: string; after: string | null }[];
};

/** Null if there is no such item of that kind; includes its trainee if this person may see that one. */
export async function itemDetails(
  db: Db,
  { kind, id }: ItemKey,
  seen: Seen,
): Promise<ItemDetails | null> {
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
  const name = traineeId === null ? null : await traineeName(db, traineeId, seen);
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
    after: textIn(event.after?.status ?? event.after?.outcome),
  }));
}

function textIn(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}

type Booking = typeof bookings.$inferSelect;

export type Answer = { label: string; value: string; unfit?: true };

/**
 * `meeting`: for bookings, its end, the guest's zone, whether they said they are coming, and the outcome; `traineeId`:
 * for accepted applications.
 */
export type Contents = {
  note: string;
  answers: Answer[];
  meeting:
    | ({ endsAt: string; zone: string; isConfirmed: boolean; outcome: Outcome | null } & Pick<
        Booking,
        "calendar" | "hostId" | "guestPhone" | "sequence"
      >)
    | null;
  traineeId: string | null;
};

export async function contentsOf(
  db: Db,
  ids: readonly string[],
): Promise<(id: string) => Contents> {
  const [sent, booked] = await Promise.all([
    db
      .select()
      .from(submissions)
      .where(inArray(submissions.id, [...ids])),
    db
      .select()
      .from(bookings)
      .where(inArray(bookings.id, [...ids])),
  ]);
  const all = new Map<string, Contents>();
  for (const { id, note, fields, origin, traineeId } of sent) {
    const answers = [...answersOf(fields), ...cameFrom(origin)];
    all.set(id, { note, answers, meeting: null, traineeId });
  }
  for (const { id, note, endsAt, zone, guestConfirmedAt, outcome, ...row } of booked)
    all.set(id, {
      note,
      answers: bookingAnswers(row),
      meeting: {
        endsAt: endsAt.toISOString(),
        zone,
        calendar: row.calendar,
        hostId: row.hostId,
        guestPhone: row.guestPhone,
        sequence: row.sequence,
        isConfirmed: guestConfirmedAt !== null,
        outcome,
      },
      traineeId: null,
    });
  return (id) => all.get(id) ?? NOTHING;
}

/** What the guest of a booking entered, without empty fields. */
function bookingAnswers({
  guestPhone,
  answers,
  message,
  origin,
}: Pick<Booking, "guestPhone" | "answers" | "message" | "origin">): Answer[] {
  return [
    { label: "Phone", value: guestPhone },
    ...answers.map(({ question, answer }) => ({ label: question, value: answer })),
    { label: "Message", value: message },
    ...cameFrom(origin),
  ].filter(({ value }) => value !== "");
}

/** A line on where someone came from, if known (FUN-2). */
function cameFrom(origin: Origin | null): Answer[] {
  return origin ? [{ label: "Came from", value: originText(origin) }] : [];
}

/** Answers as the form stored them; anything else is left out. */
function answersOf(fields: unknown): Answer[] {
  if (!Array.isArray(fields)) return [];
  return fields.flatMap((field: Partial<Answer> | null) =>
    typeof field?.label === "string"
      ? [
          {
            label: field.label,
            value: writtenMail(String(field.value ?? "")),
            ...(field.unfit && { unfit: field.unfit }),
          },
        ]
      : [],
  );
}
