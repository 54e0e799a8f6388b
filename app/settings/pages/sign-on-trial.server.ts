/** The trial of the company's sign-on: its description, and the client ID and secret. */
import { COMPANY_CALLBACK } from "~/auth/auth.server";
import { failureReason, isRedirect, NOT_FOLLOWED } from "~/platform/web/failure-reason";
import { limited, parsedJson } from "~/platform/web/json";
import { readAddress } from "~/platform/web/outgoing.server";
import { Unreadable } from "~/platform/web/unreadable";
import { LONGEST_MS, type Trial, type Tried, unreadableWords } from "../connections/trial.server";

type Client = { issuer: string; clientId: string; clientSecret: string; callback: string };

export async function triedSignOn({ config: { oidc, baseUrl } }: Trial): Promise<Tried> {
  if (!oidc) return { faults: { issuer: "Enter the issuer first" } };
  const address = `${oidc.issuer.replace(/\/$/, "")}/.well-known/openid-configuration`;
  const reading = { mostBytes: 256 * 1024, mostMs: LONGEST_MS / 2, isOpen: () => true };
  try {
    const { bytes } = await readAddress(address, reading);
    const found = parsedJson<Record<string, unknown> | null>(new TextDecoder().decode(bytes));
    if (!found?.authorization_endpoint || typeof found.token_endpoint !== "string")
      return { fails: `${address} does not describe a sign-on.` };
    if (found.issuer !== oidc.issuer)
      return {
        fails: `The provider calls its issuer ${found.issuer}. Enter it exactly like that.`,
      };
    return triedSecret(found.token_endpoint, { ...oidc, callback: baseUrl + COMPANY_CALLBACK });
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    if (WITHOUT_TLS.test(String(error.cause)))
      return { fails: `${address} does not speak https. Enter the issuer with http.` };
    return { fails: `${address}: ${unreadableWords(error)}` };
  }
}

const WITHOUT_TLS = /wrong version number|packet length too long/i;

const REFUSED_CLIENT = ["undefined", "invalid_client", "unauthorized_client"];

/** With a code that no one was given: a provider that knows the client refuses only the code (RFC 6749, 5.2). */
async function triedSecret(endpoint: string, client: Client): Promise<Tried> {
  const body = new URLSearchParams({
    grant_type: "authorization_code",
    code: "test",
    code_verifier: "test".repeat(11),
    redirect_uri: client.callback,
    client_id: client.clientId,
    client_secret: client.clientSecret,
  });
  const init: RequestInit = { method: "POST", redirect: "manual", body };
  try {
    const response = await fetch(endpoint, limited(LONGEST_MS / 2, init));
    if (isRedirect(response.status)) return { fails: `The token endpoint ${NOT_FOLLOWED}` };
    const answer = parsedJson<{ error?: unknown; error_description?: unknown } | null>(
      await response.text(),
    );
    const { error, error_description: more } = answer ?? {};
    if (error === "invalid_grant")
      return { works: "The provider was found, and it took the client ID and secret." };
    const words = `${response.status} ${[error, more].filter(Boolean).join(": ")}`.trim();
    if (response.status !== 400 || REFUSED_CLIENT.includes(String(error)))
      return { fails: `The provider said: ${words}` };
    return {
      works: `The provider was found, and its issuer is right. It answered a test code with ${words}, so the client ID and secret are checked at the first sign-on.`,
    };
  } catch (error) {
    return { fails: `The token endpoint could not be reached: ${failureReason(error)}` };
  }
}
