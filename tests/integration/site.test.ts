import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { PUBLIC_FIGURES } from "../../app/figures/figures.server";
import { FAQ } from "../../app/site/copy/faq.server";
import { LANDING } from "../../app/site/copy/landing.server";
import { TESTIMONIALS } from "../../app/site/copy/testimonials.server";
import { listedPaths, publicPaths, UNLISTED } from "../kit/public-paths";
import { shippedWords } from "../kit/shipped-words";
import { startForTest, startProduct, type TestProduct } from "../kit/test-product";

const QUESTIONS = shippedWords.of(FAQ).questions;
const { why, program, product: tour, curriculum } = shippedWords.of(LANDING);
const { people } = shippedWords.of(TESTIMONIALS);
const { figures, earningsNote } = shippedWords.of(PUBLIC_FIGURES);

const HEADINGS = /<h([1-6])[\s>]/g;

/** Reading changes nothing, so the tests that only read share one product. */
let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

const allPaths = async () => publicPaths(await product.visitor().page("/sitemap.xml"));

/** Pages that people work in: they have a separate frame. */
const TOOLS = new Set(["/script"]);

async function framedPaths(): Promise<string[]> {
  return (await allPaths()).filter((path) => !TOOLS.has(path));
}

/** What is read of a page, without its tags. */
function wordsOf(page: string): string {
  return page
    .replace(/^.*<body>/s, "")
    .replace(/<(script|style)[^>]*>.*?<\/\1>/gs, "")
    .replace(/<!--.*?-->/g, "")
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&amp;", "&")
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replace(/\s+/g, " ");
}

describe("public pages", () => {
  test("SEO-1 SEO-2 each is whole without a script: title, description, canonical address, one h1, headings in order, no id twice", async () => {
    const paths = await allPaths();
    expect(paths).toEqual(
      expect.arrayContaining(["/", "/terms", "/privacy", "/thank-you", "/disqualified", "/book"]),
    );
    const titles = new Set<string>();
    for (const path of paths) {
      const response = await product.visitor().get(path);
      const page = await response.text();
      expect(response.status, path).toBe(200);
      titles.add(/<title>([^<]+)<\/title>/.exec(page)?.[1] ?? "");
      expect(/<meta name="description" content="([^"]{50,170})"/.exec(page), path).not.toBeNull();
      const canonical = `<link rel="canonical" href="${product.origin}${path}"/>`;
      expect(page, path).toContain(canonical);
      expect(page.includes('name="robots" content="noindex"'), path).toBe(UNLISTED.includes(path));
      const levels = [...page.matchAll(HEADINGS)].map(([, level]) => Number(level));
      expect(
        levels.filter((level) => level === 1),
        path,
      ).toHaveLength(1);
      expect(levels[0], path).toBe(1);
      const ids = [...page.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
      expect(new Set(ids).size, `${path}: ${ids.join(" ")}`).toBe(ids.length);
      for (const [at, level] of levels.entries())
        expect(level - (levels[at - 1] ?? level), `${path}, heading ${at}`).toBeLessThanOrEqual(1);
    }
    expect(titles.size).toBe(paths.length);
  });

  test("NAV-2 a phone that keeps a page among its apps gets the company's icon as a PNG", async () => {
    const page = await product.visitor().page("/");
    const icon = /<link rel="apple-touch-icon" href="([^"]+)"/.exec(page)?.[1] ?? "";
    const response = await product.visitor().get(icon);
    expect([response.status, response.headers.get("Content-Type")]).toEqual([200, "image/png"]);
  });

  test("NAV-1 NAV-2 every link and anchor inside of the site leads somewhere", async () => {
    const pages = new Map<string, { status: number; location: string; page: string }>();
    const visit = async (path: string) => {
      const known = pages.get(path);
      if (known) return known;
      const response = await product.visitor().get(path);
      const location = response.headers.get("Location") ?? "";
      const found = { status: response.status, location, page: await response.text() };
      pages.set(path, found);
      return found;
    };
    let followed = 0;
    for (const from of await allPaths()) {
      const { page } = await visit(from);
      for (const [, address = ""] of page.matchAll(/(?:href|src|action|content)="([^"]*)"/g)) {
        const url = URL.parse(address.replaceAll("&amp;", "&"), product.origin + from);
        const inside = /^(\/|#|\.)/.test(address) || address.startsWith(product.origin);
        if (!url || !inside) continue;
        const { status, location, page: target } = await visit(url.pathname);
        // Pages for signed-in people lead to the sign-in page.
        const leads = status === 302 ? /^\/auth\?redirect=/.test(location) : status === 200;
        expect(leads, `${from} → ${address}: ${status}`).toBe(true);
        if (url.hash) expect(target, `${from} → ${address}`).toContain(`id="${url.hash.slice(1)}"`);
        followed += 1;
      }
    }
    expect(followed).toBeGreaterThan(60);
  });

  test("NAV-2 the footer names the company, its address and this year", async () => {
    for (const path of await framedPaths()) {
      const words = wordsOf(await product.visitor().page(path));
      expect(words, path).toContain("Setpoint Example LLC");
      expect(words, path).toContain("100 Sample Street");
      expect(words, path).toContain(`© ${new Date().getUTCFullYear()}`);
      expect(words, path).toContain("Terms & Conditions");
      expect(words, path).toContain("Privacy Policy");
    }
  });

  test("SEO-1 pages that are not for search ask not to be found, and robots may read that", async () => {
    expect(await product.visitor().page("/auth")).toContain('name="robots" content="noindex"');
    expect(await product.visitor().page("/nowhere")).toContain('name="robots" content="noindex"');
    const robots = await product.visitor().page("/robots.txt");
    expect(robots).toContain(`Sitemap: ${product.origin}/sitemap.xml`);
    expect(robots).not.toContain("Disallow: /\n");
    const sitemap = await product.visitor().get("/sitemap.xml");
    expect(sitemap.headers.get("Content-Type")).toContain("xml");
    const list = await sitemap.text();
    const listed = listedPaths(list);
    expect(list.split(`<loc>${product.origin}/`).length - 1).toBe(listed.length);
    expect(listed.filter((path) => UNLISTED.includes(path))).toEqual([]);
    expect(listed).toEqual(expect.arrayContaining(["/", "/book", "/hiring/dmsetters", "/support"]));
    const changed = list.match(/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/g);
    expect(changed).toHaveLength(listed.length);
  });
});

