/** The panel's lists as files: everybody whom a view finds, read and sent in portions. */
import { BYTE_ORDER_MARK, csvLine } from "~/platform/csv/csv";
import type { Db } from "~/platform/db/database.server";
import { lessonDetails, lessonTitles, progressByUser } from "../training/training.server";
import type { PanelView } from "./panel-view";
import { overviewsOf, traineeIds } from "./trainees.server";

const PORTION = 250;

type Line = readonly (string | number | null)[];

/** One line a trainee: who, state, progress and times, without codes. */
export function traineesFile(db: Db, view: PanelView): Response {
  const heading = [
    ...["Name", "E-mail", "Account Status", "Active", "Progress %", "Completed Lessons"],
    ...["Last Login", "Created"],
  ];
  return file("trainees", db, view, heading, async (userIds) => {
    const trainees = await overviewsOf(db, userIds);
    return trainees.map((trainee) => [
      trainee.name,
      trainee.email,
      trainee.setupComplete ? "Setup Complete" : "Pending Setup",
      trainee.isActive ? "Active" : "Deactivated",
      trainee.percent,
      trainee.completed,
      trainee.lastLoginAt?.toISOString() ?? null,
      trainee.createdAt.toISOString(),
    ]);
  });
}

/** One line a trainee, one column a lesson: Completed, the percentage watched, or empty. */
export function matrixFile(db: Db, view: PanelView): Response {
  const titles = lessonTitles().map(({ number, title }) => `${number} ${title}`);
  return file("lesson-progress", db, view, ["Name", "E-mail", ...titles], async (userIds) => {
    const trainees = await overviewsOf(db, userIds);
    const progressOf = await progressByUser(db, userIds);
    return trainees.map(({ userId, name, email }) => {
      const lessons = lessonDetails(progressOf(userId));
      const cells = lessons.map(({ state, percent }) => {
        if (state === "Completed") return state;
        return state === "In Progress" ? `${Math.round(percent)}%` : null;
      });
      return [name, email, ...cells];
    });
  });
}

/** Reads a portion when the reader has taken the one before; a reader who goes away ends it. */
function file(
  name: string,
  db: Db,
  view: PanelView,
  heading: Line,
  linesOf: (userIds: readonly string[]) => Promise<Line[]>,
): Response {
  async function* portions() {
    yield BYTE_ORDER_MARK + csvLine(heading);
    const userIds = await traineeIds(db, view);
    for (let at = 0; at < userIds.length; at += PORTION) {
      const lines = await linesOf(userIds.slice(at, at + PORTION));
      yield lines.map(csvLine).join("");
    }
  }
  const day = new Date().toISOString().slice(0, 10);
  return new Response(streamOf(portions()), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}-${day}.csv"`,
    },
  });
}

function streamOf(portions: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await portions.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: () => void portions.return(undefined),
  });
}
