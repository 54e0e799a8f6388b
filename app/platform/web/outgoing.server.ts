/** Fetches an address that someone entered, without letting it lead into the server's own network. */
import dns from "node:dns";
import http from "node:http";
import https from "node:https";
import { BlockList, isIP, isIPv6, type LookupFunction } from "node:net";

const MOST_REDIRECTS = 3;

/** What went wrong, in words for the person who entered the address. */
export class Unreadable extends Error {
  override readonly name = "Unreadable";
}

/** `isOpen`: whether an IP address may be connected to; those of private networks may not. */
export type Reading = { mostBytes: number; mostMs: number; isOpen?: (ip: string) => boolean };

/** The text at an http or https address, after at most three redirects. Throws `Unreadable`. */
export async function readAddress(address: string, reading: Reading): Promise<string> {
  const signal = AbortSignal.timeout(reading.mostMs);
  let url = address;
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    const read = await readOnce(url, reading, signal).catch((error) => {
      if (error instanceof Unreadable) throw error;
      if (signal.aborted)
        throw new Unreadable(`It did not respond within ${reading.mostMs / 1_000} seconds.`);
      throw new Unreadable("It cannot be reached.", { cause: error });
    });
    if ("text" in read) return read.text;
    url = new URL(read.redirect, url).href;
  }
  throw new Unreadable("It redirects too often.");
}

function readOnce(
  address: string,
  { mostBytes, isOpen = isPublic }: Reading,
  signal: AbortSignal,
): Promise<{ text: string } | { redirect: string }> {
  const url = new URL(address);
  if (url.protocol !== "https:" && url.protocol !== "http:")
    throw new Unreadable("It leads to an address that is not a web address.");
  const literal = url.hostname.replace(/^\[|\]$/g, "");
  // Without a name there is no lookup that could refuse it.
  if (isIP(literal) !== 0 && !isOpen(literal)) throw new Unreadable(PRIVATE);
  const { promise, resolve, reject } = Promise.withResolvers<
    { text: string } | { redirect: string }
  >();
  const { request } = url.protocol === "https:" ? https : http;
  const options = { signal, lookup: onlyOpen(isOpen), headers: { Accept: "text/calendar, */*" } };
  const sent = request(url, options, (response) => {
    const { statusCode = 0, headers } = response;
    if (statusCode >= 300 && statusCode < 400 && headers.location) {
      response.destroy();
      return resolve({ redirect: headers.location });
    }
    if (statusCode !== 200) {
      response.destroy();
      return reject(new Unreadable(`It responds with status ${statusCode}.`));
    }
    const parts: Buffer[] = [];
    let bytes = 0;
    response.on("data", (part: Buffer) => {
      bytes += part.length;
      parts.push(part);
      if (bytes <= mostBytes) return;
      response.destroy();
      reject(new Unreadable(`It is larger than ${mostBytes / 1024 / 1024} MB.`));
    });
    response.on("end", () => resolve({ text: Buffer.concat(parts).toString("utf8") }));
    response.on("error", reject);
  });
  sent.on("error", reject);
  sent.end();
  return promise;
}

const PRIVATE = "It leads to a private network.";

/** Refuses at the moment of connecting, so a name cannot resolve to another machine a moment later. */
function onlyOpen(isOpen: (ip: string) => boolean): LookupFunction {
  return (hostname, options, done) => {
    dns.lookup(hostname, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return done(error ?? new Unreadable("It cannot be reached."), "", 0);
      if (!addresses.every(({ address }) => isOpen(address)))
        return done(new Unreadable(PRIVATE), "", 0);
      if (options.all) return done(null, addresses);
      return done(null, first.address, first.family);
    });
  };
}

const closed = new BlockList();
for (const [network, bits] of [
  ...([
    ["0.0.0.0", 8],
    ["10.0.0.0", 8],
    ["100.64.0.0", 10],
    ["127.0.0.0", 8],
  ] as const),
  ...([
    ["169.254.0.0", 16],
    ["172.16.0.0", 12],
    ["192.0.0.0", 24],
    ["192.0.2.0", 24],
  ] as const),
  ...([
    ["192.168.0.0", 16],
    ["198.18.0.0", 15],
    ["198.51.100.0", 24],
  ] as const),
  ...([
    ["203.0.113.0", 24],
    ["224.0.0.0", 4],
    ["240.0.0.0", 4],
  ] as const),
] as const)
  closed.addSubnet(network, bits, "ipv4");
for (const [network, bits] of [
  ...([
    ["::", 96],
    ["::ffff:0:0", 96],
    ["64:ff9b::", 96],
    ["64:ff9b:1::", 48],
  ] as const),
  ...([
    ["100::", 64],
    ["2001::", 23],
    ["2001:db8::", 32],
    ["2002::", 16],
  ] as const),
  ...([
    ["fc00::", 7],
    ["fe80::", 10],
    ["ff00::", 8],
  ] as const),
] as const)
  closed.addSubnet(network, bits, "ipv6");

/** Whether an IP address belongs to the public internet. */
function isPublic(ip: string): boolean {
  return !closed.check(ip, isIPv6(ip) ? "ipv6" : "ipv4");
}
