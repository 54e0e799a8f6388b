/** Sign-on with the company's own accounts (OpenID Connect), for staff whose account is linked to one (AUTH-7). */
import { genericOAuth } from "better-auth/plugins";
import type { Config } from "~/platform/config/config.server";
import { currentRequestId } from "~/platform/edge/request-scope.server";
import { createAuthLibrary, type LibraryOptions } from "../auth-library.server";
import { COMPANY } from "./identities.server";

type Oidc = NonNullable<Config["oidc"]>;
type Library = ReturnType<typeof createAuthLibrary>;

/** Answers the requests of one scheme. `null`: the company's identity provider cannot be reached. */
export type CompanySignOn = (request: Request) => Promise<Response | null>;

/** The library keeps these for as long as it lives, and reads them at each call. */
const OF_REQUEST = {
  get "X-Request-Id"() {
    return currentRequestId() ?? "";
  },
};

/** The provider is asked for its addresses when it is first needed, and again until it has answered. */
export function createCompanySignOn(options: LibraryOptions, oidc: Oidc): CompanySignOn {
  let known: Promise<Library | null> | null = null;
  return async (request) => {
    known ??= discover(options, oidc);
    const library = await known;
    if (library === null) known = null;
    return library?.handler(request) ?? null;
  };
}

async function discover(options: LibraryOptions, oidc: Oidc): Promise<Library | null> {
  const library = createAuthLibrary({ ...options, plugins: [provider(oidc)] });
  const { socialProviders } = await library.$context;
  const found = socialProviders.find(({ id }) => id === COMPANY);
  // Whoever answers under the configured address may not speak for another issuer.
  return found?.issuer === oidc.issuer ? library : null;
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
        // Without a verified address the sign-on ends here: the library asks for one.
        mapProfileToUser: ({ email_verified }) =>
          email_verified === true ? {} : { email: undefined, emailVerified: false },
      },
    ],
  });
}
