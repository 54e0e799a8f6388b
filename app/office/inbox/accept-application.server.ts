/** Turns an application into a trainee. */

import { followVerdict } from "~/applicants/applicants.server";
import { type Auth, mailAddress, traineesSeenBy, type Viewer } from "~/auth/auth.server";
import { recordEvent } from "~/events/events.server";
import { lockSubmission, writeSubmission } from "~/forms/forms.server";
import type { Db } from "~/platform/db/database.server";
import type { NotDone } from "~/platform/web/act-result";
import { addTrainee, type Placement } from "~/team/cohorts/cohorts.server";
import { traineeName } from "~/training/training.server";
import { subjectOf } from "./inbox-acts.server";

type Person = { firstName: string; lastName: string };

/** `already`: someone was faster, and this is the applicant's account. The code is returned once, to the person who accepted. */
type AcceptOutcome =
  | { kind: "accepted"; name: string; accessCode: string }
  | { kind: "already"; name: string }
  | { kind: "refused"; refusal: NotDone }
  | { kind: "gone" };

export async function acceptApplication(
  db: Db,
  auth: Pick<Auth, "createTrainee">,
  actor: Viewer,
  { id, person, placement }: { id: string; person: Person; placement: Placement },
): Promise<AcceptOutcome> {
  return db.transaction(async (tx) => {
    const row = await lockSubmission(tx, id);
    if (row === null || row.qualified === null) return { kind: "gone" };
    if (row.traineeId !== null)
      return {
        kind: "already",
        name: (await traineeName(tx, row.traineeId, traineesSeenBy(actor))) ?? "a user",
      };
    const email = mailAddress.safeParse(row.senderMail).data;
    const added = await addTrainee(tx, auth, actor, { person: { ...person, email }, placement });
    if ("refusal" in added) return { kind: "refused", refusal: added.refusal };
    const { userId, accessCode } = added.made;
    const accepted = await writeSubmission(tx, id, { status: "accepted", traineeId: userId });
    if (accepted) await followVerdict(tx, row.status, accepted, placement.startsOn || null);
    await recordEvent(tx, {
      actor,
      verb: "applications.accept",
      subject: subjectOf({ kind: "application", id }, { what: row.form }),
      before: { status: row.status },
      after: { status: "accepted" },
    });
    return { kind: "accepted", name: `${person.firstName} ${person.lastName}`, accessCode };
  });
}
