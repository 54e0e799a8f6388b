/** What a launch asks of the words, done in one act each (OWN-5). */
import { expect, test } from "vitest";
import { publish } from "../kit/publish";
import { startForTest } from "../kit/test-product";

const CLAIMS = "/admin/content/claims.data";

test("OWN-5 one act leaves out every claim without a source, except what the pages cannot do without", async () => {
  const product = await startForTest();
  const admin = await product.admin();
  expect(await product.visitor().page("/")).toContain("students trained");
  await publish(product, "claims", { "figures.clients.source": "The client list" });
  await product.query(
    "insert into content_drafts (key, path, value) values ('claims', 'figures.team.source', 'x')",
  );
  const drafted = await admin.form(CLAIMS, { intent: "settle" });
  expect(drafted.status, "a draft is in the way").toBe(409);
  await product.query("delete from content_drafts");
  const done = await (await admin.form(CLAIMS, { intent: "settle" })).text();
  expect(done).toMatch(/\d\d claims are left out/);
  expect(done).toContain("weeks of training");
  expect(done, "it has a source").not.toContain("client database");
  const front = await product.visitor().page("/");
  expect(front).not.toContain("students trained");
  expect(front).toContain("The 12-week curriculum");
  const again = await admin.form(CLAIMS, { intent: "settle" });
  expect(again.status, "nothing more can go").toBe(409);
});

test("LAND-5 LEGAL-1 the samples are taken off the page, and a text is marked as reviewed, each in one act of an administrator", async () => {
  const product = await startForTest();
  const admin = await product.admin();
  const { visitor } = await product.signedIn();
  expect(await product.visitor().page("/")).toContain("Maya Sample");
  for (const key of ["testimonials", "terms"]) {
    await visitor.form(`/admin/content/${key}`, { intent: "settle" });
    expect(await product.query("select 1 from content_versions where key = $1", [key])).toEqual([]);
    expect((await admin.form(`/admin/content/${key}.data`, { intent: "settle" })).status).toBe(200);
  }
  expect(await product.visitor().page("/")).not.toContain("Maya Sample");
  const checklist = await admin.page("/admin/launch");
  expect(checklist).toContain("A lawyer has reviewed it.");
  expect((await admin.form("/admin/content/faq.data", { intent: "settle" })).status).toBe(404);
});
