/** What the forms of the account page do. */
import { type RouterContextProvider, redirect } from "react-router";
import { leaveNotice } from "~/platform/web/flash.server";
import { requestContext } from "~/platform/web/request-context.server";
import { dismissAccountNotice } from "../account-notices.server";
import { toProvider } from "../after-sign-in.server";
import {
  authContext,
  callAuth,
  can,
  requireReauthentication,
  type Verb,
  type Viewer,
} from "../auth.server";
import { COMPANY } from "../identities.server";
import type { AccountForm } from "./account-form";
import { type AccountResult, failed, succeeded } from "./account-result.server";
import { endOtherSessions, endSession } from "./own-sessions.server";
import { askAddress, clearAddress, newCode, setAddress, unlink } from "./reach-acts.server";
import { enrol, newRecoveryCodes, remove, verify } from "./two-step-acts.server";

type Intent = AccountForm["intent"];

/** The right that each act requires, together with re-authentication; everyone may do the rest with their own account. */
const RIGHT_TO: Readonly<Record<Intent, Verb | null>> = {
  enrol: "account.second-step",
  verify: "account.second-step",
  remove: "account.second-step",
  "recovery-codes": "account.second-step",
  "link-company": "account.staff-sign-in",
  "unlink-company": "account.staff-sign-in",
  "ask-address": "account.staff-sign-in",
  "prove-address": "account.staff-sign-in",
  "remove-address": "account.staff-sign-in",
  "new-code": "account.staff-sign-in",
  "end-session": null,
  "end-others": null,
  "dismiss-notice": null,
};
/** What a former administrator can still do. */
const FOR_TWO_STEPS: ReadonlySet<Intent> = new Set(["remove", "recovery-codes"]);
/** What someone who must first set up two-step sign-in may do among acts that require a right. */
const BEFORE_ENROLMENT: ReadonlySet<Intent> = new Set(["enrol", "verify"]);

/** Throws if the act continues elsewhere: at the company's identity provider. */
export async function runAccountForm(
  form: AccountForm,
  viewer: Viewer,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): Promise<AccountResult> {
  const { db } = context.get(requestContext);
  const { intent } = form;
  const right = RIGHT_TO[intent];
  if (right !== null) {
    const left = viewer.hasSecondFactor && FOR_TWO_STEPS.has(intent);
    if (!left && !can(viewer, right)) return failed("This is for administrators");
    if (context.get(authContext).mustEnrol(viewer) && !BEFORE_ENROLMENT.has(intent))
      return failed("Set up two-step sign-in first");
    const reauthentication = await requireReauthentication(db, viewer);
    if (reauthentication) return { done: false, toast: null, reauthentication };
  }
  switch (form.intent) {
    case "enrol":
      return enrol(viewer, context);
    case "verify":
      return verify(viewer, form.code, context);
    case "remove":
      return remove(db, viewer);
    case "recovery-codes":
      return newRecoveryCodes(viewer, context);
    case "link-company":
      throw await linkCompany(request, context);
    case "unlink-company":
      return unlink(db, viewer, form.identityId);
    case "ask-address":
      return askAddress(viewer, form.email, context);
    case "prove-address":
      return setAddress(viewer, { email: form.email, code: form.code }, context);
    case "remove-address":
      return clearAddress(db, viewer);
    case "new-code":
      return newCode(viewer, context);
    case "end-session":
      return (await endSession(db, viewer, form.sessionId))
        ? succeeded("The session has ended")
        : failed("This session has already ended");
    case "dismiss-notice":
      return (await dismissAccountNotice(db, viewer, form.noticeId))
        ? succeeded("The notice is dismissed")
        : failed("This notice is already dismissed");
    case "end-others": {
      const ended = await endOtherSessions(db, viewer);
      return succeeded(ended === 1 ? "One session has ended" : `${ended} sessions have ended`);
    }
  }
}

/** Sends a signed-in person to the identity provider to link the account they have there. */
async function linkCompany(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const response = await callAuth(request, context, "/link-social", {
    provider: COMPANY,
    callbackURL: "/account",
    errorCallbackURL: "/account",
  });
  const away = { headers: { "Set-Cookie": leaveNotice("company-away") } };
  return (await toProvider(response)) ?? redirect("/account", away);
}
