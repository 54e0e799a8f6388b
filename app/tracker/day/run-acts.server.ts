/** Acts of a setter's day, each done exactly once, with its event (DAY-1, DAY-2). */
import { and, eq, inArray, sql } from "drizzle-orm";
import { type Actor, recordEvent } from "~/events/events.server";
import { events } from "~/events/tables";
import type { Db } from "~/platform/db/database.server";
import { withLock } from "~/platform/db/locks.server";
import { bucketOf, reserve, type Sign } from "~/platform/limits/limits.server";
import { minutesOf, ZoneDay } from "~/platform/time/zone-day";
import { addDays, knownZone, localAt } from "~/platform/time/zones";
import type { Act } from "../acts/act-fields.server";
import {
  type ActResult,
  CALL_PASSED,
  type Call,
  COUNTERS,
  type Counter,
  OUTCOMES,
} from "../acts/acts";
import { isActDone } from "../acts/acts.server";
import type { State } from "../changes.server";
import { standingBooking } from "../follow-ups/follow-ups.server";
import { isOwner, keepMessage, takeBackMessage } from "../messages.server";
import { callDayOf, OPEN_STATUSES } from "../prospect";
import { type Current, locked, write } from "../prospect-record.server";
import { REPORTS } from "../reported-shows.server";
import { addTyped, type Corrects, correctTyped } from "../typed-acts.server";
import { SHOW_CONFIRMED, undoOne } from "../undo-prospect.server";
import { besideNewer } from "./newer-changes.server";

/**
 * Whose acts these are, in which zone, and what time it is; `isChosen`: the zone is the account's, whatever the browser
 * had; `sign`: for their limits; `corrects`: whose prospects they may correct.
 */
export type Setter = {
  actor: Actor;
  zone: string;
  isChosen?: boolean;
  now: Date;
  sign: Sign;
  corrects?: Corrects;
};

const MORNING = minutesOf("09:00");
const NOT_THEIRS = "This prospect no longer exists, or someone else added it";

/** Runs them in order; a refused one does not stop the others. */
export async function runActs(db: Db, acts: readonly Act[], setter: Setter): Promise<ActResult[]> {
  const results: ActResult[] = [];
  for (const act of acts) results.push(await runAct(db, act, setter));
  if (acts.length > 0) {
    const topic = `day:${setter.actor.userId}`;
    await db.execute(sql`select raise_live(array[${topic}::text], 'day', ${topic}, '{}'::json)`);
  }
  return results;
}

async function runAct(db: Db, act: Act, setter: Setter): Promise<ActResult> {
  const outcome = await db.transaction(async (tx) => {
    switch (act.kind) {
      case "outcome":
        return followUp(tx, act, setter);
      case "message":
        return sent(tx, act, setter);
      case "entry":
        return enter(tx, act, setter);
      case "undo":
        return undoAct(tx, act, setter);
      case "add":
        return addTyped(tx, act, { ...setter, at: timeOf(act, setter) });
      case "correct":
        return correctTyped(tx, act, { corrects: "none", ...setter, at: timeOf(act, setter) });
    }
  });
  if (typeof outcome === "string") return { id: act.id, refused: outcome };
  return { id: act.id, ...outcome };
}

type OfKind<Kind extends Act["kind"]> = Extract<Act, { kind: Kind }>;

/** Why it is refused, or what of it gave way to something newer. */
type Outcome = string | null | { kept: string };

