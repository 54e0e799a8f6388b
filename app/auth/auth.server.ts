/** The door of the auth slice: who is asking, what they may do, and the accounts behind it. */
import { and, asc, eq } from "drizzle-orm";
import type { Logger } from "pino";
import { createContext, type RouterContextProvider, redirect } from "react-router";
import type { Config } from "~/platform/config/config.server";
import { type Db, isDatabaseUnavailable } from "~/platform/db/database.server";
import { jsonError } from "~/platform/http/answers.server";
import { leaveNotice } from "~/platform/http/flash.server";
import { requestContext } from "~/platform/http/request-context.server";
import type { LiveHub } from "~/platform/realtime/live-hub.server";
import { explainCodes } from "./access-code";
import { CLIENT_ADDRESS_HEADER } from "./access-code-plugin.server";
import {
  insertFirstAdministrator,
  insertTrainee,
  isTrainee,
  type NewAccount,
  type PersonName,
  removeTrainee,
  switchTrainee,
  verifyAccount,
} from "./accounts.server";
import { createAuthLibrary } from "./auth-library.server";
import { BudgetGate } from "./budget-gate.server";
import { type CodeVault, createCodeVault } from "./code-vault.server";
import { createSessionReader, type SessionReader, type Viewer } from "./session-reader.server";
import { countActiveCodes, createSignInLink, forgetExpired } from "./sign-in.server";

import { trainingCredentials, userRoles } from "./tables";

export type { Viewer };

/** The paths of the auth library that are open to the outside; everything else of it is used from inside only. */
export const PUBLIC_AUTH_PATHS = new Set([
  "/api/auth/sign-in/access-code",
  "/api/auth/sign-in/link",
  "/api/auth/sign-out",
]);

const HOUR_MS = 3_600_000;

export type Auth = ReturnType<typeof createAuth>;

export const authContext = createContext<Auth>();

type AuthOptions = { config: Config; db: Db; hub: LiveHub; secret: string };

/** Sign-in, sign-out and sessions for this product, over HTTP (plain cookies) and HTTPS (`__Host-` cookies). */
export function createAuth({ config, db, hub, secret }: AuthOptions) {
  const vault: CodeVault = createCodeVault(secret);
  const readSession: SessionReader = createSessionReader(db, hub, secret);
  const guard = { vault, gate: new BudgetGate() };
  const library = { baseUrl: config.baseUrl, db, secret, guard };
  const plain = createAuthLibrary({ ...library, secure: false });
  const secure = createAuthLibrary({ ...library, secure: true });
  return {
    /** Reads a sealed access code, for an administrator who may copy it; null where it was sealed with another secret. */
    openCode(sealed: string, userId: string): string | null {
      try {
        return vault.open(sealed, userId);
      } catch {
        return null;
      }
    },
    readSession,
    /** Makes the first administrator where none exists; answers its code where that was drawn, to be shown once. */
    createFirstAdministrator: () => insertFirstAdministrator(db, vault, config.adminAccessCode),
    /** Makes a trainee's account and checks that its code signs in to it; `fault` says where that check failed. */
    async createTrainee(person: PersonName): Promise<{ made: NewAccount } | { fault: string }> {
      const made = await insertTrainee(db, vault, person, config.accessCodeLength);
      const fault = await verifyAccount(db, vault, made);
      return fault === null ? { made } : { fault };
    },
    /** Every hour, deletes what has expired. Answers how to stop. */
    sweepHourly(log: Logger): () => void {
      const sweep = () =>
        forgetExpired(db).catch((error) => log.error({ err: error }, "sweep failed"));
      const timer = setInterval(sweep, HOUR_MS).unref();
      return () => clearInterval(timer);
    },
    /** Has the auth library answer a request that reached this server from `clientAddress`. */
    async handle(request: Request, clientAddress: string): Promise<Response> {
      const { handler } = new URL(request.url).protocol === "https:" ? secure : plain;
      const headers = new Headers(request.headers);
      headers.set(CLIENT_ADDRESS_HEADER, clientAddress);
      return handler(new Request(request, { headers }));
    },
  };
}

