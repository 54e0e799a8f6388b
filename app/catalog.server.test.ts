import { expect, test } from "vitest";
import { catalogOf } from "./catalog.server";
import { DOCUMENTS } from "./documents.server";

const SHIPPED = { generation: 0, fields: new Map(), changed: new Map() };
const PAGES = new Set([
  "/",
  "/terms",
  "/privacy",
  "/training",
  "/script",
  "/tracker",
  "/auth",
  "/account",
  "/disqualified",
]);
for (const { pages } of DOCUMENTS) for (const page of pages) PAGES.add(page);

test("CONT-7 READ-5 nothing that is shipped would be refused", () => {
  const { checks } = catalogOf((path) => PAGES.has(path));
  const found = DOCUMENTS.flatMap((document) =>
    checks.map((check) => [
      document.key,
      check(document, document.shippedFields, SHIPPED, new Set()),
    ]),
  );
  expect(found.filter(([, faults]) => Object.keys(faults ?? {}).length > 0)).toEqual([]);
});

test("CONT-1 every document has its own key, and the keys of the specification are there", () => {
  const keys = DOCUMENTS.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys).toEqual(expect.arrayContaining(["claims", "landing", "testimonials", "faq"]));
});
