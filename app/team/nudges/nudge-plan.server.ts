/** Nudge settings, whom they match today, what went out, and the results (TEAM-3). */
import { createHash } from "node:crypto";
import { and, count, desc, eq, gt, isNull, lt, sql } from "drizzle-orm";
import type { RouterContextProvider } from "react-router";
import { traineesSeenBy, type Viewer } from "~/auth/auth.server";
import { users } from "~/auth/tables";
import { recordEvent } from "~/events/events.server";
import type { Db } from "~/platform/db/database.server";
import { type CutList, cutList, found } from "~/platform/queries/lists.server";
import { DAY_MS } from "~/platform/time/durations";
import { localAt } from "~/platform/time/zones";
import type { Fields } from "~/settings/settings";
import { calendarOf, markOf, type Overtaken, overtaken } from "~/settings/settings.server";
import { lessonProgress, traineeOverviews as overview } from "~/training/tables";
import {
  cohortMembers,
  cohorts,
  messageRecipients,
  nudgeRefusals,
  nudgeSettings,
  nudges,
} from "../tables";
import { nudgesFrom } from "./nudge-form";
import {
  type Candidate,
  type CompanyDay,
  type Fate,
  type Group,
  type Limits,
  NUDGE_RULES,
  type NudgeRule,
  type NudgeSettings,
  nudgeKey,
  type Past,
  type Planned,
  planNudges,
  RULE_LABELS,
  type RuleSettings,
} from "./nudge-rules";

type Context = Readonly<RouterContextProvider>;

export const WEEK_DAYS = 7;
const REMEMBERED_DAYS = 365;
const HELD_SHARE = 0.1;

/** The same person is always held back from the same rule; no one chooses them. */
export function isHeldBack(rule: NudgeRule, userId: string): boolean {
  const hash = createHash("sha256").update(`nudge ${rule} ${userId}`).digest();
  return hash.readUInt32BE() / 2 ** 32 < HELD_SHARE;
}

export function companyDay(context: Context, now: Date): CompanyDay {
  const { zone } = calendarOf(context, "discovery");
  return { zone, today: localAt(zone, now.getTime()).day };
}

export async function readNudges(db: Db): Promise<NudgeSettings> {
  const rows = await db.select().from(nudgeSettings);
  return nudgesFrom(new Map(rows.map(({ name, value }) => [name, value])));
}

/** The marks of what the forms show. */
export function nudgeMarks(settings: NudgeSettings): Record<NudgeRule | "limits", string> {
  const mark = (name: NudgeRule | "limits") => markOf(shownOf(settings, name));
  return { never: mark("never"), idle: mark("idle"), stuck: mark("stuck"), limits: mark("limits") };
}

function shownOf({ rules, limits }: NudgeSettings, name: NudgeRule | "limits"): Fields {
  if (name === "limits")
    return { "For one person": `${limits.perWeek}`, "For everyone": `${limits.perDay}` };
  const { days, title, body, on, mail } = rules[name];
  const state = `${on ? "on" : "off"}, ${mail ? "also" : "not"} by mail`;
  return { Days: `${days}`, Title: title, Text: body, State: state };
}

/** Stores one rule, or the limits, which is in the log; or says why not. `began`: the mark of what was shown. */
export async function saveNudges(
  tx: Db,
  actor: Viewer,
  name: NudgeRule | "limits",
  { value, began }: { value: RuleSettings | Limits; began: string | undefined },
): Promise<Overtaken | null> {
  const { rules, limits } = await readNudges(tx);
  const refusal = overtaken(began, shownOf({ rules, limits }, name));
  if (refusal) return refusal;
  await tx
    .insert(nudgeSettings)
    .values({ name, value })
    .onConflictDoUpdate({ target: nudgeSettings.name, set: { value } });
  const label = name === "limits" ? "Limits" : RULE_LABELS[name];
  await recordEvent(tx, {
    actor,
    verb: "nudges.change",
    subject: { kind: "settings", id: `nudges ${name}`, label },
    before: { ...(name === "limits" ? limits : rules[name]) },
    after: { ...value },
  });
  return null;
}

/** Active trainees whom a rule could match, except those who opted out. */
async function candidates(db: Db): Promise<Candidate[]> {
  const { lessonNumber, firstSavedAt, lastWatchedAt, completedAt } = lessonProgress;
  const begun = sql`${lessonNumber} = ${overview.currentLesson}`;
  return db
    .select({
      userId: overview.userId,
      name: overview.name,
      createdAt: overview.createdAt,
      lastLoginAt: overview.lastLoginAt,
      lesson: overview.currentLesson,
      startsOn: sql<string | null>`min(${cohorts.startsOn}::text)`,
      lessonBegunAt:
        sql`max(coalesce(${firstSavedAt}, ${lastWatchedAt})) filter (where ${begun})`.mapWith(
          moment,
        ),
      watchedAt: sql`max(${lastWatchedAt})`.mapWith(moment),
      completedAt: sql`max(${completedAt})`.mapWith(moment),
    })
    .from(overview)
    .leftJoin(lessonProgress, eq(lessonProgress.userId, overview.userId))
    .leftJoin(cohortMembers, eq(cohortMembers.userId, overview.userId))
    .leftJoin(cohorts, eq(cohorts.id, cohortMembers.cohortId))
    .leftJoin(nudgeRefusals, eq(nudgeRefusals.userId, overview.userId))
    .where(and(eq(overview.isActive, true), isNull(nudgeRefusals.userId)))
    .groupBy(overview.userId);
}

