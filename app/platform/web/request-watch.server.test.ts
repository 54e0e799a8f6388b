import { describe, expect, test } from "vitest";
import { isAllowedChange } from "./request-watch.server";

const BASE = "https://our.example";
const METHODS = ["POST", "PUT", "PATCH", "DELETE"];
const READS = ["GET", "HEAD", "OPTIONS"];

/** Sec-Fetch-Site, Origin, whether a change is accepted: the table of Go's CrossOriginProtection. */
const CHANGES: [string | null, string | null, boolean][] = [
  ["same-origin", null, true],
  ["same-origin", BASE, true],
  ["same-origin", "https://evil.example", true],
  ["none", null, true],
  ["none", "https://evil.example", true],
  ["cross-site", null, false],
  ["cross-site", BASE, false],
  ["cross-site", "https://evil.example", false],
  ["same-site", null, false],
  ["same-site", BASE, false],
  ["same-site", "https://sub.our.example", false],
  ["", BASE, false],
  ["SAME-ORIGIN", BASE, false],
  [null, null, true],
  [null, BASE, true],
  [null, "https://evil.example", false],
  [null, "http://our.example", false],
  [null, "https://our.example:8443", false],
  [null, "https://our.example.evil.example", false],
  [null, "https://evil-our.example", false],
  [null, "null", false],
  [null, "", false],
];

function request(method: string, site: string | null, origin: string | null, url = `${BASE}/a`) {
  const headers = new Headers();
  if (site !== null) headers.set("Sec-Fetch-Site", site);
  if (origin !== null) headers.set("Origin", origin);
  return new Request(url, { method, headers });
}

describe("changes come from this site's pages only (AUTH-5)", () => {
  test.each(CHANGES)("Sec-Fetch-Site %j, Origin %j: %s", (site, origin, allowed) => {
    for (const method of METHODS) {
      expect(isAllowedChange(request(method, site, origin), BASE), method).toBe(allowed);
    }
  });
  test.each(CHANGES)("Sec-Fetch-Site %j, Origin %j: reading is open", (site, origin) => {
    for (const method of READS) {
      expect(isAllowedChange(request(method, site, origin), BASE), method).toBe(true);
    }
  });
  test("behind a proxy that hides the host, BASE_URL's origin counts too", () => {
    const inside = "http://10.0.0.1:3000/a";
    expect(isAllowedChange(request("POST", null, BASE, inside), BASE)).toBe(true);
    expect(isAllowedChange(request("POST", null, "http://10.0.0.1:3000", inside), BASE)).toBe(true);
    expect(isAllowedChange(request("POST", null, "http://10.0.0.2:3000", inside), BASE)).toBe(
      false,
    );
  });
});
