/** Sample data for `npm run demo`: plainly invented, and marked as samples wherever a name is shown. */
import { sql } from "drizzle-orm";
import { trainingCredentials } from "./app/auth/tables";
import { lessonProgress } from "./app/training/tables";
import { lessonTitles } from "./app/training/training.server";
import type { Product } from "./server";

const FIRST_NAMES = [
  "Amara",
  "Ben",
  "Chloe",
  "Dario",
  "Elif",
  "Femi",
  "Greta",
  "Hugo",
  "Ines",
  "Jonah",
  "Kira",
  "Liam",
  "Mina",
  "Noor",
  "Oscar",
  "Priya",
  "Quinn",
  "Rosa",
  "Sami",
  "Tara",
];
const LAST_NAMES = ["Example (sample)", "Specimen (sample)"];
const DAY_MS = 86_400_000;

/** Fills an empty product; answers what to tell whoever started the demo. */
export async function fillWithSamples({ auth, database }: Product): Promise<string> {
  const lessons = lessonTitles().length;
  const codes: string[] = [];
  for (const [index, person] of samplePeople().entries()) {
    const result = await auth.createTrainee(person);
    if ("fault" in result) throw new Error(result.fault);
    const { userId, accessCode } = result.made;
    codes.push(accessCode);
    const completed = Math.round((index / 39) * lessons);
    await database.db
      .update(trainingCredentials)
      .set({
        createdAt: daysAgo(60 - index),
        accountSetupComplete: index > 3,
        lastLoginAt: index > 3 ? daysAgo((index * 7) % 20) : null,
        isActive: index % 13 !== 12,
      })
      .where(sql`${trainingCredentials.userId} = ${userId}`);
    const rows = progressRows(userId, index, Math.min(completed, lessons), lessons);
    if (rows.length > 0) await database.db.insert(lessonProgress).values(rows);
  }
  const watched = codes.at(20);
  return `40 sample trainees are in. One of them signs in with ${watched}.`;
}

function samplePeople() {
  return LAST_NAMES.flatMap((lastName) =>
    FIRST_NAMES.map((firstName) => ({ firstName, lastName })),
  );
}

/** The completed lessons, and one or two under way; the first four trainees have not begun. */
function progressRows(userId: string, index: number, completed: number, lessons: number) {
  if (index < 4) return [];
  const underWay = Math.min(lessons - completed, 1 + (index % 2));
  return Array.from({ length: completed + underWay }, (_, place) => {
    const durationSeconds = 600 + ((place * 137 + index * 53) % 1_200);
    const isCompleted = place < completed;
    const progressSeconds = Math.round(
      durationSeconds * (isCompleted ? 0.97 : 0.2 + (index % 5) / 10),
    );
    const lastWatchedAt = daysAgo((completed + underWay - place) * 1.4 + (index % 6));
    return {
      userId,
      lessonNumber: place + 1,
      progressSeconds,
      positionSeconds: progressSeconds,
      durationSeconds,
      completed: isCompleted,
      completedAt: isCompleted ? lastWatchedAt : null,
      lastWatchedAt,
    };
  });
}

function daysAgo(days: number): Date {
  return new Date(Date.now() - days * DAY_MS);
}
