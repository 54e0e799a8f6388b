import { describe, expect, test } from "vitest";
import { parseTrustedProxies } from "./trusted-proxies.server";

describe("TRUST_PROXY (CFG-1)", () => {
  test.each([
    ["true", 1],
    ["1", 1],
    ["12", 12],
  ])("%s is a number of hops", (value, hops) => {
    expect(parseTrustedProxies(value)).toEqual({ hops });
  });

  test.each([
    ["loopback", "127.0.0.1", true],
    ["loopback", "127.9.9.9", true],
    ["loopback", "::1", true],
    ["loopback", "10.0.0.1", false],
    ["10.0.0.0/8", "10.255.0.1", true],
    ["10.0.0.0/8", "11.0.0.1", false],
    ["192.168.1.4", "192.168.1.4", true],
    ["192.168.1.4", "192.168.1.5", false],
    ["loopback, 10.0.0.0/8", "10.1.1.1", true],
    ["fd00::/8", "fd12::1", true],
    ["fd00::/8", "fe80::1", false],
    ["0.0.0.0/0", "8.8.8.8", true],
  ])("%s and %s: %s", (value, address, trusted) => {
    const proxies = parseTrustedProxies(value);
    if (!proxies || !("addresses" in proxies)) throw new Error("no addresses");
    const family = address.includes(":") ? "ipv6" : "ipv4";
    expect(proxies.addresses.check(address, family)).toBe(trusted);
  });

  test.each([
    "false",
    "0",
    "-1",
    "100",
    "yes",
    "",
    "localhost",
    "10.0.0",
    "10.0.0.256",
    "10.0.0.0/33",
    "10.0.0.0/-1",
    "10.0.0.0/8.5",
    "fd00::/129",
    "10.0.0.0/8,,",
    "*",
    // Each of these would trust everyone, or more than its writer can have meant.
    "10.0.0.0/",
    "10.0.0.0/ ",
    "10.0.0.0/8/16",
    "10.0.0.0/0x8",
    "10.0.0.0/1e1",
    "::/",
  ])("%j is a fault", (value) => {
    expect(parseTrustedProxies(value)).toBeNull();
  });
});
