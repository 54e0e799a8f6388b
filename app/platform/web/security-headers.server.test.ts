import { describe, expect, test } from "vitest";
import {
  pagePolicy,
  secureHeaders,
  trustByHash,
  trustByNonce,
  withoutPlainHttp,
} from "./security-headers.server";

function directives(policy: string): Map<string, string> {
  return new Map(
    policy
      .split("; ")
      .map((each) => [each.split(" ")[0] ?? "", each.split(" ").slice(1).join(" ")]),
  );
}

describe("a page's policy (AUTH-5)", () => {
  test("runs only scripts with this response's nonce, and shuts everything that is not needed", () => {
    const policy = directives(pagePolicy(trustByNonce("n0nce")));
    expect(Object.fromEntries(policy)).toMatchObject({
      "default-src": "'none'",
      "script-src": "'nonce-n0nce' 'strict-dynamic'",
      "connect-src": "'self'",
      "frame-src": "'none'",
      "object-src": "'none'",
      "base-uri": "'none'",
      "form-action": "'self'",
      "frame-ancestors": "'none'",
    });
    expect(policy.get("script-src")).not.toContain("unsafe");
    expect(policy.get("style-src")).not.toContain("unsafe");
  });
  test("opens to what one kind of page needs, and no further (VID-1, HOOK-1)", () => {
    const policy = directives(
      pagePolicy(trustByNonce("n"), {
        frames: ["https://player.example"],
        connects: ["https://hooks.example"],
      }),
    );
    expect(policy.get("frame-src")).toBe("https://player.example");
    expect(policy.get("connect-src")).toBe("'self' https://hooks.example");
  });
});

test("a page that came over HTTPS asks for nothing without it", () => {
  const needs = {
    frames: ["https://player.example", "http://player.example"],
    connects: ["https:", "http://localhost:*"],
  };
  expect(withoutPlainHttp(needs)).toEqual({
    frames: ["https://player.example"],
    connects: ["https:"],
  });
});

describe("a cached page's policy (SEO-2)", () => {
  const kept = (scripts: string[], styles: string[] = []) =>
    directives(pagePolicy(trustByHash({ scripts, styles })));

  test("lists each inline script of the page once, by its hash", () => {
    const policy = kept(["'sha256-a'", "'sha256-b'", "'sha256-a'"], ["'sha256-c'"]);
    expect(policy.get("script-src")).toBe("'self' 'sha256-a' 'sha256-b'");
    expect(policy.get("style-src")).toBe("'self' 'sha256-c'");
  });
  test("lets no script run on a page without one", () => {
    expect(kept([]).get("script-src")).toBe("'none'");
  });
});

describe("every response's headers", () => {
  const filled = (secure: boolean, given: Record<string, string> = {}) => {
    const headers = new Headers(given);
    secureHeaders(headers, secure);
    return headers;
  };

  test.each([
    ["Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'"],
    ["X-Content-Type-Options", "nosniff"],
    ["X-Frame-Options", "DENY"],
    ["Cross-Origin-Opener-Policy", "same-origin"],
    ["Cross-Origin-Resource-Policy", "same-origin"],
    ["Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=()"],
    ["Cache-Control", "no-store"],
  ])("%s: %s", (name, value) => {
    expect(filled(false).get(name)).toBe(value);
  });
  test("the referrer gives a player the requesting origin, without which it never responds (VID-1)", () => {
    expect(filled(true).get("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
  });
  test("HTTPS is made to last only where the visitor came by it", () => {
    expect(filled(true).get("Strict-Transport-Security")).toBe(
      "max-age=31536000; includeSubDomains",
    );
    expect(filled(false).has("Strict-Transport-Security")).toBe(false);
  });
  test("a cookie that is given over HTTPS stays there, each just once, in its order", () => {
    const cookies = ["a=1; Path=/", "b=2; Secure; HttpOnly", "c=3; secure", "d=; Max-Age=0"];
    const sent = (secure: boolean) => {
      const headers = new Headers(cookies.map((cookie) => ["Set-Cookie", cookie]));
      secureHeaders(headers, secure);
      return headers.getSetCookie();
    };
    expect(sent(false)).toEqual(cookies);
    expect(sent(true)).toEqual([
      "a=1; Path=/; Secure",
      "b=2; Secure; HttpOnly",
      "c=3; secure",
      "d=; Max-Age=0; Secure",
    ]);
  });
  test("what a response says itself is left alone", () => {
    const given = { "Cache-Control": "public, max-age=60", "Content-Security-Policy": "x" };
    const headers = filled(true, given);
    for (const [name, value] of Object.entries(given)) expect(headers.get(name)).toBe(value);
  });
});
