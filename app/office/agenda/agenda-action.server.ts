/** What staff do with meetings on the agenda (CALL-7). */
import { data, type RouterContextProvider, redirect } from "react-router";
import { z } from "zod";
import {
  askedOf,
  bookForGuest,
  cancelForGuest,
  checkGuest,
  type GuestFaults,
  moveForGuest,
  openMeeting,
  reassignMeeting,
} from "~/booking/booking.server";
import type { Actor } from "~/events/events.server";
import { leaveNotice } from "~/platform/web/flash.server";
import { CALENDAR_NAMES, calendarOf } from "~/settings/settings.server";
import type { ToastMessage } from "~/ui/toast";
import { noteOutcome } from "../meeting-outcome.server";

type Context = Readonly<RouterContextProvider>;

const id = z.uuid();
const at = z.iso.datetime("Choose a time").transform((text) => Date.parse(text));

const agendaForm = z.discriminatedUnion("intent", [
  z.strictObject({
    intent: z.literal("outcome"),
    id,
    outcome: z.enum(["held", "no-show", "canceled", "none"]),
  }),
  z.strictObject({ intent: z.literal("cancel"), id }),
  z.strictObject({ intent: z.literal("move"), id, at }),
  z.strictObject({ intent: z.literal("reassign"), id, host: z.uuid("Choose a host") }),
  z.strictObject({
    intent: z.literal("book"),
    calendar: z.enum(CALENDAR_NAMES),
    at,
    zone: z.string(),
    name: z.string(),
    mail: z.string(),
    message: z.string(),
    phone: z.string().default(""),
  }),
]);

export type AgendaResult = {
  toast: ToastMessage | null;
  fault?: string;
  faults?: GuestFaults;
  values?: Record<string, string>;
};

const GONE = "This meeting has begun, is canceled, or no longer exists";
const TAKEN = "That time is no longer free. Choose another one.";
const BUSY = "This host is not free at that time. Choose another one, or move the meeting.";

/** `back`: the agenda's address to return to afterward. */
export async function runAgendaForm(
  sent: FormData,
  { context, actor, back }: { context: Context; actor: Actor; back: string },
) {
  const fields = Object.fromEntries(sent);
  const values = Object.fromEntries(
    Object.entries(fields).filter(
      (field): field is [string, string] => typeof field[1] === "string",
    ),
  );
  const form = agendaForm.safeParse(fields);
  if (!form.success)
    return refused(400, form.error.issues[0]?.message ?? "Invalid request", values);
  const act = form.data;
  if (act.intent === "outcome") {
    const { status, toast } = await noteOutcome(act, actor, context);
    return data<AgendaResult>({ toast }, { status });
  }
  if (act.intent === "book") {
    const { guest, faults } = checkGuest(new URLSearchParams(values), false, {
      ...askedOf(calendarOf(context, act.calendar)),
      questions: [],
    });
    if (faults) return data<AgendaResult>({ toast: null, faults, values }, { status: 400 });
    const outcome = await bookForGuest(context, actor, { ...act, guest });
    return outcome.kind === "booked" ? leave(back, "meeting-booked") : refused(409, TAKEN, values);
  }
  const booking = await openMeeting(context, act.id);
  if (booking === null) return refused(409, GONE, values);
  if (act.intent === "cancel") {
    const canceled = await cancelForGuest(context, actor, booking);
    return canceled ? leave(back, "meeting-canceled") : refused(409, GONE, values);
  }
  if (act.intent === "reassign") {
    const outcome = await reassignMeeting(context, actor, booking, act.host);
    if (outcome === "taken") return refused(409, BUSY, values);
    return outcome === "over" ? refused(409, GONE, values) : leave(back, "meeting-reassigned");
  }
  const { kind } = await moveForGuest(context, actor, booking, act.at);
  if (kind === "taken") return refused(409, TAKEN, values);
  if (kind === "limited") return refused(409, "This meeting has been moved too many times", values);
  return kind === "over" ? refused(409, GONE, values) : leave(back, "meeting-moved");
}

function leave(back: string, notice: string) {
  return redirect(back, { status: 303, headers: { "Set-Cookie": leaveNotice(notice) } });
}

function refused(status: number, fault: string, values: Record<string, string>) {
  return data<AgendaResult>({ toast: { title: fault, tone: "danger" }, fault, values }, { status });
}
