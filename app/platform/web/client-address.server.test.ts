import { describe, expect, test } from "vitest";
import { parseTrustedProxies, type TrustedProxies } from "../config/trusted-proxies.server";
import {
  addressBlock,
  addressBlocks,
  clientAddress,
  isTrustedPeer,
  publicRequest,
} from "./client-address.server";

function trust(value: string): TrustedProxies {
  const proxies = parseTrustedProxies(value);
  if (proxies === null) throw new Error(`not a list of proxies: ${value}`);
  return proxies;
}

describe("the client's address", () => {
  test.each([
    ["nobody is trusted", undefined, "203.0.113.9", "198.51.100.1", "203.0.113.9"],
    ["no header", "true", "203.0.113.9", null, "203.0.113.9"],
    ["one hop", "true", "10.0.0.1", "203.0.113.9", "203.0.113.9"],
    ["one hop, forged chain", "true", "10.0.0.1", "1.1.1.1, 2.2.2.2, 203.0.113.9", "203.0.113.9"],
    ["two hops", "2", "10.0.0.1", "203.0.113.9, 10.0.0.2", "203.0.113.9"],
    ["two hops, forged", "2", "10.0.0.1", "6.6.6.6, 203.0.113.9, 10.0.0.2", "203.0.113.9"],
    ["more hops than there are", "3", "10.0.0.1", "203.0.113.9", "203.0.113.9"],
    ["range", "10.0.0.0/8", "10.0.0.1", "203.0.113.9", "203.0.113.9"],
    ["range, two proxies", "10.0.0.0/8", "10.0.0.1", "203.0.113.9, 10.9.9.9", "203.0.113.9"],
    ["range, forged trusted", "10.0.0.0/8", "10.0.0.1", "10.0.0.7, 203.0.113.9", "203.0.113.9"],
    ["range, untrusted peer", "10.0.0.0/8", "203.0.113.9", "198.51.100.1", "203.0.113.9"],
    ["range, all trusted", "10.0.0.0/8", "10.0.0.1", "10.0.0.2", "10.0.0.2"],
    ["garbage to the left", "loopback", "127.0.0.1", "<script>, 203.0.113.9", "203.0.113.9"],
    ["empty items", "loopback", "127.0.0.1", ", ,203.0.113.9,", "203.0.113.9"],
    ["mapped peer", "loopback", "::ffff:127.0.0.1", "203.0.113.9", "203.0.113.9"],
    ["mapped client", "loopback", "127.0.0.1", "::FFFF:203.0.113.9", "203.0.113.9"],
    ["mapped, untrusted", undefined, "::ffff:203.0.113.9", null, "203.0.113.9"],
    ["IPv6", "fd00::/8", "fd00::1", "2001:db8::7", "2001:db8::7"],
    ["with a port", "loopback", "127.0.0.1", "203.0.113.9:51234", "203.0.113.9"],
    ["IPv6 with a port", "loopback", "::1", "[2001:db8::7]:51234", "2001:db8::7"],
    ["trusted with a port", "10.0.0.0/8", "10.0.0.1", "203.0.113.9, 10.0.0.2:80", "203.0.113.9"],
  ])("%s", (_case, proxies, peer, forwarded, expected) => {
    expect(clientAddress(peer, forwarded, proxies ? trust(proxies) : undefined)).toBe(expected);
  });

  test("no forged prefix of the chain changes what a trusted proxy saw", () => {
    const proxies = trust("10.0.0.0/8,loopback");
    for (const forged of ["1.1.1.1", "10.0.0.9", "127.0.0.1", "x, y", "::1", "10.0.0.9, 1.1.1.1"]) {
      expect(clientAddress("10.0.0.1", `${forged}, 203.0.113.9`, proxies)).toBe("203.0.113.9");
    }
  });

  test.each([
    [undefined, "127.0.0.1", false],
    ["loopback", "127.0.0.1", true],
    ["loopback", "::ffff:127.0.0.1", true],
    ["loopback", "203.0.113.9", false],
    ["1", "203.0.113.9", true],
    ["10.0.0.0/8", "", false],
  ])("with %s the peer %s is believed: %s", (proxies, peer, believed) => {
    expect(isTrustedPeer(peer, proxies ? trust(proxies) : undefined)).toBe(believed);
  });
});

