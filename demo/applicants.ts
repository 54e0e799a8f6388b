import { eq, sql } from "drizzle-orm";
import { applicantScores, applicants } from "../app/applicants/tables";
import { bookings } from "../app/booking/tables";
import { submissions } from "../app/forms/tables";
import { funnelCounts } from "../app/funnel/tables";
import type { Db } from "../app/platform/db/database.server";
import { DAY_MS, HOUR_MS } from "../app/platform/time/durations";

const STAGES = [
  ...["new", "qualified", "qualified", "interview booked", "interview booked"],
  ...["interviewed", "interviewed", "declined", "declined", "withdrawn"],
] as const;
const FIRST_NAMES = "Ada Bea Cleo Dora Eli Finn Gia Hal Ivo Jade".split(" ");
const ANSWERS = [
  { label: "Which citizenship do you hold?", value: "United States" },
  { label: "How old are you?", value: "18 or older" },
  { label: "How many hours a day do you have for this?", value: "4 to 6" },
  { label: "What you have done so far", value: "Invented for the demonstration (sample)." },
];

/** Plainly invented applicants in every stage but the last: accepting one creates a trainee. */
export async function addSampleApplicants(db: Db): Promise<void> {
  for (const [at, stage] of STAGES.entries()) {
    const id = crypto.randomUUID();
    const senderName = `${FIRST_NAMES[at]} Applicant (sample)`;
    const senderMail = `applicant.${at}@example.com`;
    await db.insert(submissions).values({
      ...{ id, form: "application", senderName, senderMail, fields: ANSWERS, caller: "sample" },
      qualified: stage !== "new",
      createdAt: new Date(Date.now() - (at * 2 + 1) * DAY_MS),
    });
    if (stage === "interview booked") await addInterview(db, { senderName, senderMail, at });
    else if (stage !== "new" && stage !== "qualified")
      await db.update(applicants).set({ stage }).where(eq(applicants.id, id));
    if (stage === "interviewed") await addScorecard(db, id);
  }
}

type Guest = { senderName: string; senderMail: string; at: number };

async function addInterview(db: Db, { senderName, senderMail, at }: Guest): Promise<void> {
  const startsAt = new Date(Math.ceil(Date.now() / HOUR_MS) * HOUR_MS + (at + 20) * HOUR_MS);
  await db.insert(bookings).values({
    ...{ id: crypto.randomUUID(), calendar: "interview", zone: "America/New_York" },
    ...{ startsAt, endsAt: new Date(+startsAt + HOUR_MS / 2), caller: "sample" },
    ...{ guestName: senderName, guestMail: senderMail },
  });
}

async function addScorecard(db: Db, applicantId: string): Promise<void> {
  const criteria = ["Listens", "Writes clearly", "Takes feedback"];
  await db.insert(applicantScores).values({
    ...{ applicantId, authorId: "sample", authorName: "Ines Interviewer (sample)" },
    scores: criteria.map((criterion, at) => ({ criterion, score: 2 + (at % 3), note: "" })),
    ...{ recommendation: 3, note: "Invented for the demonstration (sample)." },
  });
}

const SOURCES = ["direct", "newsletter", "instagram.com"];
const STEPS = [
  { step: "visit", pages: ["/", "/hiring/dmsetters"], most: 40 },
  { step: "action", pages: ["/"], most: 12 },
  { step: "form", pages: ["/book", "/hiring/dmsetters"], most: 5 },
] as const;

/** Sixty days of invented visits. */
export async function addSampleVisits(db: Db): Promise<void> {
  const rows = Array.from({ length: 60 }, (_, ago) => ago).flatMap((ago) =>
    STEPS.flatMap(({ step, pages, most }) =>
      pages.flatMap((page, place) =>
        SOURCES.map((source, rank) => ({
          day: sql<string>`(now() at time zone 'UTC')::date - ${ago}::int`,
          ...{ step, page, source },
          times: 1 + Math.floor(most / (rank + 1) / (place + 1)) + ((ago * 7 + rank * 3) % 5),
        })),
      ),
    ),
  );
  await db.insert(funnelCounts).values(rows);
}
