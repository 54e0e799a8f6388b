/** Sample data for `npm run demo`: clearly made up, and marked as samples wherever a name is shown. */
import { eq, sql } from "drizzle-orm";
import { type Auth, setTraineeActive } from "../app/auth/auth.server";
import { trainingCredentials } from "../app/auth/tables";
import { type ContentStore, contentAt } from "../app/content/content.server";
import { type Actor, recordEvent } from "../app/events/events.server";
import { payFacts } from "../app/pay/tables";
import type { Config } from "../app/platform/config/config.server";
import type { Database, Db } from "../app/platform/db/database.server";
import type { Media } from "../app/platform/media/media.server";
import { DAY_MS } from "../app/platform/time/durations";
import { SHIPPED_ZONE } from "../app/settings/settings.server";
import { prospects } from "../app/tracker/tables";
import {
  addProspect,
  correctProspect,
  type Editable,
  editProspect,
  type NewProspect,
  removeProspect,
} from "../app/tracker/tracker.server";
import { lessonProgress, lessonVideos } from "../app/training/tables";
import { shownLessons } from "../app/training/training.server";
import { addSampleApplicants, addSampleVisits } from "./applicants";
import { addSampleAttendance } from "./attendance";
import { addSampleBookings } from "./bookings";
import { addSampleCards } from "./cards";
import { addOwnClips, OWN_CLIPS } from "./clips";
import { addSampleDay } from "./day";
import { addSampleNotes } from "./notes";
import { addSamplePay } from "./pay";
import { CLIP_SECONDS, clipOf } from "./player/player";
import { addSampleQuestions, addSampleRuns } from "./practice";
import { addSampleSubmissions } from "./submissions";
import { addSampleTeam } from "./team";
import { publishSampleWords } from "./words";

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
const STATUSES = [
  "pending",
  "closed",
  "no_show",
  "not_interested",
  "rescheduled",
  "disqualified",
  "closed",
] as const;

/** Among the newest: two deals this month and two last month. */
const LATELY_CLOSED: readonly number[] = [5, 6, 9, 10];

type Product = {
  auth: Auth;
  config: Config;
  database: Database;
  content: ContentStore;
  media: Media;
};

/** Fills an empty product; returns what to print for the person who started the demo. */
export async function fillWithSamples(
  { auth, config, database, content, media }: Product,
  playerOrigin: string,
): Promise<string> {
  await addSampleCards(database.db);
  await addSampleSubmissions(database.db);
  await addSampleVisits(database.db);
  await publishSampleWords(database.db, content);
  const titles = shownLessons(contentAt(content.current(), () => new Map()));
  const lessons = titles.length;
  const clip = clipOf(playerOrigin);
  await database.db
    .insert(lessonVideos)
    .values(titles.map(({ number }) => ({ lessonNumber: number, wordsKept: true, ...clip })));
  const codes: string[] = [];
  const people: Actor[] = [];
  for (const [index, person] of samplePeople().entries()) {
    // Some have no address, as in most companies.
    const email = index % 5 === 4 ? undefined : `trainee.${index}@example.com`;
    const result = await auth.createTrainee({ ...person, email }, "system");
    if ("fault" in result) throw new Error(result.fault);
    const { userId, accessCode } = result.made;
    codes.push(accessCode);
    people.push({ ...person, userId });
    const completed = Math.round((index / 39) * lessons);
    await database.db
      .update(trainingCredentials)
      .set({
        createdAt: daysAgo(60 - index),
        accountSetupComplete: index > 2,
        lastLoginAt: index > 2 ? daysAgo((index * 7) % 20) : null,
      })
      .where(sql`${trainingCredentials.userId} = ${userId}`);
    const rows = progressRows(userId, index, Math.min(completed, lessons), lessons);
    if (rows.length > 0) await database.db.insert(lessonProgress).values(rows);
    if (index % 13 === 12) await deactivate(database.db, userId, person);
  }
  const [editor = null] = people;
  if (editor) await addOwnClips(database.db, media, editor.userId);
  const [shown, watched] = [people[20], codes[20]];
  for (const [index, prospect] of sampleProspects().entries()) {
    const adder = people[20 + (index % 5)];
    if (adder && editor) await addSampleProspect(database.db, prospect, { adder, editor });
  }
  await addSampleDay(database.db, people.slice(20, 25));
  if (shown) await removeSampleProspect(database.db, shown);
  if (shown) await addSampleBookings(database.db, shown);
  await addSampleAttendance(database.db, people.slice(20, 28));
  const accepted = people[36];
  if (accepted) await addSampleApplicants(database.db, accepted);
  const refunded = people[24];
  if (shown && editor && refunded)
    await addSamplePay(database.db, SHIPPED_ZONE, { closer: editor, disputing: shown, refunded });
  const practicing = people.slice(20, 24).map(({ userId }) => userId);
  await addSampleRuns(database.db, content, practicing);
  if (shown) await addSampleNotes(database.db, shown.userId);
  await addSampleQuestions(database.db);
  const cleared = people[37];
  if (shown && cleared)
    await addSampleTeam(database.db, content, { people, learner: shown, cleared });
  return `38 sample trainees, two coaches and 156 sample prospects are in. One of them signs in with ${watched}.
The operations board is at /${config.operationsSlug}.`;
}

