/** Group sessions with who came, as far as someone may see them (WEEK-6). */
import { and, desc, eq, inArray, type SQL } from "drizzle-orm";
import { z } from "zod";
import { traineesSeenBy, type Viewer } from "~/auth/auth.server";
import {
  type Booked,
  bookedInGroups,
  groupSessions,
  sessionId,
  type UnknownParticipant,
  unknownParticipants,
} from "~/booking/attendance/attendance.server";
import { calendarNameOf, meetingKind } from "~/booking/booking";
import { bookings } from "~/booking/tables";
import type { Db } from "~/platform/db/database.server";
import { writtenMail } from "~/platform/mail/written-mail.server";
import type { CutList } from "~/platform/queries/lists.server";
import { DAY_MS } from "~/platform/time/durations";
import { shortMomentText } from "~/platform/time/zones";
import { cohortMembers, cohorts } from "~/team/tables";

/** Sessions of the next days are listed too: who is expected. */
const AHEAD_MS = 7 * DAY_MS;
const MOST_PEOPLE = 10_000;

/** The cohort that an address names; null for everyone. */
export function cohortAsked({ url }: Request): string | null {
  return z.uuid().safeParse(new URL(url).searchParams.get("cohort")).data ?? null;
}

type Asked = { cohort: string | null; most: number; now: number };

export type SessionRow = ReturnType<typeof peopleOf>[number];

export type Session = {
  calendar: string;
  title: string;
  startsAt: string;
  hasBegun: boolean;
  isOver: boolean;
  people: SessionRow[];
  unknown: UnknownParticipant[];
};

export async function attendedSessions(
  db: Db,
  viewer: Viewer,
  { cohort, most, now }: Asked,
): Promise<CutList<Session>> {
  const seen = traineesSeenBy(viewer);
  const whose = and(seen(bookings.traineeId), cohort === null ? undefined : inCohort(db, cohort));
  const before = new Date(now + AHEAD_MS);
  const { listed, found } = await groupSessions(db, { before, whose, most });
  const from = listed.at(-1)?.startsAt;
  if (from === undefined) return { listed: [], found };
  const [rows, unknown] = await Promise.all([
    bookedInGroups(db, { from, before, whose, most: MOST_PEOPLE, now }),
    // Strangers' names are for those who can say who they are.
    seen.all && cohort === null ? unknownParticipants(db, from) : new Map<string, never[]>(),
  ]);
  const names = await cohortNames(db, rows);
  const bySession = Map.groupBy(rows, sessionId);
  const sessions = listed.map((session) => {
    const id = sessionId(session);
    return {
      calendar: session.calendar,
      title: meetingKind(calendarNameOf(session)).title,
      startsAt: session.startsAt.toISOString(),
      hasBegun: now >= +session.startsAt,
      isOver: now >= +session.endsAt,
      people: peopleOf(bySession.get(id) ?? [], names),
      unknown: unknown.get(id) ?? [],
    };
  });
  return { listed: sessions, found };
}

function peopleOf(rows: readonly Booked[], cohortOf: ReadonlyMap<string, string>) {
  const nameIn = ({ guestName }: Booked) => guestName.trim().toLowerCase();
  const called = Map.groupBy(rows, nameIn);
  return rows.map((row) => {
    const hasNamesake = (called.get(nameIn(row))?.length ?? 0) > 1;
    return { ...personOf(row, cohortOf), detail: hasNamesake ? apartFrom(row) : null };
  });
}

/** What tells a guest from another one of the same name. */
function apartFrom({ guestMail, createdAt }: Booked): string {
  return `${writtenMail(guestMail)}, booked ${shortMomentText(createdAt, "UTC")}`;
}

function personOf(row: Booked, cohortOf: ReadonlyMap<string, string>) {
  const iso = (at: Date | null) => at?.toISOString() ?? null;
  return {
    booking: row.id,
    name: row.guestName,
    cohort: (row.traineeId && cohortOf.get(row.traineeId)) ?? null,
    standing: row.standing,
    firstAt: iso(row.firstAt),
    lastAt: iso(row.lastAt),
    calledFrom: iso(row.calledFrom),
    calledUntil: iso(row.calledUntil),
    minutes: row.minutes,
    byHand: row.byHand,
    mail: writtenMail(row.guestMail),
    marked: row.marked,
    markedAt: iso(row.markedAt),
    markedBy: row.markedBy,
  };
}

function inCohort(db: Db, id: string): SQL {
  const members = db
    .select({ userId: cohortMembers.userId })
    .from(cohortMembers)
    .where(eq(cohortMembers.cohortId, id));
  return inArray(bookings.traineeId, members);
}

/** The cohorts that someone may choose, the latest first. */
export function cohortChoices(db: Db, viewer: Viewer) {
  return db
    .select({ id: cohorts.id, name: cohorts.name })
    .from(cohorts)
    .where(traineesSeenBy(viewer).all ? undefined : eq(cohorts.coachId, viewer.userId))
    .orderBy(desc(cohorts.startsOn), cohorts.name);
}

async function cohortNames(db: Db, rows: readonly Booked[]): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(rows.flatMap(({ traineeId }) => traineeId ?? []))];
  if (ids.length === 0) return new Map();
  const members = await db
    .select({ userId: cohortMembers.userId, name: cohorts.name })
    .from(cohortMembers)
    .innerJoin(cohorts, eq(cohorts.id, cohortMembers.cohortId))
    .where(inArray(cohortMembers.userId, ids));
  return new Map(members.map(({ userId, name }) => [userId, name]));
}
