/** Sign-on with the company's own accounts (OpenID Connect), for staff whose account is linked to one (AUTH-7). */
import { genericOAuth } from "better-auth/plugins";
import { z } from "zod";
import type { Config } from "~/platform/config/config.server";
import { currentRequestId } from "~/platform/log/request-log.server";
import { failureReason } from "~/platform/web/failure-reason";
import { parsedJson } from "~/platform/web/json";
import { createAuthLibrary, type LibraryOptions } from "./auth-library.server";
import { noteFault, withFaultsNamed } from "./failed-sign-ons.server";
import { COMPANY } from "./identities.server";
import { whyRefused } from "./refused-token.server";

type Oidc = NonNullable<Config["oidc"]>;
type Library = ReturnType<typeof createAuthLibrary>;

/** Handles requests over one scheme. `null`: the company's identity provider cannot be reached. */
export type CompanySignOn = (request: Request) => Promise<Response | null>;

/** The library keeps these for its whole lifetime, and reads them at each call. */
const OF_REQUEST = {
  get "X-Request-Id"() {
    return currentRequestId() ?? "";
  },
};

/** The provider's addresses are fetched on first use, and retried until it responds. */
export function createCompanySignOn(options: LibraryOptions, oidc: Oidc): CompanySignOn {
  let known: Promise<Library | null> | null = null;
  return async (request) => {
    known ??= discover(options, oidc);
    const library = await known;
    if (library === null) {
      known = null;
      return null;
    }
    const source = { db: options.db, log: options.guard.log, secret: oidc.clientSecret };
    return withFaultsNamed(source, () => library.handler(request));
  };
}

async function discover(options: LibraryOptions, oidc: Oidc): Promise<Library | null> {
  const library = createAuthLibrary({ ...options, plugins: [provider(oidc)] });
  const { socialProviders } = await library.$context;
  const found = socialProviders.find(({ id }) => id === COMPANY);
  // The server at the configured address may not speak for another issuer.
  if (found?.issuer !== oidc.issuer) {
    const said = found ? { issuer: found.issuer } : {};
    options.guard.log.warn(said, "company sign-on: the provider's description cannot be used");
    return null;
  }
  found.validateAuthorizationCode = explained(found.validateAuthorizationCode);
  found.getUserInfo = checked(found.getUserInfo, oidc);
  return library;
}

type Provider = Awaited<Library["$context"]>["socialProviders"][number];

/** Notes why the provider gave no token. */
function explained(
  exchange: Provider["validateAuthorizationCode"],
): Provider["validateAuthorizationCode"] {
  return async (asked) => {
    try {
      return await exchange(asked);
    } catch (error) {
      const refusal = tokenRefusal.safeParse(error);
      if (error instanceof Error || !refusal.success) {
        noteFault("away", `The provider's token endpoint: ${failureReason(error)}`);
      } else {
        const { status, error: code, error_description: more, statusText } = refusal.data;
        const said = [code, more].filter(Boolean).join(": ") || statusText;
        const fault = status >= 500 || status === 429 ? "away" : "setup";
        noteFault(fault, `The provider refused this product: ${`${status} ${said}`.trim()}`);
      }
      throw error;
    }
  };
}

const tokenRefusal = z.object({
  status: z.number(),
  statusText: z.string().catch(""),
  error: z.string().optional().catch(undefined),
  error_description: z.string().optional().catch(undefined),
});

/** Notes what is wrong with a token, or with the account that it names. */
function checked(read: Provider["getUserInfo"], oidc: Oidc): Provider["getUserInfo"] {
  return async (tokens) => {
    const result = await read(tokens);
    if (!result) {
      const { idToken, expectedIdTokenNonce: nonce } = tokens;
      const { fault, said } = whyRefused(idToken, { ...oidc, nonce });
      noteFault(fault, said);
    } else if (!result.user.emailVerified) {
      noteFault("unverified", "The provider does not say that the account's address is verified.");
    }
    return result;
  };
}

function provider(oidc: Oidc) {
  const base = oidc.issuer.replace(/\/$/, "");
  return genericOAuth({
    config: [
      {
        providerId: COMPANY,
        discoveryUrl: `${base}/.well-known/openid-configuration`,
        clientId: oidc.clientId,
        clientSecret: oidc.clientSecret,
        scopes: ["openid", "email", "profile"],
        pkce: true,
        discoveryHeaders: OF_REQUEST,
        authorizationHeaders: OF_REQUEST,
        requireIdTokenVerification: true,
        disableSignUp: true,
        disableImplicitSignUp: true,
        getUserInfo: async ({ idToken }) => profileIn(idToken, oidc.clientId),
      },
    ],
  });
}

const idTokenClaims = z.object({
  sub: z.string().min(1),
  exp: z.number(),
  aud: z.union([z.string(), z.array(z.string()).min(1)]),
  azp: z.string().optional(),
  email: z.string().optional(),
  email_verified: z.unknown(),
});

/**
 * Whose ID token this is; null if it never expires or was issued to another client (OpenID Connect Core 3.1.3.7). The
 * library has verified signature, issuer, audience and nonce, and refuses a profile without an email.
 */
function profileIn(idToken: string | undefined, clientId: string) {
  const payload = Buffer.from(idToken?.split(".")[1] ?? "", "base64url").toString();
  const parsed = idTokenClaims.safeParse(parsedJson(payload));
  if (!parsed.success) return null;
  const { sub, aud, azp, email, email_verified } = parsed.data;
  const foreign = azp === undefined ? [aud].flat().length > 1 : azp !== clientId;
  if (foreign) return null;
  const emailVerified = email_verified === true;
  return { id: sub, sub, email: emailVerified ? email : undefined, emailVerified };
}
