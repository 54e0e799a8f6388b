import { describe, expect, test } from "vitest";
import { HOSTILE_GOALS } from "../../../tests/kit/hostile";
import { jsonError, localPath, notFound, pageBefore, pagePath } from "./responses.server";

describe("a redirect parameter (AUTH-1)", () => {
  test.each(HOSTILE_GOALS)("%j leads nowhere else", (value) => {
    expect(localPath(value, "/training")).toBe("/training");
  });
  test("none leads to the fallback", () => {
    expect(localPath(null, "/training")).toBe("/training");
  });
  test.each([
    ["/", "/"],
    ["/training/lesson7", "/training/lesson7"],
    ["/training?page=2&open=a", "/training?page=2&open=a"],
    ["/training#lesson-3", "/training#lesson-3"],
    ["/a/../training", "/training"],
    ["/search?q=%C3%BC", "/search?q=%C3%BC"],
    ["/go?to=https://elsewhere.example", "/go?to=https://elsewhere.example"],
    ["/user@host", "/user@host"],
  ])("%s is kept", (value, expected) => {
    expect(localPath(value, "/fallback")).toBe(expected);
  });
  test("whatever the parameter, the browser stays on this site", () => {
    const pieces = [
      "/",
      "\\",
      "//",
      "%2f",
      "%5c",
      "..",
      ".",
      "@",
      ":",
      "evil.example",
      "\t",
      "?",
      "#",
    ];
    for (const a of pieces) {
      for (const b of pieces) {
        for (const c of pieces) {
          const path = localPath(`/${a}${b}${c}evil.example`, "/training");
          expect(new URL(path, "https://our.example").origin).toBe("https://our.example");
        }
      }
    }
  });
});

describe("responses", () => {
  test("an error says its status, its words and what else is asked of it", async () => {
    const response = jsonError(405, "Use POST", { Allow: "POST" });
    expect([response.status, response.headers.get("Allow")]).toEqual([405, "POST"]);
    expect(await response.json()).toEqual({ error: "Use POST" });
  });
  test("not found is thrown, as the page for it (NAV-3)", () => {
    expect(() => notFound()).toThrow(
      expect.objectContaining({ init: expect.objectContaining({ status: 404 }) }),
    );
  });
});

describe("the page behind a request (AUTH-3)", () => {
  const site = "https://portal.example";
  test.each([
    ["/training", "/training"],
    [
      "/training/adminpanel.data?page=2&_routes=office%2Fpanel%2Fpanel-page",
      "/training/adminpanel?page=2",
    ],
    ["/_.data", "/"],
    ["/a/_.data", "/a/"],
    ["/a?open=1&open=2", "/a?open=1&open=2"],
  ])("%s is %s", (asked, page) => {
    expect(pagePath(new Request(site + asked))).toBe(page);
  });
  test.each([
    [`${site}/training/adminpanel?page=2`, "/training/adminpanel?page=2"],
    ["https://evil.example/x", "/account/reauthentication"],
    [`${site}//evil.example`, "/account/reauthentication"],
    ["nonsense", "/account/reauthentication"],
    ["", "/account/reauthentication"],
  ])("a change sent from %j comes from %s", (Referer, page) => {
    const request = new Request(`${site}/account/reauthentication.data?x=1`, {
      headers: { Referer },
    });
    expect(pageBefore(request)).toBe(page);
  });
});
