/** Two-step sign-in for one's own account: set up, removed, recovery codes replaced. */
import type { RouterContextProvider } from "react-router";
import { contentContext } from "~/content/content.server";
import { done, refused } from "~/platform/web/act-result";
import { requestContext } from "~/platform/web/request-context.server";
import { brandOf } from "~/settings/settings.server";
import { noticeSecondStepOff } from "../account-notices.server";
import { authContext, type Viewer } from "../auth.server";
import {
  finishEnrolment,
  removeSecondFactor,
  replaceRecoveryCodes,
  startEnrolment,
} from "../second-factor.server";
import { base32, keyAddress } from "../totp.server";
import {
  type AccountResult,
  faulty,
  inOwnAccount,
  keyPicture,
  recordOwn,
} from "./account-result.server";

/** For administrators; a trainee's lost phone would only lock them out of their lessons. */
export async function enrol(
  viewer: Viewer,
  context: Readonly<RouterContextProvider>,
): Promise<AccountResult> {
  const { db } = context.get(requestContext);
  const { vault } = context.get(authContext);
  const key = await inOwnAccount(db, viewer, (tx) => startEnrolment(tx, vault, viewer.userId));
  if (key === null) return refused(409, "Two-step sign-in is already on");
  const person = `${viewer.firstName} ${viewer.lastName}`;
  const picture = keyPicture(keyAddress(brandOf(context).name, person, key));
  return done(null, { enrolment: { picture, key: base32(key) } });
}

export async function verify(
  viewer: Viewer,
  code: string,
  context: Readonly<RouterContextProvider>,
): Promise<AccountResult> {
  const { db } = context.get(requestContext);
  const { vault } = context.get(authContext);
  const { userId, sessionId } = viewer;
  const recoveryCodes = await inOwnAccount(db, viewer, async (tx) => {
    const codes = await finishEnrolment(tx, vault, { userId, sessionId, code });
    if (codes) await recordOwn(tx, viewer, "second-steps.enable");
    return codes;
  });
  if (recoveryCodes === null) return faulty(409, "Invalid code. Enter the one shown now.");
  return done("Two-step sign-in is on", { recoveryCodes });
}

export async function remove(
  viewer: Viewer,
  context: Readonly<RouterContextProvider>,
): Promise<AccountResult> {
  const { db } = context.get(requestContext);
  const { userId, sessionId: session } = viewer;
  const removed = await inOwnAccount(db, viewer, async (tx) => {
    const was = await removeSecondFactor(tx, userId);
    if (!was) return false;
    await recordOwn(tx, viewer, "second-steps.remove");
    await noticeSecondStepOff(tx, { userId, by: viewer, session }, () =>
      context.get(contentContext),
    );
    return true;
  });
  return removed
    ? done("Two-step sign-in is off")
    : refused(409, "Two-step sign-in was already off");
}

export async function newRecoveryCodes(
  viewer: Viewer,
  context: Readonly<RouterContextProvider>,
): Promise<AccountResult> {
  const { db } = context.get(requestContext);
  const { vault } = context.get(authContext);
  const recoveryCodes = await inOwnAccount(db, viewer, async (tx) => {
    const codes = await replaceRecoveryCodes(tx, vault, viewer.userId);
    if (codes) await recordOwn(tx, viewer, "recovery-codes.replace");
    return codes;
  });
  if (recoveryCodes === null) return refused(409, "Two-step sign-in is off");
  return done("The old recovery codes no longer work", { recoveryCodes });
}
