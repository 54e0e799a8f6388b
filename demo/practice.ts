/** Sample conversations with prospects, of a trainee who is getting better and one who has just begun, and questions. */
// cspell:ignore Tunde
import { type ContentStore, contentAt } from "../app/content/content.server";
import { unansweredQuestions } from "../app/content/tables";
import type { Db } from "../app/platform/db/database.server";
import { DAY_MS } from "../app/platform/time/durations";
import { sampleRun } from "../app/practice/practice.server";
import { practiceRuns } from "../app/practice/tables";

const PUSHY = [
  "Gm legend, big things coming 🔥",
  "Hey Maya, love your energy! You'd be amazing at this.",
  "I promise you will make $9,000 a month. Only 2 spots left, so decide today!",
];
const BETTER = [
  "Hey Maya, thanks for writing back! Have you done any sales before?",
  "Where are you based?",
  "Nice. What has you looking for something new right now?",
  "Want to hop on a call tomorrow at 3pm Eastern?",
];
const GOOD = [
  "Hi Tunde! Where are you based?",
  "Thanks for telling me. This is only open to people in the US right now, so I can't take you further. All the best!",
];

const RUNS = [
  { prospect: "eager-beginner", attempt: 0, messages: PUSHY, daysAgo: 9 },
  { prospect: "eager-beginner", attempt: 1, messages: BETTER, daysAgo: 6 },
  { prospect: "outside-the-us", attempt: 0, messages: GOOD, daysAgo: 2 },
];

/** The first person has all of them, the second the first one. */
export async function addSampleRuns(
  db: Db,
  store: ContentStore,
  userIds: readonly string[],
): Promise<void> {
  const content = contentAt(store.current(), () => new Map());
  const rows = userIds.flatMap((userId, at) =>
    RUNS.slice(0, at === 0 ? RUNS.length : 1).map(({ daysAgo, ...run }, seed) => {
      const finishedAt = new Date(Date.now() - daysAgo * DAY_MS);
      const judged = sampleRun(content, { ...run, seed });
      return { userId, version: 0, issued: true, startedAt: finishedAt, finishedAt, ...judged };
    }),
  );
  await db.insert(practiceRuns).values(rows);
}

/** What prospects and applicants asked, and nothing in the sample words answers. */
export async function addSampleQuestions(db: Db): Promise<void> {
  await db.insert(unansweredQuestions).values([
    {
      kind: "reply",
      words: "do you take people with a felony",
      question: "Do you take people with a felony?",
      asked: 7,
      firstAskedAt: new Date(Date.now() - 12 * DAY_MS),
      lastAskedAt: new Date(Date.now() - DAY_MS),
    },
    {
      kind: "help",
      words: "can i do this from puerto rico",
      question: "Can I do this from Puerto Rico?",
      asked: 3,
      firstAskedAt: new Date(Date.now() - 5 * DAY_MS),
      lastAskedAt: new Date(Date.now() - 2 * DAY_MS),
    },
  ]);
}
