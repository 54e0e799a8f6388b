/** What administrators do in the list of people (PEOPLE-2, PEOPLE-6). */
import { z } from "zod";
import { act, type Call, pageActs } from "~/auth/acts/acts.server";
import {
  ADDRESS_TAKEN,
  authContext,
  can,
  giveAddress,
  giveRole,
  giveStaffCode,
  mailAddress,
  traineesSeenBy,
} from "~/auth/auth.server";
import { personName } from "~/platform/text/person-name";
import { done, refused } from "~/platform/web/act-result";
import { addMembers, cohortOf } from "~/team/cohorts/cohorts.server";
import { mailSignInLink, NO_SERVER, sendLink } from "./link-mailing.server";
import { INVITED_ROLES } from "./people-view";

const GONE = "This person no longer exists";

const userId = z.string().min(1).max(100);
const invitation = personName.extend({
  email: mailAddress,
  role: z.enum(INVITED_ROLES),
  cohortId: z.string().max(100).optional(),
});

/** A code that is shown once. */
export type MadeCode = { name: string; code: string };

export const peopleActs = pageActs("links.make", {
  invite: act({
    right: "trainees.create",
    reauthenticates: ({ role }) => role !== "trainee",
    fields: invitation,
    run: invite,
  }),
  link: act({ right: "links.make", fields: z.strictObject({ userId }), run: sendLink }),
  address: act({
    right: "links.make",
    reauthenticates: true,
    fields: z.strictObject({ userId, email: mailAddress }),
    run: setAddress,
  }),
  "new-code": act({
    right: "administrators.change",
    reauthenticates: true,
    fields: z.strictObject({ userId }),
    run: async ({ db, viewer, context }, form) => {
      const { vault } = context.get(authContext);
      const made = await giveStaffCode(db, vault, { actor: viewer, userId: form.userId });
      return typeof made === "string"
        ? refused(409, made)
        : done<MadeCode>(`${made.name} has a new access code`, made);
    },
  }),
});

type Invitation = z.output<typeof invitation>;

/** Creates the account with its role and cohort, and mails the sign-in link, all or nothing. */
async function invite({ db, viewer, context }: Call, invited: Invitation) {
  const { firstName, lastName, email, role, cohortId = "" } = invited;
  if (role !== "trainee" && !can(viewer, "administrators.change"))
    return refused(403, "You may invite trainees only");
  if (cohortId !== "" && !can(viewer, "cohorts.change"))
    return refused(403, "You may not change cohorts");
  const auth = context.get(authContext);
  return db.transaction(async (tx) => {
    const cohort = cohortId === "" ? null : await cohortOf(tx, viewer, cohortId);
    if (cohortId !== "" && cohort === null) return refused(409, "This cohort no longer exists");
    const result = await auth.createTrainee({ firstName, lastName, email }, viewer, tx);
    if ("fault" in result) return refused(409, result.fault);
    const { made } = result;
    const name = `${firstName} ${lastName}`;
    if (cohort) await addMembers(tx, viewer, cohort.id, [made.userId]);
    let code = made.accessCode;
    if (role !== "trainee") {
      const given = await giveRole(tx, auth.vault, { actor: viewer, userId: made.userId, role });
      // Thrown to roll back the account.
      if (given.kind !== "given" || given.code === null) throw new Error("The role was not given");
      code = given.code;
    }
    const { mail } = await mailSignInLink(tx, context, made.userId);
    return done<MadeCode>(
      mail === null ? `${name} has an account. ${NO_SERVER}` : `${name} is invited`,
      { name, code },
    );
  });
}

async function setAddress({ db, viewer }: Call, form: { userId: string; email: string }) {
  const given = await giveAddress(db, { actor: viewer, seen: traineesSeenBy(viewer), ...form });
  if (!("fault" in given)) return done(`${given.name} has a new email address`);
  switch (given.fault) {
    case "gone":
      return refused(404, GONE);
    case "staff":
      return refused(403, "Only someone who may change roles can do this");
    case "taken":
      return refused(409, ADDRESS_TAKEN);
  }
}
