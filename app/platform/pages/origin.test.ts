import { describe, expect, test } from "vitest";
import { carriedBy, originIn, originOf, originQuery, originText, withOrigin } from "./origin";

const PAGES = /^\/(?:book|hiring\/dmsetters)$/;

const at = (path: string) => new URL(path, "https://site.example");
const headers = (referer: string, more: Record<string, string> = {}) =>
  new Headers({ referer, ...more });

describe("where a visitor came from (FUN-2)", () => {
  test("FUN-2 UTM words are cleaned and bounded; addresses of people, markup and signs are none", () => {
    const long = "x".repeat(200);
    expect(originIn(at(`/?utm_source=News%20Letter&utm_medium=E-Mail&utm_term=${long}`))).toEqual({
      source: "news letter",
      medium: "e-mail",
      term: "x".repeat(60),
    });
    for (const words of ["ann@example.com", "<b>", '"', "%00", "", "  ", "$(id)"])
      expect(originIn(at(`/?utm_campaign=${encodeURIComponent(words)}`))).toEqual({});
    expect(originIn(at("/?utm_campaign=US|Broad/2026"))).toEqual({ campaign: "us|broad/2026" });
  });

  test("FUN-2 of a referrer only the host is kept, and it is carried to the next page, whose own words count more", () => {
    const found = carriedBy(at("/"), "https://www.search.example/find?q=ann@example.com");
    expect(found).toEqual({ referrer: "search.example" });
    const next = withOrigin("https://site.example/book?day=2026-12-01#picker", found);
    expect(next).toBe("https://site.example/book?day=2026-12-01&came_from=search.example#picker");
    expect(withOrigin("https://site.example/book?utm_source=ads", found)).toMatch(/=ads$/);
    expect(carriedBy(at("/book"), "https://site.example/?utm_source=ads")).toEqual({
      source: "ads",
    });
    expect(carriedBy(at("/book?utm_source=mail"), "https://site.example/?utm_source=ads")).toEqual({
      source: "mail",
    });
    expect(carriedBy(at("/"), "")).toEqual({});
    expect(originQuery(next)).toBe("?came_from=search.example");
    expect(originQuery("https://site.example/book?mail=ann@example.com")).toBe("");
  });

  test("FUN-2 a form says its page and what was carried there; nothing with Do Not Track or Global Privacy Control", () => {
    const from = "https://site.example/book?utm_source=ads&came_from=search.example";
    expect(originOf(headers(from), PAGES)).toEqual({
      source: "ads",
      referrer: "search.example",
      page: "/book",
    });
    expect(originOf(headers("https://site.example/training/sessions"), PAGES)).toEqual({});
    expect(originOf(headers(from, { dnt: "1" }), PAGES)).toBeNull();
    expect(originOf(headers(from, { "sec-gpc": "1" }), PAGES)).toBeNull();
    expect(originOf(new Headers(), PAGES)).toBeNull();
  });

  test("FUN-2 it is one line for people", () => {
    expect(originText({ source: "ads", medium: "cpc", campaign: "spring", page: "/book" })).toBe(
      "ads, cpc, spring, on /book",
    );
    expect(originText({ referrer: "search.example" })).toBe("from search.example");
    expect(originText({ page: "/book" })).toBe("direct, on /book");
    expect(originText(null)).toBe("");
  });
});
