/** What people do with their own account: each act with its right and its fields. */
import { redirect } from "react-router";
import { z } from "zod";
import { personName } from "~/platform/text/person-name";
import { isZone } from "~/platform/time/zones";
import { done, type NotDone, refused } from "~/platform/web/act-result";
import { leaveNotice } from "~/platform/web/flash.server";
import { dismissAccountNotice } from "../account-notices.server";
import { act, type Call, pageActs } from "../acts/acts.server";
import { toProvider } from "../after-sign-in.server";
import { setAnnouncementMails } from "../announcement-mails.server";
import { authContext, can, type Verb } from "../auth.server";
import { COMPANY } from "../identities.server";
import { callAuth } from "../library-call.server";
import { mailAddress } from "../mail-codes.server";
import { removeOwnPhoto } from "../own-photo.server";
import { renameOneself, setOwnZone } from "../person-record.server";
import { faulty } from "./account-result.server";
import { endOtherSessions, endSession } from "./own-sessions.server";
import {
  askAddress,
  clearAddress,
  keepPhoto,
  newCode,
  setAddress,
  unlink,
} from "./reach-acts.server";
import { enrol, newRecoveryCodes, remove, verify } from "./two-step-acts.server";

/** What a former administrator can still do. */
const FOR_TWO_STEPS: ReadonlySet<string> = new Set(["remove", "recovery-codes"]);
/** What someone who must first set up two-step sign-in may do. */
const BEFORE_ENROLMENT: ReadonlySet<string> = new Set([
  "enrol",
  "verify",
  "end-session",
  "end-others",
  "dismiss-notice",
]);

const nothing = z.strictObject({});
const code = z.string().trim().min(1, "Please enter a code").max(200);
const id = z.string().min(1).max(100);

const twoStep = { right: "account.second-step", reauthenticates: true } as const;
const signIn = { right: "account.staff-sign-in", reauthenticates: true } as const;
const own = { right: null, reauthenticates: true } as const;

const profile = personName.extend({
  zone: z
    .string()
    .max(100)
    .refine((zone) => zone === "" || isZone(zone), "There is no such time zone")
    .transform((zone) => zone || null),
});

const acts = {
  profile: act({
    right: null,
    fields: profile,
    run: async ({ db, viewer }, { zone, ...name }) => {
      await setOwnZone(db, viewer, zone);
      const renamed = await renameOneself(db, viewer, name);
      return done(renamed ? `You are now ${name.firstName} ${name.lastName}` : "Saved");
    },
  }),
  photo: act({
    right: null,
    fields: z.strictObject({ file: z.file("Choose a picture").min(1, "Choose a picture") }),
    run: async ({ viewer, context }, { file }) => keepPhoto(viewer, file, context),
  }),
  "remove-photo": act({
    right: null,
    // The form's file field is sent as well, empty.
    fields: z.strictObject({ file: z.file().optional() }),
    run: async ({ db, viewer }) =>
      (await removeOwnPhoto(db, viewer.userId))
        ? done("Your photo is removed")
        : refused(409, "There was no photo"),
  }),
  enrol: act({
    ...twoStep,
    fields: nothing,
    run: async ({ viewer, context }) => enrol(viewer, context),
  }),
  verify: act({
    ...twoStep,
    fields: z.strictObject({ code }),
    run: async ({ viewer, context }, entered) => verify(viewer, entered.code, context),
  }),
  remove: act({
    ...twoStep,
    fields: nothing,
    run: async ({ viewer, context }) => remove(viewer, context),
  }),
  "recovery-codes": act({
    ...twoStep,
    fields: nothing,
    run: async ({ viewer, context }) => newRecoveryCodes(viewer, context),
  }),
  "announcement-mails": act({
    right: null,
    fields: z.strictObject({ wanted: z.enum(["yes", "no"]) }),
    run: async ({ db, viewer }, { wanted }) => {
      await setAnnouncementMails(db, viewer.userId, wanted === "yes");
      return done(wanted === "yes" ? "They come by email too" : "They no longer come by email");
    },
  }),
  "link-company": act({ ...signIn, fields: nothing, run: linkCompany }),
  "unlink-company": act({
    ...signIn,
    fields: z.strictObject({ identityId: id }),
    run: async ({ db, viewer }, { identityId }) => unlink(db, viewer, identityId),
  }),
  "ask-address": act({
    ...own,
    fields: z.strictObject({ email: mailAddress }),
    run: async ({ viewer, context }, { email }) => askAddress(viewer, email, context),
  }),
  "prove-address": act({
    ...own,
    fields: z.strictObject({ email: mailAddress, code }),
    run: async ({ viewer, context }, entered) => setAddress(viewer, entered, context),
  }),
  "remove-address": act({
    ...own,
    fields: nothing,
    run: async ({ viewer, context }) => clearAddress(viewer, context),
  }),
  "new-code": act({
    ...signIn,
    fields: nothing,
    run: async ({ viewer, context }) => newCode(viewer, context),
  }),
  "end-session": act({
    right: null,
    fields: z.strictObject({ sessionId: id }),
    run: async ({ db, viewer }, { sessionId }) =>
      (await endSession(db, viewer, sessionId))
        ? done("The session has ended")
        : refused(409, "This session has already ended"),
  }),
  "end-others": act({
    right: null,
    fields: nothing,
    run: async ({ db, viewer }) => {
      const ended = await endOtherSessions(db, viewer);
      return done(ended === 1 ? "One session has ended" : `${ended} sessions have ended`);
    },
  }),
  "dismiss-notice": act({
    right: null,
    fields: z.strictObject({ noticeId: z.uuid() }),
    run: async ({ db, viewer }, { noticeId }) =>
      (await dismissAccountNotice(db, viewer, noticeId))
        ? done("The notice is dismissed")
        : refused(409, "This notice is already dismissed"),
  }),
};

export const accountActs = pageActs(null, acts, {
  unread: (issues) => faulty(400, issues[0]?.message ?? "Invalid request"),
  hinders: ({ viewer, context }, { intent, right }) =>
    hindrance({ viewer, context }, intent, right),
});

function hindrance(
  { viewer, context }: Pick<Call, "viewer" | "context">,
  intent: string,
  right: Verb | null,
): NotDone | null {
  const left = viewer.hasSecondFactor && FOR_TWO_STEPS.has(intent);
  if (right !== null && !left && !can(viewer, right))
    return refused(409, "This is for administrators");
  if (context.get(authContext).mustEnrol(viewer) && !BEFORE_ENROLMENT.has(intent))
    return refused(409, "Set up two-step sign-in first");
  return null;
}

/** Sends a signed-in person to the identity provider to link the account they have there. */
async function linkCompany({ request, context }: Call): Promise<Response> {
  const response = await callAuth(request, context, "/link-social", {
    provider: COMPANY,
    callbackURL: "/account",
    errorCallbackURL: "/account",
  });
  const away = { headers: { "Set-Cookie": leaveNotice("company-away") } };
  return (await toProvider(response)) ?? redirect("/account", away);
}
