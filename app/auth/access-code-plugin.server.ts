/** Sign-in by access code, by link and by email, and its second step, as endpoints of the auth library. */
import { APIError, createAuthEndpoint, createAuthMiddleware, getOAuthState } from "better-auth/api";
import { setSessionCookie } from "better-auth/cookies";
import type { BetterAuthPlugin } from "better-auth/types";
import { z } from "zod";
import type { Db } from "~/platform/db/database.server";
import { counter } from "~/platform/metrics/metrics.server";
import { readSolution, SOLUTION_HEADER } from "~/platform/proof-of-work/puzzle";
import { DAY_SECONDS } from "~/platform/time/durations";
import { normalizeCode } from "./access-code";
import { accountCan, rolesOf } from "./accounts.server";
import { arrivalOf, ENTRANCE } from "./after-sign-in.server";
import {
  type Admission,
  type Entry,
  enterAccount,
  enterBySecondStep,
  type FirstStep,
  type SignIn,
} from "./begin-session.server";
import { ownIdentities } from "./identities.server";
import { DEVICE_DAYS, deviceCookieOf } from "./known-devices.server";
import { mailAddress } from "./mail-codes.server";
import { redeemSignInCode } from "./mail-sign-in.server";
import type { SignInGuard, SignInRefusal } from "./new-devices.server";
import { CHALLENGE_COOKIES, CHALLENGE_SECONDS, challengedUser } from "./second-factor.server";
import { checkAccessCode } from "./sign-in.server";
import { checkSignInLink } from "./sign-in-link.server";

/** The header in which only the server passes the client's address to the auth library. */
export const CLIENT_ADDRESS_HEADER = "x-setpoint-client-address";

const LONGEST_CODE = 200;

const attempts = counter({
  name: "sign_in_attempts_total",
  help: "Sign-in attempts, each step counted separately; exhausted: not checked because too many were wrong.",
  labels: {
    way: ["code", "link", "mail", "second-step", "company"],
    outcome: ["accepted", "refused", "exhausted"],
  },
});

type Way = "code" | "link" | "mail" | "company";
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
  const enter = (ctx: EndpointContext, way: Way, decide: (tx: Db) => Promise<FirstStep | Fault>) =>
    db.transaction(async (tx): Promise<Entered | Fault> => {
      const step = await decide(tx);
      attempts.add({ way, outcome: outcomeOf(step) });
      if (step.kind !== "accepted") return step;
      const entry = await enterAccount(tx, guard, signInOf(ctx, step.userId), step.admits);
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
    const maxAge = DEVICE_DAYS * DAY_SECONDS;
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
          const lookup = guard.vault.hmac(normalizeCode(ctx.body.accessCode));
          const admits: Admission = async (_, account) => account.accessCodeLookup === lookup;
          const step = outcome.kind === "accepted" ? { ...outcome, admits } : outcome;
          return respond(ctx, await enter(ctx, "code", async () => step));
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
          return respond(ctx, await enter(ctx, "link", (tx) => checkSignInLink(tx, ctx.body)));
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
          const deviceToken = ctx.getCookie(deviceCookie) ?? null;
          const redeem = (tx: Db) =>
            redeemSignInCode(tx, guard.vault, { ...ctx.body, deviceToken });
          return respond(ctx, await enter(ctx, "mail", redeem));
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
          const step = { challengeToken: token, code: ctx.body.code };
          const entry = await db.transaction((tx) =>
            enterBySecondStep(tx, guard, signInOf(ctx, userId), step),
          );
          attempts.add({ way: "second-step", outcome: outcomeOf(entry) });
          if (isFault(entry)) throw faultOf(entry);
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
                if (ctx === null) throw faultOf({ kind: "refused" });
                const wanted = (await getOAuthState())?.callbackURL ?? ENTRANCE;
                const destination = arrivalOf(wanted, { roles: await rolesOf(db, userId) });
                const admits = (tx: Db) => mayEnterByCompany(tx, userId);
                const entry = await enter(ctx, "company", async (tx) =>
                  (await admits(tx)) ? { kind: "accepted", userId, admits } : { kind: "refused" },
                );
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
type Fault = Exclude<Entry, Entered> | SignInRefusal;

function isFault(entry: Entry | Fault): entry is Fault {
  return entry.kind !== "session" && entry.kind !== "second-step";
}

/** Also asked of someone whose company account the library has just recognized: roles and links may end. */
async function mayEnterByCompany(db: Db, userId: string): Promise<boolean> {
  return (
    (await accountCan(db, userId, "account.staff-sign-in")) &&
    (await ownIdentities(db, userId)).length > 0
  );
}

function outcomeOf({ kind }: FirstStep | Entry | Fault): "accepted" | "refused" | "exhausted" {
  if (kind === "exhausted" || kind === "refused") return kind;
  return kind === "too-many-sign-ins" ? "exhausted" : "accepted";
}

function faultOf(fault: Fault): APIError {
  if (fault.kind === "refused")
    return new APIError("UNAUTHORIZED", { code: "refused", message: "Invalid access code" });
  const headers = { "Retry-After": String(fault.retryAfterSeconds) };
  const puzzle = fault.kind === "exhausted" && fault.puzzle;
  const body = { code: fault.kind, message: "Too many attempts", ...(puzzle && { puzzle }) };
  return new APIError("TOO_MANY_REQUESTS", body, headers);
}
