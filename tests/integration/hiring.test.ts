import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { FigureName } from "../../app/figures/figures";
import { PUBLIC_FIGURES } from "../../app/figures/figures.server";
import { STORIES } from "../../app/hiring/copy/stories.server";
import { formTokenFor } from "../kit/form-tokens";
import { shippedWords } from "../kit/shipped-words";
import { advanceClock, startForTest, startProduct, type TestProduct } from "../kit/test-product";

const { figures, earningsNote } = shippedWords.of(PUBLIC_FIGURES);
const { benefits, stories } = shippedWords.of(STORIES);
const ROLE = "/hiring/dmsetters";
const NEXT_STEPS = "/hiring/dmsetters/next-steps";
const TESTIMONIALS = "/hiring/dmsetters/testimonials";

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

function pageAt(path: string): Promise<string> {
  return product.visitor().page(path);
}

/** What is read of a page, without its tags. */
function wordsOf(page: string): string {
  return page
    .replace(/^.*<main/s, "<main")
    .replace(/<footer.*$/s, "")
    .replace(/<(script|style)[^>]*>.*?<\/\1>/gs, "")
    .replace(/<!--.*?-->/g, "")
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&amp;", "&")
    .replaceAll("&#x27;", "'")
    .replace(/\s+/g, " ");
}

function expectFigures(words: string, names: readonly FigureName[]): void {
  for (const name of names) expect(words, name).toContain(figures[name].figure);
  expect(words).toContain(earningsNote);
}

function things(page: string): Record<string, unknown>[] {
  const found = page.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...found].map(([, json = ""]) => JSON.parse(json) as Record<string, unknown>);
}

const thingOf = (page: string, type: string) =>
  things(page).find((thing) => thing["@type"] === type);

/** The texts that replace the videos until they are set, each in 60 to 100 words (SLOT-1). */
const WRITTEN = [stories.firstStory, stories.secondStory, stories.thirdStory].map(String);

describe("the page of the role", () => {
  test("HIRE-1 pay highlights, day one, the way for who has booked, role, requirements, compensation, three films or their stories", async () => {
    const page = await pageAt(ROLE);
    const words = wordsOf(page);
    expect(page).toMatch(/<title>Remote DM Appointment Setter \| /);
    expect(page).toMatch(
      /<a href="\/hiring\/dmsetters\/next-steps"[^>]*>Already booked\? See your next steps</,
    );
    expect(words).toContain("You start on day one");
    expect(words).toMatch(/US or Canadian citizens.*18 or older.*under 18/);
    expect(words).toMatch(/What you do.*What we ask for.*What it pays/);
    for (const story of WRITTEN) {
      expect(words).toContain(story);
      expect(story.split(" ").length >= 60 && story.split(" ").length <= 100, story).toBe(true);
    }
    expect(words).toContain("Apply and book your interview");
  });

  test("HIRE-1 it states every figure of recruiting, with the line that earnings are not guaranteed", async () => {
    const words = wordsOf(await pageAt(ROLE));
    expectFigures(words, [
      ...(["monthly", "success", "firstPaycheck", "team", "dailyHours", "topMonth"] as const),
      ...(["perShow", "perSale", "perClose", "packages", "dailyMessages"] as const),
      ...(["weeklyBookings", "firstTargets", "interviewAccess", "leastAge"] as const),
    ]);
    for (const said of [
      "average monthly earnings $3,500 to $7,000",
      "success rate 85%",
      "to the first paycheck 1 to 2 weeks",
      "setters on the team 50+",
      "hours a day 4 to 6",
      "a month for top performers $8K+",
      "for each qualified show $100",
      "commission on each sale 10%",
      "direct messages a day 100 to 150",
      "bookings a week 10 to 20",
      "packages cost $3,000 to $5,000. $300 to $500",
      "24 hours Your first targets",
      "Same day Interview access",
    ])
      expect(words).toContain(said);
  });

  test("SEO-1 it alone is a job posting, with what one needs and nothing that is not so", async () => {
    const page = await pageAt(ROLE);
    const posting = thingOf(page, "JobPosting");
    expect(posting).toMatchObject({
      title: "Remote DM Appointment Setter",
      datePosted: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      employmentType: "CONTRACTOR",
      jobLocationType: "TELECOMMUTE",
      applicantLocationRequirements: [
        { "@type": "Country", name: "US" },
        { "@type": "Country", name: "CA" },
      ],
      hiringOrganization: { "@type": "Organization", name: "Setpoint" },
    });
    expect(Object.keys(posting ?? {})).not.toContain("baseSalary");
    expect(Date.parse(String(posting?.datePosted))).toBeLessThanOrEqual(Date.now());
    expect(wordsOf(page)).toContain("100% remote");
    const description = String(posting?.description);
    expect(description).toContain("100% remote");
    const said = description.replace(/<[^>]+>/g, ". ").split(/[.:] | \(|\)/);
    expect(said.length).toBeGreaterThan(30);
    for (const part of said) expect(wordsOf(page)).toContain(part.replace(/\.$/, ""));
    for (const path of [NEXT_STEPS, TESTIMONIALS, "/thank-you"])
      expect(thingOf(await pageAt(path), "JobPosting"), path).toBeUndefined();
  });
});

