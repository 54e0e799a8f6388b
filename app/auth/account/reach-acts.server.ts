/** What people change of how others see and reach them: a photo, an email address, an access code, a company account. */

import type { RouterContextProvider } from "react-router";
import { contentContext } from "~/content/content.server";
import type { Db } from "~/platform/db/database.server";
import { bucketOf, reserve } from "~/platform/limits/limits.server";
import { aboutAccount } from "~/platform/mail/mail-state";
import { forgetMails, queueMail } from "~/platform/mail/outbox.server";
import { writtenMail } from "~/platform/mail/written-mail.server";
import { DAY_SECONDS } from "~/platform/time/durations";
import { done, refused } from "~/platform/web/act-result";
import { requestContext } from "~/platform/web/request-context.server";
import { authContext, type Viewer } from "../auth.server";
import { removeIdentity } from "../identities.server";
import { addressChangedMail, addressMail } from "../mail-codes.server";
import { askForAddress, ownAddress, proveAddress, removeAddress } from "../own-address.server";
import { giveLongCode } from "../own-code.server";
import { setOwnPhoto } from "../own-photo.server";
import { type AccountResult, faulty, inOwnAccount, recordOwn } from "./account-result.server";

/** Reading a large picture takes a while, and no one needs many. */
const PHOTOS = { name: "own-photo", most: 20, seconds: DAY_SECONDS };

type Context = Readonly<RouterContextProvider>;

export async function keepPhoto(
  { userId }: Viewer,
  file: File,
  context: Context,
): Promise<AccountResult> {
  const { db } = context.get(requestContext);
  const { vault } = context.get(authContext);
  if (await reserve(db, [bucketOf(vault.hmac, PHOTOS, userId)]))
    return faulty(429, "You have changed your photo many times today. Try again tomorrow.");
  const fault = await setOwnPhoto(db, userId, new Uint8Array(await file.arrayBuffer()));
  return fault === null ? done("Your photo is saved") : faulty(400, fault);
}

/** Sends a code to an address, which counts once the code is entered. */
export async function askAddress(
  viewer: Viewer,
  email: string,
  context: Context,
): Promise<AccountResult> {
  const { db, config } = context.get(requestContext);
  const { vault } = context.get(authContext);
  if (config.mail === undefined) return refused(409, "No mail server is configured");
  const words = context.get(contentContext);
  const { userId } = viewer;
  const isQueued = await inOwnAccount(db, viewer, async (tx) => {
    const code = await askForAddress(tx, vault, { userId, email });
    if (code !== null) await queueMail(tx, addressMail(vault, { to: email, code, words, userId }));
    return code !== null;
  });
  if (!isQueued) return faulty(409, "A code was sent a moment ago. Wait a minute for another one.");
  return done(null, { sentTo: writtenMail(email) });
}

export async function setAddress(
  viewer: Viewer,
  entered: { email: string; code: string },
  context: Context,
): Promise<AccountResult> {
  const { db } = context.get(requestContext);
  const { vault } = context.get(authContext);
  const outcome = await inOwnAccount(db, viewer, async (tx) => {
    const before = await ownAddress(tx, viewer.userId);
    const response = await proveAddress(tx, vault, { userId: viewer.userId, ...entered });
    if (response !== "set") return response;
    await recordOwn(tx, viewer, "addresses.set");
    if (before !== entered.email) await tellBefore(tx, before, viewer, context);
    return response;
  });
  switch (outcome) {
    case "set":
      return done("Your email address is confirmed");
    case "taken":
      return refused(409, "This address cannot be used");
    case "exhausted":
      return faulty(409, "Too many attempts. Try again in a few hours.", {
        sentTo: writtenMail(entered.email),
      });
    case "wrong":
      return faulty(409, "Invalid code", { sentTo: writtenMail(entered.email) });
  }
}

/** Tells the previous address that the account no longer uses it (PEOPLE-1). */
async function tellBefore(tx: Db, before: string | null, { userId }: Viewer, context: Context) {
  const { config } = context.get(requestContext);
  if (before === null || config.mail === undefined) return;
  const words = context.get(contentContext);
  await queueMail(tx, addressChangedMail({ to: before, words, userId }));
}

export async function clearAddress(viewer: Viewer, context: Context): Promise<AccountResult> {
  const { db } = context.get(requestContext);
  const removed = await inOwnAccount(db, viewer, async (tx) => {
    const before = await ownAddress(tx, viewer.userId);
    const was = await removeAddress(tx, viewer);
    if (was) await recordOwn(tx, viewer, "addresses.remove");
    await forgetMails(tx, aboutAccount(viewer.userId));
    await tellBefore(tx, before, viewer, context);
    return was;
  });
  return removed ? done("Your email address is removed") : refused(409, "There was no address");
}

/** For administrators: only they replace a trainee's code. */
export async function newCode(viewer: Viewer, context: Context): Promise<AccountResult> {
  const { db } = context.get(requestContext);
  const { vault } = context.get(authContext);
  const { userId, sessionId } = viewer;
  const accessCode = await inOwnAccount(db, viewer, async (tx) => {
    await recordOwn(tx, viewer, "codes.replace");
    return giveLongCode(tx, vault, { userId, kept: sessionId });
  });
  return done("Your old access code no longer works", { accessCode });
}

export async function unlink(db: Db, viewer: Viewer, identityId: string): Promise<AccountResult> {
  const removed = await inOwnAccount(db, viewer, async (tx) => {
    const was = await removeIdentity(tx, viewer.userId, identityId);
    if (was) await recordOwn(tx, viewer, "company-accounts.unlink");
    return was;
  });
  return removed
    ? done("The company account is no longer linked")
    : refused(409, "This company account is no longer linked");
}