async function followUp(tx: Db, act: OfKind<"outcome">, setter: Setter): Promise<Outcome> {
  // The lock first: an act that is sent twice at the same time waits here, and is then known.
  const current = await locked(tx, act.prospect, setter.actor.userId);
  if (current === null) return NOT_THEIRS;
  if (await isActDone(tx, act.id)) return null;
  const refused = act.outcome === "showed" ? await countReport(tx, setter) : null;
  if (refused !== null) return refused;
  if (act.outcome === "no-show" && current.before.showedAt !== null) return SHOW_CONFIRMED;
  const at = timeOf(act, setter);
  const { call } = act;
  // One that was booked offline may have begun before the browser could send it.
  if (call && Date.parse(call.at) <= at.getTime()) return CALL_PASSED;
  const zone = zoneIn(act, setter);
  const wanted = {
    state: { ...current.before, ...changedBy(act, at, zone, current) },
    typed: call ? { ...current.typed, callDate: dayOf(call) } : null,
  };
  const { prospect, outcome } = act;
  const done = { prospect, outcome, at, userId: setter.actor.userId, zone };
  const { state, typed, kept } = await besideNewer(tx, current, wanted, done);
  const booked = call && { callAt: call.at, callZone: call.zone };
  const facts = { outcome: act.outcome, ...(await countedIn(tx, act, current, at)), ...booked };
  const extra = { id: act.id, at, facts };
  await write(
    tx,
    current,
    { id: act.prospect, state, typed },
    { verb: "prospects.follow-up", actor: setter.actor, ...extra },
  );
  return kept === null ? null : { kept };
}

/** One call counts once, however often it is moved. */
async function countedIn(
  tx: Db,
  { outcome, prospect }: OfKind<"outcome">,
  { before, typed }: Current,
  at: Date,
) {
  const { counter } = OUTCOMES[outcome];
  if (outcome !== "booked") return counter && { counter, by: 1 };
  const { status, rescheduledDate } = before;
  const callDay = callDayOf({ status, rescheduledDate, callDate: typed.callDate });
  const standing = await standingBooking(tx, prospect, { callDay, at });
  const from = standing?.call && { fromAt: standing.call.at, fromZone: standing.call.zone };
  return { counter, by: standing ? 0 : 1, ...from };
}

/** What was sent changes nothing about the prospect. */
async function sent(tx: Db, act: OfKind<"message">, setter: Setter): Promise<string | null> {
  const { id, prospect, from, line } = act;
  if (!(await isOwner(tx, setter.actor, prospect))) return NOT_THEIRS;
  if (await isActDone(tx, id)) return null;
  const message = { id, at: timeOf(act, setter), prospect, line: { from, line } };
  await keepMessage(tx, setter.actor, message);
  return null;
}

/** Each report is looked at by a person, so one setter's must not be more than a person looks at. */
async function countReport(tx: Db, { actor, sign }: Setter): Promise<string | null> {
  const refusal = await reserve(tx, [bucketOf(sign, REPORTS, actor.userId)]);
  return refusal && "You have reported too many shows for today. Report the others tomorrow";
}

/** The next contact is in the morning of its day; a booked call is one itself. */
function changedBy(
  act: OfKind<"outcome">,
  at: Date,
  zone: string,
  { before: { status, nextContactAt }, typed }: Current,
): Partial<State> {
  const { days } = OUTCOMES[act.outcome];
  const { path, scriptVersion = 0, outcome, call } = act;
  const next = days === null ? null : laterBy(days, at, zone);
  const isBack =
    (outcome === "booked" && (status === "no_show" || status === "not_interested")) ||
    (outcome === "showed" && status === "no_show");
  return {
    ...(path !== undefined && { scriptPath: path, scriptVersion }),
    // Someone who has nothing to come and replied is due at once.
    ...(days === 0 && !nextContactAt && !typed.callDate && { nextContactAt: at.toISOString() }),
    ...(days !== 0 && { nextContactAt: call ? new Date(call.at).toISOString() : next }),
    ...(isBack && { status: "pending" }),
    ...(call && status === "rescheduled" && { rescheduledDate: dayOf(call) }),
    ...(outcome === "no-show" && OPEN_STATUSES.includes(status) && missed(at)),
    ...(outcome === "not-interested" && { status: "not_interested", closedAt: null }),
  };
}

/** Due at once: the line for it comes next. */
function missed(at: Date): Partial<State> {
  return { status: "no_show", nextContactAt: at.toISOString() };
}

