/** The effects of published words on the public pages (CONT-1, CONT-6, CONT-8). */
import { expect, test } from "vitest";
import { publish } from "../kit/publish";
import { startForTest } from "../kit/test-product";

const TODAY = new Date().toISOString().slice(0, 10);

const titleOf = (page: string) => /<title>([^<]+)<\/title>/.exec(page)?.[1];
const descriptionOf = (page: string) => /name="description" content="([^"]+)"/.exec(page)?.[1];

test("CONT-1 SEO-1 title, description, picture, bread crumbs and the sitemap follow a publication", async () => {
  const product = await startForTest();
  const visitor = product.visitor();
  const picture = async () => Buffer.from(await (await visitor.get("/og/book.png")).arrayBuffer());
  const changedOn = async (path: string) => {
    const entry = `<loc>${product.origin}${path}</loc><lastmod>`;
    return (await visitor.page("/sitemap.xml")).split(entry)[1]?.slice(0, TODAY.length);
  };
  const before = await picture();
  expect(await changedOn("/book")).not.toBe(TODAY);
  await publish(product, "booking-next-steps", {
    "book.search.title": "Talk to {company}",
    "book.search.description": "A first call with somebody who has set appointments for years.",
  });
  const page = await visitor.page("/book");
  expect(titleOf(page)).toBe("Talk to Setpoint | Setpoint");
  expect(descriptionOf(page)).toBe(
    "A first call with somebody who has set appointments for years.",
  );
  expect(page).toContain('property="og:title" content="Talk to Setpoint"');
  expect(await picture()).not.toEqual(before);
  expect(await visitor.page("/book/next-steps")).toContain('"name":"Talk to Setpoint"');
  expect(await changedOn("/book")).toBe(TODAY);
  expect(await changedOn("/terms")).not.toBe(TODAY);
});

test("CONT-8 a figure changes wherever its name is, and years follow the founding date", async () => {
  const product = await startForTest();
  const visitor = product.visitor();
  expect(await visitor.page("/")).toContain("almost 6 years");
  const founded = `${new Date().getUTCFullYear() - 9}-01-01`;
  await publish(product, "claims", {
    founded,
    "figures.perShow.figure": "$120",
    "figures.weeks.figure": "14",
    earningsNote: "Nobody is promised any earnings.",
  });
  const front = await visitor.page("/");
  for (const words of ["9+", `Since ${founded.slice(0, 4)}`, "The 14-week curriculum"])
    expect(front, words).toContain(words);
  for (const path of ["/", "/hiring/dmsetters", "/hiring/dmsetters/next-steps", "/book"]) {
    const page = await visitor.page(path);
    expect(page, path).toContain("Nobody is promised any earnings.");
    expect(page, path).not.toContain("They depend on your effort");
  }
  expect(await visitor.page("/hiring/dmsetters")).toContain("$120");
});

test("LAND-9 the founder and the large story are shown once the company has entered them", async () => {
  const product = await startForTest();
  const visitor = product.visitor();
  const fresh = await visitor.page("/");
  expect(fresh.match(/<blockquote/g)).toHaveLength(6);
  await publish(product, "landing", {
    "founder.name": "Dana North",
    "founder.text": "I set appointments before I taught it.",
  });
  await publish(product, "testimonials", {
    "story.name": "Noor South",
    "story.before": "Night shifts",
    "story.after": "Books calls",
    "story.quote": "My first booking came on day nineteen.",
  });
  const page = await visitor.page("/");
  const places = [
    "Dana North",
    'id="program"',
    'id="testimonials"',
    "My first booking came on day nineteen.",
    "Noor South",
    "Night shifts",
    "Books calls",
    "Maya Sample",
  ].map((words) => page.indexOf(words));
  expect(places[0]).toBeGreaterThan(page.indexOf("I set appointments before I taught it."));
  expect(places.every((place) => place > 0)).toBe(true);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

test("LAND-5 CONT-1 a graduate who is no sample has work before and now, and a video", async () => {
  const product = await startForTest();
  await publish(product, "testimonials", {
    people: "1",
    "people.1.sample": "",
    "people.1.salary": "",
    "people.1.before": "Hotel front desk",
    "people.1.after": "Sales team of a school",
    "people.1.video": "https://vimeo.com/123456789",
    "people.1.consent": TODAY,
  });
  const page = await product.visitor().page("/");
  expect(page).toMatch(/Before:<\/span><span> Hotel front desk<\/span>/);
  expect(page).toContain("Sales team of a school");
  expect(page).toMatch(/<iframe src="https:\/\/player\.vimeo\.com\/video\/123456789/);
  for (const gone of ["Sample stories", "per year", "$78K", "Andre Sample"])
    expect(page, gone).not.toContain(gone);
});

test("LEGAL-1 CONT-2 a legal text has its own date and sections, with the markup that is allowed", async () => {
  const product = await startForTest();
  await publish(product, "terms", {
    updated: "2026-03-09",
    sections: "1 x",
    "sections.x.id": "house-rules",
    "sections.x.title": "House rules",
    "sections.x.body": "Be **kind** to {legalName}.\n\n- One\n- <b>Two</b>",
  });
  const page = await product.visitor().page("/terms");
  expect(page).toContain("Last updated: March 9, 2026");
  expect(page.match(/<h2 /g)).toHaveLength(2);
  expect(page).toContain('<section id="house-rules"');
  expect(page).toContain("<strong>kind</strong><span> to Setpoint Example LLC.</span>");
  expect(page).toContain("<li><span>One</span></li><li><span>&lt;b&gt;Two&lt;/b&gt;</span></li>");
});

test("NAV-1 NAV-2 header and footer follow the front page's document on every page", async () => {
  const product = await startForTest();
  await publish(product, "landing", {
    "header.start": "Join us",
    "footer.links": "3",
    "footer.links.3.name": "Meet us",
    "footer.rights": "Made in Florida.",
  });
  for (const path of ["/terms", "/hiring/dmsetters", "/no/where"]) {
    const page = await (await product.visitor().get(path)).text();
    for (const words of ["Join us", "Meet us", "Made in Florida."])
      expect(page, path).toContain(words);
    expect(page, path).not.toContain("Get Started");
  }
});
