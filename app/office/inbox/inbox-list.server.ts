/** The inbox as a list: a page of a view, single rows of it, and how many are new (SLOT-2). */

import { and, count, desc, eq, gte, inArray, isNull, ne, type SQL, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import { bookings } from "~/booking/tables";
import { events } from "~/events/tables";
import { submissions } from "~/forms/tables";
import type { Db } from "~/platform/db/database.server";
import { writtenMail } from "~/platform/mail/written-mail.server";
import {
  type InboxItem,
  KIND_NAMES,
  type Kind,
  MOST_COUNTED_NEW,
  type NewCounts,
  type Status,
  WAITING,
} from "./inbox-item";
import {
  type Conditions,
  calendarTitle,
  conditionsOf,
  type InboxRow,
  inboxRows,
  isConfirmed,
  onlyThese,
} from "./inbox-query.server";
import { type InboxView, PAGE_SIZE } from "./inbox-view";
import type { Fetched, Shown } from "./live-items";

const MOST_COUNTED = 1_000;

export async function inboxPage(db: Db, view: InboxView): Promise<Shown> {
  const wanted = conditionsOf(view);
  const offset = (view.page - 1) * PAGE_SIZE;
  const [rows, found] = await Promise.all([
    inboxRows(db, wanted, { limit: PAGE_SIZE + 1, offset }),
    countFound(db, wanted),
  ]);
  const items = await itemsOf(db, rows.slice(0, PAGE_SIZE));
  return { items, found, more: rows.length > PAGE_SIZE };
}

/** The items among these that the view shows, with current data, and the total count. */
export async function itemsAgain(
  db: Db,
  view: InboxView,
  ids: readonly string[],
): Promise<Fetched> {
  const wanted = conditionsOf(view);
  const these = onlyThese(ids);
  const only = {
    submissions: and(wanted.submissions, these.submissions),
    bookings: and(wanted.bookings, these.bookings),
  };
  const [rows, found] = await Promise.all([
    inboxRows(db, only, { limit: ids.length }),
    countFound(db, wanted),
  ]);
  return { ids, items: await itemsOf(db, rows), found };
}

export async function itemsOf(db: Db, rows: readonly InboxRow[]): Promise<InboxItem[]> {
  const settledAt = await settledTimes(db, rows);
  return rows.map(({ createdAt, changedAt: _, startsAt, ...row }) => ({
    ...row,
    mail: writtenMail(row.mail),
    at: createdAt.toISOString(),
    startsAt: startsAt?.toISOString() ?? null,
    settledAt: settledAt(row.id),
  }));
}

/** How many a view has; null if that is too many to count. */
export function countIn(db: Db, view: InboxView): Promise<number | null> {
  return countFound(db, conditionsOf(view));
}

/** The number of new items, counted only up to a limit. */
export async function countNew(db: Db): Promise<NewCounts> {
  const isNew = eq(submissions.status, "new");
  const ofKind = (condition: SQL) =>
    sql<number>`(select count(*)::int from (select 1 from ${submissions} where ${isNew} and ${condition} limit ${MOST_COUNTED_NEW}) counted)`;
  const booked = and(eq(bookings.status, "new"), isNull(bookings.cancelledAt), isConfirmed);
  const [row] = await db
    .select({
      request: ofKind(sql`${submissions.qualified} is null`),
      application: ofKind(sql`${submissions.qualified} is not null`),
      booking: sql<number>`(select count(*)::int from (select 1 from ${bookings} where ${booked} limit ${MOST_COUNTED_NEW}) counted)`,
    })
    .from(sql`(values (1)) one`);
  return row ?? { request: 0, application: 0, booking: 0 };
}

/** Every form and calendar with at least one item, with its kind; each is found in an index, whatever has how many items. */
export async function formsUsed(db: Db) {
  const { rows } = await db.execute<{ kind: Kind; form: string; title: string | null }>(sql`
    with recursive forms (form) as (
      select min(form) from submissions
      union all select (select min(form) from submissions s where s.form > forms.form) from forms where form is not null
    ), calendars (form) as (
      select min(calendar) from ${bookings} where ${isConfirmed}
      union all select (select min(calendar) from ${bookings} where ${isConfirmed} and calendar > calendars.form)
        from calendars where form is not null
    )
    select 'request' as kind, form, null as title from forms where form is not null
    union all select 'booking', form, ${calendarTitle(sql`form`)} from calendars where form is not null
    order by kind desc, form`);
  return rows;
}

async function countFound(db: Db, wanted: Conditions): Promise<number | null> {
  const counted = unionAll(
    db
      .select({ id: submissions.id })
      .from(submissions)
      .where(wanted.submissions)
      .limit(MOST_COUNTED + 1),
    db
      .select({ id: bookings.id })
      .from(bookings)
      .where(wanted.bookings)
      .limit(MOST_COUNTED + 1),
  ).as("counted");
  const [row] = await db.select({ found: count() }).from(counted);
  const found = row?.found ?? 0;
  return found > MOST_COUNTED ? null : found;
}

type Row = { id: string; status: Status; createdAt: Date; changedAt: Date };

/** For each row's id, when the waiting ended; null while someone is still waiting. */
async function settledTimes(db: Db, rows: readonly Row[]): Promise<(id: string) => string | null> {
  const settled = rows.filter(({ status }) => !WAITING.includes(status) && status !== "cancelled");
  if (settled.length === 0) return () => null;
  const { subjectId, subjectKind, at, after, actorKind } = events;
  const status = sql<string>`${after}->>'status'`;
  const since = new Date(Math.min(...settled.map(({ createdAt }) => createdAt.getTime())));
  // The last of each: a flood of changes of one item must not hide those of another.
  const changes = await db
    .selectDistinctOn([subjectId, status], { subjectId, status, at })
    .from(events)
    .where(
      and(
        inArray(subjectKind, [...KIND_NAMES]),
        inArray(
          subjectId,
          settled.map(({ id }) => id),
        ),
        ne(actorKind, "guest"),
        gte(at, since),
      ),
    )
    .orderBy(subjectId, status, desc(at));
  const changed = new Map(changes.map((each) => [`${each.subjectId} ${each.status}`, each.at]));
  const times = new Map(
    settled.map((row) => [row.id, changed.get(`${row.id} ${row.status}`) ?? row.changedAt]),
  );
  return (id) => times.get(id)?.toISOString() ?? null;
}
