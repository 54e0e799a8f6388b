/** What is wrong with an ID token that the auth library refused, or an answer without one. */
import { z } from "zod";
import { parsedJson } from "~/platform/web/json";
import type { SignOnFault } from "./sign-on-faults";

const claims = z.object({
  iss: z.unknown().optional(),
  aud: z.unknown().optional(),
  azp: z.unknown().optional(),
  nonce: z.unknown().optional(),
  exp: z.unknown().optional(),
  nbf: z.unknown().optional(),
  sub: z.unknown().optional(),
});

type Expected = { issuer: string; clientId: string; nonce: string | undefined };

export function whyRefused(
  idToken: string | undefined,
  { issuer, clientId, nonce }: Expected,
  now = new Date(),
): { fault: SignOnFault; said: string } {
  const untrusted = (said: string) => ({ fault: "untrusted" as const, said });
  if (!idToken) return untrusted("The provider sent no ID token.");
  const payload = Buffer.from(idToken.split(".")[1] ?? "", "base64url").toString();
  const parsed = claims.safeParse(parsedJson(payload));
  if (!parsed.success) return untrusted("The provider's ID token cannot be read.");
  const { iss, aud, azp, exp, nbf, sub, nonce: named } = parsed.data;
  const seconds = now.getTime() / 1_000;
  const wrongTime = (said: string) => ({
    fault: "clock" as const,
    said: `${said}, and it is ${now.toISOString()} here. Compare the clocks of the provider and of this server.`,
  });
  if (iss !== issuer)
    return untrusted(`The ID token names the issuer ${text(iss)} instead of ${issuer}.`);
  if (![aud].flat().includes(clientId))
    return untrusted(`The ID token is for the client ${text(aud)} instead of ${clientId}.`);
  if (typeof exp !== "number") return untrusted("The ID token does not say when it expires.");
  if (exp <= seconds) return wrongTime(`The ID token was valid until ${moment(exp)}`);
  if (typeof nbf === "number" && nbf > seconds)
    return wrongTime(`The ID token is valid from ${moment(nbf)}`);
  if (nonce !== undefined && named !== nonce)
    return untrusted("The ID token belongs to another sign-on: its nonce differs.");
  if (azp !== undefined && azp !== clientId)
    return untrusted(`The ID token was given to the client ${text(azp)} instead of ${clientId}.`);
  if (Array.isArray(aud) && aud.length > 1 && azp === undefined)
    return untrusted("The ID token is for several clients, and does not say which asked for it.");
  if (typeof sub !== "string" || sub === "") return untrusted("The ID token names no account.");
  return untrusted("The ID token's signature does not match the keys of the provider.");
}

function text(claim: unknown): string {
  return typeof claim === "string" ? claim : (JSON.stringify(claim) ?? "nothing");
}

function moment(seconds: number): string {
  const time = new Date(seconds * 1_000);
  return Number.isNaN(time.getTime()) ? String(seconds) : time.toISOString();
}
