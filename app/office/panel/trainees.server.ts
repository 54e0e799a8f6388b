import { and, asc, count, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { type Seen, shownAddress } from "~/auth/auth.server";
import { trainingCredentials, userRoles, users } from "~/auth/tables";
import type { Db } from "~/platform/db/database.server";
import { idsInParts, type Key } from "~/platform/queries/lists.server";
import type { Skills } from "~/practice/practice.server";
import { type Late, lateReason } from "~/team/cohorts/cohorts.server";
import { traineeOverviews as overview, traineeOverviews } from "~/training/tables";
import {
  type Lesson,
  lessonsByUser,
  type WatchedLesson,
  watchedLessons,
} from "~/training/training.server";
import { isFiltered, MOST_COUNTED, type PanelView } from "./panel-view";
import { conditionOf, lateSince } from "./trainee-filters.server";

const LAST_LOGIN = sql`coalesce(${overview.lastLoginAt}, '-infinity'::timestamptz)`;
const COLUMNS: Record<PanelView["sort"], Omit<Key, "turn">> = {
  created: { column: overview.createdAt, type: "timestamptz" },
  name: { column: overview.nameKey, type: "text" },
  progress: { column: overview.percent, type: "smallint" },
  status: { column: overview.setupComplete, type: "boolean" },
  active: { column: overview.isActive, type: "boolean" },
  login: { column: LAST_LOGIN, type: "timestamptz" },
};

const PAGE_SIZE = 25;

export type Trainee = {
  userId: string;
  name: string;
  firstName: string;
  lastName: string;
  /** Null until someone has set one. */
  mail: string | null;
  accessCode: string | null;
  isSetter: boolean;
  coach: { userId: string; name: string } | null;
  /** The missing step, if a cohort date has passed. */
  late: Late | null;
  setupComplete: boolean;
  isActive: boolean;
  createdAt: string;
  lastLoginAt: string | null;
  percent: number;
  completed: number;
  /** One digit per lesson: 0 not begun, 1 to 8 eighths, 9 completed. */
  progressDigits: string;
  lessons: WatchedLesson[] | null;
  /** What they have practiced, if open. */
  skills: Skills | null;
};

/** `found` and `pages` are null if there are more than are worth counting. */
export type TraineePage = {
  trainees: Trainee[];
  found: number | null;
  page: number;
  pages: number | null;
  more: boolean;
};

type OpenCode = (sealed: string, userId: string) => string | null;

/** The requested part of the list: a view of the trainees this person may see, whose lessons are shown, and how many there are in all. */
export type Wanted = {
  view: PanelView;
  seen: Seen;
  opened: readonly string[];
  total: number | Promise<number>;
  lessons: readonly Lesson[];
};

/** One page of a view; a page out of range is clamped. */
export async function traineePage(
  db: Db,
  openCode: OpenCode,
  wanted: Wanted,
): Promise<TraineePage> {
  const { view, seen, total } = wanted;
  const [found, first] = await Promise.all([
    isFiltered(view) ? countFound(db, view, seen) : total,
    overviewsAt(db, { view, seen }, view.page),
  ]);
  const pages = found === null ? null : Math.max(1, Math.ceil(found / PAGE_SIZE));
  const page = Math.min(view.page, pages ?? view.page);
  const rows = page === view.page ? first : await overviewsAt(db, { view, seen }, page);
  const lessonsOf = await openedLessons(
    db,
    rows.map(({ overview }) => overview.userId).filter((id) => wanted.opened.includes(id)),
    wanted.lessons,
  );
  const trainees = rows.map(({ overview, sealedCode, firstName, lastName, email, ...row }) => ({
    userId: overview.userId,
    name: overview.name,
    firstName,
    lastName,
    mail: shownAddress(email),
    accessCode: openCode(sealedCode, overview.userId),
    isSetter: row.isSetter,
    coach: row.coach,
    late:
      row.lateSince && overview.isActive
        ? lateReason(overview, row.lateSince, wanted.lessons)
        : null,
    setupComplete: overview.setupComplete,
    isActive: overview.isActive,
    createdAt: overview.createdAt.toISOString(),
    lastLoginAt: overview.lastLoginAt?.toISOString() ?? null,
    percent: overview.percent,
    completed: overview.completed,
    progressDigits: overview.progressDigits,
    lessons: lessonsOf(overview.userId),
    skills: null,
  }));
  return { trainees, found, page, pages, more: pages === null || page < pages };
}

/** The rows of one page of a view. */
function overviewsAt(db: Db, { view, seen }: Pick<Wanted, "view" | "seen">, page: number) {
  return db
    .select({
      overview: traineeOverviews,
      sealedCode: trainingCredentials.accessCode,
      firstName: trainingCredentials.firstName,
      lastName: trainingCredentials.lastName,
      email: trainingCredentials.email,
      isSetter: sql<boolean>`exists (select 1 from ${userRoles} where ${userRoles.userId} = ${traineeOverviews.userId} and ${userRoles.role} = 'setter')`,
      coach: sql<
        Trainee["coach"]
      >`(select json_build_object('userId', id, 'name', name) from ${users} where id = coach_of(${traineeOverviews.userId}))`,
      lateSince: sql<string | null>`${lateSince()}::text`,
    })
    .from(traineeOverviews)
    .innerJoin(trainingCredentials, eq(trainingCredentials.userId, traineeOverviews.userId))
    .where(conditionOf(view, seen))
    .orderBy(...orderOf(view))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
}

/** The ids of every visible trainee in a view, in its order, in batches. */
export function traineeIds(
  db: Db,
  { view, seen }: Pick<Wanted, "view" | "seen">,
  portion: number,
): AsyncGenerator<string[]> {
  return idsInParts(keysOf(view), portion, ({ keys, after, limit }) =>
    db
      .select({ id: traineeOverviews.userId, keys })
      .from(traineeOverviews)
      .where(and(conditionOf(view, seen), after))
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

/** Counts as many as are worth it, and to the end of the page: so it is known whether that exists. */
async function countFound(db: Db, view: PanelView, seen: Seen): Promise<number | null> {
  const most = Math.max(MOST_COUNTED, view.page * PAGE_SIZE);
  const counted = db
    .select({ id: overview.userId })
    .from(overview)
    .where(conditionOf(view, seen))
    .limit(most + 1)
    .as("counted");
  const [row] = await db.select({ found: count() }).from(counted);
  const found = row?.found ?? 0;
  return found > most ? null : found;
}

async function openedLessons(db: Db, userIds: readonly string[], lessons: readonly Lesson[]) {
  if (userIds.length === 0) return () => null;
  const lessonsOf = await lessonsByUser(db, userIds, lessons);
  const watchedBy = await watchedLessons(db, userIds);
  return (userId: string) =>
    userIds.includes(userId) ? watchedBy(userId, lessonsOf(userId)) : null;
}

/** The order of a view, made unique by the trainee's id; never signed in counts as longest ago. */
function orderOf(view: PanelView): SQL[] {
  return keysOf(view).map(({ column, turn }) => (turn === "asc" ? asc(column) : desc(column)));
}

/** The same order, column by column. */
function keysOf({ sort, order }: PanelView): readonly Key[] {
  const turn = order === "up" ? "asc" : "desc";
  return [
    { ...COLUMNS[sort], turn },
    { column: overview.userId, type: "text", turn },
  ];
}
