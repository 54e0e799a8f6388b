/** Who is cleared to set, and what is missing for it (READY-1). */
import { and, eq, inArray, isNotNull, lte, sql } from "drizzle-orm";
import type { RouterContextProvider } from "react-router";
import { type Seen, traineesOnly } from "~/auth/auth.server";
import { trainingCredentials } from "~/auth/tables";
import { type AttendedSession, attendanceWords } from "~/booking/attendance/attendance";
import { attendedBy } from "~/booking/attendance/attendance.server";
import { contentContext, contentOf } from "~/content/content.server";
import type { Actor } from "~/events/events.server";
import type { Db } from "~/platform/db/database.server";
import { byName } from "~/platform/queries/lists.server";
import { requestContext } from "~/platform/web/request-context.server";
import { practiceSettingsOf } from "~/settings/settings.server";
import { lessonsByUser, openQuestionsByUser, shownLessons } from "~/training/training.server";
import { clear } from "./clearances.server";
import { agreedBy } from "./coaching.server";
import { PROSPECTS } from "./copy/prospects.server";
import { objectionsOf } from "./drill.server";
import type { Ending } from "./practice";
import {
  holds,
  type JudgedRun,
  type Step,
  standingsOf,
  type Verdict,
  varietyOf,
  verdictOf,
} from "./readiness";
import { clearances, drillReviews, practiceRuns } from "./tables";

type Context = Readonly<RouterContextProvider>;

/** Of one person; the newest ones decide. */
const MOST_RUNS = 100;
/** At most 100 trainees are read at once. */
const PAGE_SIZE = 100;

export type Readiness = Verdict & {
  userId: string;
  name: string;
  steps: Step[];
  clearedAt: string | null;
  revokedAt: string | null;
  reason: string | null;
  /** Their live sessions in words; null without any. */
  attended: string | null;
};

/** These trainees in order; those who have everything are cleared by it, if no person has to sign off. */
export async function readinessOf(
  context: Context,
  userIds: readonly string[],
): Promise<Readiness[]> {
  const { db } = context.get(requestContext);
  const ids = [...userIds];
  const lessons = shownLessons(context.get(contentContext));
  const objections = objectionsOf(context).map(({ id }) => id);
  const settings = practiceSettingsOf(context);
  const shown = contentOf(context, PROSPECTS).prospects;
  const [people, lessonsOf, open, drilled, runs, agreed, attended, given] = await Promise.all([
    namesOf(db, ids),
    lessonsByUser(db, ids, lessons),
    openQuestionsByUser(db, ids, lessons),
    drilledBy(db, ids),
    runsOf(db, ids),
    agreedBy(db, ids),
    attendedBy(db, ids),
    db.select().from(clearances).where(inArray(clearances.userId, ids)),
  ]);
  const questions = lessons.reduce((sum, each) => sum + each.questions.length, 0);
  const read = people.map((person) => {
    const { userId } = person;
    const grades = drilled(userId);
    const completed = lessonsOf(userId).filter(({ state }) => state === "Completed").length;
    const right = objections.filter((id) => (grades.get(id) ?? "wrong") !== "wrong").length;
    const all: Step[] = [
      { part: "lessons", done: completed, of: lessons.length },
      { part: "questions", done: questions - open(userId), of: questions },
      { part: "drill", done: right, of: objections.length },
      { ...varietyOf(runs(userId), shown), standings: standingsOf(runs(userId), shown) },
      { part: "agreement", done: agreed.has(userId) ? 1 : 0, of: 1 },
      { part: "attendance", done: attended(userId).some(isThere) ? 1 : 0, of: 1 },
    ];
    const steps = all.filter(({ part }) => settings.parts.includes(part));
    const held = new Set(steps.filter(holds).map(({ part }) => part));
    const row = given.find((each) => each.userId === userId);
    const clearance = row ? { revokedAt: row.revokedAt?.toISOString() ?? null } : null;
    return {
      ...verdictOf(settings, held, clearance),
      userId,
      steps,
      person,
      name: `${person.firstName} ${person.lastName}`,
      clearedAt: row?.clearedAt.toISOString() ?? null,
      revokedAt: clearance?.revokedAt ?? null,
      reason: row?.reason ?? null,
      attended: attendanceWords(attended(userId)),
    };
  });
  return Promise.all(
    read.map(async ({ person, ...each }) => {
      if (each.state !== "earned") return each;
      const clearedAt = await clear(db, person, person);
      return { ...each, state: "cleared" as const, clearedAt: clearedAt.toISOString() };
    }),
  );
}