describe("the landing page", () => {
  test("LAND-1 its sections stand in their order", async () => {
    const page = await product.visitor().page("/");
    const places = [
      "<header",
      'aria-labelledby="hero-heading"',
      'id="why"',
      'id="program"',
      'id="curriculum"',
      'id="testimonials"',
      'id="faq"',
      'id="get-started"',
      "<footer",
    ].map((sign) => page.indexOf(sign));
    expect(places.every((place) => place > 0)).toBe(true);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });

  test("LAND-2 LAND-3 the hero's claim and promise, the figures, four differentiators and four cards", async () => {
    const words = wordsOf(await product.visitor().page("/"));
    expect(words).toContain("The #1 sales education platform for learning remote sales");
    expect(words).toMatch(/world-class training.*earn while you learn.*remote sales job/i);
    expect(words).toContain("Appointment Setting ACCELERATOR");
    expect(why.stats).toHaveLength(5);
    for (const name of why.stats) {
      expect(words).toContain(figures[name].figure);
      expect(words).toContain(figures[name].says);
    }
    expect(words).toContain(figures.founded.figure);
    expect(words).toContain(figures.yearsInWords.figure);
    expect(words.split(earningsNote).length).toBeGreaterThan(3);
    for (const parts of [why.differentiators, program.features]) {
      expect(parts).toHaveLength(4);
      for (const { title, text } of parts) expect(words).toContain(`${title} ${text}`);
    }
  });

  test("LAND-9 the product in four pictures, a call to action after each part, and a bar for phones", async () => {
    const page = await product.visitor().page("/");
    for (const { title, text } of Object.values(tour))
      expect(wordsOf(page)).toContain(`${title} ${text}`);
    expect(page.match(/<figure role="img"/g)).toHaveLength(Object.keys(tour).length);
    const parts = ["why", "program", "curriculum", "testimonials"];
    for (const [at, id] of parts.entries()) {
      const part = page.slice(
        page.indexOf(`id="${id}"`),
        page.indexOf(`id="${parts[at + 1] ?? "faq"}"`),
      );
      expect(part, id).toMatch(/<a href="\/book"[^>]*>Book a free call<\/a>/);
    }
    expect(page).toMatch(/<span data-next-time="true"[^>]*>Pick a time/);
  });

  test("LAND-4 six blocks of two weeks with four lessons each, practical training, and the summary", async () => {
    const words = wordsOf(await product.visitor().page("/"));
    expect(curriculum.modules.map(({ weeks, title }) => `${weeks} ${title}`)).toEqual([
      "Week 1-2 Foundation and Appointment Setting",
      "Week 3-4 Buyer Psychology and Trust Building",
      "Week 5-6 DM and Prospecting Mastery",
      "Week 7-8 Communication and Listening Skills",
      "Week 9-10 Advanced Closing Techniques",
      "Week 11-12 Mindset and Career Development",
    ]);
    for (const { weeks, title, lessons } of curriculum.modules) {
      expect(lessons).toHaveLength(4);
      expect(words).toContain(`${weeks} ${title} ${lessons.join(" ")}`);
    }
    for (const { title, text } of curriculum.practice) expect(words).toContain(`${title} ${text}`);
    for (const part of [
      "100+",
      "hours of training",
      "50+",
      "practice sessions",
      "24/7",
      "community support",
    ])
      expect(words).toContain(part);
  });

  test("LAND-5 six testimonials with five stars and $78K to $150K, marked as samples", async () => {
    const page = await product.visitor().page("/");
    expect(people).toHaveLength(6);
    const salaries = people.map(({ salary }) => Number(/^\$(\d+)K$/.exec(salary ?? "")?.[1]));
    expect([Math.min(...salaries), Math.max(...salaries)]).toEqual([78, 150]);
    for (const { name, role, salary, quote, rating, sample } of people) {
      for (const part of [name, role, String(salary), quote]) expect(wordsOf(page)).toContain(part);
      expect([rating, sample]).toEqual([5, true]);
    }
    expect(wordsOf(page).match(/5 out of 5 stars/g)).toHaveLength(6);
    expect(wordsOf(page).match(/per year, sample/g)).toHaveLength(6);
    expect(wordsOf(page)).toContain("Sample stories");
  });

  test("LAND-6 ten questions, one open at a time, whose answers hold the facts", async () => {
    const page = await product.visitor().page("/");
    const words = wordsOf(page);
    expect(page.match(/<details name="faq"/g)).toHaveLength(10);
    expect(QUESTIONS).toHaveLength(10);
    for (const { question, answer } of QUESTIONS) expect(words).toContain(`${question} ${answer}`);
    const answers = QUESTIONS.map(({ answer }) => answer).join(" ");
    for (const name of [
      "weeklyHours",
      "typicalYear",
      "topYear",
      "graduates",
      "supportMonths",
      "improvement",
      "weeks",
    ] as const)
      expect(answers).toContain(figures[name].figure);
    expect(answers).toMatch(/no prior experience/i);
    expect(answers).toMatch(/real client work/i);
    expect(answers).toMatch(/monthly check-ins, career coaching and the alumni network/);
    expect(answers).toMatch(/evening and weekend sessions/);
    expect(answers).toMatch(/computer, a stable internet connection and a quiet space.*provided/i);
    expect(answers).toMatch(/partner companies, and sometimes with us directly/);
    for (const quoted of [
      "Frequently Asked Questions",
      "Get answers to the most common questions about our sales training program",
      "Still Have Questions?",
      "Schedule a free discovery call to get personalized answers to your questions.",
      "Our team typically responds within 24 hours",
    ])
      expect(words).toContain(quoted);
  });

  test("LAND-7 the last section says what is quoted, and its button leads to booking without a script", async () => {
    const page = await product.visitor().page("/");
    for (const quoted of [
      "Schedule a call with our team",
      "Start with a FREE Discovery Call With Us",
      "Ready to Transform Your Career?",
      "Book a free discovery call to learn how our program can help you land a high-ticket remote sales position and start earning six figures.",
      "Claim Your Spot",
      "No commitment required. Free consultation.",
    ])
      expect(wordsOf(page)).toContain(quoted);
    expect(page).toMatch(
      /<form [^>]*action="\/book"[^>]*><button [^>]*type="submit"[^>]*>Claim Your Spot/,
    );
  });

  test("SEO-1 it is described as an organization, a course and questions, all of them on the page", async () => {
    const page = await product.visitor().page("/");
    const things = structuredData(page);
    expect(things.map((thing) => thing["@type"])).toEqual(["Organization", "Course", "FAQPage"]);
    expect(things[0]).toMatchObject({ name: "Setpoint", url: `${product.origin}/` });
    expect(things[1]).toMatchObject({ provider: { "@type": "Organization", name: "Setpoint" } });
    const asked = things[2]?.mainEntity as { name: string; acceptedAnswer: { text: string } }[];
    expect(asked.map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text])).toEqual(
      QUESTIONS.map(({ question, answer }) => [question, answer]),
    );
    expect(JSON.stringify(things)).not.toMatch(/AggregateRating|"Review"/);
  });
});

