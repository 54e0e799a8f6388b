/** What staff do with meetings on the agenda (CALL-7). */

import { redirect } from "react-router";
import { z } from "zod";
import { act, type Call, pageActs } from "~/auth/acts/acts.server";
import {
  askedOf,
  bookForGuest,
  cancelForGuest,
  cancelSession,
  checkGuest,
  moveForGuest,
  moveSession,
  openMeeting,
  reassignMeeting,
} from "~/booking/booking.server";
import { isDay } from "~/platform/time/zones";
import { refused } from "~/platform/web/act-result";
import { leaveNotice } from "~/platform/web/flash.server";
import { isCalendarName } from "~/settings/kinds/kinds";
import { calendarOf } from "~/settings/settings.server";
import { guestWords, noteOutcome, outcomeFields } from "../meeting-outcome.server";
import { agendaPath, viewOf } from "./agenda-view";

const GONE = "This meeting has begun, is canceled, or no longer exists";
const CHANGED =
  "This meeting was changed in the meantime. Open it again from the list to see how it stands.";
const TAKEN = "That time is no longer free. Choose another one.";
const BUSY = "This host is not free at that time. Choose another one, or move the meeting.";

const SESSION_FAULTS = {
  changed:
    "This session has begun, or its guests have changed in the meantime. Open it again from the agenda.",
  unchanged: "The session is at this time already",
  past: "Choose a time ahead that clocks show on that day",
  taken:
    "The host has something else at that time, or the day is off or too far ahead. Choose another time.",
} as const;

const id = z.uuid();
/** The meeting as it was shown; an older page does not say. */
const seen = z.coerce.number().int().optional();
const at = z.iso.datetime("Choose a time").transform((text) => Date.parse(text));
const bookFields = z.strictObject({
  calendar: z.string().refine(isCalendarName, "Choose a calendar"),
  at,
  zone: z.string(),
  name: z.string(),
  mail: z.string(),
  message: z.string(),
  phone: z.string().default(""),
});

const acts = {
  outcome: act({
    right: "agenda.change",
    fields: outcomeFields,
    run: async ({ context, viewer }, wanted) => noteOutcome(wanted, viewer, context),
  }),
  book: act({ right: "agenda.change", fields: bookFields, run: book }),
  cancel: act({
    right: "agenda.change",
    fields: z.strictObject({ id, seen, words: guestWords }),
    run: withMeeting(async (call, meeting, wanted: { id: string; words: string }) => {
      const canceled = await cancelForGuest(call.context, call.viewer, meeting, wanted.words);
      return canceled ? leave(call, "meeting-canceled") : overtaken(call, meeting);
    }),
  }),
  move: act({
    right: "agenda.change",
    fields: z.strictObject({ id, seen, at, words: guestWords }),
    run: withMeeting(async (call, meeting, wanted: { id: string; at: number; words: string }) => {
      const { kind } = await moveForGuest(call.context, call.viewer, meeting, wanted);
      if (kind === "taken") return refused(409, TAKEN);
      if (kind === "limited") return refused(409, "This meeting has been moved too many times");
      return kind === "over" ? overtaken(call, meeting) : leave(call, "meeting-moved");
    }),
  }),
  reassign: act({
    right: "agenda.change",
    fields: z.strictObject({ id, seen, host: z.uuid("Choose a host") }),
    run: withMeeting(async (call, meeting, { host }: { id: string; host: string }) => {
      const outcome = await reassignMeeting(call.context, call.viewer, meeting, host);
      if (outcome === "taken") return refused(409, BUSY);
      return outcome === "over" ? overtaken(call, meeting) : leave(call, "meeting-reassigned");
    }),
  }),
  "move-session": act({
    right: "agenda.change",
    fields: z.strictObject({
      id,
      seen: z.string(),
      day: z.string().refine(isDay, "Choose a day"),
      time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Choose a time"),
      words: guestWords,
    }),
    run: async (call, wanted) => {
      const outcome = await moveSession(call.context, call.viewer, wanted);
      if (outcome === "done") return leave(call, "group-session-moved");
      return refused(409, SESSION_FAULTS[outcome]);
    },
  }),
  "cancel-session": act({
    right: "agenda.change",
    fields: z.strictObject({ id, seen: z.string(), words: guestWords }),
    run: async (call, wanted) => {
      const outcome = await cancelSession(call.context, call.viewer, wanted);
      if (outcome === "done") return leave(call, "group-session-canceled");
      return refused(409, SESSION_FAULTS[outcome]);
    },
  }),
};

export const agendaActs = pageActs("agenda.change", acts, { keepsTyped: true });

async function book(call: Call, wanted: z.output<typeof bookFields>) {
  const { context, viewer } = call;
  const { name, mail, zone, message, phone } = wanted;
  const given = new URLSearchParams({ name, mail, zone, message, phone });
  const { guest, faults } = checkGuest(given, false, {
    ...askedOf(calendarOf(context, wanted.calendar)),
    questions: [],
  });
  if (faults) return refused(400, null, { faults });
  const outcome = await bookForGuest(context, viewer, { ...wanted, guest });
  return outcome.kind === "booked" ? leave(call, "meeting-booked") : refused(409, TAKEN);
}

type Meeting = NonNullable<Awaited<ReturnType<typeof openMeeting>>>;

/** Someone else was faster. */
async function overtaken({ context }: Call, { id }: Pick<Meeting, "id">) {
  return refused(409, (await openMeeting(context, id)) ? CHANGED : GONE);
}

/** With the meeting as it was shown, which must not have begun. */
function withMeeting<Fields extends { id: string; seen?: number | undefined }, Result>(
  run: (call: Call, meeting: Meeting, fields: Fields) => Promise<Result>,
) {
  return async (call: Call, fields: Fields) => {
    const meeting = await openMeeting(call.context, fields.id);
    if (!meeting) return refused(409, GONE);
    return run(call, { ...meeting, sequence: fields.seen ?? meeting.sequence }, fields);
  };
}

/** Back to the agenda that was shown. */
function leave({ request }: Call, notice: string): Response {
  const back = agendaPath(viewOf(new URL(request.url).searchParams));
  return redirect(back, { status: 303, headers: { "Set-Cookie": leaveNotice(notice) } });
}
