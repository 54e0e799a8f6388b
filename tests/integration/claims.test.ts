/** Claims that a company does not use, and one made from the field that needs it. */
import { expect, test } from "vitest";
import { markOf } from "../../app/content/changes";
import { publish } from "../kit/publish";
import { startForTest } from "../kit/test-product";

const asRead = (page: string) => page.replaceAll("<!-- -->", "");

test("OWN-5 an unused claim takes its sentences and figures off the pages, using it again brings them back", async () => {
  const product = await startForTest();
  const visitor = product.visitor();
  const shown = async () => {
    const [faq, home] = await Promise.all([visitor.page("/"), visitor.page("/hiring/dmsetters")]);
    const page = asRead(faq + home);
    return [
      "We have over 200 graduates",
      "students trained",
      "They work as appointment setters",
    ].map((words) => page.includes(words));
  };
  expect(await shown()).toEqual([true, true, true]);
  await publish(product, "claims", {
    "figures.graduates.unused": "yes",
    "figures.students.unused": "yes",
  });
  expect(await shown()).toEqual([false, false, true]);
  await publish(product, "claims", {});
  expect(await shown()).toEqual([true, true, true]);
});

test("OWN-5 the table says what uses each claim; one that is needed for a heading cannot go without other words", async () => {
  const product = await startForTest();
  const admin = await product.admin();
  const address = "/admin/content/claims";
  const page = asRead(await admin.page(address));
  for (const column of ["Claim", "Figure", "Source", "As of", "Not used by us"])
    expect(page).toMatch(new RegExp(`<th[^>]*>${column}</th>`));
  expect(page).toContain('aria-label="Sentences with weeks"');
  expect(page).toContain("No sentence uses it");
  const save = async (of: string, path: string, value: string, before: string) => {
    const values = [{ path, value, marks: [markOf(before)] }];
    const saved = await admin.json(`/admin/content/${of}/draft`, { lists: [], values });
    expect(saved.status).toBe(200);
  };
  await save("landing", "curriculum.heading", "All {weeks} weeks", "The {weeks}-week curriculum");
  expect((await admin.form("/admin/content/landing", { do: "publish" })).status).toBe(303);
  await save("claims", "figures.weeks.unused", "yes", "");
  const refused = await admin.form(address, { do: "publish" });
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain("Not without a change elsewhere");
});

test("OWN-5 a claim made at a refused figure is live at once, and stays when the claims' draft is published", async () => {
  const product = await startForTest();
  const admin = await product.admin();
  const claim = {
    intent: "create-claim",
    name: "topPay",
    figure: "$9,000",
    says: "in a good month",
    earnings: "yes",
  };
  const sent = (changes: Record<string, string>) =>
    admin.form("/admin/content/landing.data", { ...claim, ...changes });
  expect((await sent({ name: "Top Pay" })).status).toBe(400);
  expect((await sent({ figure: "" })).status).toBe(400);
  expect((await sent({})).status).toBe(200);
  expect((await sent({})).status).toBe(400);
  const page = await admin.page("/admin/content/claims");
  expect(page).toContain('value="topPay"');
  const [row] = await product.query<{ before: unknown; after: unknown }>(
    "select before, after from events where verb = 'content.publish'",
  );
  expect(row).toBeDefined();
  expect((await product.visitor().get("/")).status).toBe(200);
});
