/** What waits for an owner today, each list short, with how many there are in all (OWN-1). */
import { stageCounts } from "~/applicants/applicants.server";
import type { Viewer } from "~/auth/auth.server";
import { agendaOf, withoutOutcome } from "~/booking/booking.server";
import { funnelOf } from "~/funnel/funnel.server";
import { DAY_MS } from "~/platform/time/durations";
import { localAt } from "~/platform/time/zones";
import { requestContext } from "~/platform/web/request-context.server";
import { calendarOf } from "~/settings/settings.server";
import { lateMembers } from "~/team/cohorts/cohorts.server";
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
  const [calls, open, fresh, begun, tooLong, stages, late, funnel] = await Promise.all([
    callsOfDay(context, zone, now),
    withoutOutcome(context, now),
    waiting("status=new"),
    waiting("status=open"),
    waiting("late=yes"),
    stageCounts(db),
    lateMembers(db, viewer, { today, most: MOST_LATE }),
    funnelOf(db, from, today),
  ]);
  return {
    zone,
    calls,
    open: { listed: open.listed.slice(0, MOST_OPEN), found: open.found },
    inbox: { new: fresh, open: begun, late: tooLong },
    applicants: { interviewed: stages.interviewed, new: stages.new, qualified: stages.qualified },
    late,
    funnel: { from, to: today, funnels: funnel },
  };
}

/** The company's day. */
async function callsOfDay(context: Context, zone: string, now: number) {
  const { day } = localAt(zone, now);
  const { listed } = await agendaOf(context, { from: now - DAY_MS, to: now + DAY_MS, host: null });
  return listed.filter(({ startsAt }) => localAt(zone, Date.parse(startsAt)).day === day);
}
