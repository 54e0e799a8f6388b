/** A sample cohort with an announcement, nudges, and coaches' work: conversations, scores and a clearance. */

import { traineePlaces, userRoles } from "../app/auth/tables";
import { type ContentStore, contentAt } from "../app/content/content.server";
import type { Actor } from "../app/events/events.server";
import type { Db } from "../app/platform/db/database.server";
import { DAY_MS } from "../app/platform/time/durations";
import { clearances, coachConversations, coachScores, drillReviews } from "../app/practice/tables";
import { OBJECTIONS } from "../app/script/script.server";
import {
  cohortMembers,
  cohorts,
  messageRecipients,
  messages,
  nudgeSettings,
  nudges,
} from "../app/team/tables";
import { addSamplePhotos } from "./photos";

const PASTED = [
  "Me: Hey [name], saw that you are leaving retail. Found something yet?",
  "Them: Not yet. Everything I get is some course.",
  "Me: That sounds tiring. What would you want instead?",
  "Them: Something steady from home, 20 hours or so.",
  "Me: Makes sense. Would a 20 minute call on Thursday at 3pm Eastern help, to see if this fits?",
];
const FROM_PRACTICE = [
  "Maya: hey yes still looking!! what is it",
  "Me: Hi Maya! Where are you based?",
  "Maya: tampa, florida",
  "Me: I promise you will make $9,000 a month",
];
const SEEN = ["asks", "one", "feeling", "honest", "ending"] as const;
const IDLE = {
  on: true,
  days: 7,
  mail: true,
  title: "Pick up where you left off",
  body: "You have not watched a lesson for a while. The next one is on your dashboard. (sample)",
};
const REPLIES = [
  { grade: "right", tries: 1, reply: "Totally fair. What would you want to know first?" },
  { grade: "late", tries: 2, reply: "I hear you. What happened the last time?" },
  { grade: "wrong", tries: 1, reply: "Trust me, it works for everyone." },
] as const;

type Team = { people: readonly Actor[]; learner: Actor; cleared: Actor };

/** `learner`: whose practice is shown; `cleared`: someone who has completed everything. */
export async function addSampleTeam(db: Db, store: ContentStore, team: Team): Promise<void> {
  const coaches = await sampleCoaches(db, team.people);
  await addSamplePhotos(db, [...coaches, team.learner.userId]);
  const { userId: learner } = team.learner;
  const coached = { userId: learner, coachId: coaches[0] };
  await db
    .insert(traineePlaces)
    .values(coached)
    .onConflictDoUpdate({ target: traineePlaces.userId, set: coached });
  await addCohort(db, team, coaches[0] ?? "");
  await addNudges(db, team.people);
  await addConversations(db, team.learner.userId, coaches);
  const { objections } = contentAt(store.current(), () => new Map()).of(OBJECTIONS);
  await db.insert(drillReviews).values(
    objections.slice(0, 6).map(({ id }, at) => ({
      userId: team.learner.userId,
      objection: id,
      zone: "America/New_York",
      day: dayBefore(1 + Math.floor(at / 3)),
      ...(REPLIES[at % REPLIES.length] ?? REPLIES[0]),
    })),
  );
  const { userId } = team.cleared;
  await db.insert(clearances).values({ userId, clearedBy: userId, clearedAt: daysAgo(3) });
}

/** Two of the sample people become coaches, who sign in with a code from an administrator. */
async function sampleCoaches(db: Db, people: readonly Actor[]): Promise<string[]> {
  const ids = people.slice(33, 35).map(({ userId }) => userId);
  await db.insert(userRoles).values(ids.map((userId) => ({ userId, role: "coach" })));
  return ids;
}

async function addCohort(db: Db, { people }: Team, coachId: string): Promise<void> {
  const members = people.slice(15, 27);
  const targets = [
    { lesson: 12, by: dayBefore(4) },
    { lesson: 26, by: dayBefore(-24) },
  ];
  const [cohort] = await db
    .insert(cohorts)
    .values({ name: "November (sample)", startsOn: dayBefore(21), targets, coachId })
    .returning();
  if (!cohort) return;
  await db
    .insert(cohortMembers)
    .values(members.map(({ userId }) => ({ userId, cohortId: cohort.id })));
  const [message] = await db
    .insert(messages)
    .values({
      kind: "announcement",
      cohortId: cohort.id,
      audience: cohort.name,
      authorId: coachId,
      title: "Group call moved to 7 PM",
      body: "This week's group call starts at 7 PM Eastern. Bring one conversation that got stuck. (sample)",
      at: daysAgo(1),
    })
    .returning();
  if (message)
    await db.insert(messageRecipients).values(
      members.map(({ userId }, at) => ({
        userId,
        messageId: message.id,
        readAt: at % 3 === 0 ? daysAgo(0.5) : null,
      })),
    );
}

/** Nudges from the last weeks: more of those who got one came back. */
async function addNudges(db: Db, people: readonly Actor[]): Promise<void> {
  await db.insert(nudgeSettings).values({ name: "idle", value: IDLE });
  const nudged = people.slice(4, 20).map(({ userId }) => userId);
  const [message] = await db
    .insert(messages)
    .values({ kind: "nudge", audience: "No progress", at: daysAgo(15), ...wordsOf(IDLE) })
    .returning();
  await db.insert(nudges).values(
    nudged.map((userId, at) => {
      const heldBack = at % 8 === 3;
      const sentAt = daysAgo(15 + (at % 4));
      return {
        rule: "idle" as const,
        userId,
        since: daysAgo(24 + at),
        day: dayBefore(15),
        heldBack,
        at: sentAt,
        messageId: heldBack ? null : (message?.id ?? null),
        progressedAt: at % 3 === 0 ? daysAgo(12) : null,
      };
    }),
  );
}

function wordsOf({ title, body }: typeof IDLE) {
  return { title, body };
}

async function addConversations(db: Db, userId: string, coaches: readonly string[]) {
  const [scored] = await db
    .insert(coachConversations)
    .values([
      { userId, lines: PASTED, sentAt: daysAgo(4) },
      { userId, lines: FROM_PRACTICE, sentAt: daysAgo(1) },
    ])
    .returning();
  if (!scored) return;
  await db.insert(coachScores).values(
    coaches.map((coachId, at) => ({
      conversationId: scored.id,
      coachId,
      ready: at === 0,
      scoredAt: daysAgo(3 - at),
      checks: at === 0 ? SEEN : SEEN.filter((check) => check !== "feeling"),
      marks: [{ line: 2, note: "Good: you named the feeling first." }],
      feedback: "Next time, say what the call is before you offer it.",
    })),
  );
}

function daysAgo(days: number): Date {
  return new Date(Date.now() - days * DAY_MS);
}

function dayBefore(days: number): string {
  return daysAgo(days).toISOString().slice(0, 10);
}
