import { z } from "zod";
import { act, pageActs } from "~/auth/acts/acts.server";
import { assignParticipant, releaseParticipant } from "~/booking/attendance/attendance.server";
import { meetingKind } from "~/booking/booking";
import { type Actor, recordEvent } from "~/events/events.server";
import { type ActResult, done, refused } from "~/platform/web/act-result";

const assignment = z.strictObject({
  calendar: z.enum(["groupOnboarding", "weeklyGroup"]),
  startsAt: z.iso.datetime().transform((text) => new Date(text)),
  who: z.string().min(1).max(1_000),
  booking: z.uuid("Choose who it was"),
});

export type AttendanceResult = ActResult;

type Assigned = z.output<typeof assignment>;
type Recorded = Parameters<typeof assignParticipant>[2];

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
    fields: assignment.omit({ who: true }),
    run: async ({ db, viewer }, fields) => {
      const record = recorded(viewer, "attendance.release", fields);
      const wasAssigned = await releaseParticipant(db, fields, record);
      return wasAssigned ? done("Taken back") : refused(409, "Nothing was assigned to them");
    },
  }),
});

/** By name if they have an account, which keeps names erasable. */
function recorded(
  actor: Actor,
  verb: "attendance.assign" | "attendance.release",
  { calendar }: Pick<Assigned, "calendar">,
): Recorded {
  const session = meetingKind(calendar).title;
  return (tx, { id, guestName, traineeId }) =>
    recordEvent(tx, {
      actor,
      verb,
      subject: traineeId
        ? { kind: "trainee", id: traineeId, label: guestName }
        : { kind: "booking", id, label: session },
      before: null,
      after: { session },
    });
}
