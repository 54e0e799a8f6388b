import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { textParts } from "./linked-text";

describe("links in notes (OPS-3)", () => {
  test.each([
    ["see https://a.example/x.", ["https://a.example/x"]],
    ["(http://a.example/x) and https://b.example?", ["http://a.example/x", "https://b.example/"]],
    ["https://en.example/wiki/A_(b)", ["https://en.example/wiki/A_(b)"]],
    ["HTTPS://A.example/Ä", ["https://a.example/%C3%84"]],
    ["javascript:alert(1) data:text/html,x vbscript:x ftp://a.example", []],
    ["https://user:pass@evil.example https://bank.example@evil.example", []],
    ['https://a.example/"onclick="x', ["https://a.example/"]],
    ["https://a.example/<script>", ["https://a.example/"]],
    ["https:// http://", []],
    ["javascript:https://a.example", ["https://a.example/"]],
  ])("%j leads to %j", (text, hrefs) => {
    expect(textParts(text).flatMap(({ href }) => href ?? [])).toEqual(hrefs);
  });
  test("S14 ten thousand brackets after an address are not part of it", () => {
    const text = `https://x${")".repeat(9_900)}`;
    const [link, rest] = textParts(text);
    expect(link).toEqual({ at: 0, words: "https://x", href: "https://x/" });
    expect(rest?.words).toBe(")".repeat(9_900));
  });
  test("any text comes out as it went in, with nothing but web addresses as links", () => {
    const piece = fc.oneof(fc.string(), fc.constantFrom("https://a.b/", "javascript:", "\n", "@"));
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const text = pieces.join("");
        const parts = textParts(text);
        expect(parts.map(({ words }) => words).join("")).toBe(text);
        for (const { href } of parts) expect(href ?? "https://").toMatch(/^https?:\/\//);
      }),
    );
  });
});
