/** The trainees as the admin panel lists them. */
import { and, asc, count, desc, eq } from "drizzle-orm";
import type { Db } from "~/platform/db/database.server";
import { traineesOnly } from "../auth/auth.server";
import { trainingCredentials } from "../auth/tables";
import { type LessonDetail, lessonDetails, progressByUser } from "../training/training.server";

const PAGE_SIZE = 25;

export type Trainee = {
  userId: string;
  firstName: string;
  lastName: string;
  accessCode: string | null;
  accountSetupComplete: boolean;
  isActive: boolean;
  createdAt: string;
  lastLoginAt: string | null;
  percent: number;
  completed: number;
  /** Its 26 lessons, where the view has the trainee opened. */
  lessons: LessonDetail[] | null;
};

export type TraineePage = { trainees: Trainee[]; total: number; page: number; pages: number };

type OpenCode = (sealed: string, userId: string) => string | null;

/** What of the list is wanted: a page counting from 1, and the trainees whose lessons are shown. */
export type TraineeView = { page: number; opened: ReadonlySet<string> };

/** One page of trainees, newest first (ADM-2); a page out of range is brought into it. */
export async function traineePage(
  db: Db,
  openCode: OpenCode,
  { page, opened }: TraineeView,
): Promise<TraineePage> {
  const [counted] = await db
    .select({ total: count() })
    .from(trainingCredentials)
    .where(traineesOnly(db));
  const total = counted?.total ?? 0;
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const current = Math.min(Math.max(1, page), pages);
  const rows = await db
    .select()
    .from(trainingCredentials)
    .where(traineesOnly(db))
    .orderBy(desc(trainingCredentials.createdAt), asc(trainingCredentials.id))
    .limit(PAGE_SIZE)
    .offset((current - 1) * PAGE_SIZE);
  const progressOf = await progressByUser(
    db,
    rows.map(({ userId }) => userId),
  );
  const trainees = rows.map((row) => {
    const progress = progressOf(row.userId);
    return {
      userId: row.userId,
      firstName: row.firstName,
      lastName: row.lastName,
      accessCode: openCode(row.accessCode, row.userId),
      accountSetupComplete: row.accountSetupComplete,
      isActive: row.isActive,
      createdAt: row.createdAt.toISOString(),
      lastLoginAt: row.lastLoginAt?.toISOString() ?? null,
      percent: progress.percent,
      completed: progress.completed,
      lessons: opened.has(row.userId) ? lessonDetails(progress) : null,
    };
  });
  return { trainees, total, page: current, pages };
}

/** A trainee's full name; null where there is no such trainee. */
export async function traineeName(db: Db, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ firstName: trainingCredentials.firstName, lastName: trainingCredentials.lastName })
    .from(trainingCredentials)
    .where(and(eq(trainingCredentials.userId, userId), traineesOnly(db)));
  return row ? `${row.firstName} ${row.lastName}` : null;
}
