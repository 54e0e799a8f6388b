/** The company's own words and the practice reader (READ-5). */
import { expect, test } from "vitest";
import { RUBRIC } from "../../app/practice/copy/prospects.server";
import { aDraft } from "../kit/content";
import { startForTest, type TestProduct } from "../kit/test-product";
import type { Visitor } from "../kit/visitor";

const FORM = "/admin/content/script";
const LINE = "Only 2 spots left, so decide today!";

const draft = (product: TestProduct) =>
  aDraft(product.query, "script", { "nodes.start.message": `Hey {firstName}! ${LINE}` });
const publish = (admin: Visitor) => admin.form(FORM, { marks: "{}", do: "publish", note: "" });

test("READ-5 words that read as a fault are refused with the place, and published once a coach has labeled the sentence", async () => {
  const [product, other] = [await startForTest(), await startForTest()];
  const [admin, stranger] = [await product.admin(), await other.admin()];
  await draft(product);
  await draft(other);
  const refused = await publish(admin);
  expect(refused.status).toBe(400);
  const told = await refused.text();
  expect(told).toContain("Reads as pressure to the practice reader");
  expect(told).toContain(LINE);
  expect(await product.query("select 1 from content_versions")).toEqual([]);

  const label = { intent: "sentence", sentence: LINE, label: "none", second: "" };
  expect((await admin.form("/admin/coaching", label)).status).toBe(200);
  expect((await publish(admin)).status).toBeLessThan(400);
  expect(await product.query("select key from content_versions")).toEqual([{ key: "script" }]);
  expect((await publish(stranger)).status, "of another company").toBe(400);
});

test("READ-5 what a missed check costs is read, too", async () => {
  const product = await startForTest();
  const admin = await product.admin();
  const { checks } = RUBRIC.schema.parse(RUBRIC.shipped);
  const id = checks[0]?.id ?? "";
  await aDraft(product.query, "rubric", { [`checks.${id}.cost`]: LINE });
  const save = { marks: "{}", do: "publish", note: "" };
  const refused = await admin.form("/admin/content/rubric", save);
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain("Reads as pressure to the practice reader");
});