async function deactivate(db: Db, userId: string, person: { firstName: string; lastName: string }) {
  const subject = {
    kind: "trainee" as const,
    id: userId,
    label: `${person.firstName} ${person.lastName}`,
  };
  await setTraineeActive(db, userId, false);
  await recordEvent(db, {
    actor: "system",
    verb: "trainees.deactivate",
    subject,
    before: { active: true },
    after: { active: false },
  });
}

function samplePeople() {
  return LAST_NAMES.flatMap((lastName) =>
    FIRST_NAMES.map((firstName) => ({ firstName, lastName })),
  );
}

/** The completed lessons, and one or two under way; the first four trainees have not begun, one of them having signed in. */
function progressRows(userId: string, index: number, completed: number, lessons: number) {
  if (index < 4) return [];
  const underWay = Math.min(lessons - completed, 1 + (index % 2));
  return Array.from({ length: completed + underWay }, (_, place) => {
    const isCompleted = place < completed;
    const durationSeconds =
      OWN_CLIPS.find(({ lesson }) => lesson === place + 1)?.seconds ?? CLIP_SECONDS;
    const progressSeconds = Math.round(
      durationSeconds * (isCompleted ? 0.97 : 0.2 + (index % 5) / 10),
    );
    const { watched, watchedSeconds } = sampleCoverage(progressSeconds, index + place);
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
      watched,
      watchedSeconds,
      rewatched: index % 3 === 0 ? `{[${REWATCHED.from},${REWATCHED.to})}` : "{}",
      lengthSeconds: CLIP_SECONDS,
    };
  });
}

/** Many go back to the same seconds. */
const REWATCHED = { from: Math.round(CLIP_SECONDS * 0.3), to: Math.round(CLIP_SECONDS * 0.4) };

/** All up to the furthest point; two of three have skipped a part. */
function sampleCoverage(furthest: number, person: number) {
  const from = Math.round(furthest * (0.3 + (person % 4) / 10));
  const to = person % 3 === 0 ? from : Math.round(from + furthest * 0.15);
  return { watched: `{[0,${from}),[${to},${furthest})}`, watchedSeconds: furthest - (to - from) };
}

/** A sample prospect: what its adder entered, when, and any edit by an administrator. */
type SampleProspect = { entered: NewProspect; at: Date; outcome: Editable | null };

/** Adds a prospect as if at that time; a deal was closed a week later. */
async function addSampleProspect(
  db: Db,
  { entered, at, outcome }: SampleProspect,
  { adder, editor }: { adder: Actor; editor: Actor },
): Promise<void> {
  const owner = { actor: adder, ownOnly: true };
  await db.transaction(async (tx) => {
    const id = await addProspect(tx, entered, adder);
    if (outcome) await editProspect(tx, { id, version: 1 }, outcome, editor);
    else await correctProspect(tx, { id, version: 1 }, sampleContact(at), owner);
    const closed = Math.min(at.getTime() + 7 * DAY_MS, Date.now());
    const closedAt = outcome?.status === "closed" ? new Date(closed) : null;
    // The deal was closed at that time: nothing was earned today and taken back.
    await tx.delete(payFacts).where(eq(payFacts.prospectId, id));
    const showedAt = outcome?.status === "not_interested" ? new Date(closed) : closedAt;
    const times = { createdAt: at, closedAt, showedAt };
    await tx.update(prospects).set(times).where(eq(prospects.id, id));
  });
}

/** How a sample prospect is reached, and when next: some days ago, today or soon. */
function sampleContact(addedAt: Date) {
  const age = Math.round((Date.now() - addedAt.getTime()) / DAY_MS);
  const days = ((age + 5) % 6) - 3;
  return {
    handle: `@sample.${addedAt.getTime().toString(36)}`,
    platform: "Instagram" as const,
    notes: "Sample: asked what the work is, and wanted to think about it.",
    nextContactAt: daysAgo(days).toISOString(),
  };
}

/** One that can be restored. */
async function removeSampleProspect(db: Db, adder: Actor): Promise<void> {
  const name = { firstName: "Twice", lastName: "Entered (sample)", country: "US" as const };
  const id = await addProspect(db, name, adder);
  await removeProspect(db, { id, version: 1 }, { actor: adder, ownOnly: true });
}

/** Sixty prospects from the last months, in every status. */
function sampleProspects(): SampleProspect[] {
  return Array.from({ length: 60 }, (_, index) => {
    const older = STATUSES[index < 12 ? 0 : (index * 5) % STATUSES.length] ?? "pending";
    const status = LATELY_CLOSED.includes(index) ? "closed" : older;
    const day = (days: number) => daysAgo(days).toISOString().slice(0, 10);
    const age = index * 4;
    return {
      entered: {
        firstName: FIRST_NAMES[(index * 7) % FIRST_NAMES.length] ?? "",
        lastName: `Prospect ${index + 1} (sample)`,
        country: (["US", "US", "US", "US", "Canada", "US", "Other"] as const)[index % 7] ?? "US",
        annualIncome: ["$65,000", "82k", "58,500", "120000", "not said"][index % 5] ?? null,
        score: ["720", "712", "781", "640"][index % 4] ?? null,
        callDate: day(age - 2),
      },
      at: daysAgo(age + 0.1),
      outcome:
        status === "pending"
          ? null
          : {
              status,
              dealCents: status === "closed" ? 150_000 + (index % 6) * 85_050 : null,
              rescheduledDate: status === "rescheduled" ? day(age - 6) : null,
            },
    };
  });
}

function daysAgo(days: number): Date {
  return new Date(Date.now() - days * DAY_MS);
}
