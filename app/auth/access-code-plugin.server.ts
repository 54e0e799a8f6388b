/** Sign-in by access code, by link and by mail, and its second step, as endpoints of the auth library. */
import { APIError, createAuthEndpoint, createAuthMiddleware, getOAuthState } from "better-auth/api";
import { setSessionCookie } from "better-auth/cookies";
import type { BetterAuthPlugin } from "better-auth/types";
import { z } from "zod";
import type { Db } from "~/platform/db/database.server";
import { counter } from "~/platform/metrics/metrics.server";
import { readSolution, SOLUTION_HEADER } from "~/platform/proof-of-work/puzzle";
import { isActiveStaff } from "./accounts.server";
import { beginSession } from "./begin-session.server";
import { mailAddress } from "./mail/mail-address";
import { redeemSignInCode } from "./mail/mail-sign-in.server";
import type { SignInGuard, SignInOutcome } from "./new-devices.server";
import {
  beginChallenge,
  CHALLENGE_COOKIES,
  CHALLENGE_SECONDS,
  challengedUser,
  endChallenge,
} from "./second-factor/challenge.server";
import { hasSecondFactor, redeemSecondFactor } from "./second-factor/second-factor.server";
import { checkAccessCode, redeemSignInLink } from "./sign-in.server";

/** Header in which the server, and nobody else, tells the client's address to the auth library. */
export const CLIENT_ADDRESS_HEADER = "x-setpoint-client-address";

const DEVICE_SECONDS = 180 * 86_400;
const LONGEST_CODE = 200;

const attempts = counter({
  name: "sign_in_attempts_total",
  help: "Attempts to sign in, each step by itself; exhausted: not looked at, for too many were wrong.",
  labels: {
    way: ["code", "link", "mail", "second-step", "company"],
    outcome: ["accepted", "refused", "exhausted"],
  },
});

type EndpointContext = Parameters<typeof setSessionCookie>[0];

/** `secure`: cookies are bound to HTTPS and to this very host. */
export type PluginOptions = { db: Db; guard: SignInGuard; secure: boolean };

export function accessCodePlugin({ db, guard, secure }: PluginOptions) {
  const deviceCookie = secure ? "__Host-device" : "device";
  const challengeCookie = secure ? CHALLENGE_COOKIES.secure : CHALLENGE_COOKIES.plain;
  const attributes = { httpOnly: true, path: "/", sameSite: "lax", secure } as const;

  const challenge = async (ctx: EndpointContext, userId: string) => {
    const token = await beginChallenge(db, userId);
    ctx.setCookie(challengeCookie, token, { ...attributes, maxAge: CHALLENGE_SECONDS });
  };

  const begin = async (ctx: EndpointContext, userId: string) => {
    const begun = await beginSession(db, guard.vault, {
      userId,
      deviceToken: ctx.getCookie(deviceCookie) ?? null,
      clientAddress: ctx.headers?.get(CLIENT_ADDRESS_HEADER) ?? "",
      userAgent: ctx.headers?.get("User-Agent") ?? "",
    });
    if (begun === null) throw refusal();
    await setSessionCookie(ctx, begun);
    ctx.setCookie(deviceCookie, begun.deviceToken, { ...attributes, maxAge: DEVICE_SECONDS });
    return ctx.json({ signedIn: true });
  };

  const finish = async (ctx: EndpointContext, outcome: SignInOutcome) => {
    const userId = acceptedUser(outcome);
    if (!(await hasSecondFactor(db, userId))) return begin(ctx, userId);
    await challenge(ctx, userId);
    return ctx.json({ signedIn: false });
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
          return finish(ctx, outcome);
        },
      ),
      signInLink: createAuthEndpoint(
        "/sign-in/link",
        {
          method: "POST",
          requireHeaders: true,
          body: z.object({ token: z.string().max(LONGEST_CODE) }),
        },
        async (ctx) => {
          const outcome = await redeemSignInLink(db, ctx.body.token);
          attempts.add({ way: "link", outcome: outcome.kind });
          return finish(ctx, outcome);
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
          const outcome = await redeemSignInCode(db, guard.vault, ctx.body);
          attempts.add({ way: "mail", outcome: outcome.kind });
          return finish(ctx, outcome);
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
          acceptedUser(outcome);
          if (!(await endChallenge(db, token))) throw refusal();
          ctx.setCookie(challengeCookie, "", { ...attributes, maxAge: 0 });
          return begin(ctx, userId);
        },
      ),
    },
    init: () => ({
      options: {
        databaseHooks: {
          session: {
            create: {
              // The library would only insert a row: sessions begin in `begin`, after both steps.
              before: async ({ userId }, ctx) => {
                const welcome = ctx !== null && (await isActiveStaff(db, userId));
                attempts.add({ way: "company", outcome: welcome ? "accepted" : "refused" });
                if (!welcome) throw refusal();
                const goal = (await getOAuthState())?.callbackURL ?? "/";
                if (await hasSecondFactor(db, userId)) {
                  await challenge(ctx, userId);
                  throw ctx.redirect(`/auth/confirm?redirect=${encodeURIComponent(goal)}`);
                }
                await begin(ctx, userId);
                throw ctx.redirect(goal);
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
          // The library answers success even where it could not delete the session (AUTH-6).
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

function acceptedUser(outcome: SignInOutcome): string {
  if (outcome.kind === "accepted") return outcome.userId;
  if (outcome.kind === "refused") throw refusal();
  const headers = { "Retry-After": String(outcome.retryAfterSeconds) };
  const { puzzle } = outcome;
  const body = { message: "Too many attempts", ...(puzzle && { puzzle }) };
  throw new APIError("TOO_MANY_REQUESTS", body, headers);
}

function refusal(): APIError {
  return new APIError("UNAUTHORIZED", { code: "refused", message: "Invalid access code" });
}
