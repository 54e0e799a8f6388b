/** What administrators do in the list of people (PEOPLE-2, PEOPLE-6). */
import { z } from "zod";
import { act, type Call, pageActs } from "~/auth/acts/acts.server";
import { authContext, can, mailAddress } from "~/auth/auth.server";
import { recipientsIn } from "~/platform/mail/recipients";
import { personName } from "~/platform/text/person-name";
import { done, refused } from "~/platform/web/act-result";
import { addTrainee } from "~/team/cohorts/cohorts.server";
import { ROLES } from "./people-view";

const NO_SERVER = "No mail server is configured";
const SEVERAL = "These are several people. Add them with Import Trainees";
const LONGEST_PASTED = 2_000;

/** As it is copied out of a mail program, too: `Bob Smith <bob@x.example>`. */
const pastedAddress = z
  .string()
  .max(LONGEST_PASTED, "Please enter an email address")
  .refine((text) => recipientsIn(text).length < 2, SEVERAL)
  .transform((text) => recipientsIn(text)[0]?.email ?? text)
  .pipe(mailAddress);
const userId = z.string().min(1).max(100);
const invitation = personName.extend({
  email: pastedAddress,
  role: z.enum(ROLES),
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
    fields: z.strictObject({ userId, email: pastedAddress }),
    run: setAddress,
  }),
  "new-code": act({
    right: "administrators.change",
    reauthenticates: true,
    fields: z.strictObject({ userId }),
    run: async ({ viewer: actor, context }, form) => {
      const made = await context.get(authContext).people.giveStaffCode({ actor, ...form });
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
  const auth = context.get(authContext);
  return db.transaction(async (tx) => {
    const person = { firstName, lastName, email };
    const placement = { cohortId, coachId: "", startsOn: "" };
    const added = await addTrainee(tx, auth, viewer, { person, placement });
    if ("refusal" in added) return added.refusal;
    const { made } = added;
    const name = `${firstName} ${lastName}`;
    const { userId: id } = made;
    // Trainees and setters keep the code they begin with.
    if (role === "setter") await auth.people.makeSetter(tx, { actor: viewer, userId: id });
    const code =
      role === "trainee" || role === "setter"
        ? made.accessCode
        : await auth.people.makeStaff(tx, { actor: viewer, userId: id, role });
    const { mail } = await auth.people.mailLink(tx, id);
    return done<MadeCode>(
      mail === null ? `${name} has an account. ${NO_SERVER}` : `${name} is invited`,
      { name, code },
    );
  });
}

async function sendLink({ viewer: actor, context }: Call, form: { userId: string }) {
  const sent = await context.get(authContext).people.sendLink({ actor, ...form });
  return "fault" in sent
    ? refused(409, sent.fault)
    : done(`A sign-in link is on its way to ${sent.name}`);
}

type Given = { userId: string; email: string };

async function setAddress({ viewer: actor, context }: Call, form: Given) {
  const given = await context.get(authContext).people.giveAddress({ actor, ...form });
  return "fault" in given
    ? refused(409, given.fault)
    : done(`${given.name} has a new email address`);
}
