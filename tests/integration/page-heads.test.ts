/** What every page says about itself, and which methods every other address takes. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { publicPageOf } from "../../app/platform/pages/public-page";
import { type AddressValues, ALL_OPEN, addressValues } from "../kit/address-values";
import { everyAddress, filled } from "../kit/addresses";
import { builtProduct } from "../kit/built-product";
import { startProduct, type TestProduct } from "../kit/test-product";
import type { Visitor } from "../kit/visitor";

let product: TestProduct;
let readers: Visitor[];
let values: AddressValues;
beforeAll(async () => {
  product = await startProduct(ALL_OPEN);
  const trainee = await product.signedIn();
  values = await addressValues(product, trainee);
  readers = [await product.admin(), trainee.visitor, product.visitor()];
});
afterAll(() => product.stop());

/** The page as the first reader who may see it gets it. */
async function pageAt(path: string): Promise<string | null> {
  for (const reader of readers) {
    const response = await reader.get(filled(path, values[path]));
    const page = await response.text();
    if (response.status === 200) return page;
  }
  return null;
}

test("SEO-1 every page has one title with the company's name, and all that are not public ask search engines to leave them out", async () => {
  const { routes } = await builtProduct();
  const faults: string[] = [];
  let pages = 0;
  for (const { method, path, route, page: isPage } of await everyAddress()) {
    if (method !== "GET" || !isPage || route === null || route === "root") continue;
    const described = publicPageOf(routes[route]?.module.handle);
    if (described) continue;
    const page = await pageAt(path);
    if (page === null) continue;
    pages += 1;
    const titles = [...page.matchAll(/<title>([^<]*)<\/title>/g)].map(([, title = ""]) => title);
    const robots = [...page.matchAll(/<meta name="robots" content="([^"]*)"/g)];
    if (titles.length !== 1 || !/^[^|]\S.* \| Setpoint$/.test(titles[0] ?? ""))
      faults.push(`${path}: ${titles.join(" and ")}`);
    if (robots.length !== 1 || robots[0]?.[1] !== "noindex") faults.push(`${path}: robots`);
    if (titles.some((title) => /undefined|null/.test(title))) faults.push(`${path}: ${titles[0]}`);
  }
  expect(faults).toEqual([]);
  expect(pages).toBeGreaterThan(60);
});

test("NAV-3 a page that does not exist has one title and is not listed, wherever it would be", async () => {
  for (const path of ["/nowhere", "/schedule/nowhere", "/admin/nowhere", "/admin/applicants/none"])
    for (const reader of readers) {
      const page = await (await reader.get(path)).text();
      if (!page.includes("<html")) continue;
      expect(page.match(/<title>/g), path).toHaveLength(1);
      expect(page.match(/name="robots" content="noindex"/g), path).toHaveLength(1);
    }
});

test("NAV-3 what is gone is told in the portal's frame, with the way back, to those who are signed in", async () => {
  const none = "00000000-0000-4000-8000-000000000000";
  const gone = [
    ["/training/lesson-99", "This lesson is not here anymore", "/training"],
    [`/tracker/${none}`, "This prospect is not here anymore", "/tracker"],
    ["/admin/applicants/none", "This applicant is not here anymore", "/admin"],
    ["/admin/cohorts/none", "This cohort is not here anymore", "/admin"],
    ["/admin/content/none", "This page is not here anymore", "/admin"],
  ] as const;
  const [owner] = readers;
  for (const [path, title, back] of gone) {
    const response = await (owner ?? product.visitor()).get(path);
    const page = await response.text();
    expect(response.status, path).toBe(404);
    expect(page, path).toContain(`<h1 class="text-2xl">${title}</h1>`);
    expect(page, path).toMatch(new RegExp(`href="${back}"[^>]*>Back to `));
    expect(page, path).not.toContain("Return to Home");
  }
});

test("NAV-4 an address without a page refuses every method it does not take, and says which it takes", async () => {
  const addresses = (await everyAddress()).filter(({ route, page }) => route !== null && !page);
  const taken = new Map<string, Set<string>>();
  for (const { path, method } of addresses)
    taken.set(path, (taken.get(path) ?? new Set()).add(method === "GET" ? "GET" : "POST"));
  const faults: string[] = [];
  for (const [path, methods] of taken)
    for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE"]) {
      if (methods.has(method)) continue;
      const response = await product.visitor().fetch(filled(path, values[path]), { method });
      const allow = response.headers.get("Allow");
      if (response.status !== 405 || allow !== [...methods].join(", "))
        faults.push(`${method} ${path}: ${response.status} ${allow}`);
    }
  expect(faults).toEqual([]);
});

test("NAV-4 a page that fails says so inside the portal's frame, with its own heading", async () => {
  const [admin] = readers;
  await product.query("alter table cohorts rename to cohorts_away");
  try {
    const response = await admin?.get("/admin/cohorts");
    const page = (await response?.text()) ?? "";
    expect(response?.status).toBe(500);
    expect(page).toMatch(/<h1[^>]*>Failed to load the cohorts<\/h1>/);
    expect(page).toMatch(/<title>Failed to load the cohorts<\/title>/);
    expect(page).toContain("Skip to");
    expect(page).toContain('name="robots" content="noindex"');
  } finally {
    await product.query("alter table cohorts_away rename to cohorts");
  }
});
