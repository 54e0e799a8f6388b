/** A setter's week: follow-up lines with their replies, and a call that still has no outcome. */

import { bookings } from "../app/booking/tables";
import { type Actor, recordEvents } from "../app/events/events.server";
import type { Db } from "../app/platform/db/database.server";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../app/platform/time/durations";
import { prospectMeetings, prospects } from "../app/tracker/tables";

/** Follow-up lines that were sent, and how many got a reply. */
const SENT = [
  { line: "nudge", times: 44, replied: 19 },
  { line: "good-time", times: 31, replied: 8 },
  { line: "what-stops", times: 12, replied: 5 },
  { line: "still-open", times: 34, replied: 9 },
  { line: "last-one", times: 32, replied: 5 },
  { line: "missed", times: 38, replied: 17 },
  { line: "thought-over", times: 30, replied: 12 },
];

const subjectOf = (id: string) => ({ kind: "prospect" as const, id, label: "Prospect" });
const STATE = { dealCents: null, rescheduledDate: null, closedAt: null, nextContactAt: null };

const wordsIn = (line: string, n: number) => ["followed", ...line.split("-"), `${n + 1}`, "sample"];

export async function addSampleWeek(db: Db, setter: Actor): Promise<void> {
  await addSent(db, setter);
  await addMissingOutcome(db, setter);
}

/** What the setter sent and what came back: most lines often enough to be compared. */
async function addSent(db: Db, setter: Actor): Promise<void> {
  const sent = SENT.flatMap(({ line, times, replied }) =>
    Array.from({ length: times }, (_, n) => ({ line, n, hasReply: n < replied })),
  );
  const people = await db
    .insert(prospects)
    .values(
      sent.map(({ line, n }) => ({
        userId: setter.userId,
        version: 2,
        firstName: "Followed",
        lastName: `${line} ${n + 1} (sample)`,
        nameKey: wordsIn(line, n).join(" "),
        search: wordsIn(line, n)
          .map((word) => `'${word}'`)
          .join(" "),
        status: "not_interested" as const,
        createdAt: new Date(Date.now() - 40 * DAY_MS),
      })),
    )
    .returning({ id: prospects.id });
  const state = { status: "pending", ...STATE };
  await recordEvents(
    db,
    people.flatMap(({ id }, at) => {
      const { line = "", n = 0, hasReply = false } = sent[at] ?? {};
      const sentAt = new Date(Date.now() - (12 + (n % 20)) * DAY_MS);
      const event = { actor: setter, subject: subjectOf(id), before: null };
      const message = { from: "follow-ups", line };
      const reply = { version: 2, ...state, outcome: "replied", counter: "replies", by: 1 };
      return [
        {
          ...event,
          verb: "prospects.add" as const,
          at: new Date(+sentAt - DAY_MS),
          after: { version: 1, ...state },
        },
        { ...event, verb: "prospects.message" as const, at: sentAt, after: message },
        ...(hasReply
          ? [
              {
                ...event,
                verb: "prospects.follow-up" as const,
                before: { version: 1, ...state },
                at: new Date(+sentAt + 5 * HOUR_MS),
                after: reply,
              },
            ]
          : []),
      ];
    }),
  );
}

/** A call of two days ago that no one has said anything about. */
async function addMissingOutcome(db: Db, setter: Actor): Promise<void> {
  const startsAt = new Date(Math.floor(Date.now() / DAY_MS) * DAY_MS - 2 * DAY_MS + 18 * HOUR_MS);
  const [prospect] = await db
    .insert(prospects)
    .values({
      userId: setter.userId,
      firstName: "Waiting",
      lastName: "1 (sample)",
      handle: "@waiting.sample",
      handleKey: "instagram:waiting.sample",
      platform: "Instagram",
      nameKey: "waiting 1 sample",
      search: "'waiting' '1' 'sample'",
      nextContactAt: startsAt,
      createdAt: new Date(+startsAt - 3 * DAY_MS),
    })
    .returning({ id: prospects.id });
  if (!prospect) return;
  await recordEvents(db, [
    {
      actor: setter,
      verb: "prospects.add",
      subject: subjectOf(prospect.id),
      before: null,
      at: new Date(+startsAt - 3 * DAY_MS),
      after: { version: 1, status: "pending", ...STATE },
    },
  ]);
  const booking = crypto.randomUUID();
  await db.insert(bookings).values({
    id: booking,
    calendar: "discovery",
    startsAt,
    endsAt: new Date(+startsAt + 30 * MINUTE_MS),
    guestName: "Waiting 1 (sample)",
    guestMail: "waiting.1@example.com",
    zone: "America/New_York",
    caller: "sample",
    status: "done",
    origin: { page: "/book", source: "instagram.com" },
    createdAt: new Date(+startsAt - DAY_MS),
    changedAt: startsAt,
  });
  await db.insert(prospectMeetings).values({ bookingId: booking, prospectId: prospect.id });
}
