/** The trainees as the admin panel lists them. */
import { and, count, eq, inArray } from "drizzle-orm";
import { trainingCredentials } from "~/auth/tables";
import type { Db } from "~/platform/db/database.server";
import { idsInParts } from "~/platform/queries/keyset.server";
import { type LessonDetail, lessonDetails, progressByUser } from "~/training/training.server";
import { traineeOverviews } from "../tables";
import { isFiltered, type PanelView } from "./panel-view";
import { conditionOf, keysOf, orderOf } from "./trainee-query.server";

const PAGE_SIZE = 25;

export type Trainee = {
  userId: string;
  name: string;
  accessCode: string | null;
  setupComplete: boolean;
  isActive: boolean;
  createdAt: string;
  lastLoginAt: string | null;
  percent: number;
  completed: number;
  /** A digit a lesson: 0 not begun, 1 to 8 eighths, 9 completed. */
  heat: string;
  /** Its lessons, where the view has the trainee opened. */
  lessons: LessonDetail[] | null;
};

export type TraineePage = { trainees: Trainee[]; found: number; page: number; pages: number };

type OpenCode = (sealed: string, userId: string) => string | null;

/** What of the list is wanted: a view, the trainees whose lessons are shown, and how many trainees there are in all. */
export type Wanted = { view: PanelView; opened: readonly string[]; total: number };

/** One page of a view; a page out of range is brought into it. */
export async function traineePage(
  db: Db,
  openCode: OpenCode,
  wanted: Wanted,
): Promise<TraineePage> {
  const { view, total } = wanted;
  const found = isFiltered(view) ? await countFound(db, view) : total;
  const pages = Math.max(1, Math.ceil(found / PAGE_SIZE));
  const page = Math.min(view.page, pages);
  const rows = await db
    .select({ overview: traineeOverviews, sealedCode: trainingCredentials.accessCode })
    .from(traineeOverviews)
    .innerJoin(trainingCredentials, eq(trainingCredentials.userId, traineeOverviews.userId))
    .where(conditionOf(view))
    .orderBy(...orderOf(view))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
  const lessonsOf = await openedLessons(
    db,
    rows.map(({ overview }) => overview.userId).filter((id) => wanted.opened.includes(id)),
  );
  const trainees = rows.map(({ overview, sealedCode }) => ({
    userId: overview.userId,
    name: overview.name,
    accessCode: openCode(sealedCode, overview.userId),
    setupComplete: overview.setupComplete,
    isActive: overview.isActive,
    createdAt: overview.createdAt.toISOString(),
    lastLoginAt: overview.lastLoginAt?.toISOString() ?? null,
    percent: overview.percent,
    completed: overview.completed,
    heat: overview.heat,
    lessons: lessonsOf(overview.userId),
  }));
  return { trainees, found, page, pages };
}

/** The ids of everybody a view finds, in its order, so many at a time. */
export function traineeIds(db: Db, view: PanelView, portion: number): AsyncGenerator<string[]> {
  return idsInParts(keysOf(view), portion, ({ keys, after, limit }) =>
    db
      .select({ id: traineeOverviews.userId, keys })
      .from(traineeOverviews)
      .where(and(conditionOf(view), after))
      .orderBy(...orderOf(view))
      .limit(limit),
  );
}

/** The overviews of these trainees with their addresses, in the order of the ids; deleted trainees are left out. */
export async function overviewsOf(db: Db, userIds: readonly string[]) {
  const rows = await db
    .select({ overview: traineeOverviews, email: trainingCredentials.email })
    .from(traineeOverviews)
    .innerJoin(trainingCredentials, eq(trainingCredentials.userId, traineeOverviews.userId))
    .where(inArray(traineeOverviews.userId, [...userIds]));
  const byId = new Map(
    rows.map(({ overview, email }) => [overview.userId, { ...overview, email }]),
  );
  return userIds.flatMap((userId) => byId.get(userId) ?? []);
}

async function countFound(db: Db, view: PanelView): Promise<number> {
  const [counted] = await db
    .select({ found: count() })
    .from(traineeOverviews)
    .where(conditionOf(view));
  return counted?.found ?? 0;
}

async function openedLessons(db: Db, userIds: readonly string[]) {
  if (userIds.length === 0) return () => null;
  const progressOf = await progressByUser(db, userIds);
  return (userId: string) => (userIds.includes(userId) ? lessonDetails(progressOf(userId)) : null);
}
