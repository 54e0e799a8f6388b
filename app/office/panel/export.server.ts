/** The panel's lists as files: everyone in a view, read and sent in chunks. */
import { shownAddress } from "~/auth/auth.server";
import { csvResponse, type Line, momentCell } from "~/platform/csv/csv-response.server";
import type { Db } from "~/platform/db/database.server";
import { type Lesson, lessonsByUser } from "~/training/training.server";
import { overviewsOf, traineeIds, type Wanted } from "./trainees.server";

const PORTION = 250;

type Listed = Pick<Wanted, "view" | "seen">;

/** One line per trainee: who, state, progress and times by the company's clocks, without codes. */
export function traineesFile(request: Request, db: Db, listed: Listed, zone: string): Response {
  const heading = [
    "Name",
    "Email",
    "Account Status",
    "Active",
    "Progress %",
    "Completed Lessons",
    "Last Login",
    "Created",
  ];
  const portions = portionsOf(db, listed, async (userIds) => {
    const trainees = await overviewsOf(db, userIds);
    return trainees.map((trainee) => [
      trainee.name,
      shownAddress(trainee.email),
      trainee.setupComplete ? "Setup Complete" : "Pending Setup",
      trainee.isActive ? "Active" : "Deactivated",
      trainee.percent,
      trainee.completed,
      momentCell(trainee.lastLoginAt, zone),
      momentCell(trainee.createdAt, zone),
    ]);
  });
  return csvResponse(request, { name: "trainees", heading, portions });
}

/** One line per trainee, one column per lesson: Completed, the percentage watched, or empty. */
export function matrixFile(
  request: Request,
  db: Db,
  listed: Listed,
  lessons: readonly Lesson[],
): Response {
  const titles = lessons.map(({ number, title }) => `${number} ${title}`);
  const heading = ["Name", "Email", ...titles];
  const portions = portionsOf(db, listed, async (userIds) => {
    const trainees = await overviewsOf(db, userIds);
    const lessonsOf = await lessonsByUser(db, userIds, lessons);
    return trainees.map(({ userId, name, email }) => {
      const cells = lessonsOf(userId).map(({ state, percent }) => {
        if (state === "Completed") return state;
        return state === "In Progress" ? `${Math.round(percent)}%` : null;
      });
      return [name, shownAddress(email), ...cells];
    });
  });
  return csvResponse(request, { name: "lesson-progress", heading, portions });
}

async function* portionsOf(
  db: Db,
  listed: Listed,
  linesOf: (userIds: readonly string[]) => Promise<Line[]>,
) {
  for await (const userIds of traineeIds(db, listed, PORTION)) yield await linesOf(userIds);
}
