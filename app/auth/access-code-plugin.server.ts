/** Sign-in by access code and by link, as endpoints of the auth library. */
import { APIError, createAuthEndpoint, createAuthMiddleware } from "better-auth/api";
import { setSessionCookie } from "better-auth/cookies";
import type { BetterAuthPlugin } from "better-auth/types";
import { z } from "zod";
import type { Db } from "~/platform/db/database.server";
import type { SignInOutcome } from "./budget-gate.server";
import {
  checkAccessCode,
  recordSignIn,
  redeemSignInLink,
  rememberDevice,
  type SignInGuard,
} from "./sign-in.server";

/** Header in which the server, and nobody else, tells the client's address to the auth library. */
export const CLIENT_ADDRESS_HEADER = "x-setpoint-client-address";

const DEVICE_SECONDS = 180 * 86_400;
const LONGEST_CODE = 200;

type EndpointContext = Parameters<typeof setSessionCookie>[0];

/** `secure`: cookies are bound to HTTPS and to this very host. */
export type PluginOptions = { db: Db; guard: SignInGuard; secure: boolean };

export function accessCodePlugin({ db, guard, secure }: PluginOptions) {
  const deviceCookie = secure ? "__Host-device" : "device";

  const finish = async (ctx: EndpointContext, outcome: SignInOutcome) => {
    if (outcome.kind === "exhausted") {
      const headers = { "Retry-After": String(outcome.retryAfterSeconds) };
      throw new APIError("TOO_MANY_REQUESTS", { message: "Too many attempts" }, headers);
    }
    if (outcome.kind === "refused")
      throw new APIError("UNAUTHORIZED", { message: "Invalid access code" });
    const user = await ctx.context.internalAdapter.findUserById(outcome.userId);
    if (!user) throw new APIError("UNAUTHORIZED", { message: "Invalid access code" });
    const session = await ctx.context.internalAdapter.createSession(user.id);
    await setSessionCookie(ctx, { session, user });
    const device = await rememberDevice(db, user.id, ctx.getCookie(deviceCookie) ?? null);
    ctx.setCookie(deviceCookie, device, {
      httpOnly: true,
      maxAge: DEVICE_SECONDS,
      path: "/",
      sameSite: "lax",
      secure,
    });
    await recordSignIn(db, user.id);
    return ctx.json({ signedIn: true });
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
            clientAddress: ctx.headers?.get(CLIENT_ADDRESS_HEADER) ?? "unknown",
            deviceToken: ctx.getCookie(deviceCookie) ?? null,
          });
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
        async (ctx) => finish(ctx, await redeemSignInLink(db, ctx.body.token)),
      ),
    },
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