/** Where it was done, unless the setter chose a zone for good. */
function zoneIn({ zone }: OfKind<"outcome">, setter: Setter): string {
  return (setter.isChosen ? null : knownZone(zone ?? "")) ?? setter.zone;
}

/** The day of a call where it was said. */
function dayOf({ at, zone }: Call): string {
  return localAt(zone, Date.parse(at)).day;
}

/** Pressed late in the evening, or at any minute: people are written to in hours of work. */
function laterBy(days: number, at: Date, zone: string): string {
  const { day } = localAt(zone, at.getTime());
  const instant = new ZoneDay(zone, addDays(day, days)).instantFrom(MORNING);
  return new Date(instant).toISOString();
}

async function enter(tx: Db, act: OfKind<"entry">, setter: Setter): Promise<string | null> {
  if (await isActDone(tx, act.id)) return null;
  await recordEntry(tx, setter.actor, {
    id: act.id,
    at: timeOf(act, setter),
    counter: act.counter,
    by: act.by,
  });
  return null;
}

type Entry = { id: string; at: Date; counter: Counter; by: number; of?: string };

async function recordEntry(tx: Db, actor: Actor, { id, at, ...after }: Entry): Promise<void> {
  const label = `${actor.firstName} ${actor.lastName}`;
  const subject = { kind: "trainee" as const, id: actor.userId, label };
  const event = { actor, verb: "counters.enter" as const, subject, before: null };
  await recordEvent(tx, { ...event, after, id, at });
}

/** Undoes one of their own acts, once, however many windows ask at once. */
async function undoAct(tx: Db, act: OfKind<"undo">, setter: Setter): Promise<string | null> {
  if (await isActDone(tx, act.id)) return null;
  return withLock(tx, { name: "acts", of: act.of }, (alone) => undoOwn(alone, act, setter));
}

/** A follow-up with what it changed, an entry by its opposite on the same day. */
async function undoOwn(tx: Db, act: OfKind<"undo">, setter: Setter): Promise<string | null> {
  const { actor, zone } = setter;
  const [event] = await tx
    .select()
    .from(events)
    .where(
      and(
        eq(events.id, act.of),
        eq(events.actorId, actor.userId),
        inArray(events.verb, ["prospects.follow-up", "prospects.message", "counters.enter"]),
      ),
    );
  if (!event) return "There is nothing to undo";
  if (event.verb === "prospects.follow-up") {
    const seen = { id: event.subjectId, version: Number(event.after?.version) };
    const outcome = await undoOne(tx, seen, { actor, mayEdit: false, zone, id: act.id });
    if (outcome.kind === "newer")
      return `Not undone: ${outcome.fields.map(({ label, now }) => `${label} is now ${now}`).join("; ")}`;
    if (outcome.kind === "confirmed") return `Not undone: ${SHOW_CONFIRMED}`;
    return outcome.kind === "done" ? null : "This follow-up cannot be undone any more";
  }
  if (event.verb === "prospects.message")
    return takeBackMessage(tx, actor, { of: act.of, id: act.id });
  const [undone] = await tx
    .select({ id: events.id })
    .from(events)
    .where(
      and(
        eq(events.actorId, actor.userId),
        eq(events.verb, "counters.enter"),
        sql`${events.after}->>'of' = ${act.of}`,
      ),
    );
  const counter = Object.keys(COUNTERS).find((name) => name === event.after?.counter);
  if (undone || !counter) return "This entry is already undone";
  await recordEntry(tx, actor, {
    id: act.id,
    at: event.at,
    of: act.of,
    counter: isCounter(counter) ? counter : "conversations",
    by: -Number(event.after?.by),
  });
  return null;
}

function isCounter(name: string): name is Counter {
  return Object.hasOwn(COUNTERS, name);
}

function timeOf({ ageSeconds }: Act, { now }: Setter): Date {
  return new Date(now.getTime() - ageSeconds * 1_000);
}
