import { describe, expect, test } from "vitest";
import { shippedWords } from "../../tests/kit/shipped-words";
import { LANDING } from "./copy/landing.server";
import { breadcrumbs, pageOfPicture, picturePath } from "./site-facts";
import { course, organization, questionPage } from "./structured-data";

const site = {
  brand: {
    name: "North Desk",
    legalName: "North Desk LLC",
    address: "1 Road",
    supportMail: "help@north.example",
  },
  origin: "https://north.example",
  logo: null,
  year: 2026,
};

describe("structured data (SEO-1)", () => {
  test("of the company has what search engines read of one", () => {
    expect(organization(site)).toMatchObject({
      "@type": "Organization",
      name: "North Desk",
      legalName: "North Desk LLC",
      url: "https://north.example/",
      logo: "https://north.example/og/logo.png",
      contactPoint: { email: "help@north.example" },
    });
  });
  test("of the course has its name, description and provider, and no price that no one set", () => {
    const of = (weeks: number | null) => course(site, { ...shippedWords.of(LANDING), weeks });
    const { name, description, provider, syllabusSections, ...rest } = of(12);
    expect(rest.hasCourseInstance).toHaveProperty("courseWorkload", "P12W");
    expect(of(null).hasCourseInstance).not.toHaveProperty("courseWorkload");
    expect([name, provider.name, syllabusSections.length]).toEqual([
      "12-week curriculum",
      "North Desk",
      6,
    ]);
    expect(description.length).toBeGreaterThan(50);
    expect(rest).not.toHaveProperty("offers");
  });
  test("of the questions has an answer to each", () => {
    expect(questionPage([{ question: "Is it live?", answer: "Yes." }]).mainEntity).toEqual([
      {
        "@type": "Question",
        name: "Is it live?",
        acceptedAnswer: { "@type": "Answer", text: "Yes." },
      },
    ]);
  });
  test("names the way to a page, in order and in whole addresses", () => {
    const page = { title: "Next steps", crumbs: [{ name: "Book", path: "/book" }] };
    const [crumbs] = breadcrumbs(page, site, "/book/next-steps");
    expect(crumbs?.itemListElement).toEqual([
      { "@type": "ListItem", position: 1, name: "Home", item: "https://north.example/" },
      { "@type": "ListItem", position: 2, name: "Book", item: "https://north.example/book" },
      {
        "@type": "ListItem",
        position: 3,
        name: "Next steps",
        item: "https://north.example/book/next-steps",
      },
    ]);
    expect(breadcrumbs({ title: "Front", crumbs: [] }, site, "/")).toEqual([]);
  });
});

test.each(["/", "/book", "/hiring/dmsetters/next-steps"])(
  "SEO-1 %s has its own picture",
  (path) => {
    expect(pageOfPicture(picturePath(path).slice("/og/".length))).toBe(path);
  },
);

test.each(["", "book", "book.svg", "../book.png", "BOOK.png", "a b.png"])(
  "SEO-1 %j is not an image",
  (rest) => {
    expect(pageOfPicture(rest)).toBeNull();
  },
);
