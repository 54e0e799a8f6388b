/** How people reach their own account: an email address, a new access code, a linked company account. */
import type { RouterContextProvider } from "react-router";
import { contentContext } from "~/content/content.server";
import type { Db } from "~/platform/db/database.server";
import { aboutAccount } from "~/platform/mail/mail-state";
import { forgetMails, queueMail } from "~/platform/mail/outbox.server";
import { done, refused } from "~/platform/web/act-result";
import { requestContext } from "~/platform/web/request-context.server";
import { authContext, type Viewer } from "../auth.server";
import { removeIdentity } from "../identities.server";
import { addressMail } from "../mail-codes.server";
import { askForAddress, proveAddress, removeAddress } from "../own-address.server";
import { giveLongCode } from "../own-code.server";
import { type AccountResult, faulty, recordOwn } from "./account-result.server";

type Context = Readonly<RouterContextProvider>;

/** Sends a code to an address, which counts once the code is entered. */
export async function askAddress(
  { userId }: Viewer,
  email: string,
  context: Context,
): Promise<AccountResult> {
  const { db, config } = context.get(requestContext);
  const { vault } = context.get(authContext);
  if (config.mail === undefined) return refused(409, "No mail server is configured");
  const words = context.get(contentContext);
  const isQueued = await db.transaction(async (tx) => {
    const code = await askForAddress(tx, vault, { userId, email });
    if (code !== null) await queueMail(tx, addressMail(vault, { to: email, code, words, userId }));
    return code !== null;
  });
  if (!isQueued) return faulty(409, "A code was sent a moment ago. Wait a minute for another one.");
  return done(null, { sentTo: email });
}

export async function setAddress(
  viewer: Viewer,
  entered: { email: string; code: string },
  context: Context,
): Promise<AccountResult> {
  const { db } = context.get(requestContext);
  const { vault } = context.get(authContext);
  const outcome = await db.transaction(async (tx) => {
    const response = await proveAddress(tx, vault, { userId: viewer.userId, ...entered });
    if (response === "set") await recordOwn(tx, viewer, "addresses.set");
    return response;
  });
  switch (outcome) {
    case "set":
      return done("Your email address is confirmed");
    case "taken":
      return refused(409, "This address cannot be used");
    case "exhausted":
      return faulty(409, "Too many attempts. Try again in a few hours.", { sentTo: entered.email });
    case "wrong":
      return faulty(409, "Invalid code", { sentTo: entered.email });
  }
}

export async function clearAddress(db: Db, viewer: Viewer): Promise<AccountResult> {
  const removed = await db.transaction(async (tx) => {
    const was = await removeAddress(tx, viewer);
    if (was) await recordOwn(tx, viewer, "addresses.remove");
    await forgetMails(tx, aboutAccount(viewer.userId));
    return was;
  });
  return removed ? done("Your email address is removed") : refused(409, "There was no address");
}

/** For administrators: only they replace a trainee's code. */
export async function newCode(viewer: Viewer, context: Context): Promise<AccountResult> {
  const { db } = context.get(requestContext);
  const { vault } = context.get(authContext);
  const { userId, sessionId } = viewer;
  const accessCode = await db.transaction(async (tx) => {
    await recordOwn(tx, viewer, "codes.replace");
    return giveLongCode(tx, vault, { userId, kept: sessionId });
  });
  return done("Your old access code no longer works", { accessCode });
}

export async function unlink(db: Db, viewer: Viewer, identityId: string): Promise<AccountResult> {
  const removed = await db.transaction(async (tx) => {
    const was = await removeIdentity(tx, viewer.userId, identityId);
    if (was) await recordOwn(tx, viewer, "company-accounts.unlink");
    return was;
  });
  return removed
    ? done("The company account is no longer linked")
    : refused(409, "This company account is no longer linked");
}