describe("a subscriber's block (AUTH-1)", () => {
  test.each([
    ["203.0.113.9", "203.0.113.9"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:0DB8:0001:0002::9", "2001:db8:1:2::/64"],
    ["2001:db8:1::9", "2001:db8:1:0::/64"],
    ["2001:db8::", "2001:db8:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["1::2:3:4:5:6:7", "1:0:2:3::/64"],
    ["64:ff9b::203.0.113.9", "64:ff9b:0:0::/64"],
    ["not an address", "not an address"],
    ["", ""],
  ])("%s → %s", (address, block) => {
    expect(addressBlock(address)).toBe(block);
  });
  test("S5 an IPv6 address counts as its /64, /56 and /48, an IPv4 address as itself", () => {
    expect(addressBlocks("2001:DB8:aa:12ff::1")).toEqual([
      "2001:db8:aa:12ff::/64",
      "2001:db8:aa:1200::/56",
      "2001:db8:aa::/48",
    ]);
    expect(addressBlocks("::1")).toEqual(["0:0:0:0::/64", "0:0:0:0::/56", "0:0:0::/48"]);
    expect(addressBlocks("203.0.113.9")).toEqual(["203.0.113.9"]);
    expect(addressBlocks("unknown")).toEqual(["unknown"]);
  });
  test("a subscriber cannot leave it by changing the last 64 bits", () => {
    const blocks = ["::1", "::2", ":ffff:1:2:3", ":0:0:0:0"].map((end) =>
      addressBlock(`2001:db8:aa:bb${end}`),
    );
    expect(new Set(blocks).size).toBe(1);
    expect(addressBlock("2001:db8:aa:bc::1")).not.toBe(blocks[0]);
  });
});

describe("the request as the visitor's browser made it", () => {
  const seen = (url: string, base: string, trusted: boolean, proto?: string) =>
    publicRequest(
      new Request(url, { headers: proto ? { "X-Forwarded-Proto": proto } : {} }),
      base,
      trusted,
    ).url;

  test.each([
    [
      "a trusted proxy's scheme counts",
      "http://our.example/a",
      "http://x",
      true,
      "https",
      "https://our.example/a",
    ],
    [
      "the first of several",
      "http://our.example/a",
      "http://x",
      true,
      "https, http",
      "https://our.example/a",
    ],
    [
      "an untrusted one does not",
      "http://our.example/a",
      "http://x",
      false,
      "https",
      "http://our.example/a",
    ],
    [
      "nonsense does not",
      "http://our.example/a",
      "http://x",
      true,
      "javascript",
      "http://our.example/a",
    ],
    [
      "BASE_URL tells it for its own host",
      "http://our.example/a?b=1",
      "https://our.example",
      false,
      undefined,
      "https://our.example/a?b=1",
    ],
    [
      "but not for another",
      "http://other.example/a",
      "https://our.example",
      false,
      undefined,
      "http://other.example/a",
    ],
  ])("%s", (_case, url, base, trusted, proto, expected) => {
    expect(seen(url, base, trusted, proto)).toBe(expected);
  });
  test("method, headers and body are kept", async () => {
    const asked = new Request("http://our.example/a", {
      method: "POST",
      body: "b",
      headers: { "X-Forwarded-Proto": "https", Cookie: "c=d" },
    });
    const request = publicRequest(asked, "http://our.example", true);
    expect([request.method, request.headers.get("Cookie"), await request.text()]).toEqual([
      "POST",
      "c=d",
      "b",
    ]);
  });
});
