/** Door of the auth room: who is asking, what they may do, and the accounts behind it. */
import type { Logger } from "pino";
import { createContext, type RouterContextProvider, redirect } from "react-router";
import type { Content } from "~/content/content.server";
import { type Actor, type NewEvent, recordEvent } from "~/events/events.server";
import type { Config } from "~/platform/config/config.server";
import type { Db } from "~/platform/db/database.server";
import { Gate } from "~/platform/limits/gate.server";
import { reserveFile } from "~/platform/limits/limits.server";
import type { LiveHub } from "~/platform/realtime/live-hub.server";
import { addressBlock } from "~/platform/web/client-address.server";
import { leaveNotice } from "~/platform/web/flash.server";
import { requestContext } from "~/platform/web/request-context.server";
import { jsonError, pageBefore, pagePath } from "~/platform/web/responses.server";
import { explainCodes, normalizeCode } from "./access-code";
import {
  insertFirstAdministrator,
  insertTrainee,
  type NewAccount,
  type NewPerson,
  replaceCode,
  sealedCode,
  traineeOfCode,
  verifyAccount,
} from "./accounts.server";
import { administratorLink } from "./administrators.server";
import { countCodesForLimits, digitsAfter } from "./code-counts.server";
import { type CodeVault, createCodeVault } from "./code-vault.server";
import { lastFailedSignOn } from "./failed-sign-ons.server";
import { createLibraryHandler } from "./library-handler.server";
import { mailSecret, openMail } from "./mail-codes.server";
import { type MailWanted, requestSignInMail } from "./mail-sign-in.server";
import { newDeviceLimit, newDeviceProbe } from "./new-devices.server";
import { peopleVerbs } from "./people-verbs.server";
import { can, type Verb } from "./rights";
import { createSecretCheck } from "./secret-check.server";
import {
  createSessionReader,
  forgetSession,
  mayBeSignedIn,
  type SessionReader,
  type Viewer,
} from "./session-reader.server";
import { type AlsoExpired, planSweeps, sweepJobs } from "./sign-in.server";
import { createSignInLink, linkPath } from "./sign-in-link.server";

export { openAccountNotices } from "./account-notices.server";
export {
  actorNow,
  deleteTrainee,
  setTraineeActive,
  staffWho,
  traineesOnly,
  viewerNow,
} from "./accounts.server";
export { administratorCounts, staffWithoutSecondStep } from "./administrators.server";
export { announcementStop, refusersOf } from "./announcement-mails.server";
export { createCodeVault } from "./code-vault.server";
export { COMPANY_CALLBACK, PUBLIC_AUTH_PATHS } from "./library-handler.server";
export { mailAddress, optionalMailAddress } from "./mail-codes.server";
export {
  accountDetail,
  namesakes,
  ownAddress as verifiedAddress,
  shownAddress,
} from "./own-address.server";
export { ownPhoto, setOwnPhoto } from "./own-photo.server";
export { requireReauthentication } from "./reauthentication.server";
export { can, knownRoles, verbsOf, workOf } from "./rights";
export { rotateSecret, secretWarnings } from "./secret-rotation.server";
export { type Seen, traineesSeenBy } from "./trainee-scope.server";
export type { Verb, Viewer };

export type Auth = ReturnType<typeof createAuth>;

export const authContext = createContext<Auth>();

/** `config`: what counts now; `words`: the published ones. */
type AuthOptions = {
  config: () => Config;
  db: Db;
  hub: LiveHub;
  secret: string;
  log: Logger;
  words: () => Content;
};

