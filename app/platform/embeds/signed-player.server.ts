/** Signed addresses, for a video host that only shows embeds to visitors sent by the site. */
import { createHash } from "node:crypto";
import { HOUR_SECONDS } from "../time/durations";

const VALID_HOURS = 4;

/** The address with a token that the host accepts for some hours; unchanged if no key is configured. */
export function signedPlayerAddress(
  address: string,
  key: string | undefined,
  now = Date.now(),
): string {
  if (key === undefined) return address;
  const url = new URL(address);
  const videoId = url.pathname.split("/").at(-1) ?? "";
  const expires = Math.floor(now / 1_000) + VALID_HOURS * HOUR_SECONDS;
  url.searchParams.set("token", embedToken(key, videoId, expires));
  url.searchParams.set("expires", String(expires));
  return url.href;
}

/** `expires` in seconds since 1970. */
export function embedToken(key: string, videoId: string, expires: number): string {
  return createHash("sha256").update(`${key}${videoId}${expires}`).digest("hex");
}