describe("other pages of the site", () => {
  test("LEGAL-1 terms and privacy have twelve sections each, with the company's names in them", async () => {
    for (const path of ["/terms", "/privacy"]) {
      const page = await product.visitor().page(path);
      expect(page.match(/<h2 /g), path).toHaveLength(12);
      expect(wordsOf(page)).toContain("Last updated: January 30, 2025");
      expect(wordsOf(page)).toContain("Setpoint Example LLC");
      expect(wordsOf(page)).not.toMatch(/\{\w+\}/);
      expect(wordsOf(page).split(" ").length).toBeGreaterThan(1_500);
    }
  });

  test("OUT-1 the thank-you page says what happens next and what the guide holds", async () => {
    const page = await product.visitor().page("/thank-you");
    expect(page).toContain("<title>Thank You - Your Journey Begins</title>");
    expect(/name="description" content="([^"]+)"/.exec(page)?.[1]).toContain(
      "certified appointment setter",
    );
    const words = wordsOf(page);
    expect(words).toContain("Thank You! Your Journey Starts Now");
    expect(words).toContain("within 24 hours");
    expect(words).toMatch(
      /What Happens Next.*review your application.*consultation call.*begin training/,
    );
    for (const part of [
      "Career roadmap",
      "Ready-to-use templates",
      "Interview mastery",
      "Exclusive client database",
    ])
      expect(words).toContain(part);
    for (const part of [
      "50+ American coaches and companies",
      "Full email templates",
      "complete client database",
      "Metrics and KPIs",
      "Lifetime updates",
    ])
      expect(words).toContain(part);
    expect(page).toMatch(/<a href="\/"[^>]*>Return to Homepage/);
  });

  test("OUT-2 the page for who does not qualify says so, what it means and who to write to", async () => {
    const page = await product.visitor().page("/disqualified");
    expect(page).toContain("<title>Application Not Qualified</title>");
    expect(page).toMatch(/role="alert"[^>]*>.*Application Status: Not Qualified/);
    expect(wordsOf(page)).toMatch(/does not meet the program's requirements/);
    expect(wordsOf(page)).toMatch(
      /What This Means.*growing your business.*other programs.*Reapply later/,
    );
    expect(page).toContain('href="mailto:support@setpoint.example"');
  });

  test("SEO-1 a nested page has breadcrumbs, and a link to it has its own preview image", async () => {
    const pictures = new Set<string>();
    for (const path of await allPaths()) {
      const page = await product.visitor().page(path);
      const crumbs = structuredData(page).find((thing) => thing["@type"] === "BreadcrumbList");
      expect(crumbs === undefined, path).toBe(path === "/");
      const address = /property="og:image" content="([^"]+)"/.exec(page)?.[1] ?? "";
      const response = await product.visitor().get(address.slice(product.origin.length));
      const picture = Buffer.from(await response.arrayBuffer());
      expect([response.status, response.headers.get("Content-Type")]).toEqual([200, "image/png"]);
      expect([picture.readUInt32BE(16), picture.readUInt32BE(20)], path).toEqual([1200, 630]);
      pictures.add(picture.toString("base64"));
    }
    expect(pictures.size).toBe((await allPaths()).length);
    for (const path of ["/og/none.png", "/og/..%2f.png", "/og/auth.png", "/og/"])
      expect((await product.visitor().get(path)).status, path).toBe(404);
  });
});