/** The viewer of a request; null for a visitor. */
export async function viewerOf(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<Viewer | null> {
  return context.get(authContext).readSession(request);
}

/** The signed-in person; a visitor is sent to /auth and comes back after signing in (AUTH-3). */
export async function requireUser(
  request: Request,
  context: Readonly<RouterContextProvider>,
  notice?: string,
): Promise<Viewer> {
  const viewer = await viewerOf(request, context);
  if (viewer) return viewer;
  const { pathname, search } = new URL(request.url);
  const back = encodeURIComponent(request.method === "GET" ? pathname + search : pathname);
  throw redirect(
    `/auth?redirect=${back}`,
    notice ? { headers: { "Set-Cookie": leaveNotice(notice) } } : undefined,
  );
}

/** The signed-in administrator; anyone else is told so on the training page (AUTH-3). */
export async function requireAdmin(
  request: Request,
  context: Readonly<RouterContextProvider>,
  notice?: string,
): Promise<Viewer> {
  const viewer = await requireUser(request, context, notice);
  if (viewer.isAdmin) return viewer;
  throw redirect("/training", { headers: { "Set-Cookie": leaveNotice("access-denied") } });
}

/** The administrator who calls a function; anyone else gets a JSON error (AUTH-5). */
export async function requireAdminCall(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<Viewer> {
  const viewer = await viewerOf(request, context);
  if (viewer === null) throw jsonError(401, "Sign in first");
  if (!viewer.isAdmin) throw jsonError(403, "You do not have admin privileges");
  return viewer;
}

/** Passes a sign-in or sign-out of a page on to the auth library. */
export async function callAuth(
  request: Request,
  context: Readonly<RouterContextProvider>,
  path: string,
  body: Readonly<Record<string, string>>,
): Promise<Response> {
  const headers = new Headers(request.headers);
  headers.set("Content-Type", "application/json");
  headers.delete("Content-Length");
  const call = new Request(new URL(`/api/auth${path}`, request.url), {
    method: "POST",
    headers,
    body: JSON.stringify(body),
  });
  const { clientAddress, log } = context.get(requestContext);
  return context
    .get(authContext)
    .handle(call, clientAddress)
    .catch((error) => {
      log.error({ err: error }, "the auth library failed");
      const status = isDatabaseUnavailable(error) ? 503 : 500;
      return jsonError(status, "An unexpected error occurred");
    });
}

/** Activates or deactivates a trainee; deactivation ends every session at once. False: no such trainee. */
export async function setTraineeActive(db: Db, userId: string, active: boolean): Promise<boolean> {
  return switchTrainee(db, userId, active);
}

/** Deletes a trainee with sessions, role and progress together. False: no such trainee. */
export async function deleteTrainee(db: Db, userId: string): Promise<boolean> {
  return removeTrainee(db, userId);
}

/** The condition that credentials are a trainee's, for queries of other slices. */
export function traineesOnly(db: Db) {
  return isTrainee(db);
}

/** The path of a single-use sign-in address for an active user, its token in the fragment; null where there is no such user. */
export async function signInPath(db: Db, userId: string): Promise<string | null> {
  const token = await createSignInLink(db, userId);
  return token === null ? null : `/auth/link#${token}`;
}

/** What an administrator should know about the access codes in use. */
export async function codePolicy(db: Db, config: Config): Promise<string> {
  return explainCodes(await countActiveCodes(db), config.accessCodeLength);
}

/** A sign-in path for the administrator who has been there longest; null where there is none. */
export async function administratorSignInPath(db: Db): Promise<string | null> {
  const [administrator] = await db
    .select({ userId: userRoles.userId })
    .from(userRoles)
    .innerJoin(trainingCredentials, eq(trainingCredentials.userId, userRoles.userId))
    .where(and(eq(userRoles.role, "admin"), eq(trainingCredentials.isActive, true)))
    .orderBy(asc(trainingCredentials.createdAt))
    .limit(1);
  return administrator ? signInPath(db, administrator.userId) : null;
}
