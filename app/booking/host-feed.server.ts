/** The secret address of a host's meetings, for calendars that subscribe to it (CALL-5). */
import { timingSafeEqual } from "node:crypto";
import { authContext } from "~/auth/auth.server";
import { requestContext } from "~/platform/web/request-context.server";
import { type Host, settingsContext } from "~/settings/settings.server";
import type { Context } from "./booking-context.server";

const REFERENCE = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([\w-]{43})$/;

export function feedAddress(context: Context, host: Host): string | null {
  if (host.feedKey === null) return null;
  const { baseUrl } = context.get(requestContext).config;
  return `${baseUrl}/hosts/${host.id}.${signatureOf(context, host.feedKey)}/meetings.ics`;
}

/** The host whose feed it is; null for an address that is not in use, or no longer is. */
export function hostOfFeed(context: Context, reference: string): Host | null {
  const [, id, signature = ""] = REFERENCE.exec(reference) ?? [];
  const host = context.get(settingsContext).hosts.find((each) => each.id === id);
  if (!host?.feedKey) return null;
  const given = Buffer.from(signature);
  const expected = Buffer.from(signatureOf(context, host.feedKey));
  return given.length === expected.length && timingSafeEqual(given, expected) ? host : null;
}

function signatureOf(context: Context, key: string): string {
  return context.get(authContext).vault.hmac(`host-feed ${key}`);
}
