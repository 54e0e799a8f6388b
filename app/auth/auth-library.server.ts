/** The auth library as this product sets it up: its tables, its cookies, our sign-in. */
import { betterAuth } from "better-auth";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import type { Db } from "~/platform/db/database.server";
import { accessCodePlugin, CLIENT_ADDRESS_HEADER } from "./access-code-plugin.server";
import { SESSION_COOKIES } from "./session-reader.server";
import type { SignInGuard } from "./sign-in.server";
import { accounts, sessions, users, verifications } from "./tables";

const SESSION_SECONDS = 30 * 86_400;

/** `secure`: for visitors who come over HTTPS. */
export type LibraryOptions = {
  baseUrl: string;
  db: Db;
  secret: string;
  guard: SignInGuard;
  secure: boolean;
};

export function createAuthLibrary({ baseUrl, db, secret, guard, secure }: LibraryOptions) {
  return betterAuth({
    appName: "Setpoint",
    baseURL: baseUrl,
    basePath: "/api/auth",
    secret,
    database: drizzleAdapter(db, {
      provider: "pg",
      schema: { user: users, session: sessions, account: accounts, verification: verifications },
    }),
    session: {
      expiresIn: SESSION_SECONDS,
      disableSessionRefresh: true,
      cookieCache: { enabled: false },
    },
    // The server checks where a change comes from before it gets here, and the miss budget limits guessing.
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
    onAPIError: { throw: true },
    advanced: {
      useSecureCookies: false,
      disableOriginCheck: true,
      disableCSRFCheck: true,
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS_HEADER] },
      cookies: {
        session_token: {
          name: secure ? SESSION_COOKIES.secure : SESSION_COOKIES.plain,
          attributes: { httpOnly: true, path: "/", sameSite: "lax", secure },
        },
      },
    },
    plugins: [accessCodePlugin({ db, guard, secure })],
  });
}
