/** Sign-in by access code, by link and by email, and its second step, as endpoints of the auth library. */
import { APIError, createAuthEndpoint, createAuthMiddleware, getOAuthState } from "better-auth/api";
import { setSessionCookie } from "better-auth/cookies";
import type { BetterAuthPlugin } from "better-auth/types";
import { z } from "zod";
import type { Db } from "~/platform/db/database.server";
import { counter } from "~/platform/metrics/metrics.server";
import { readSolution, SOLUTION_HEADER } from "~/platform/proof-of-work/puzzle";
import { DAY_SECONDS } from "~/platform/time/durations";
import { accountCan, rolesOf } from "./accounts.server";
import { arrivalOf, ENTRANCE } from "./after-sign-in.server";
import { beginSession, type Entry, enterAccount, type SignIn } from "./begin-session.server";
import { deviceCookieOf } from "./known-devices.server";
import { mailAddress } from "./mail-codes.server";
import { redeemSignInCode } from "./mail-sign-in.server";
import type { SignInGuard, SignInOutcome } from "./new-devices.server";
import {
  CHALLENGE_COOKIES,
  CHALLENGE_SECONDS,
  challengedUser,
  endChallenge,
  redeemSecondFactor,
} from "./second-factor.server";
import { checkAccessCode } from "./sign-in.server";
import { redeemSignInLink } from "./sign-in-link.server";

/** The header in which only the server passes the client's address to the auth library. */
export const CLIENT_ADDRESS_HEADER = "x-setpoint-client-address";

const DEVICE_SECONDS = 180 * DAY_SECONDS;
const LONGEST_CODE = 200;

const attempts = counter({
  name: "sign_in_attempts_total",
  help: "Sign-in attempts, each step counted separately; exhausted: not checked because too many were wrong.",
  labels: {
    way: ["code", "link", "mail", "second-step", "company"],
    outcome: ["accepted", "refused", "exhausted"],
  },
});

type EndpointContext = Parameters<typeof setSessionCookie>[0];

/** `secure`: cookies are bound to HTTPS and to this exact host. */
export type PluginOptions = { db: Db; guard: SignInGuard; secure: boolean };

