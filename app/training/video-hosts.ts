/** Video hosts whose players speak a language of their own (MED-3): the origin of each player, and what people call it. */
import { PROVIDERS } from "~/platform/embeds/embed";
import { parsedUrl } from "~/platform/web/json";

const KNOWN_HOSTS = {
  "https://www.youtube-nocookie.com": "youtube",
  "https://player.vimeo.com": "vimeo",
  "https://fast.wistia.net": "wistia",
} as const;

export type KnownHost = (typeof KNOWN_HOSTS)[keyof typeof KNOWN_HOSTS];

/** Whose player is at an address; null for one that speaks player.js. */
export function knownHostAt(address: string): KnownHost | null {
  const origin = parsedUrl(address)?.origin ?? "";
  return isKnown(origin) ? KNOWN_HOSTS[origin] : null;
}

function isKnown(origin: string): origin is keyof typeof KNOWN_HOSTS {
  return Object.hasOwn(KNOWN_HOSTS, origin);
}

/** What people call a host; empty for one that only its address tells. */
export function titleOf(host: string): string {
  return host === "youtube" || host === "vimeo" || host === "wistia" ? PROVIDERS[host] : "";
}
