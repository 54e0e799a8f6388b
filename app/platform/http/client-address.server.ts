/** Who is asking and under which address: forwarded headers count only from trusted proxies. */
import { isIPv6 } from "node:net";
import type { TrustedProxies } from "../config/trusted-proxies.server";

/** The nearest address that is not a trusted proxy. `peer` is the socket's; `forwarded` the X-Forwarded-For header. */
export function clientAddress(
  peer: string,
  forwarded: string | null,
  trusted?: TrustedProxies,
): string {
  const chain = [
    ...(forwarded ?? "").split(",").map(plainAddress).filter(Boolean),
    plainAddress(peer),
  ];
  if (trusted === undefined) return plainAddress(peer);
  if ("hops" in trusted) return chain.at(-1 - trusted.hops) ?? chain[0] ?? "";
  return chain.findLast((address) => !isTrusted(address, trusted)) ?? chain[0] ?? "";
}

/** Whether the peer itself is a proxy whose X-Forwarded-Proto and X-Request-Id may be believed. */
export function isTrustedPeer(peer: string, trusted?: TrustedProxies): boolean {
  if (trusted === undefined) return false;
  return "hops" in trusted || isTrusted(plainAddress(peer), trusted);
}

/** What one subscriber's addresses have in common: an IPv4 address, or the first 64 bits of an IPv6 one. */
export function addressBlock(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = "", tail = ""] = address.split("%")[0]?.split("::") ?? [];
  const before = head.split(":").filter(Boolean);
  const after = tail.split(":").filter(Boolean);
  const missing = address.includes("::") ? 8 - before.length - after.length : 0;
  const groups = [...before, ...Array<string>(Math.max(0, missing)).fill("0"), ...after];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`;
}

/**
 * The request under the address that the visitor's browser used, so that origins compare: the scheme
 * comes from a trusted proxy, or from `baseUrl` where the host is the same.
 */
export function publicRequest(request: Request, baseUrl: string, peerTrusted: boolean): Request {
  const url = new URL(request.url);
  const forwarded = peerTrusted
    ? request.headers.get("X-Forwarded-Proto")?.split(",")[0]?.trim()
    : null;
  const base = new URL(baseUrl);
  const scheme = /^https?$/.test(forwarded ?? "")
    ? `${forwarded}:`
    : base.host === url.host
      ? base.protocol
      : null;
  if (scheme === null || scheme === url.protocol) return request;
  url.protocol = scheme;
  return new Request(url, request);
}

function isTrusted(
  address: string,
  { addresses }: Extract<TrustedProxies, { addresses: unknown }>,
): boolean {
  return addresses.check(address, isIPv6(address) ? "ipv6" : "ipv4");
}

/** Some proxies add the port, which changes with every connection: it names nobody. */
function plainAddress(value: string): string {
  return value
    .trim()
    .replace(/^\[([^\]]*)\](?::\d+)?$|^([\d.]+):\d+$/, "$1$2")
    .replace(/^::ffff:(?=\d+\.)/i, "");
}
