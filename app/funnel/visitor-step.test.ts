import { describe, expect, test } from "vitest";
import { audienceOf, visitorStepIn } from "./visitor-step";

const HOST = "site.example";
const isPage = (path: string) => ["/", "/book", "/hiring/dmsetters"].includes(path);
const BROWSER = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

function seen(url: string, headers: Record<string, string> = {}, method = "GET") {
  return visitorStepIn(
    { method, url, headers: { "user-agent": BROWSER, host: HOST, ...headers } },
    isPage,
    HOST,
  );
}

describe("what a request says (FUN-1)", () => {
  test("FUN-1 a page that is opened from elsewhere is a visit, by its source", () => {
    const visit = { page: "/", step: "visit" };
    expect(seen("/")).toEqual({ ...visit, source: "direct" });
    expect(seen("/?utm_source=News%20Letter")).toEqual({ ...visit, source: "news letter" });
    expect(seen("/", { referer: "https://www.search.example/find?q=ann@example.com" })).toEqual({
      ...visit,
      source: "search.example",
    });
    expect(seen("/?utm_source=%3Cb%3E")).toEqual({ ...visit, source: "direct" });
  });
  test("FUN-1 a link of the site to a booking or the application is a call to action of its page", () => {
    const ours = { referer: `https://${HOST}/?utm_source=ads`, "sec-fetch-site": "same-origin" };
    expect(seen("/book", ours)).toEqual({ page: "/", source: "ads", step: "action" });
    expect(seen("/", ours)).toBeNull();
    expect(seen("/book", { ...ours, referer: `https://${HOST}/book` })).toBeNull();
  });
  test("FUN-1 a button that leads to the form on its own page is a call to action of that page", () => {
    const path = "/hiring/dmsetters";
    const ours = { referer: `https://${HOST}${path}?utm_source=ads` };
    const same = { ...ours, "sec-fetch-site": "same-origin" };
    expect(seen(path, same, "HEAD")).toEqual({ page: path, source: "ads", step: "action" });
    expect(seen(path, same)).toBeNull();
    expect(seen("/book", same, "HEAD")).toBeNull();
    expect(seen(path, {}, "HEAD")).toBeNull();
    expect(seen(path, { ...same, dnt: "1" }, "HEAD")).toBeNull();
  });
  test("FUN-1 the first entry in a form requests its token", () => {
    const ours = { referer: `https://${HOST}/book`, "sec-fetch-site": "same-origin" };
    expect(seen("/forms/booking-discovery/stamp", ours)).toEqual({
      page: "/book",
      source: "direct",
      step: "form",
    });
    expect(seen("/forms/booking-discovery/stamp")).toBeNull();
  });
  test.each([
    ["a bot", { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" }],
    ["nobody", { "user-agent": "" }],
    ["who says Do Not Track", { dnt: "1" }],
    ["who says Global Privacy Control", { "sec-gpc": "1" }],
    ["a page loaded ahead", { "sec-purpose": "prefetch" }],
    ["someone who is signed in", { cookie: "theme=dark; session=abc.def" }],
    ["the same over https", { cookie: "__Host-session=abc.def" }],
  ])("FUN-1 %s is not counted", (_, headers) => {
    expect(seen("/", headers)).toBeNull();
  });
  test("OWN-9 a visit to the job page from the front page counts as an applicant's, and other cookies do not matter", () => {
    const ours = { referer: `https://${HOST}/`, "sec-fetch-site": "same-origin" };
    const job = { page: "/hiring/dmsetters", source: "direct", step: "visit" };
    expect(seen("/hiring/dmsetters", { ...ours, cookie: "theme=dark; my-session=1" })).toEqual(job);
    expect(["/", "/book", "/hiring/dmsetters", "/schedule/interview"].map(audienceOf)).toEqual([
      "Customers",
      "Customers",
      "Applicants",
      "Applicants",
    ]);
  });
  test("FUN-1 neither are other addresses and methods", () => {
    expect(seen("/training")).toBeNull();
    expect(seen("/", {}, "POST")).toBeNull();
  });
});
