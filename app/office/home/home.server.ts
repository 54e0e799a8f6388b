/** What waits for an owner today, each list short, with how many there are in all (OWN-1). */
import { sql } from "drizzle-orm";
import { stageCounts } from "~/applicants/applicants.server";
import type { Viewer } from "~/auth/auth.server";
import { type AgendaMeeting, agendaOf, withoutOutcome } from "~/booking/booking.server";
import { bookings } from "~/booking/tables";
import { contentContext } from "~/content/content.server";
import { funnelOf } from "~/funnel/funnel.server";
import { disputesOf, periodsOf } from "~/pay/pay.server";
import type { Db } from "~/platform/db/database.server";
import { DAY_MS } from "~/platform/time/durations";
import { ZoneDay } from "~/platform/time/zone-day";
import { addDays, localAt } from "~/platform/time/zones";
import { requestContext } from "~/platform/web/request-context.server";
import { calendarOf } from "~/settings/settings.server";
import { lateMembers } from "~/team/cohorts/cohorts.server";
import { countMissingOutcomes, countWaiting } from "~/tracker/tracker.server";
import { shownLessons } from "~/training/training.server";
import { countIn } from "../inbox/inbox-list.server";
import { viewOf } from "../inbox/inbox-view";

const FUNNEL_DAYS = 7;
const MOST_LATE = 5;
const MOST_OPEN = 5;

type Context = Parameters<typeof agendaOf>[0];

export async function todayOf(context: Context, viewer: Viewer) {
  const { db } = context.get(requestContext);
  const now = Date.now();
  const { zone } = calendarOf(context, "discovery");
  const today = new Date(now).toISOString().slice(0, 10);
  const from = new Date(now - (FUNNEL_DAYS - 1) * DAY_MS).toISOString().slice(0, 10);
  const waiting = (query: string) => countIn(db, viewOf(new URLSearchParams(query)));
  const lessons = shownLessons(context.get(contentContext));
  const [calls, flood, open, fresh, begun, tooLong, stages, late, funnel, pay] = await Promise.all([
    callsOfDay(context, zone, now),
    floodOf(db),
    withoutOutcome(context, now),
    waiting("status=new"),
    waiting("status=open"),
    waiting("late=yes"),
    stageCounts(db),
    lateMembers(db, viewer, { today, most: MOST_LATE, lessons }),
    funnelOf(db, from, today),
    payOf(context, zone, now),
  ]);
  return {
    zone,
    calls,
    flood,
    open: { listed: open.listed.slice(0, MOST_OPEN), found: open.found },
    inbox: { new: fresh, open: begun, late: tooLong },
    applicants: { interviewed: stages.interviewed, new: stages.new, qualified: stages.qualified },
    late,
    pay,
    funnel: { from, to: today, funnels: funnel },
  };
}

const FEWEST_IN_A_FLOOD = 20;
const TIMES_THE_USUAL = 5;
const USUAL_DAYS = 14;

/** How many meetings guests booked in 24 hours, if that is far more than on a usual day of the two weeks before; otherwise null. */
async function floodOf(db: Db): Promise<number | null> {
  const { rows } = await db.execute<{ fresh: number; before: number }>(sql`
    select count(*) filter (where ${bookings.createdAt} > now() - interval '1 day')::int as fresh,
      count(*) filter (where ${bookings.createdAt} <= now() - interval '1 day')::int as before
    from ${bookings}
    where ${bookings.createdAt} > now() - make_interval(days => ${USUAL_DAYS + 1})
      and ${bookings.heldUntil} is null and ${bookings.traineeId} is null and ${bookings.caller} <> 'staff'`);
  const { fresh, before } = rows[0] ?? { fresh: 0, before: 0 };
  const isFlood = fresh >= FEWEST_IN_A_FLOOD && fresh > (TIMES_THE_USUAL * before) / USUAL_DAYS;
  return isFlood ? fresh : null;
}

export type PayToday = Awaited<ReturnType<typeof payOf>>;

/** What keeps people from being paid until someone decides it. `unclosed`: months that are over. */
async function payOf(context: Context, zone: string, now: number) {
  const { db } = context.get(requestContext);
  const [waiting, disputes, periods, missing] = await Promise.all([
    countWaiting(db),
    disputesOf(db),
    periodsOf(db, zone),
    countMissingOutcomes(context, null),
  ]);
  const today = localAt(zone, now).day;
  return {
    waiting,
    disputes: disputes.filter(({ state }) => state === "open").length,
    unclosed: periods.flatMap(({ period, state }) =>
      state !== "closed" && period < today.slice(0, period.length) ? period : [],
    ),
    missing,
  };
}

/** A meeting of the day; `guests`: more than one in a group's. */
export type CallOfDay = AgendaMeeting & { guests: number };

/** The company's day; guests of one meeting stand in one line. */
async function callsOfDay(context: Context, zone: string, now: number): Promise<CallOfDay[]> {
  const { day } = localAt(zone, now);
  const startOf = (each: string) => new ZoneDay(zone, each).instantFrom(0);
  const range = { from: startOf(day), to: startOf(addDays(day, 1)) };
  const { listed } = await agendaOf(context, { ...range, host: null });
  const meetings = Map.groupBy(listed, ({ title, startsAt, hostId }) =>
    [title, startsAt, hostId].join(),
  );
  return [...meetings.values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, guests: 1 + others.length }] : [],
  );
}
