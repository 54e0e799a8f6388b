/** Administrators' acts on one inbox item, each in one transaction with its event. */

import {
  followDeletion,
  followVerdict,
  isVerdict,
  reopeningFault,
} from "~/applicants/applicants.server";
import { lockBooking, removeBooking, writeBooking } from "~/booking/booking.server";
import { type Actor, eventsOn, type NewEvent, recordEvent } from "~/events/events.server";
import { lockSubmission, removeSubmission, writeSubmission } from "~/forms/forms.server";
import type { Db } from "~/platform/db/database.server";
import { aboutItem } from "~/platform/mail/mail-state";
import { forgetMails } from "~/platform/mail/outbox.server";
import { choicesOf, type Kind, referenceOf, STATUSES, type Status } from "./inbox-item";

export type ItemKey = { kind: Kind; id: string };

export type CurrentVersion = {
  status: Status;
  note: string;
  version: number;
  by: string;
  at: string;
};

/** `before`: the previous value. In every other case nothing was changed. */
export type ChangeOutcome =
  | { kind: "done"; version: number; before: { status: Status; note: string } }
  | { kind: "gone" }
  | { kind: "refused"; why: string }
  | { kind: "conflict"; theirs: CurrentVersion };

export type Wanted = { status: Exclude<Status, "accepted" | "cancelled"> } | { note: string };

/** Changes status or note only from the version that was seen, so two administrators never overwrite each other. */
export async function changeItem(
  db: Db,
  actor: Actor,
  { key, version, wanted }: { key: ItemKey; version: number; wanted: Wanted },
): Promise<ChangeOutcome> {
  return db.transaction(async (tx) => {
    const held = await hold(tx, key);
    if (held === null) return { kind: "gone" };
    const before = { status: held.status, note: held.note };
    if (held.version !== version) return { kind: "conflict", theirs: await theirs(tx, key, held) };
    if (isSame(before, wanted)) return { kind: "done", version, before };
    if ("status" in wanted && !choicesOf(held).includes(wanted.status))
      return { kind: "refused", why: `It stays ${STATUSES[held.status].toLowerCase()}` };
    const reopens = "status" in wanted && isVerdict(held.status) && !isVerdict(wanted.status);
    const fault = reopens ? await reopeningFault(tx, key.id) : null;
    if (fault) return { kind: "refused", why: fault };
    const next =
      key.kind === "booking"
        ? await writeBooking(tx, key.id, wanted)
        : await changeSubmission(tx, held, { id: key.id, wanted });
    await recordEvent(tx, { actor, subject: subjectOf(key, held), ...factsOf(before, wanted) });
    return { kind: "done", version: next ?? version + 1, before };
  });
}

/** Deletes an item, which holds personal data; an upcoming meeting must be canceled first. */
export async function deleteItem(db: Db, actor: Actor, key: ItemKey): Promise<ChangeOutcome> {
  return db.transaction(async (tx) => {
    const held = await hold(tx, key);
    if (held === null) return { kind: "gone" };
    if (held.isAwaited)
      return { kind: "refused", why: "Cancel the meeting first, so the guest is notified" };
    if (key.kind === "application") await followDeletion(tx, key.id);
    await (key.kind === "booking" ? removeBooking(tx, key.id) : removeSubmission(tx, key.id));
    await forgetMails(tx, aboutItem(key.id));
    const { status, note, version } = held;
    const facts = { verb: "inbox.delete", before: { status }, after: null } as const;
    await recordEvent(tx, { actor, subject: subjectOf(key, held), ...facts });
    return { kind: "done", version, before: { status, note } };
  });
}

/** What the log calls an item: it names no person, because the log outlives what the inbox deletes. */
export function subjectOf({ kind, id }: ItemKey, { what }: { what: string }): NewEvent["subject"] {
  return { kind, id, label: referenceOf({ what, id }) };
}

type Held = {
  kind: Kind;
  what: string;
  status: Status;
  note: string;
  version: number;
  hasTrainee: boolean;
  isAwaited: boolean;
};

/** The current item, locked until this transaction ends; null if there is none of that kind. */
async function hold(tx: Db, { kind, id }: ItemKey): Promise<Held | null> {
  if (kind === "booking") {
    const row = await lockBooking(tx, id);
    if (row === null) return null;
    const stands = row.cancelledAt === null;
    const status = stands ? (row.status as Status) : "cancelled";
    const isAwaited = stands && row.startsAt > new Date();
    const { note, version, calendar: what } = row;
    return { kind, what, status, note, version, hasTrainee: false, isAwaited };
  }
  const row = await lockSubmission(tx, id);
  if (row === null || (row.qualified === null) !== (kind === "request")) return null;
  const { note, version, form: what } = row;
  const standing = { hasTrainee: row.traineeId !== null, isAwaited: false };
  // A check constraint limits the column to these.
  return { kind, what, status: row.status, note, version, ...standing };
}

async function theirs(tx: Db, { kind, id }: ItemKey, held: Held): Promise<CurrentVersion> {
  const acts = await eventsOn(tx, { kinds: [kind], ids: [id] });
  const { by, at } = acts[0]
    ? { by: acts[0].actorName, at: acts[0].at }
    : { by: "Someone", at: new Date().toISOString() };
  return { status: held.status, note: held.note, version: held.version, by, at };
}

/** Returns the version the database assigned. An applicant's record follows the decision. */
async function changeSubmission(
  tx: Db,
  before: Held,
  { id, wanted }: { id: string; wanted: Wanted },
): Promise<number | null> {
  const changed = await writeSubmission(tx, id, wanted);
  if (changed && before.kind === "application" && "status" in wanted)
    await followVerdict(tx, before.status, changed);
  return changed?.version ?? null;
}

function isSame(before: { status: Status; note: string }, wanted: Wanted): boolean {
  return "status" in wanted ? wanted.status === before.status : wanted.note === before.note;
}

/** For a note, the log only records that it changed: it may contain anything about a person. */
function factsOf(
  before: { status: Status },
  wanted: Wanted,
): Pick<NewEvent, "verb" | "before" | "after"> {
  if ("note" in wanted) return { verb: "inbox.change", before: null, after: { note: "changed" } };
  const verb = wanted.status === "declined" ? "applications.decline" : "inbox.change";
  return { verb, before: { status: before.status }, after: { status: wanted.status } };
}
