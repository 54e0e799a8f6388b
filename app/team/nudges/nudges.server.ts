/** Sends a day's nudges once, from one instance (TEAM-3). */
import { gt, sql } from "drizzle-orm";
import type { RouterContextProvider } from "react-router";
import { contentContext } from "~/content/content.server";
import type { Db } from "~/platform/db/database.server";
import type { JobHandler } from "~/platform/jobs/job-loop.server";
import { openJobs, queueJob } from "~/platform/jobs/jobs.server";
import { DAY_MS } from "~/platform/time/durations";
import { minutesOf, ZoneDay } from "~/platform/time/zone-day";
import { addDays, dayText } from "~/platform/time/zones";
import { requestContext } from "~/platform/web/request-context.server";
import { mailMessage, sendMessage } from "../messages.server";
import { nudges } from "../tables";
import { companyDay, plannedNudges, readNudges, WEEK_DAYS } from "./nudge-plan.server";
import {
  NUDGE_RULES,
  type NudgeRule,
  type NudgeSettings,
  type Planned,
  RULE_LABELS,
} from "./nudge-rules";

type Context = Readonly<RouterContextProvider>;

const NUDGE_KIND = "nudges.send";
const SENT_AT = minutesOf("09:00");
/** If a company's clocks skip a day, the day after is taken. */
const DAYS_TRIED = 3;
const HOW_TO_STOP =
  "If you want no more reminders like this one, choose “No more reminders” on your dashboard.";

/** The job of nudges; `contextOf`: the context a request would have, within the job's transaction. */
export function nudgeJobs(
  contextOf: (tx: Db) => Context,
  now = () => new Date(),
): Readonly<Record<string, JobHandler>> {
  return { [NUDGE_KIND]: (tx) => nudgeToday(tx, contextOf(tx), now()) };
}

/** Records the results of earlier nudges, sends today's, and queues the next day's. */
async function nudgeToday(tx: Db, context: Context, at: Date): Promise<void> {
  const settings = await readNudges(tx);
  await noteProgress(tx, at);
  const planned = await plannedNudges(tx, { settings, day: companyDay(context, at), now: at });
  for (const rule of NUDGE_RULES) await send(tx, context, { rule, settings, planned, at });
  if (isAnyOn(settings) || (await isMeasuring(tx, at))) await queueNext(tx, context, at);
}

/** Schedules nudges for every day from now on if a rule is on. */
export async function keepNudging(tx: Db, context: Context, now = new Date()): Promise<void> {
  if (!isAnyOn(await readNudges(tx))) return;
  const open = await openJobs(tx, NUDGE_KIND);
  if (!open.some(({ state }) => state !== "failed")) await queueNext(tx, context, now);
}

function isAnyOn({ rules }: NudgeSettings): boolean {
  return NUDGE_RULES.some((rule) => rules[rule].on);
}

async function isMeasuring(tx: Db, now: Date): Promise<boolean> {
  const since = new Date(now.getTime() - (WEEK_DAYS + 1) * DAY_MS);
  const [row] = await tx
    .select({ id: nudges.id })
    .from(nudges)
    .where(gt(nudges.at, since))
    .limit(1);
  return row !== undefined;
}

async function queueNext(tx: Db, context: Context, now: Date): Promise<void> {
  const { zone, today } = companyDay(context, now);
  for (let ahead = 0; ahead < DAYS_TRIED; ahead += 1) {
    const day = addDays(today, ahead);
    const runAt = new Date(new ZoneDay(zone, day).instantFrom(SENT_AT));
    if (runAt <= now) continue;
    const label = `Nudges of ${dayText(day)}`;
    if (
      await queueJob(tx, {
        kind: NUDGE_KIND,
        key: `${NUDGE_KIND} ${day}`,
        label,
        runAt,
        payload: { day },
      })
    )
      return;
  }
}

type Sending = { rule: NudgeRule; settings: NudgeSettings; planned: readonly Planned[]; at: Date };

async function send(tx: Db, context: Context, { rule, settings, planned, at }: Sending) {
  const hit = planned.filter((each) => each.rule === rule);
  const userIds = hit.filter(({ fate }) => fate === "sent").map(({ userId }) => userId);
  const { title, body, mail } = settings.rules[rule];
  const id = crypto.randomUUID();
  const message = { id, kind: "nudge", audience: RULE_LABELS[rule], title, body } as const;
  if (userIds.length > 0)
    await sendMessage(tx, { ...message, cohortId: null, authorId: null }, userIds);
  const { config } = context.get(requestContext);
  const mailing = {
    content: context.get(contentContext),
    link: `${config.baseUrl}/training`,
    passing: { name: `nudge ${id}`, until: new Date(at.getTime() + DAY_MS) },
  };
  const words = { title, body: `${body}\n\n${HOW_TO_STOP}` };
  const mailed =
    mail && config.mail ? new Set(await mailMessage(tx, mailing, words, userIds)) : new Set();
  const { today } = companyDay(context, at);
  const rows = hit
    .filter(({ fate }) => fate === "sent" || fate === "held")
    .map(({ userId, since, fate }) => ({
      rule,
      userId,
      since,
      day: today,
      at,
      heldBack: fate === "held",
      messageId: fate === "sent" ? id : null,
      mailed: mailed.has(userId),
    }));
  if (rows.length > 0) await tx.insert(nudges).values(rows);
}

/** Records for whom the reason for the nudge ended within its week: by signing in, watching, or completing a lesson. */
async function noteProgress(tx: Db, now: Date): Promise<void> {
  const since = new Date(now.getTime() - (WEEK_DAYS + 2) * DAY_MS);
  const first = (column: "last_watched_at" | "completed_at") =>
    sql`(select min(${sql.identifier(column)}) from lesson_progress where user_id = n.user_id and ${sql.identifier(column)} > n.at)`;
  await tx.execute(sql`update nudges set progressed_at = done.at from (
    select n.id, case n.rule
      when 'never' then (select last_login_at from training_credentials where user_id = n.user_id)
      when 'idle' then ${first("last_watched_at")}
      else ${first("completed_at")} end as at
    from nudges n where n.progressed_at is null and n.at > ${since.toISOString()}
  ) done where done.id = nudges.id and done.at > nudges.at
    and done.at <= nudges.at + make_interval(days => ${WEEK_DAYS})`);
}
