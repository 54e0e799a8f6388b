/** The data behind the charts above the list. */
import { and, count, eq, gte, sql } from "drizzle-orm";
import type { Seen } from "~/auth/auth.server";
import type { Db } from "~/platform/db/database.server";
import { DAY_MS } from "~/platform/time/durations";
import {
  completionDays,
  lessonProgress,
  traineeOverviews as overview,
  traineeCounts,
} from "~/training/tables";
import type { Lesson } from "~/training/training.server";
import type { PanelView } from "./panel-view";

const DAYS = 30;

export type StateCount = { state: string; trainees: number; filters: Partial<PanelView> };

export type PanelChartData = {
  total: number;
  states: StateCount[];
  /** The last 30 days in UTC, oldest first, for all trainees this person may see. */
  days: { day: string; completions: number }[];
  /** Active trainees who have begun and not finished, by the number of their current lesson. */
  stops: { lesson: number; trainees: number }[];
};

export async function panelCharts(
  db: Db,
  lessons: readonly Lesson[],
  seen: Seen,
): Promise<PanelChartData> {
  const groups = await (seen.all ? countedOf(db) : groupsOf(db, seen));
  const sum = (counts: (group: Group) => boolean) =>
    groups.filter(counts).reduce((total, { trainees }) => total + trainees, 0);
  const isUnderWay = (group: Group) =>
    group.isActive && group.begun > 0 && group.currentLesson !== null;
  const idle = { active: "yes", progress: "none" } as const;
  const states: StateCount[] = [
    {
      state: "Pending Setup",
      trainees: sum((each) => each.isActive && each.begun === 0 && !each.setupComplete),
      filters: { ...idle, status: "pending" },
    },
    {
      state: "Not started",
      trainees: sum((each) => each.isActive && each.begun === 0 && each.setupComplete),
      filters: { ...idle, status: "complete" },
    },
    {
      state: "In progress",
      trainees: sum(isUnderWay),
      filters: { active: "yes", progress: "going" },
    },
    {
      state: "All completed",
      trainees: sum((each) => each.isActive && each.currentLesson === null),
      filters: { active: "yes", progress: "done" },
    },
    { state: "Deactivated", trainees: sum((each) => !each.isActive), filters: { active: "no" } },
  ];
  const stops = lessons.map(({ id, number }) => ({
    lesson: number,
    trainees: sum((each) => isUnderWay(each) && each.currentLesson === id),
  }));
  return { total: sum(() => true), states, days: await lastDays(db, seen), stops };
}

const STATE = {
  isActive: overview.isActive,
  setupComplete: overview.setupComplete,
  begun: overview.begun,
  currentLesson: overview.currentLesson,
};
type Group = Awaited<ReturnType<typeof groupsOf>>[number];

function groupsOf(db: Db, seen: Seen) {
  return db
    .select({ ...STATE, trainees: count() })
    .from(overview)
    .where(seen(overview.userId))
    .groupBy(...Object.values(STATE));
}

/** As many as there are, without reading each of them. */
function countedOf(db: Db): Promise<Group[]> {
  const { isActive, setupComplete, begun, currentLesson, trainees } = traineeCounts;
  const number = sql<number>`sum(${trainees})::int`;
  return db
    .select({ isActive, setupComplete, begun, currentLesson, trainees: number })
    .from(traineeCounts)
    .groupBy(isActive, setupComplete, begun, currentLesson);
}

/** From the tally of all trainees, or counted if this person sees only some. */
async function lastDays(db: Db, seen: Seen): Promise<PanelChartData["days"]> {
  const days = Array.from({ length: DAYS }, (_, index) =>
    new Date(Date.now() - (DAYS - 1 - index) * DAY_MS).toISOString().slice(0, 10),
  );
  const [first = ""] = days;
  const rows = seen.all
    ? await db
        .select({ day: completionDays.day, completions: sumOf(completionDays.completions) })
        .from(completionDays)
        .where(gte(completionDays.day, first))
        .groupBy(completionDays.day)
    : await completionsOf(db, seen, first);
  const completions = new Map(rows.map((row) => [row.day, row.completions]));
  return days.map((day) => ({ day, completions: completions.get(day) ?? 0 }));
}

const sumOf = (column: typeof completionDays.completions) => sql<number>`sum(${column})::int`;

function completionsOf(db: Db, seen: Seen, first: string) {
  const { completed, completedAt, userId } = lessonProgress;
  const day = sql<string>`(${completedAt} at time zone 'UTC')::date::text`;
  return db
    .select({ day, completions: count() })
    .from(lessonProgress)
    .where(
      and(
        eq(completed, true),
        sql`${completedAt} >= ${first}::timestamp at time zone 'UTC'`,
        seen(userId),
      ),
    )
    .groupBy(sql`1`);
}
