/** Turns an application into a trainee. */

import { followVerdict } from "~/applicants/applicants.server";
import { type Auth, mailAddress, traineesSeenBy, type Viewer } from "~/auth/auth.server";
import { recordEvent } from "~/events/events.server";
import { lockSubmission, writeSubmission } from "~/forms/forms.server";
import type { Db } from "~/platform/db/database.server";
import type { NotDone } from "~/platform/web/act-result";
import { type Placement, placementFault, placeTrainee } from "~/team/cohorts/cohorts.server";
import { traineeName } from "~/training/training.server";
import { subjectOf } from "./inbox-acts.server";

type Person = { firstName: string; lastName: string };

/** `already`: someone was faster, and this is the applicant's account. The code is returned once, to the person who accepted. */
type AcceptOutcome =
  | { kind: "accepted"; name: string; accessCode: string }
  | { kind: "already"; name: string }
  | { kind: "taken"; why: string }
  | { kind: "misplaced"; refusal: NotDone }
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
    const refusal = await placementFault(tx, actor, placement);
    if (refusal) return { kind: "misplaced", refusal };
    const email = mailAddress.safeParse(row.senderMail).data;
    const result = await auth.createTrainee({ ...person, email }, actor, tx);
    if ("fault" in result && result.isTaken) return { kind: "taken", why: result.fault };
    // Thrown to roll back both the account and the acceptance.
    if ("fault" in result) throw new Error(result.fault);
    const { userId, accessCode } = result.made;
    const accepted = await writeSubmission(tx, id, { status: "accepted", traineeId: userId });
    if (accepted) await followVerdict(tx, row.status, accepted, placement.startsOn || null);
    await placeTrainee(tx, actor, userId, placement);
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
