/** Who is asking and from which address: forwarded headers count only from trusted proxies. */
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

/** Whether the peer itself is a proxy whose X-Forwarded-Proto and X-Request-Id may be trusted. */
export function isTrustedPeer(peer: string, trusted?: TrustedProxies): boolean {
  if (trusted === undefined) return false;
  return "hops" in trusted || isTrusted(plainAddress(peer), trusted);
}

/** What one subscriber's addresses have in common: an IPv4 address, or the first 64 bits of an IPv6 one. */
export function addressBlock(address: string): string {
  return addressBlocks(address)[0] ?? address;
}

/** The networks that an address may share with others of its owner, smallest first: /64, /56 and /48 of IPv6. */
export function addressBlocks(address: string): string[] {
  if (!isIPv6(address)) return [address];
  const [one = 0, two = 0, three = 0, four = 0] = groupsOf(address);
  const block = (groups: number[], bits: number) =>
    `${groups.map((group) => group.toString(16)).join(":")}::/${bits}`;
  return [
    block([one, two, three, four], 64),
    block([one, two, three, four & 0xff00], 56),
    block([one, two, three], 48),
  ];
}

function groupsOf(address: string): number[] {
  const [head = "", tail = ""] = address.split("%")[0]?.split("::") ?? [];
  const before = head.split(":").filter(Boolean);
  const after = tail.split(":").filter(Boolean);
  const missing = address.includes("::") ? 8 - before.length - after.length : 0;
  const groups = [...before, ...Array<string>(Math.max(0, missing)).fill("0"), ...after];
  return groups.map((group) => Number.parseInt(group, 16));
}

/**
 * The scheme, with its colon, that the visitor's browser used: from a trusted proxy, or `baseUrl` if the host is the
 * same; otherwise the one this server was reached over. `forwarded`: X-Forwarded-Proto.
 */
export function publicScheme(
  asked: { host: string; scheme: string; forwarded: string | null | undefined },
  baseUrl: string,
  peerTrusted: boolean,
): string {
  const protocol = peerTrusted ? asked.forwarded?.split(",")[0]?.trim() : "";
  if (protocol === "http" || protocol === "https") return `${protocol}:`;
  const base = new URL(baseUrl);
  return base.host === asked.host ? base.protocol : asked.scheme;
}

/** A null character in an address, which no database can search for; it is treated as malformed. */
const [ZERO, UNREADABLE] = ["%00", "%EF%BF%BD"];

/** Whether an address is properly encoded: later code could not report an error about one that is not. */
export function isReadable(address: string): boolean {
  try {
    decodeURIComponent(new URL(address).pathname);
    return true;
  } catch {
    return false;
  }
}

/** The request under that scheme, so origins compare. The original may not be read afterward. */
export function publicRequest(request: Request, baseUrl: string, peerTrusted: boolean): Request {
  const url = new URL(request.url.replaceAll(ZERO, UNREADABLE));
  const forwarded = request.headers.get("X-Forwarded-Proto");
  const asked = { host: url.host, scheme: url.protocol, forwarded };
  const scheme = publicScheme(asked, baseUrl, peerTrusted);
  if (scheme === url.protocol && url.href === request.url) return request;
  url.protocol = scheme;
  return new Request(url, request);
}

function isTrusted(
  address: string,
  { addresses }: Extract<TrustedProxies, { addresses: unknown }>,
): boolean {
  return addresses.check(address, isIPv6(address) ? "ipv6" : "ipv4");
}

/** Some proxies add the port, which changes with every connection, so it identifies no one. */
function plainAddress(value: string): string {
  return value
    .trim()
    .replace(/^\[([^\]]*)\](?::\d+)?$|^([\d.]+):\d+$/, "$1$2")
    .replace(/^::ffff:(?=\d+\.)/i, "");
}
