import { z } from "zod";
import { act, pageActs } from "~/auth/acts/acts.server";
import { assignParticipant } from "~/booking/attendance/attendance.server";
import { calendarNameOf, MEETINGS } from "~/booking/booking";
import { recordEvent } from "~/events/events.server";
import { type ActResult, done, refused } from "~/platform/web/act-result";

const assignment = z.strictObject({
  calendar: z.enum(["groupOnboarding", "weeklyGroup"]),
  startsAt: z.iso.datetime().transform((text) => new Date(text)),
  who: z.string().min(1).max(1_000),
  booking: z.uuid("Choose who it was"),
});

export type AttendanceResult = ActResult;

export const attendanceActs = pageActs("trainees.read", {
  assign: act({
    right: "attendance.change",
    fields: assignment,
    run: async ({ db, viewer }, fields) => {
      const label = MEETINGS[calendarNameOf(fields)].title;
      const known = await assignParticipant(db, fields, (tx, { id, guestName, traineeId }) =>
        recordEvent(tx, {
          actor: viewer,
          verb: "attendance.assign",
          subject: traineeId
            ? { kind: "trainee", id: traineeId, label: guestName }
            : { kind: "booking", id, label },
          before: null,
          after: { session: label },
        }),
      );
      return known ? done("Assigned") : refused(409, "Nobody of that session is called that");
    },
  }),
});
