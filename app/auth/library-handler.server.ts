/** Chooses the auth library's setup for a request by its scheme and by whether it uses the company's sign-on. */
import { isDeepStrictEqual } from "node:util";
import type { Config } from "~/platform/config/config.server";
import { jsonOf } from "~/platform/web/json";
import { jsonError } from "~/platform/web/responses.server";
import { CLIENT_ADDRESS_HEADER } from "./access-code-plugin.server";
import { createAuthLibrary, type LibraryOptions } from "./auth-library.server";
import { type CompanySignOn, createCompanySignOn } from "./company-sign-on.server";

/** Where the company's identity provider sends people back to. */
export const COMPANY_CALLBACK = "/api/auth/callback/company";

/** The auth library's paths that are open to the outside; everything else in it is used only internally. */
export const PUBLIC_AUTH_PATHS = new Set([
  "/api/auth/sign-in/access-code",
  "/api/auth/sign-in/link",
  "/api/auth/sign-in/second-factor",
  "/api/auth/sign-out",
]);

const COMPANY_PATHS = new Set([
  COMPANY_CALLBACK,
  "/api/auth/sign-in/social",
  "/api/auth/link-social",
]);

/** Passes a request from `clientAddress` to the auth library. */
type LibraryHandler = (request: Request, clientAddress: string) => Promise<Response>;

export function createLibraryHandler(
  options: Omit<LibraryOptions, "secure">,
  oidc: () => Config["oidc"],
): LibraryHandler {
  const setUp = (secure: boolean) => {
    const own = { ...options, secure };
    return { library: createAuthLibrary(own), company: companyNow(own, oidc) };
  };
  const [plain, secure] = [setUp(false), setUp(true)];
  return async (request, clientAddress) => {
    const { protocol, pathname } = new URL(request.url);
    const headers = new Headers(request.headers);
    headers.set(CLIENT_ADDRESS_HEADER, clientAddress);
    const asked = new Request(request, { headers });
    const { library, company } = protocol === "https:" ? secure : plain;
    if (!COMPANY_PATHS.has(pathname)) return inOneShape(await library.handler(asked));
    const signOn = company();
    if (!signOn) return jsonError(404, "Not found");
    const response = await signOn(asked);
    return response ?? jsonError(503, "Cannot reach the company's sign-on");
  };
}

/** The same one until the provider's settings change; none without a provider. */
function companyNow(options: LibraryOptions, oidc: () => Config["oidc"]) {
  let made: { oidc: Config["oidc"]; signOn: CompanySignOn } | null = null;
  return (): CompanySignOn | null => {
    const now = oidc();
    if (!now) return null;
    if (!isDeepStrictEqual(made?.oidc, now))
      made = { oidc: now, signOn: createCompanySignOn(options, now) };
    return made?.signOn ?? null;
  };
}

/** Its message then names the field as programs do. */
const BAD_BODY = "VALIDATION_ERROR";

/** The library calls `message` what is `error` everywhere else. `code` and `puzzle` stay: sign-in reads them. */
async function inOneShape(response: Response): Promise<Response> {
  if (response.status < 400) return response;
  const { message = "Not possible", ...rest } =
    (await jsonOf<{ message?: string; code?: string }>(response)) ?? {};
  const { status, headers } = response;
  headers.delete("Content-Length");
  const error = rest.code === BAD_BODY ? "The request cannot be read" : message;
  return Response.json({ error, ...rest }, { status, headers });
}