function isThere({ standing }: AttendedSession): boolean {
  return standing !== "absent";
}

/** A page of the active trainees this person may see, by name, and how many there are. */
export async function traineesByName(db: Db, seen: Seen, asked: number) {
  const { userId, firstName, lastName, isActive } = trainingCredentials;
  const where = and(traineesOnly(db), seen(userId), isActive);
  const found = await db.$count(trainingCredentials, where);
  const pages = Math.max(1, Math.ceil(found / PAGE_SIZE));
  const page = Math.min(asked, pages);
  const rows = await db
    .select({ userId })
    .from(trainingCredentials)
    .where(where)
    .orderBy(byName(firstName), byName(lastName), userId)
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
  return { userIds: rows.map((row) => row.userId), found, page, pages };
}

async function namesOf(db: Db, ids: string[]): Promise<Actor[]> {
  const { userId, firstName, lastName } = trainingCredentials;
  const rows = await db
    .select({ userId, firstName, lastName })
    .from(trainingCredentials)
    .where(inArray(userId, ids));
  return ids.flatMap((id) => rows.find((row) => row.userId === id) ?? []);
}

/** The latest grade of every objection, by person. */
async function drilledBy(db: Db, ids: string[]) {
  const rows = await db
    .select({
      userId: drillReviews.userId,
      objection: drillReviews.objection,
      grade: drillReviews.grade,
    })
    .from(drillReviews)
    .where(inArray(drillReviews.userId, ids))
    .orderBy(drillReviews.day);
  const byUser = Map.groupBy(rows, ({ userId }) => userId);
  return (userId: string) =>
    new Map((byUser.get(userId) ?? []).map(({ objection, grade }) => [objection, grade]));
}

/** The account of a trainee this person may see; null if there is none. */
export async function seenTrainee(db: Db, userId: string, seen: Seen): Promise<Actor | null> {
  const { firstName, lastName } = trainingCredentials;
  const [row] = await db
    .select({ userId: trainingCredentials.userId, firstName, lastName })
    .from(trainingCredentials)
    .where(
      sql`${eq(trainingCredentials.userId, userId)} and ${traineesOnly(db)} and ${seen(trainingCredentials.userId)}`,
    );
  return row ?? null;
}

/**
 * Each person's latest conversations that count, latest first: those that have ended, and those that were left, which
 * count from when the next was begun. A page on which nothing was said is not begun.
 */
async function runsOf(db: Db, userIds: string[]): Promise<(userId: string) => JudgedRun[]> {
  const { userId, prospect, issued, passed, result, messages, finishedAt, startedAt, id } =
    practiceRuns;
  const begun = db
    .select({
      userId,
      prospect,
      issued,
      passed: sql<boolean>`coalesce(${passed}, false)`.as("held"),
      ending: sql<Ending | null>`${result} ->> 'ending'`.as("ending"),
      id,
      decidedAt:
        sql`coalesce(${finishedAt}, lead(${startedAt}) over (partition by ${userId} order by ${startedAt}, ${id}))`.as(
          "decided_at",
        ),
    })
    .from(practiceRuns)
    .where(and(inArray(userId, userIds), eq(issued, true), sql`${messages} <> '[]'::jsonb`))
    .as("begun");
  const ranked = db
    .select({
      userId: begun.userId,
      prospect: begun.prospect,
      issued: begun.issued,
      passed: begun.passed,
      ending: begun.ending,
      place:
        sql<number>`row_number() over (partition by ${begun.userId} order by ${begun.decidedAt} desc, ${begun.id} desc)`.as(
          "place",
        ),
    })
    .from(begun)
    .where(isNotNull(begun.decidedAt))
    .as("ranked");
  const rows = await db
    .select()
    .from(ranked)
    .where(lte(ranked.place, MOST_RUNS))
    .orderBy(ranked.userId, ranked.place);
  const byUser = Map.groupBy(rows, (run) => run.userId);
  return (person) => byUser.get(person) ?? [];
}