/** Sign-in, sign-out and sessions for this product, over HTTP (plain cookies) and HTTPS (`__Host-` cookies). */
export function createAuth({ config, db, hub, secret, log, words }: AuthOptions) {
  const vault: CodeVault = createCodeVault(secret);
  const readSession: SessionReader = createSessionReader(db, hub, secret);
  const guard = { vault, gate: new Gate(), log, words };
  const { baseUrl, adminAccessCode } = config();
  const library = { baseUrl, db, secret, guard };
  return {
    vault,
    /** For an email that holds a code or a link, so the outbox keeps it encrypted. */
    mailSecret: (validMinutes: number) => mailSecret(vault, validMinutes),
    /** Decrypts such an email when it is sent; null if another secret encrypted it. */
    openMail: (sealed: string, mailId: string) => openMail(vault, sealed, mailId),
    /** Emails a sign-in link and a code to someone's address; returns null, or the seconds until the next may be requested. */
    mailSignIn: (asked: Omit<MailWanted, "baseUrl">) =>
      requestSignInMail(db, vault, { ...asked, baseUrl }),
    /** Whether this person must set up a second step before anything else (`REQUIRE_ADMIN_TOTP`). */
    mustEnrol: (viewer: Viewer) =>
      config().requireAdminTotp && can(viewer, "account.second-step") && !viewer.hasSecondFactor,
    /** Decrypts an access code, for an administrator who may copy it; null if another secret encrypted it. */
    openCode: vault.tryOpen,
    /** Someone's own access code, for an email to them; null if another secret encrypted it. */
    async codeFor(userId: string, within: Db = db): Promise<string | null> {
      const sealed = await sealedCode(within, userId);
      return sealed && vault.tryOpen(sealed, userId);
    },
    readSession,
    mayBeSignedIn,
    /** Replaces a visitor's address in the database, so the address itself is not stored. */
    callerKey: (address: string) => vault.hmac(`caller ${addressBlock(address)}`),
    /** Checks a shared secret, with its own rate limit. */
    checkSecret: createSecretCheck(db, vault),
    /** Creates the first administrator if none exists; returns the code if it was generated, to be shown once. */
    createFirstAdministrator: () => insertFirstAdministrator(db, vault, adminAccessCode),
    /** What staff do with other accounts. */
    people: peopleVerbs({ db, vault, config, words }),
    /**
     * Creates a trainee's account and checks that its code signs in to it; `fault` is set if that check failed, or if
     * another account has the address.
     */
    async createTrainee(
      person: NewPerson,
      actor: NewEvent["actor"],
      within: Db = db,
      digits = config().accessCodeLength,
    ): Promise<{ made: NewAccount } | { fault: string; isTaken?: true }> {
      const made = await within.transaction(async (tx) => {
        const account = await insertTrainee(tx, vault, person, digits);
        if (account === null) return null;
        const label = `${person.firstName} ${person.lastName}`.trim();
        const subject = { kind: "trainee" as const, id: account.userId, label };
        await recordEvent(tx, {
          actor,
          verb: "trainees.create",
          subject,
          before: null,
          after: { firstName: person.firstName, lastName: person.lastName },
        });
        return account;
      });
      if (made === null)
        return { fault: `Another account has the address ${person.email}`, isTaken: true };
      const fault = await verifyAccount(within, vault, made);
      return fault === null ? { made } : { fault };
    },
    /** One length for the codes of so many new trainees. */
    codeDigits: async (more: number, within: Db = db) =>
      config().accessCodeLength ?? digitsAfter(within, more),
    /** Replaces a trainee's code and ends what the old one opened, with its event. Null: no such trainee. */
    async replaceCode(
      { id, label }: { id: string; label: string },
      actor: Actor,
      within: Db = db,
    ): Promise<{ accessCode: string } | null> {
      return within.transaction(async (tx) => {
        const replaced = await replaceCode(tx, vault, id, config().accessCodeLength);
        if (replaced === null) return null;
        const { accessCode, digits } = replaced;
        const subject = { kind: "trainee" as const, id, label };
        await recordEvent(tx, {
          actor,
          verb: "codes.replace",
          subject,
          before: null,
          after: { digits },
        });
        return { accessCode };
      });
    },
    /** The trainee whose code this is; null if there is none. For administrators only: it reveals which codes exist. */
    traineeOfCode: (code: string) => traineeOfCode(db, vault.hmac(normalizeCode(code))),
    newDeviceProbe: newDeviceProbe(db, vault),
    newDeviceLimit: () => newDeviceLimit(db, vault),
    sweepJobs: (also: AlsoExpired) => sweepJobs(log, also),
    planSweeps: () => planSweeps(db),
    lastFailedSignOn: () => lastFailedSignOn(db),
    handle: createLibraryHandler(library, () => config().oidc),
  };
}

