import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createCodeVault, newToken, tokenHash } from "./code-vault.server";

const vault = createCodeVault("a secret for these tests");

describe("access codes at rest (AUTH-5)", () => {
  test("are found by a value that does not show them, and is another under another secret", () => {
    expect(vault.hmac("123456")).toBe(vault.hmac("123456"));
    expect(vault.hmac("123456")).not.toBe(vault.hmac("123457"));
    expect(vault.hmac("123456")).not.toBe(createCodeVault("another").hmac("123456"));
    expect(vault.hmac("123456")).toMatch(/^[\w-]{43}$/);
    expect(vault.hmac("123456")).not.toContain("123456");
  });
  test("are read again by the one they belong to", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.uuid(), (code, userId) => {
        expect(vault.open(vault.seal(code, userId), userId)).toBe(code);
      }),
    );
  });
  test("are encrypted differently each time, so equal ones cannot be detected", () => {
    expect(vault.seal("123456", "ann")).not.toBe(vault.seal("123456", "ann"));
  });
  test.each([
    ["for another person", () => vault.open(vault.seal("123456", "ann"), "bob")],
    [
      "by another secret",
      () => createCodeVault("another").open(vault.seal("123456", "ann"), "ann"),
    ],
    ["cut short", () => vault.open(vault.seal("123456", "ann").slice(0, -2), "ann")],
    ["to almost nothing", () => vault.open("AAAA", "ann")],
    ["empty", () => vault.open("", "ann")],
  ])("are not read %s", (_case, open) => {
    expect(open).toThrow();
  });
  test("are not read if any one byte was changed", () => {
    const bytes = Buffer.from(vault.seal("123456", "ann"), "base64url");
    for (let at = 0; at < bytes.length; at += 1) {
      const changed = Buffer.from(bytes);
      changed.writeUInt8(bytes.readUInt8(at) ^ 1, at);
      expect(() => vault.open(changed.toString("base64url"), "ann")).toThrow();
    }
  });
  test("a failure to read says nothing of the code", () => {
    const sealed = vault.seal("987654", "ann");
    expect(() => vault.open(sealed, "bob")).toThrow(
      expect.not.objectContaining({ message: expect.stringContaining("987654") }),
    );
  });
});

describe("tokens of cookies and links (AUTH-5)", () => {
  test("are 256 random bits, of which only a hash is kept", () => {
    const tokens = new Set(Array.from({ length: 1_000 }, newToken));
    expect(tokens.size).toBe(1_000);
    for (const token of tokens) {
      expect(token).toMatch(/^[\w-]{43}$/);
      expect(tokenHash(token)).not.toBe(token);
    }
    expect(tokenHash("a")).toBe(tokenHash("a"));
  });
});
