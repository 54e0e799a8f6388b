/** Who gets a nudge, how many go out, and whether they help (TEAM-3). Pure; runs anywhere. */
import { wilson } from "~/platform/statistics/wilson";
import { DAY_MS } from "~/platform/time/durations";
import { dayNumber, localAt } from "~/platform/time/zones";

export const NUDGE_RULES = ["never", "idle", "stuck"] as const;
export type NudgeRule = (typeof NUDGE_RULES)[number];

export const RULE_LABELS: Readonly<Record<NudgeRule, string>> = {
  never: "Never signed in",
  idle: "No progress",
  stuck: "Stuck on a lesson",
};

/** `mail`: by email as well, if there is an address. */
export type RuleSettings = {
  on: boolean;
  days: number;
  title: string;
  body: string;
  mail: boolean;
};

/** `perWeek`: nudges to one person in seven days; `perDay`: nudges to everyone in one day. */
export type Limits = { perWeek: number; perDay: number };

export type NudgeSettings = { rules: Readonly<Record<NudgeRule, RuleSettings>>; limits: Limits };

export const SHIPPED_NUDGES: NudgeSettings = {
  rules: {
    never: {
      on: false,
      days: 3,
      mail: true,
      title: "Your training is ready",
      body: "Your lessons are waiting for you. Sign in with your access code and start lesson 1.",
    },
    idle: {
      on: false,
      days: 7,
      mail: true,
      title: "Pick up where you left off",
      body: "You have not watched a lesson for a while. The next one is on your dashboard.",
    },
    stuck: {
      on: false,
      days: 5,
      mail: true,
      title: "Stuck on a lesson?",
      body: "You have been on the same lesson for a while. Watch it again, or book a 1-on-1 session and ask.",
    },
  },
  limits: { perWeek: 1, perDay: 50 },
};

/** What the rules know about a trainee. `startsOn`: their cohort's first day; `lesson`: the one to continue with. */
export type Facts = {
  createdAt: Date;
  startsOn: string | null;
  lastLoginAt: Date | null;
  lesson: number | null;
  lessonBegunAt: Date | null;
  watchedAt: Date | null;
  completedAt: Date | null;
};

/** A day of the company: its time zone, and the date there. */
export type CompanyDay = { zone: string; today: string };

/** Since when a rule has applied to someone for at least this many days; null if it does not. */
export function hitSince(
  rule: NudgeRule,
  facts: Facts,
  days: number,
  day: CompanyDay,
): Date | null {
  if (facts.startsOn !== null && facts.startsOn > day.today) return null;
  const since = sinceOf(rule, facts);
  if (since === null) return null;
  const begun = localAt(day.zone, since.getTime()).day;
  const counted = facts.startsOn !== null && facts.startsOn > begun ? facts.startsOn : begun;
  if (daysFrom(counted, day.today) < days) return null;
  if (rule === "stuck" && !isWatching(facts, days, day)) return null;
  return since;
}

function sinceOf(rule: NudgeRule, facts: Facts): Date | null {
  const { createdAt, lastLoginAt, lesson, lessonBegunAt, watchedAt, completedAt } = facts;
  if (rule === "never") return lastLoginAt === null ? createdAt : null;
  if (lastLoginAt === null || lesson === null) return null;
  if (rule === "idle") return watchedAt ?? lastLoginAt;
  if (lessonBegunAt === null) return null;
  return completedAt !== null && completedAt > lessonBegunAt ? completedAt : lessonBegunAt;
}

/** Someone who watches nothing is idle, not stuck. */
function isWatching({ watchedAt }: Facts, days: number, { zone, today }: CompanyDay): boolean {
  return watchedAt !== null && daysFrom(localAt(zone, watchedAt.getTime()).day, today) < days;
}

function daysFrom(day: string, today: string): number {
  return (dayNumber(today) - dayNumber(day)) / DAY_MS;
}

/** `held`: in the tenth that gets none; `week` and `day`: waiting because of that limit. */
export type Fate = "sent" | "held" | "week" | "day";

export type Candidate = Facts & { userId: string; name: string };
export type Planned = { rule: NudgeRule; userId: string; name: string; since: Date; fate: Fate };

/** What went out before, including held-back ones. `taken`: see `nudgeKey`; `week`: how many each person got in seven days. */
export type Past = {
  taken: ReadonlySet<string>;
  week: ReadonlyMap<string, number>;
  today: number;
};

/** A rule nudges once until its reason is over. */
export function nudgeKey({ rule, userId, since }: Pick<Planned, "rule" | "userId" | "since">) {
  return `${rule} ${userId} ${since.getTime()}`;
}

type PlanParts = {
  settings: NudgeSettings;
  day: CompanyDay;
  past: Past;
  isHeldBack: (rule: NudgeRule, userId: string) => boolean;
};

/** Whom the active rules match today, longest first, and what happens to each. */
export function planNudges(
  candidates: readonly Candidate[],
  { settings: { rules, limits }, day, past, isHeldBack }: PlanParts,
): Planned[] {
  const nudged = new Set<string>();
  const fateOf = (rule: NudgeRule, userId: string): Fate => {
    if (nudged.has(userId) || (past.week.get(userId) ?? 0) >= limits.perWeek) return "week";
    if (past.today + nudged.size >= limits.perDay) return "day";
    nudged.add(userId);
    return isHeldBack(rule, userId) ? "held" : "sent";
  };
  return NUDGE_RULES.filter((rule) => rules[rule].on).flatMap((rule) =>
    candidates
      .flatMap((facts) => {
        const since = hitSince(rule, facts, rules[rule].days, day);
        return since === null ? [] : { rule, userId: facts.userId, name: facts.name, since };
      })
      .filter((hit) => !past.taken.has(nudgeKey(hit)))
      .sort((one, other) => one.since.getTime() - other.since.getTime())
      .map((hit) => ({ ...hit, fate: fateOf(rule, hit.userId) })),
  );
}

/** How many there were, and how many of them made progress within a week. */
export type Group = { count: number; progressed: number };

/** No claim is made for fewer people. */
const FEWEST = 30;

/** What can be said about those who got a nudge, compared with those held back. */
export function effectWords(sent: Group, held: Group): string {
  if (sent.count < FEWEST || held.count < FEWEST) return `Too few to tell: needs ${FEWEST} of each`;
  const [with_, without] = [intervalOf(sent), intervalOf(held)];
  if (with_.low > without.high) return "More progress with nudges";
  if (with_.high < without.low) return "Less progress with nudges";
  return "No clear difference";
}

/** 12 of 40: 30% (18 to 45) */
export function groupWords(group: Group): string {
  const { count, progressed } = group;
  if (count === 0) return "None";
  const counted = `${progressed} of ${count}`;
  if (count < FEWEST) return counted;
  const { low, high } = intervalOf(group);
  return `${counted}: ${percent(progressed / count)}% (${percent(low)} to ${percent(high)})`;
}

function intervalOf({ count, progressed }: Group) {
  return wilson(progressed, count);
}

function percent(share: number): number {
  return Math.round(share * 100);
}
