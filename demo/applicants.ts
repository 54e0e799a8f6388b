import { eq, like, sql } from "drizzle-orm";
import { followArrival } from "../app/applicants/applicants.server";
import { applicantScores, applicants } from "../app/applicants/tables";
import { bookings } from "../app/booking/tables";
import type { Actor } from "../app/events/events.server";
import { submissions } from "../app/forms/tables";
import { funnelCounts } from "../app/funnel/tables";
import type { Db } from "../app/platform/db/database.server";
import { DAY_MS, HOUR_MS } from "../app/platform/time/durations";
import { hosts } from "../app/settings/tables";

const STAGES = [
  "new",
  "qualified",
  "qualified",
  "interview booked",
  "interview booked",
  "interviewed",
  "interviewed",
  "declined",
  "declined",
  "withdrawn",
  "accepted",
] as const;
const FIRST_NAMES = "Ada Bea Cleo Dora Eli Finn Gia Hal Ivo Jade Kara".split(" ");
const SOURCES = ["direct", "newsletter", "instagram.com"];
const ANSWERS = [
  { label: "Are you a citizen of the US or Canada?", value: "United States" },
  { label: "How old are you?", value: "18 or older" },
  { label: "How many hours a day do you have for this?", value: "4 to 6" },
  { label: "Your experience so far", value: "Invented for the demonstration (sample)." },
];

/** Of a form whose questions the company has changed since. */
const EARLIER_ANSWERS = [
  { label: "Where do you live?", value: "Leeds, England" },
  { label: "When could you start?", value: "2026-12-07" },
  { label: "How many hours a week?", value: "25" },
  { label: "Do you have a quiet room?", value: "Yes" },
  { label: "Your experience so far", value: "Invented for the demonstration (sample)." },
];

/** Clearly invented applicants in every stage; the accepted one has become this trainee. */
export async function addSampleApplicants(db: Db, trainee: Actor): Promise<void> {
  for (const [at, stage] of STAGES.entries()) {
    const id = crypto.randomUUID();
    const isAccepted = stage === "accepted";
    const senderName = isAccepted
      ? `${trainee.firstName} ${trainee.lastName}`
      : `${FIRST_NAMES[at]} Applicant (sample)`;
    const senderMail = `applicant.${at}@example.com`;
    const createdAt = new Date(Date.now() - (at * 2 + 1) * DAY_MS);
    const [application] = await db
      .insert(submissions)
      .values({
        id,
        form: "application",
        senderName,
        senderMail,
        fields: at % 3 === 2 ? EARLIER_ANSWERS : ANSWERS,
        caller: "sample",
        origin: { page: "/hiring/dmsetters", source: SOURCES[at % SOURCES.length] },
        qualified: stage !== "new",
        createdAt,
      })
      .returning();
    if (stage === "interview booked") await addInterview(db, { senderName, senderMail, at });
    if (application) await followArrival(db, application);
    const stageAt = new Date(+createdAt + (at * DAY_MS) / 2);
    const decided = stage !== "new" && stage !== "qualified" && stage !== "interview booked";
    await db
      .update(applicants)
      .set({ stageAt, ...(decided && { stage }), ...(isAccepted && { traineeId: trainee.userId }) })
      .where(eq(applicants.id, id));
    if (stage === "interviewed") await addScorecard(db, id);
  }
}

type Guest = { senderName: string; senderMail: string; at: number };

/** Tomorrow and the day after, with a host who takes interviews. */
async function addInterview(db: Db, { senderName, senderMail, at }: Guest): Promise<void> {
  const midnight = Math.floor(Date.now() / DAY_MS) * DAY_MS;
  const startsAt = new Date(midnight + (at - 2) * DAY_MS + (14 + at) * HOUR_MS);
  const [host] = await db.select().from(hosts).where(like(hosts.name, "Bea %"));
  await db.insert(bookings).values({
    id: crypto.randomUUID(),
    calendar: "interview",
    zone: "America/New_York",
    startsAt,
    endsAt: new Date(+startsAt + HOUR_MS / 2),
    caller: "sample",
    guestName: senderName,
    guestMail: senderMail,
    hostId: host?.id ?? null,
  });
}

async function addScorecard(db: Db, applicantId: string): Promise<void> {
  const criteria = ["Listens", "Writes clearly", "Takes feedback"];
  await db.insert(applicantScores).values({
    applicantId,
    authorId: "sample",
    authorName: "Ines Interviewer (sample)",
    scores: criteria.map((criterion, at) => ({ criterion, score: 2 + (at % 3), note: "" })),
    recommendation: 3,
    note: "Invented for the demonstration (sample).",
  });
}

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
          step,
          page,
          source,
          times: 1 + Math.floor(most / (rank + 1) / (place + 1)) + ((ago * 7 + rank * 3) % 5),
        })),
      ),
    ),
  );
  await db.insert(funnelCounts).values(rows);
}