const ENROL_FIRST = "Set up two-step sign-in on your account page first";

/** Who is signed in, whether or not they may do anything yet; null for a visitor. */
export async function signedInViewer(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<Viewer | null> {
  return context.get(authContext).readSession(request);
}

/** A request's viewer; null for a visitor, and for an administrator who must set up a second step first. */
export async function viewerOf(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<Viewer | null> {
  const viewer = await signedInViewer(request, context);
  return viewer && context.get(authContext).mustEnrol(viewer) ? null : viewer;
}

/** The caller of a function, who is signed in and has this right, if it asks for one; anyone else gets a JSON error (AUTH-5). */
export async function requireCaller(
  request: Request,
  context: Readonly<RouterContextProvider>,
  verb: Verb | null = null,
): Promise<Viewer> {
  const viewer = await signedInViewer(request, context);
  if (viewer === null) throw jsonError(401, "Sign in first");
  if (verb !== null && !can(viewer, verb)) throw jsonError(403, "You do not have admin privileges");
  if (context.get(authContext).mustEnrol(viewer)) throw jsonError(403, ENROL_FIRST);
  return viewer;
}

/** The signed-in person on their own account page, which is open to those who must set up a second step. */
export async function requireAccount(
  request: Request,
  context: Readonly<RouterContextProvider>,
  notice?: string,
): Promise<Viewer> {
  const viewer = await signedInViewer(request, context);
  if (viewer) return viewer;
  const dead = forgetSession(request);
  const changing = request.method !== "GET";
  const back = encodeURIComponent(changing ? pageBefore(request) : pagePath(request));
  const headers = new Headers(dead ? { "Set-Cookie": dead } : {});
  const left = notice ?? (changing ? "session-ended" : dead && "session-over");
  if (left) headers.append("Set-Cookie", leaveNotice(left));
  throw redirect(`/auth?redirect=${back}`, { headers });
}

/**
 * The signed-in person, who has this right. A visitor is sent to /auth and comes back after signing in; anyone else
 * gets a notice on the training page (AUTH-3).
 */
export async function requireRight(
  request: Request,
  context: Readonly<RouterContextProvider>,
  verb: Verb,
  notice?: string,
): Promise<Viewer> {
  const viewer = await requireAccount(request, context, notice);
  if (context.get(authContext).mustEnrol(viewer)) {
    const back = request.method === "GET" ? pagePath(request) : pageBefore(request);
    throw redirect(`/account?back=${encodeURIComponent(back)}`, {
      headers: { "Set-Cookie": leaveNotice("totp-required") },
    });
  }
  if (can(viewer, verb)) return viewer;
  throw redirect("/training", { headers: { "Set-Cookie": leaveNotice("access-denied") } });
}

/** Counts one file that this request's person has made; throws 429 with a sentence when it is one too many. */
export async function countFile(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<void> {
  const { userId } = await requireAccount(request, context);
  const { vault } = context.get(authContext);
  await reserveFile(context.get(requestContext).db, vault.hmac, userId);
}

/**
 * The path of a single-use sign-in address for an active user, its token in the fragment; null if there is no such user.
 * `sentTo`: the address it is mailed to, which it confirms.
 */
export async function signInPath(db: Db, userId: string, sentTo?: string): Promise<string | null> {
  const token = await createSignInLink(db, userId, sentTo);
  return token === null ? null : linkPath(token);
}

/** What an administrator should know about the access codes in use. */
export async function codePolicy(db: Db, config: Config): Promise<string> {
  return explainCodes(await countCodesForLimits(db), config.accessCodeLength);
}

/** A sign-in path for the longest-serving administrator; null if there is none. `oneStep` removes that person's second step. */
export async function administratorSignInPath(db: Db, oneStep = false): Promise<string | null> {
  const token = await administratorLink(db, oneStep);
  return token === null ? null : linkPath(token);
}