export function accessCodePlugin({ db, guard, secure }: PluginOptions) {
  const deviceCookie = deviceCookieOf(secure);
  const challengeCookie = secure ? CHALLENGE_COOKIES.secure : CHALLENGE_COOKIES.plain;
  const attributes = { httpOnly: true, path: "/", sameSite: "lax", secure } as const;

  const signInOf = (ctx: EndpointContext, userId: string): SignIn => ({
    userId,
    deviceToken: ctx.getCookie(deviceCookie) ?? null,
    clientAddress: ctx.headers?.get(CLIENT_ADDRESS_HEADER) ?? "",
    userAgent: ctx.headers?.get("User-Agent") ?? "",
  });

  /** Throwing rolls back the decision, so a link or an emailed code stays valid while the account is closed. */
  const enter = (ctx: EndpointContext, decide: (tx: Db) => Promise<SignInOutcome>) =>
    db.transaction(async (tx): Promise<Entered | Fault> => {
      const outcome = await decide(tx);
      if (outcome.kind !== "accepted") return outcome;
      const entry = await enterAccount(tx, guard, signInOf(ctx, outcome.userId));
      if (isFault(entry)) throw faultOf(entry);
      return entry;
    });

  const respond = async (ctx: EndpointContext, entry: Entry | Fault) => {
    if (isFault(entry)) throw faultOf(entry);
    if (entry.kind === "second-step") {
      const maxAge = CHALLENGE_SECONDS;
      ctx.setCookie(challengeCookie, entry.challengeToken, { ...attributes, maxAge });
      return ctx.json({ signedIn: false });
    }
    await setSessionCookie(ctx, entry.begun);
    const maxAge = DEVICE_SECONDS;
    ctx.setCookie(deviceCookie, entry.begun.deviceToken, { ...attributes, maxAge });
    const roles = await rolesOf(db, entry.begun.user.id);
    return ctx.json(roles.length > 0 ? { signedIn: true, roles } : { signedIn: true });
  };

  return {
    id: "access-code",
    endpoints: {
      signInAccessCode: createAuthEndpoint(
        "/sign-in/access-code",
        {
          method: "POST",
          requireHeaders: true,
          body: z.object({ accessCode: z.string().max(LONGEST_CODE) }),
        },
        async (ctx) => {
          const outcome = await checkAccessCode(db, guard, {
            code: ctx.body.accessCode,
            solution: readSolution(ctx.headers?.get(SOLUTION_HEADER) ?? null),
            clientAddress: ctx.headers?.get(CLIENT_ADDRESS_HEADER) ?? "unknown",
            deviceToken: ctx.getCookie(deviceCookie) ?? null,
          });
          attempts.add({ way: "code", outcome: outcome.kind });
          return respond(ctx, await enter(ctx, async () => outcome));
        },
      ),
      signInLink: createAuthEndpoint(
        "/sign-in/link",
        {
          method: "POST",
          requireHeaders: true,
          body: z.object({
            token: z.string().max(LONGEST_CODE),
            attempt: z.string().min(1).max(LONGEST_CODE).optional(),
          }),
        },
        async (ctx) => {
          const entry = await enter(ctx, async (tx) => {
            const outcome = await redeemSignInLink(tx, ctx.body);
            attempts.add({ way: "link", outcome: outcome.kind });
            return outcome;
          });
          return respond(ctx, entry);
        },
      ),
      signInMailCode: createAuthEndpoint(
        "/sign-in/mail-code",
        {
          method: "POST",
          requireHeaders: true,
          body: z.object({ email: mailAddress, code: z.string().max(LONGEST_CODE) }),
        },
        async (ctx) => {
          const entry = await enter(ctx, async (tx) => {
            const outcome = await redeemSignInCode(tx, guard.vault, {
              ...ctx.body,
              deviceToken: ctx.getCookie(deviceCookie) ?? null,
            });
            attempts.add({ way: "mail", outcome: outcome.kind });
            return outcome;
          });
          return respond(ctx, entry);
        },
      ),
      signInSecondFactor: createAuthEndpoint(
        "/sign-in/second-factor",
        {
          method: "POST",
          requireHeaders: true,
          body: z.object({ code: z.string().max(LONGEST_CODE) }),
        },
        async (ctx) => {
          const token = ctx.getCookie(challengeCookie) ?? "";
          const userId = await challengedUser(db, token);
          if (userId === null) throw new APIError("GONE", { message: "Sign in again" });
          const { code } = ctx.body;
          const outcome = await redeemSecondFactor(db, guard.vault, { userId, code });
          attempts.add({ way: "second-step", outcome: outcome.kind });
          if (outcome.kind !== "accepted") throw faultOf(outcome);
          const entry = await db.transaction(async (tx) => {
            if (!(await endChallenge(tx, token))) throw faultOf({ kind: "refused" });
            return beginSession(tx, guard, signInOf(ctx, userId));
          });
          ctx.setCookie(challengeCookie, "", { ...attributes, maxAge: 0 });
          return respond(ctx, entry);
        },
      ),
    },
    init: () => ({
      options: {
        databaseHooks: {
          session: {
            create: {
              // The library would only insert a row: a session begins as it does after every other sign-in.
              before: async ({ userId }, ctx) => {
                const welcome =
                  ctx !== null && (await accountCan(db, userId, "account.staff-sign-in"));
                attempts.add({ way: "company", outcome: welcome ? "accepted" : "refused" });
                if (!welcome) throw faultOf({ kind: "refused" });
                const wanted = (await getOAuthState())?.callbackURL ?? ENTRANCE;
                const destination = arrivalOf(wanted, { roles: await rolesOf(db, userId) });
                const entry = await enter(ctx, async () => ({ kind: "accepted", userId }));
                await respond(ctx, entry);
                const confirm = `/auth/confirm?redirect=${encodeURIComponent(destination)}`;
                throw ctx.redirect(entry.kind === "session" ? destination : confirm);
              },
            },
          },
        },
      },
    }),
    hooks: {
      before: [
        {
          matcher: ({ path }) => path === "/sign-out",
          // The library reports success even if it could not delete the session (AUTH-6).
          handler: createAuthMiddleware(async (ctx) => {
            const { name } = ctx.context.authCookies.sessionToken;
            const token = await ctx.getSignedCookie(name, ctx.context.secret);
            if (token) await ctx.context.internalAdapter.deleteSession(token);
          }),
        },
      ],
    },
  } satisfies BetterAuthPlugin;
}

type Entered = Extract<Entry, { kind: "session" | "second-step" }>;
type Fault = Exclude<Entry | SignInOutcome, Entered | { kind: "accepted" }>;

function isFault(entry: Entry | Fault): entry is Fault {
  return entry.kind !== "session" && entry.kind !== "second-step";
}

function faultOf(fault: Fault): APIError {
  if (fault.kind === "refused")
    return new APIError("UNAUTHORIZED", { code: "refused", message: "Invalid access code" });
  const headers = { "Retry-After": String(fault.retryAfterSeconds) };
  const puzzle = fault.kind === "exhausted" && fault.puzzle;
  const body = { code: fault.kind, message: "Too many attempts", ...(puzzle && { puzzle }) };
  return new APIError("TOO_MANY_REQUESTS", body, headers);
}
