/** A setter's day with a past: today's acts, an import that can be undone, and calls with their outcomes. */

import { bookings } from "../app/booking/tables";
import { type Actor, recordEvents } from "../app/events/events.server";
import { imports } from "../app/imports/tables";
import type { Db } from "../app/platform/db/database.server";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../app/platform/time/durations";
import { settings } from "../app/settings/tables";
import { importRows, prospectMeetings, prospects } from "../app/tracker/tables";
import { addSampleWeek } from "./week";

/** Two ways to the booking link; more of those on the first one come to their call. */
const BRANCHES = [
  { path: "what-is-it.full-time.income.extra.fair.good.today", shown: 37, closed: 9 },
  { path: "what-is-it.full-time.income.extra.fair.good.tomorrow", shown: 18, closed: 3 },
];
const CALLS = 45;
/** When those of the import are to be contacted, in hours from now; null: nobody has said when. */
const CONTACTS = [-26, 0, 0, 0, 24, 72, null, null, null];
const IMPORTED = CONTACTS.length;
const TARGETS = { conversations: 30, replies: 15, followUps: 20, booked: 2, shown: 1 };
const TODAY = { conversations: 11, replies: 7, followUps: 14, booked: 2, shown: 1 };

const subjectOf = (id: string) => ({ kind: "prospect" as const, id, label: "Prospect" });
const STATE = { dealCents: null, rescheduledDate: null, closedAt: null, nextContactAt: null };

/** `setters`: who booked the calls; the first of them has done something today. */
export async function addSampleDay(db: Db, setters: readonly Actor[]): Promise<void> {
  const [setter] = setters;
  if (!setter) return;
  for (const [at, branch] of BRANCHES.entries()) await addCalls(db, setters, branch, at);
  await addImport(db, setter);
  await addSampleWeek(db, setter);
  await db
    .insert(settings)
    .values({ tracker: TARGETS })
    .onConflictDoUpdate({ target: settings.id, set: { tracker: TARGETS } });
  const label = `${setter.firstName} ${setter.lastName}`;
  const subject = { kind: "trainee" as const, id: setter.userId, label };
  await recordEvents(
    db,
    Object.entries(TODAY).map(([counter, by]) => ({
      actor: setter,
      verb: "counters.enter" as const,
      subject,
      before: null,
      after: { counter, by },
    })),
  );
}

type Branch = (typeof BRANCHES)[number];

async function addCalls(
  db: Db,
  setters: readonly Actor[],
  { path, shown, closed }: Branch,
  branch: number,
): Promise<void> {
  const now = Math.floor(Date.now() / DAY_MS) * DAY_MS;
  const calls = Array.from({ length: CALLS }, (_, n) => {
    const startsAt = new Date(now - (8 + n) * DAY_MS + (15 + branch) * HOUR_MS);
    const [setter = null] = setters.slice(n % setters.length);
    const number = branch * CALLS + n + 1;
    const ids = { id: crypto.randomUUID(), booking: crypto.randomUUID() };
    return { ...ids, setter, number, startsAt, wasShown: n < shown, wasClosed: n < closed };
  });
  const past = (each: { startsAt: Date }, days: number) => new Date(+each.startsAt - days * DAY_MS);
  await db.insert(prospects).values(
    calls.map((call) => ({
      id: call.id,
      userId: call.setter?.userId ?? null,
      version: 2,
      firstName: "Caller",
      lastName: `${call.number} (sample)`,
      nameKey: `caller ${call.number} sample`,
      search: ["caller", `${call.number}`, "sample"].map((word) => `'${word}'`).join(" "),
      status: call.wasClosed
        ? ("closed" as const)
        : call.wasShown
          ? undefined
          : ("no_show" as const),
      dealAmountCents: call.wasClosed ? 250_000 : null,
      closedAt: call.wasClosed ? call.startsAt : null,
      scriptPath: path,
      createdAt: past(call, 4),
    })),
  );
  await recordEvents(
    db,
    calls.flatMap(({ id, setter, ...call }) =>
      setter === null
        ? []
        : [
            {
              actor: setter,
              verb: "prospects.add" as const,
              subject: subjectOf(id),
              before: null,
              at: past(call, 4),
              after: { version: 1, status: "pending", ...STATE },
            },
            {
              actor: setter,
              verb: "prospects.follow-up" as const,
              subject: subjectOf(id),
              before: { version: 1, status: "pending", ...STATE },
              at: past(call, 2),
              after: {
                version: 2,
                status: "pending",
                ...STATE,
                outcome: "booked",
                counter: "booked",
                by: 1,
                scriptPath: path,
                scriptVersion: 0,
              },
            },
          ],
    ),
  );
  await db.insert(bookings).values(
    calls.map((call) => ({
      id: call.booking,
      calendar: "discovery",
      startsAt: call.startsAt,
      endsAt: new Date(+call.startsAt + 30 * MINUTE_MS),
      guestName: `Caller ${call.number} (sample)`,
      guestMail: `caller.${call.number}@example.com`,
      zone: "America/New_York",
      caller: "sample",
      status: "done",
      origin: { page: "/book", source: "instagram.com" },
      outcome: call.wasShown ? ("held" as const) : ("no-show" as const),
      createdAt: past(call, 2),
      changedAt: call.startsAt,
    })),
  );
  await db
    .insert(prospectMeetings)
    .values(calls.map(({ id, booking }) => ({ bookingId: booking, prospectId: id })));
}

/** A list that the setter imported yesterday. */
async function addImport(db: Db, setter: Actor): Promise<void> {
  const importedAt = new Date(Date.now() - DAY_MS);
  const [made] = await db
    .insert(imports)
    .values({
      userId: setter.userId,
      mapping: ["name", "handle"],
      key: "handle",
      importedAt,
      createdAt: importedAt,
      added: IMPORTED,
    })
    .returning({ id: imports.id });
  if (!made) return;
  const rows = await db
    .insert(prospects)
    .values(
      CONTACTS.map((hours, n) => ({
        userId: setter.userId,
        firstName: "Imported",
        lastName: `${n + 1} (sample)`,
        handle: `@imported.${n + 1}`,
        handleKey: `instagram:imported.${n + 1}`,
        platform: "Instagram" as const,
        nextContactAt: hours === null ? null : hoursFromNow(hours),
        nameKey: `imported ${n + 1} sample`,
        search: `'imported' '${n + 1}' 'sample'`,
        createdAt: new Date(+importedAt - n * MINUTE_MS),
      })),
    )
    .returning({ id: prospects.id, nextContactAt: prospects.nextContactAt });
  await db.insert(importRows).values(
    rows.map(({ id }) => ({
      importId: made.id,
      prospectId: id,
      version: 1,
      kind: "new" as const,
    })),
  );
  await recordEvents(
    db,
    rows.map(({ id, nextContactAt }) => ({
      actor: setter,
      verb: "prospects.import" as const,
      subject: subjectOf(id),
      before: null,
      at: importedAt,
      after: {
        version: 1,
        status: "pending",
        ...STATE,
        nextContactAt: nextContactAt?.toISOString() ?? null,
      },
    })),
  );
}

function hoursFromNow(hours: number): Date {
  return new Date(Date.now() + hours * HOUR_MS);
}