describe("cached pages", () => {
  test("SEO-2 one response fits all: compressed as the browser accepts, identified by its tag, without personal data", async () => {
    const product = await startForTest();
    const { visitor } = await product.signedIn();
    const plain = await product.visitor().get("/", { headers: { "Accept-Encoding": "identity" } });
    const page = await plain.text();
    const asked = await visitor.get("/?utm_source=x", {
      headers: {
        Host: "evil.example",
        "X-Forwarded-Host": "evil.example",
        "Accept-Encoding": "br",
      },
    });
    expect(await asked.text()).toBe(page);
    expect(asked.headers.get("Content-Encoding")).toBe("br");
    const etag = plain.headers.get("ETag") ?? "";
    const again = await product.visitor().get("/", {
      headers: { "If-None-Match": etag, "Accept-Encoding": "identity" },
    });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    const head = await product
      .visitor()
      .get("/", { method: "HEAD", headers: { "Accept-Encoding": "identity" } });
    expect([head.status, head.headers.get("ETag"), await head.text()]).toEqual([200, etag, ""]);
    for (const response of [plain, asked, again, head]) {
      expect(response.headers.getSetCookie()).toEqual([]);
      expect(response.headers.get("X-Request-Id")).toMatch(/^[\da-f-]{36}$/);
      expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
    }
    expect(product.logged.filter((line) => line.includes('"path":"/"'))).toHaveLength(4);
  });

  test("SEO-2 its style is inside and known by hash, and a page of text lets no script run at all", async () => {
    const product = await startForTest();
    const home = await product.visitor().get("/");
    const page = await home.text();
    const policy = home.headers.get("Content-Security-Policy") ?? "";
    expect(page).not.toContain('rel="stylesheet"');
    expect(page).not.toContain('<link rel="modulepreload"');
    expect(policy).not.toContain("nonce");
    expect(policy).not.toMatch(/script-src [^;]*unsafe/);
    for (const [, text = ""] of page.matchAll(
      /<(?:style|script(?: type="text\/later"[^>]*)?)>(.*?)<\/(?:style|script)>/gs,
    )) {
      const hash = createHash("sha256").update(text).digest("base64");
      expect(policy).toContain(`'sha256-${hash}'`);
    }
    const terms = await product.visitor().get("/terms");
    expect(terms.headers.get("Content-Security-Policy")).toContain("script-src 'none'");
    expect(await terms.text()).not.toMatch(/<script(?! type="application\/ld\+json")/);
  });

  test("SEO-1 another spelling of an address leads to the right one, with its query", async () => {
    const product = await startForTest();
    for (const [path, right] of [
      ["/Terms", "/terms"],
      ["/terms/", "/terms"],
      ["/BOOK//?a=b", "/book?a=b"],
      ["/training.", "/training"],
      ["/Tracker/today/", "/tracker/today"],
      ["/training/practice%3E?a=b", "/training/practice?a=b"],
      ["/training/practice/objections%22)", "/training/practice/objections"],
      ["/admin/people,", "/admin/people"],
      ["/auth).", "/auth"],
    ] as const) {
      const response = await product.visitor().get(path);
      expect([response.status, response.headers.get("Location")]).toEqual([308, right]);
    }
    for (const path of ["/book", "/booking/a.b", "/apply/a.b", "/join/a.b"])
      for (const end of [".", "%3E", ")", "'%22,"]) {
        const response = await product.visitor().get(`${path}${end}?ask=move`);
        const told = [response.status, response.headers.get("Location")];
        expect(told, `CALL-9 ${path}${end}`).toEqual([308, `${path}?ask=move`]);
      }
    const strangers = ["//evil.example/terms", "//evil.example.", "//evil.example/a.b.", "/none."];
    for (const path of [...strangers, "//training."])
      expect((await fetch(product.url + path, { redirect: "manual" })).status, path).toBe(404);
  });
});

function structuredData(page: string): Record<string, unknown>[] {
  const found = page.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...found].map(([, json = ""]) => {
    expect(json).not.toContain("<");
    const thing = JSON.parse(json) as Record<string, unknown>;
    expect(thing["@context"]).toBe("https://schema.org");
    return thing;
  });
}
