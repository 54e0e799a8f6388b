import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isPublic } from "./outgoing.server";

const PUBLIC_4 = ["8.8.8.8", "1.1.1.1", "93.184.216.34", "142.250.80.46", "172.15.255.255"];
const MORE_PUBLIC_4 = ["172.32.0.1", "100.63.255.255", "100.128.0.1", "192.167.1.1", "11.0.0.1"];
const PUBLIC_6 = ["2606:4700::1111", "2001:4860:4860::8888", "2a00:1450:4001:80b::200e", "2600::"];
const PRIVATE_4 = [
  "0.0.0.0 10.0.0.1 10.255.255.255 100.64.0.1 100.127.255.255 127.0.0.1 127.255.255.254",
  "169.254.169.254 172.16.0.1 172.31.255.255 192.0.0.1 192.0.2.1 192.168.0.1 192.168.255.255",
  "198.18.0.1 198.19.255.255 198.51.100.1 203.0.113.1 224.0.0.1 239.255.255.255 240.0.0.1",
  "255.255.255.255",
].flatMap((line) => line.split(" "));
const PRIVATE_6 = [
  ":: ::1 ::127.0.0.1 ::ffff:0:127.0.0.1 64:ff9b:1::a00:1 100::1 2001::1 2001:2::1 2001:10::1",
  "2001:db8::1 2002:7f00:1:: 2002:a00:1::1 3fff::1 4000::1 5f00::1 fc00::1 fdff::1 fe80::1",
  "febf::1 fec0::1 feff::1 ff02::1 fe80::1%eth0",
].flatMap((line) => line.split(" "));

/** The forms in which an IPv6 address can stand for one of IPv4. */
const within6 = (ip: string) => [`::ffff:${ip}`, `64:ff9b::${ip}`];

describe("CALL-5 addresses of the public internet", () => {
  test.each([
    ...PUBLIC_4,
    ...MORE_PUBLIC_4,
    ...PUBLIC_6,
    ...PUBLIC_4.flatMap(within6),
    "::ffff:808:808",
    "64:ff9b::808:808",
  ])("CALL-5 %s is one", (ip) => {
    expect(isPublic(ip)).toBe(true);
  });

  test.each([
    ...PRIVATE_4,
    ...PRIVATE_6,
    ...PRIVATE_4.flatMap(within6),
    "::ffff:7f00:1",
    "64:ff9b::7f00:1",
    "",
    "localhost",
  ])("CALL-5 %j is none", (ip) => {
    expect(isPublic(ip)).toBe(false);
  });

  test("CALL-5 an IPv4 address is judged the same in each of its forms", () => {
    fc.assert(
      fc.property(fc.ipV4(), (ip) => {
        for (const form of within6(ip)) expect(isPublic(form)).toBe(isPublic(ip));
      }),
    );
  });
});
