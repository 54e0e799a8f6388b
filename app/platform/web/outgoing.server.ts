/** Fetches an address that someone entered, without letting it lead into the server's own network. */
import dns from "node:dns";
import http, { type IncomingMessage } from "node:http";
import https from "node:https";
import { isIP, type LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";
import { Unreadable } from "./unreadable";

const MOST_REDIRECTS = 3;

/** `isOpen`: whether an IP address may be connected to; those of private networks may not. */
export type Reading = { mostBytes: number; mostMs: number; isOpen?: (ip: string) => boolean };

/** `charset`: the encoding that the server claims. */
export type Fetched = { bytes: Uint8Array; charset?: string };

/** What is at an http or https address, after at most three redirects. Throws `Unreadable`. */
export async function readAddress(address: string, reading: Reading): Promise<Fetched> {
  const signal = AbortSignal.timeout(reading.mostMs);
  let url = webAddress(address);
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    const read = await readOnce(url, reading, signal).catch((error) => {
      if (error instanceof Unreadable) throw error;
      if (signal.aborted)
        throw new Unreadable(`It did not respond within ${reading.mostMs / 1_000} seconds.`);
      throw new Unreadable("It cannot be reached.", { cause: error });
    });
    if ("bytes" in read) return read;
    url = webAddress(read.redirect, url);
  }
  throw new Unreadable("It redirects too often.");
}

function webAddress(address: string, base?: URL): URL {
  const url = URL.parse(address, base);
  if (url?.protocol === "https:" || url?.protocol === "http:") return url;
  throw new Unreadable("It leads to an address that is not a web address.");
}

async function readOnce(
  url: URL,
  { mostBytes, isOpen = isPublic }: Reading,
  signal: AbortSignal,
): Promise<Fetched | { redirect: string }> {
  const literal = url.hostname.replace(/^\[|\]$/g, "");
  // Without a name there is no lookup that could refuse it.
  if (isIP(literal) !== 0 && !isOpen(literal)) throw new Unreadable(PRIVATE);
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const { request } = url.protocol === "https:" ? https : http;
  // A connection kept from before would not be looked up again.
  const connection = { signal, agent: false, lookup: onlyOpen(isOpen) };
  const options = { ...connection, headers: { Accept: "text/calendar, */*" } };
  request(url, options, resolve).on("error", reject).end();
  const response = await promise;
  try {
    const { statusCode = 0, headers } = response;
    if (statusCode >= 300 && statusCode < 400 && headers.location)
      return { redirect: headers.location };
    if (statusCode !== 200) throw new Unreadable(`It responds with status ${statusCode}.`);
    return { bytes: await bytesOf(response, mostBytes), charset: charsetOf(headers) };
  } finally {
    response.destroy();
  }
}

async function bytesOf(response: AsyncIterable<Buffer>, mostBytes: number): Promise<Uint8Array> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of response) {
    length += part.length;
    if (length > mostBytes)
      throw new Unreadable(`It is larger than ${mostBytes / 1024 / 1024} MB.`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function charsetOf({ "content-type": type = "" }: IncomingMessage["headers"]): string | undefined {
  return /;\s*charset\s*=\s*"?([\w:.-]+)/i.exec(type)?.[1];
}

const PRIVATE = "It leads to a private network.";

/**
 * Looks at the moment of connecting, so a name cannot resolve to another machine a moment later. Of a name's addresses
 * only the open ones are connected to.
 */
function onlyOpen(isOpen: (ip: string) => boolean): LookupFunction {
  return (hostname, options, done) => {
    dns.lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, "", 0);
      const open = addresses.filter(({ address }) => isOpen(address));
      const [first] = open;
      if (!first) return done(new Unreadable(PRIVATE), "", 0);
      if (options.all) return done(null, open);
      return done(null, first.address, first.family);
    });
  };
}

/** Translates between the families: its last 32 bits are an IPv4 address (RFC 6052). */
const NAT64 = ipaddr.parseCIDR("64:ff9b::/96");
/** All that is assigned for IPv6 on the internet. */
const GLOBAL = ipaddr.parseCIDR("2000::/3");

/** False for private, reserved and unassigned addresses. One that stands for an IPv4 address is judged as that. */
export function isPublic(ip: string): boolean {
  if (!ipaddr.isValid(ip)) return false;
  const address = ipaddr.process(ip);
  if (address instanceof ipaddr.IPv4) return address.range() === "unicast";
  if (address.match(NAT64))
    return ipaddr.fromByteArray(address.toByteArray().slice(12)).range() === "unicast";
  return address.range() === "unicast" && address.match(GLOBAL);
}