function moment(value: string | Date): Date {
  return new Date(value);
}

async function pastOf(db: Db, day: CompanyDay, now: Date): Promise<Past> {
  const since = new Date(now.getTime() - REMEMBERED_DAYS * DAY_MS);
  const rows = await db.select().from(nudges).where(gt(nudges.at, since));
  const week = new Date(now.getTime() - WEEK_DAYS * DAY_MS);
  const ofWeek = Map.groupBy(
    rows.filter(({ at }) => at > week),
    ({ userId }) => userId,
  );
  return {
    taken: new Set(rows.map(nudgeKey)),
    week: new Map([...ofWeek].map(([userId, { length }]) => [userId, length])),
    today: rows.filter((row) => row.day === day.today).length,
  };
}

type Today = { settings: NudgeSettings; day: CompanyDay; now: Date };

export async function plannedNudges(db: Db, { settings, day, now }: Today): Promise<Planned[]> {
  const [everyone, past] = await Promise.all([candidates(db), pastOf(db, day, now)]);
  return planNudges(everyone, { settings, day, past, isHeldBack });
}

/** Of those whom a rule reaches today. */
const MOST_NAMES = 100;

export type Hit = { userId: string; name: string; since: string; fate: Fate };

/** Whom each rule would match now if it were on, as far as this person may see them. */
export async function previews(
  db: Db,
  viewer: Viewer,
  { settings, day, now }: Today,
): Promise<Record<NudgeRule, CutList<Hit>>> {
  const seen = traineesSeenBy(viewer);
  const [everyone, past, visible] = await Promise.all([
    candidates(db),
    pastOf(db, day, now),
    db.select({ userId: overview.userId }).from(overview).where(seen(overview.userId)),
  ]);
  const ids = new Set(visible.map(({ userId }) => userId));
  const previewOf = (rule: NudgeRule): CutList<Hit> => {
    const rules = { ...settings.rules, [rule]: { ...settings.rules[rule], on: true } };
    const planned = planNudges(everyone, {
      day,
      past,
      isHeldBack,
      settings: { ...settings, rules },
    });
    const hits = planned.filter((each) => each.rule === rule && ids.has(each.userId));
    const listed = hits.slice(0, MOST_NAMES).map(({ userId, name, since, fate }) => ({
      userId,
      name,
      fate,
      since: since.toISOString(),
    }));
    return { listed, found: hits.length };
  };
  return { never: previewOf("never"), idle: previewOf("idle"), stuck: previewOf("stuck") };
}

export type LoggedNudge = {
  id: string;
  rule: NudgeRule;
  name: string;
  at: string;
  heldBack: boolean;
  mailed: boolean;
  readAt: string | null;
};

/** What went out and what was held back, newest first, limited to trainees this person may see. */
export async function nudgeLog(
  db: Db,
  viewer: Viewer,
  most: number,
): Promise<CutList<LoggedNudge>> {
  const { id, rule, at, heldBack, mailed, userId, messageId } = nudges;
  const rows = await db
    .select({
      id,
      rule,
      at,
      heldBack,
      mailed,
      name: users.name,
      found,
      readAt: messageRecipients.readAt,
    })
    .from(nudges)
    .innerJoin(users, eq(users.id, userId))
    .leftJoin(
      messageRecipients,
      and(eq(messageRecipients.userId, userId), eq(messageRecipients.messageId, messageId)),
    )
    .where(traineesSeenBy(viewer)(userId))
    .orderBy(desc(at), desc(id))
    .limit(most);
  return cutList(
    rows.map((row) => ({
      ...row,
      at: row.at.toISOString(),
      readAt: row.readAt?.toISOString() ?? null,
    })),
  );
}

export type Effect = { rule: NudgeRule; sent: Group; held: Group };

/** The results of nudges whose week is over, sent and held back, for everyone. */
export async function nudgeEffects(db: Db, now: Date): Promise<Effect[]> {
  const over = new Date(now.getTime() - WEEK_DAYS * DAY_MS);
  const rows = await db
    .select({
      rule: nudges.rule,
      heldBack: nudges.heldBack,
      count: count(),
      progressed: sql<number>`count(${nudges.progressedAt})::int`,
    })
    .from(nudges)
    .where(lt(nudges.at, over))
    .groupBy(nudges.rule, nudges.heldBack);
  const groupOf = (rule: NudgeRule, held: boolean): Group => {
    const row = rows.find((each) => each.rule === rule && each.heldBack === held);
    return { count: row?.count ?? 0, progressed: row?.progressed ?? 0 };
  };
  return NUDGE_RULES.map((rule) => ({
    rule,
    sent: groupOf(rule, false),
    held: groupOf(rule, true),
  }));
}
