import { z } from "zod";
import { act, pageActs } from "~/auth/acts/acts.server";
import { traineesSeenBy } from "~/auth/auth.server";
import { STANDING_WORDS } from "~/booking/attendance/attendance";
import {
  assignParticipant,
  markAttendance,
  releaseParticipant,
} from "~/booking/attendance/attendance.server";
import { meetingKind } from "~/booking/booking";
import { attendance, bookings } from "~/booking/tables";
import { type Actor, recordEvent } from "~/events/events.server";
import { type ActResult, done, refused } from "~/platform/web/act-result";

const guest = z.strictObject({
  calendar: z.enum(["groupOnboarding", "weeklyGroup"]),
  startsAt: z.iso.datetime().transform((text) => new Date(text)),
  booking: z.uuid("Choose who it was"),
});
const assignment = guest.extend({ who: z.string().min(1).max(1_000) });

const mark = z
  .enum([...attendance.marked.enumValues, "none"])
  .transform((name) => (name === "none" ? null : name));
/** `none` takes it back; `was`: the one that was shown. */
const correction = guest.extend({ mark, was: mark });

export type AttendanceResult = ActResult;

type Guest = z.output<typeof guest>;
type Recorded = Parameters<typeof assignParticipant>[2];

const MARK_FAULTS = {
  early: "This session has not begun",
  changed: "Someone else has corrected this in the meantime. This is how it stands now.",
  gone: "They no longer have a place in that session, or are not among your trainees",
} as const;

export const attendanceActs = pageActs("trainees.read", {
  assign: act({
    right: "attendance.change",
    fields: assignment,
    run: async ({ db, viewer }, fields) => {
      const record = recorded(viewer, "attendance.assign", fields);
      const known = await assignParticipant(db, fields, record);
      return known ? done("Assigned") : refused(409, "Nobody of that session is called that");
    },
  }),
  release: act({
    right: "attendance.change",
    fields: guest,
    run: async ({ db, viewer }, fields) => {
      const record = recorded(viewer, "attendance.release", fields);
      const wasAssigned = await releaseParticipant(db, fields, record);
      return wasAssigned ? done("Taken back") : refused(409, "Nothing was assigned to them");
    },
  }),
  mark: act({
    right: "attendance.mark",
    fields: correction,
    run: async ({ db, viewer }, fields) => {
      const whose = traineesSeenBy(viewer)(bookings.traineeId);
      const said = { by: viewer.userId, whose, now: new Date() };
      const { mark, was } = fields;
      const record = recorded(viewer, "attendance.mark", fields, { was, mark });
      const outcome = await markAttendance(db, fields, said, record);
      if (outcome !== "done") return refused(409, MARK_FAULTS[outcome]);
      return done(mark ? `Corrected to ${STANDING_WORDS[mark].toLowerCase()}` : "Undone");
    },
  }),
});

/** By name if they have an account, which keeps names erasable. */
function recorded(
  actor: Actor,
  verb: "attendance.assign" | "attendance.mark" | "attendance.release",
  { calendar }: Pick<Guest, "calendar">,
  corrected?: Pick<z.output<typeof correction>, "was" | "mark">,
): Recorded {
  const session = meetingKind(calendar).title;
  return (tx, { id, guestName, traineeId }) =>
    recordEvent(tx, {
      actor,
      verb,
      subject: traineeId
        ? { kind: "trainee", id: traineeId, label: guestName }
        : { kind: "booking", id, label: session },
      before: corrected ? { session, attendance: corrected.was } : null,
      after: corrected ? { session, attendance: corrected.mark } : { session },
    });
}
