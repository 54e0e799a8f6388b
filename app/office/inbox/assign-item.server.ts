/** Who of the staff answers an item of the inbox (OWN-6). */
import { staffWho } from "~/auth/auth.server";
import { lockBooking, writeBooking } from "~/booking/booking.server";
import { type Actor, recordEvent } from "~/events/events.server";
import { lockSubmission, writeSubmission } from "~/forms/forms.server";
import type { Db } from "~/platform/db/database.server";
import { type ItemKey, subjectOf } from "./inbox-acts.server";

/** Null: nobody. Returns why it was not done; null if it was. */
export async function assignItem(
  db: Db,
  actor: Actor,
  key: ItemKey,
  assigneeId: string | null,
): Promise<string | null> {
  const staff = await staffWho(db, "inbox.read");
  const person = staff.find(({ id }) => id === assigneeId);
  if (assigneeId !== null && !person) return "This person no longer reads the inbox";
  return db.transaction(async (tx) => {
    const what = await write(tx, key, assigneeId);
    if (what === null) return "This item no longer exists";
    const after = { assignedTo: person?.name ?? null };
    const subject = subjectOf(key, { what });
    await recordEvent(tx, { actor, verb: "inbox.assign", subject, before: null, after });
    return null;
  });
}

/** The form or calendar of the item; null if it is gone. */
async function write(
  tx: Db,
  { kind, id }: ItemKey,
  assigneeId: string | null,
): Promise<string | null> {
  if (kind === "booking") {
    const booking = await lockBooking(tx, id);
    if (booking) await writeBooking(tx, id, { assigneeId });
    return booking?.calendar ?? null;
  }
  const submission = await lockSubmission(tx, id);
  if (submission) await writeSubmission(tx, id, { assigneeId });
  return submission?.form ?? null;
}
