/** The auth library as this product configures it: its tables, its cookies, our sign-in. */
import { type BetterAuthPlugin, betterAuth } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { getSessionFromCtx } from "better-auth/api";
import { jwt } from "better-auth/plugins";
import type { Db } from "~/platform/db/database.server";
import { DAY_SECONDS } from "~/platform/time/durations";
import { accessCodePlugin, CLIENT_ADDRESS_HEADER } from "./access-code-plugin.server";
import { accountCan, rolesOf } from "./accounts.server";
import { SESSION_SECONDS } from "./begin-session.server";
import { ownIdentities, recordLink } from "./identities.server";
import type { SignInGuard } from "./new-devices.server";
import { SESSION_COOKIES } from "./session-cookies";
import { accounts, sessions, signingKeys, users, verifications } from "./tables";

const KEY_SECONDS = 90 * DAY_SECONDS;
/** How long an old key stays published: longer than any token or cached key set lives. */
const GRACE_SECONDS = DAY_SECONDS;

/** A link says who someone is elsewhere; tokens to act on their behalf are not stored. */
const NO_TOKENS = { accessToken: null, refreshToken: null, idToken: null };

/** `secure`: for visitors who come over HTTPS. */
export type LibraryOptions = {
  baseUrl: string;
  db: Db;
  secret: string;
  guard: SignInGuard;
  secure: boolean;
  plugins?: BetterAuthPlugin[];
};

export function createAuthLibrary(options: LibraryOptions) {
  const { baseUrl, db, secret, guard, secure, plugins = [] } = options;
  return betterAuth({
    appName: "Setpoint",
    baseURL: baseUrl,
    basePath: "/api/auth",
    secret,
    database: drizzleAdapter(db, {
      provider: "pg",
      schema: {
        user: users,
        session: sessions,
        account: accounts,
        verification: verifications,
        jwks: signingKeys,
      },
    }),
    session: {
      expiresIn: SESSION_SECONDS,
      disableSessionRefresh: true,
      cookieCache: { enabled: false },
    },
    account: {
      // The sign-on's state travels encrypted in the browser's own cookie: nothing to store for visitors.
      storeStateStrategy: "cookie",
      updateAccountOnSignIn: false,
      // Only its owner links a company account, on the account page: an address may pass to someone else.
      accountLinking: { allowDifferentEmails: true, disableImplicitLinking: true },
    },
    databaseHooks: {
      account: {
        create: {
          before: async (account, ctx) => {
            const session = ctx && (await getSessionFromCtx(ctx));
            return session?.user.id === account.userId && staffLink(db, account);
          },
          after: ({ userId }) => recordLink(db, userId),
        },
        update: { before: async (account) => ({ data: { ...account, ...NO_TOKENS } }) },
      },
    },
    // The server checks where a change comes from before it gets here, and the rate limit on wrong codes limits
    // guessing.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
    onAPIError: { throw: true, errorURL: "/auth" },
    advanced: {
      useSecureCookies: false,
      disableOriginCheck: true,
      disableCSRFCheck: true,
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS_HEADER] },
      defaultCookieAttributes: { httpOnly: true, path: "/", sameSite: "lax", secure },
      cookies: {
        oauth_state: { name: secure ? "__Host-sign-on" : "sign-on" },
        session_token: {
          name: secure ? SESSION_COOKIES.secure : SESSION_COOKIES.plain,
          attributes: { httpOnly: true, path: "/", sameSite: "lax", secure },
        },
      },
    },
    plugins: [accessCodePlugin({ db, guard, secure }), tokens(db, baseUrl), ...plugins],
  });
}

/** Short-lived statements of who is signed in, which other services verify with our public keys. */
function tokens(db: Db, baseUrl: string) {
  return jwt({
    disableSettingJwtHeader: true,
    jwks: { rotationInterval: KEY_SECONDS, gracePeriod: GRACE_SECONDS },
    jwt: {
      issuer: baseUrl,
      audience: baseUrl,
      expirationTime: "5m",
      definePayload: async ({ user }) => ({
        name: user.name,
        role: (await rolesOf(db, user.id))[0] ?? "trainee",
      }),
    },
  });
}

/** Staff only, while the session that asked for it lasts, and one company account per person. */
async function staffLink<T extends { userId: string }>(db: Db, account: T) {
  const welcome =
    (await accountCan(db, account.userId, "account.staff-sign-in")) &&
    (await ownIdentities(db, account.userId)).length === 0;
  return welcome && { data: { ...account, ...NO_TOKENS } };
}