describe("the pages around it", () => {
  test("HIRE-2 next steps: what is sold, day one, testimonials, commission and bonuses, what to expect", async () => {
    const page = await pageAt(NEXT_STEPS);
    const words = wordsOf(page);
    expect(page).toContain("<title>DM Setter Interview: Your Next Steps</title>");
    expect(page).toMatch(/<h1[^>]*>DM Setter Interview: Your Next Steps</);
    expect(words).toMatch(
      /What is being sold.*You start on day one.*From first message to first month.*Commission and bonuses.*What to expect in the interview/,
    );
    expectFigures(words, ["packages", "perShow", "perSale", "perClose", "monthly", "firstTargets"]);
    expect(words).toContain("about 20 minutes");
    expect(page).toContain(`<link rel="canonical" href="${product.origin}${NEXT_STEPS}"/>`);
  });

  test("HIRE-3 testimonials: figures on cards, three films or their stories, benefits, compensation, and the two ways on", async () => {
    const page = await pageAt(TESTIMONIALS);
    const words = wordsOf(page);
    expectFigures(words, ["monthly", "success", "firstPaycheck", "team", "topMonth", "perShow"]);
    for (const story of WRITTEN) {
      expect(words).toContain(story);
      expect(story.split(" ").length >= 60 && story.split(" ").length <= 100, story).toBe(true);
    }
    for (const { title, text } of benefits.list) expect(words).toContain(`${title} ${text}`);
    expect(words).toContain("What it pays");
    expect(page).toMatch(/<a href="\/hiring\/dmsetters"[^>]*>Apply Now</);
    expect(page).toMatch(/<a href="\/hiring\/dmsetters\/next-steps"[^>]*>Learn More</);
    expect(page).toContain(`<link rel="canonical" href="${product.origin}${TESTIMONIALS}"/>`);
  });

  test("SEO-1 both are articles, and stand below the role", async () => {
    for (const path of [NEXT_STEPS, TESTIMONIALS]) {
      const page = await pageAt(path);
      expect(thingOf(page, "Article"), path).toMatchObject({
        headline: /<title>([^<|]+?)(?: \||<)/.exec(page)?.[1],
        author: { "@type": "Organization", name: "Setpoint" },
        mainEntityOfPage: product.origin + path,
      });
      const { image } = thingOf(page, "Article") ?? {};
      const picture = await product.visitor().get(new URL(String(image)).pathname);
      expect(picture.headers.get("Content-Type"), path).toBe("image/png");
      expect(JSON.stringify(thingOf(page, "BreadcrumbList"))).toContain(
        `${product.origin}${ROLE}"`,
      );
    }
  });

  test("SEO-2 pages without a form let no script run", async () => {
    for (const path of [NEXT_STEPS, TESTIMONIALS]) {
      const { headers } = await product.visitor().get(path);
      expect(headers.get("Content-Security-Policy"), path).toContain("script-src 'none'");
      expect(headers.get("Content-Security-Policy"), path).toContain("frame-src 'none'");
    }
  });
});

test("SLOT-1 a company's own booking page and films stand there instead, and their origins alone may be framed", async () => {
  const product = await startForTest();
  await product.query("insert into settings (slots) values ($1)", [
    JSON.stringify({
      interview: { provider: "calendly", address: "https://calendly.com/acme/interview" },
      setterStory1: {
        provider: "youtube",
        address: "https://www.youtube-nocookie.com/embed/abcdefghijk",
      },
      setterStory3: { provider: "vimeo", address: "https://player.vimeo.com/video/123456789" },
    }),
  ]);
  await product.running.settings.readAgain();
  const visitor = product.visitor();
  expect(await visitor.page(ROLE)).toContain("https://calendly.com/acme/interview");
  const response = await visitor.get(ROLE);
  const page = await response.text();
  const frames = /frame-src ([^;]*)/.exec(
    response.headers.get("Content-Security-Policy") ?? "",
  )?.[1];
  expect(new Set(frames?.split(" "))).toEqual(
    new Set([
      "https://calendly.com",
      "https://www.youtube-nocookie.com",
      "https://player.vimeo.com",
    ]),
  );
  expect(page).toContain("Book your interview");
  expect(page).not.toContain('name="citizenship"');
  expect(wordsOf(page)).toContain("The first booking");
  const next = wordsOf(await visitor.page(NEXT_STEPS));
  expect(next).not.toContain("about 20 minutes");
  expect(await visitor.page("/thank-you")).toMatch(
    /<a href="\/hiring\/dmsetters#apply"[^>]*>Book your interview</,
  );
});

