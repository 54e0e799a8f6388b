/** Cancels a meeting on the guest's behalf and notifies them (SLOT-2). */
import type { RouterContextProvider } from "react-router";
import { type Actor, recordEvent } from "~/auth/auth.server";
import { cancelMeeting } from "~/booking/booking.server";
import { type ChangeOutcome, type ItemKey, subjectOf } from "./inbox-acts.server";
import type { Status } from "./inbox-item";

export async function callOff(
  context: Readonly<RouterContextProvider>,
  actor: Actor,
  key: ItemKey,
): Promise<ChangeOutcome> {
  const why = "There is no meeting to cancel: it is already canceled or over";
  if (key.kind !== "booking") return { kind: "refused", why };
  const booking = await cancelMeeting(context, { id: key.id }, (tx, { calendar, status }) =>
    recordEvent(tx, {
      actor,
      verb: "bookings.cancel",
      subject: subjectOf(key, { what: calendar }),
      before: { status },
      after: { status: "cancelled" },
    }),
  );
  if (booking === null) return { kind: "refused", why };
  // A check of the table holds the column to these.
  const before = { status: booking.status as Status, note: booking.note };
  return { kind: "done", version: booking.version, before };
}
