/** A view of the inbox as conditions on its two tables, and both tables as one list. */
import { and, between, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import { type PgColumn, unionAll } from "drizzle-orm/pg-core";
import { bookings } from "~/booking/tables";
import { submissions } from "~/forms/tables";
import type { Db } from "~/platform/db/database.server";
import { containsWords, idsInParts, type Key, nameAndMail } from "~/platform/queries/lists.server";
import type { Kind, Status } from "./inbox-item";
import { type InboxView, NOBODY } from "./inbox-view";
import { RESPONSE_TARGET_HOURS } from "./response-target";

const SHORT_REFERENCE = /^([\da-f]{4})[- ]?([\da-f]{4})$/i;
const REFERENCE = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const NOTHING = sql`false`;

/** Rows of both tables for a view or a list of ids, newest first, reading at most `limit` from each. */
export function inboxRows(db: Db, wanted: Conditions, { limit, offset = 0 }: Span) {
  const each = limit + offset;
  return unionAll(
    db
      .select(submissionColumns)
      .from(submissions)
      .where(wanted.submissions)
      .orderBy(sql`${submissions.createdAt} desc, ${submissions.id} desc`)
      .limit(each),
    db
      .select(bookingColumns)
      .from(bookings)
      .where(wanted.bookings)
      .orderBy(sql`${bookings.createdAt} desc, ${bookings.id} desc`)
      .limit(each),
  )
    .orderBy(sql`created_at desc, id desc`)
    .limit(limit)
    .offset(offset);
}

/** The ids of everything in a view, in the same order, in batches. */
export function inboxIds(db: Db, wanted: Conditions, portion: number): AsyncGenerator<string[]> {
  return idsInParts(NEWEST_FIRST, portion, ({ keys, after, limit }) =>
    db
      .select({ id: sql<string>`id`, keys })
      .from(
        unionAll(
          db
            .select({ id: submissions.id, createdAt: submissions.createdAt })
            .from(submissions)
            .where(wanted.submissions),
          db
            .select({ id: bookings.id, createdAt: bookings.createdAt })
            .from(bookings)
            .where(wanted.bookings),
        ).as("items"),
      )
      .where(after)
      .orderBy(sql`created_at desc, id desc`)
      .limit(limit),
  );
}

const NEWEST_FIRST: readonly Key[] = [
  { column: sql`created_at`, type: "timestamptz", turn: "desc" },
  { column: sql`id`, type: "uuid", turn: "desc" },
];

type Span = { limit: number; offset?: number };
export type Conditions = { submissions: SQL | undefined; bookings: SQL | undefined };

export type InboxRow = Awaited<ReturnType<typeof inboxRows>>[number];

/** What the company calls an added calendar now; null for the shipped ones. */
export function calendarTitle(calendar: PgColumn | SQL) {
  return sql<
    string | null
  >`(select nullif(s.calendars -> ${calendar} ->> 'title', '') from settings s)`;
}

const submissionColumns = {
  kind: sql<Kind>`case when ${submissions.qualified} is null then 'request' else 'application' end`.as(
    "kind",
  ),
  id: submissions.id,
  what: sql<string>`${submissions.form}`.as("what"),
  title: sql<string | null>`null::text`.as("title"),
  name: sql<string>`${submissions.senderName}`.as("name"),
  mail: sql<string>`${submissions.senderMail}`.as("mail"),
  createdAt: submissions.createdAt,
  changedAt: submissions.changedAt,
  status: sql<Status>`${submissions.status}`.as("status"),
  qualified: submissions.qualified,
  startsAt: sql<Date | null>`null::timestamptz`.mapWith(bookings.startsAt).as("starts_at"),
  version: submissions.version,
  assigneeId: submissions.assigneeId,
};

const bookingColumns = {
  kind: sql<Kind>`'booking'`.as("kind"),
  id: bookings.id,
  what: sql<string>`${bookings.calendar}`.as("what"),
  title: calendarTitle(bookings.calendar).as("title"),
  name: sql<string>`${bookings.guestName}`.as("name"),
  mail: sql<string>`${bookings.guestMail}`.as("mail"),
  createdAt: bookings.createdAt,
  changedAt: bookings.changedAt,
  status:
    sql<Status>`case when ${bookings.cancelledAt} is null then ${bookings.status} else 'cancelled' end`.as(
      "status",
    ),
  qualified: sql<boolean | null>`null::boolean`.as("qualified"),
  startsAt: sql<Date | null>`${bookings.startsAt}`.mapWith(bookings.startsAt).as("starts_at"),
  version: bookings.version,
  assigneeId: bookings.assigneeId,
};

/** The team hears about a booking once its guest has confirmed it or did not need to. */
export const isConfirmed = isNull(bookings.heldUntil);

export function onlyThese(ids: readonly string[]): Conditions {
  return {
    submissions: inArray(submissions.id, [...ids]),
    bookings: and(inArray(bookings.id, [...ids]), isConfirmed),
  };
}

/** A view's rows; a table that the view excludes is not read. */
export function conditionsOf(view: InboxView): Conditions {
  const { assigned } = view;
  const assignee = (column: PgColumn) => {
    if (assigned === undefined) return undefined;
    return assigned === NOBODY ? isNull(column) : eq(column, assigned);
  };
  return {
    submissions: and(submissionsOf(view), assignee(submissions.assigneeId)),
    bookings: and(bookingsOf(view), assignee(bookings.assigneeId)),
  };
}

function submissionsOf({ q, kind, form, status, late }: InboxView): SQL | undefined {
  if (kind === "booking" || status === "cancelled") return NOTHING;
  return and(
    kind && (kind === "request" ? sql`${submissions.qualified} is null` : isApplication),
    form === undefined ? undefined : eq(submissions.form, form),
    status && eq(submissions.status, status),
    late && and(sql`${submissions.status} in ('new', 'open')`, isLate(submissions.createdAt)),
    searched(q, submissions.id, nameAndMail(submissions.senderName, submissions.senderMail)),
  );
}

const isApplication = sql`${submissions.qualified} is not null`;

function bookingsOf({ q, kind, form, status, late }: InboxView): SQL | undefined {
  if (kind && kind !== "booking") return NOTHING;
  const stands = sql`${bookings.cancelledAt} is null`;
  const asked =
    status &&
    (status === "cancelled" ? sql`not (${stands})` : and(stands, eq(bookings.status, status)));
  return and(
    isConfirmed,
    form === undefined ? undefined : eq(bookings.calendar, form),
    asked,
    late && and(stands, sql`${bookings.status} in ('new', 'open')`, isLate(bookings.createdAt)),
    searched(q, bookings.id, nameAndMail(bookings.guestName, bookings.guestMail)),
  );
}

function isLate(createdAt: PgColumn): SQL {
  return sql`${createdAt} < now() - make_interval(hours => ${RESPONSE_TARGET_HOURS})`;
}

/** Every word must occur in the text; a reference from a receipt finds its one item. */
function searched(q: string | undefined, id: PgColumn, text: SQL): SQL | undefined {
  if (q === undefined) return undefined;
  if (REFERENCE.test(q)) return eq(id, q);
  const named = containsWords(text, q);
  const [, first, second] = SHORT_REFERENCE.exec(q) ?? [];
  if (!first || !second) return named;
  const ends = ["0000-0000-0000-000000000000", "ffff-ffff-ffff-ffffffffffff"];
  const [least = "", most = ""] = ends.map((end) => `${first}${second}-${end}`);
  return or(named, between(id, least, most));
}