describe("the application", () => {
  const SUITS = {
    citizenship: "ca",
    age: "adult",
    hours: "over-6",
    equipment: "all",
    name: "Ada Applicant",
    email: "ada@applicant.example",
    phone: "",
    experience: "A shop",
  };
  const newFormToken = () => formTokenFor("application");

  async function apply(changes: Record<string, string> = {}, formToken = newFormToken()) {
    return product.visitor().form(ROLE, { ...SUITS, ...(await formToken), ...changes });
  }

  async function kept() {
    return product.query<{ sender_name: string; sender_mail: string; qualified: boolean }>(
      "select sender_name, sender_mail, qualified from submissions where form = 'application' order by created_at",
    );
  }

  async function emptied() {
    await product.query("delete from applicants");
    await product.query("delete from submissions");
  }

  test("HIRE-1 who qualifies is kept as that, and finds the way to the interview", async () => {
    await emptied();
    const response = await apply();
    expect([response.status, response.headers.get("Location")]).toEqual([302, "/thank-you"]);
    expect(await kept()).toEqual([
      { sender_name: "Ada Applicant", sender_mail: "ada@applicant.example", qualified: true },
    ]);
    const thanks = await pageAt("/thank-you");
    expect(thanks).toMatch(/<a href="\/schedule\/interview"[^>]*>Book your interview</);
    expect((await product.visitor().get("/schedule/interview")).status).toBe(200);
    expect(wordsOf(thanks)).toMatch(/Book your interview.*What Happens Next.*career guide/);
  });

  test("HIRE-1 unqualified applicants are stored as such and get the answer on the page", async () => {
    await emptied();
    const cases = [
      ["citizenship", "other"],
      ["hours", "under-4"],
      ["equipment", "some"],
    ] as const;
    for (const [question, answered] of cases) {
      const response = await apply({ [question]: answered });
      expect(response.headers.get("Location"), question).toBe("/disqualified");
    }
    expect((await kept()).map(({ qualified }) => qualified)).toEqual([false, false, false]);
  });

  test("HIRE-1 of someone under age nothing is kept, nor logged", async () => {
    await emptied();
    const minor = { age: "minor", name: "Junior Applicant" };
    const responses = [await apply(minor), await apply({ ...minor, email: "" })];
    responses.push(await product.visitor().form(ROLE, { ...SUITS, ...minor }));
    for (const response of responses)
      expect(response.headers.get("Location")).toBe("/disqualified");
    expect(await kept()).toEqual([]);
    expect(await product.query("select 1 from mail_outbox")).toEqual([]);
    expect(product.logged.join()).not.toContain("Junior");
  });

  test("SLOT-2 answers that were not offered, unknown fields and gaps are refused", async () => {
    await emptied();
    const formToken = newFormToken();
    for (const changes of [
      { citizenship: "atlantis" },
      { hours: "25" },
      { qualified: "true" },
      { equipment: "" },
      { age: "" },
      { email: "ada at home" },
      { stamp: `${(await formToken).stamp.slice(0, -4)}AAAA` },
    ] as Record<string, string>[]) {
      const response = await apply(changes, formToken);
      expect(response.status, JSON.stringify(changes)).toBe(400);
      const page = await response.text();
      expect(page, JSON.stringify(changes)).toContain('value="Ada Applicant"');
      expect(page).toContain('role="alert"');
    }
    expect(await kept()).toEqual([]);
    const broken = await product.visitor().fetch(ROLE, {
      method: "POST",
      body: "citizenship=us",
      headers: { "Content-Type": "multipart/form-data; boundary=none" },
    });
    expect(broken.status).toBe(400);
  });

  test("SEO-2 without JavaScript there is a review step before it is sent", async () => {
    await emptied();
    const page = await pageAt(ROLE);
    expect(page.match(/<input [^>]*name="citizenship"/g)).toHaveLength(3);
    const form = /<form [^>]*id="application"[^>]*>/.exec(page)?.[0];
    expect(form).toContain('method="post"');
    expect(form).toContain('action="/hiring/dmsetters#application"');
    const first = await product.visitor().form(ROLE, SUITS);
    expect(first.status).toBe(200);
    const again = await first.text();
    expect(wordsOf(again)).toContain("Check your answers");
    const given = /name="stamp"[^>]*value="([^"]+)"/.exec(again)?.[1] ?? "";
    expect(await kept()).toEqual([]);
    advanceClock(2_100);
    const sent = await product.visitor().form(ROLE, { ...SUITS, stamp: given });
    expect(sent.headers.get("Location")).toBe("/thank-you");
    expect(await kept()).toHaveLength(1);
  });
});
