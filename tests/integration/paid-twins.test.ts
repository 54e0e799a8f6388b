/** One person pays once, whoever's prospect they are: paying again is decided by name (PAY-4). */
import { describe, expect, test } from "vitest";
import { ledgerOf, PAY, payPeople } from "../kit/pay";
import { added, anEdit, TRACKER } from "../kit/prospects";
import { startForTest, type TestProduct } from "../kit/test-product";
import type { Visitor } from "../kit/visitor";

const owed = async (product: TestProduct) =>
  (await ledgerOf(product)).reduce((sum, { cents }) => sum + cents, 0);

const report = (by: Visitor, prospect: string) =>
  by.form("/tracker/today", {
    intent: "outcome",
    id: crypto.randomUUID(),
    prospect,
    outcome: "showed",
  });

const seen = async (admin: Visitor) =>
  /name="twins" value="([^"]*)"/.exec(await admin.page(PAY))?.[1] ?? "";

async function confirmShow({ query }: TestProduct, admin: Visitor, id: string, more = {}) {
  const [row] = await query<{ version: number }>("select version from prospects where id = $1", [
    id,
  ]);
  const form = { intent: "confirm", id, version: String(row?.version), ...more };
  return (await admin.form(PAY, form)).status;
}

describe("one person twice", () => {
  test.each(["setter", "admin"] as const)(
    "PAY-4 a prospect that the %s restores while another has its handle earns nothing again without a named decision",
    async (restorer) => {
      const product = await startForTest();
      const { admin, setter, other } = await payPeople(product);
      const first = await added(product, setter, { handle: "@minty.three", platform: "Instagram" });
      await report(setter, first.id);
      expect(await confirmShow(product, admin, first.id)).toBe(200);
      await setter.form(TRACKER, { intent: "remove", id: first.id, version: "3" });
      expect(await owed(product)).toBe(0);
      const second = await added(product, other, {
        handle: "https://instagram.com/Minty.Three",
        firstName: "Twin",
      });
      await report(other, second.id);
      // The one that was removed pays nothing, so this one needs no decision.
      expect(await seen(admin)).toBe("");
      expect(await confirmShow(product, admin, second.id)).toBe(200);
      expect(await owed(product)).toBe(10_000);
      const by = { setter, admin }[restorer];
      await by.form("/tracker/removed", { intent: "restore", id: first.id, version: "4" });
      expect(await owed(product)).toBe(10_000);
      const page = (await admin.page(PAY)).replaceAll(/<!-- -->|<[^>]*>/g, "");
      expect(page).toMatch(/The same handle as\s+Twin Prospect\s+of Anna \w+, paid \$100/);
      const [claim] = await product.query<{ seq: string }>(
        "select seq::text from pay_claims where state = 'waiting'",
      );
      const confirm = { intent: "confirm-pay", claim: claim?.seq ?? "" };
      const twins = await seen(admin);
      const lacking: Record<string, string>[] = [
        {},
        { twins },
        { why: "Two" },
        { twins: "else", why: "Two" },
      ];
      for (const more of lacking)
        expect((await admin.form(PAY, { ...confirm, ...more })).status).toBe(409);
      expect(await owed(product)).toBe(10_000);
      const decided = { ...confirm, twins, why: "Two people share the account" };
      expect((await admin.form(PAY, decided)).status).toBe(200);
      expect(await owed(product)).toBe(20_000);
      expect(
        await product.query("select after from events where verb = 'pay.confirm'"),
      ).toMatchObject([{ after: { alsoPaid: second.id, why: "Two people share the account" } }]);
    },
  );

  test("PAY-4 a show that is reported of someone who pays already needs the same decision, one of someone else none", async () => {
    const product = await startForTest();
    const { admin, setter, other } = await payPeople(product);
    const handle = { handle: "@minty.three", platform: "Instagram" };
    for (const by of [setter, other]) await report(by, (await added(product, by, handle)).id);
    const [one, two] = await product.query<{ id: string }>(
      "select id from prospects order by created_at",
    );
    expect(await confirmShow(product, admin, one?.id ?? "")).toBe(200);
    expect(await confirmShow(product, admin, two?.id ?? "")).toBe(409);
    expect(await owed(product)).toBe(10_000);
    const decision = { twins: await seen(admin), why: "Both worked on it" };
    expect(await confirmShow(product, admin, two?.id ?? "", decision)).toBe(200);
    const third = await added(product, other, { handle: "@minty.four", platform: "Instagram" });
    await report(other, third.id);
    expect(await confirmShow(product, admin, third.id)).toBe(200);
    expect(await owed(product)).toBe(30_000);
  });

  test("PAY-4 what staff enter for one of a handle waits for a decision, and for someone else it pays", async () => {
    const product = await startForTest();
    const { admin, setter, other } = await payPeople(product);
    const handle = { handle: "@minty.three", platform: "Instagram" };
    const first = await added(product, setter, handle);
    await admin.form(TRACKER, anEdit({ id: first.id, version: 1 }, { dealAmount: "1000" }));
    expect(await owed(product)).toBe(20_000);
    const twin = await added(product, other, { ...handle, firstName: "Twin" });
    await admin.form(TRACKER, anEdit({ id: twin.id, version: 1 }, { dealAmount: "1000" }));
    expect(await owed(product)).toBe(20_000);
    const claims = await product.query("select kind from pay_claims where state = 'waiting'");
    expect(claims).toHaveLength(2);
    const { id } = await added(product, other, { handle: "@minty.four", platform: "Instagram" });
    await admin.form(TRACKER, anEdit({ id, version: 1 }, { dealAmount: "1000" }));
    expect(await owed(product)).toBe(40_000);
  });

  test("PAY-4 of two of a handle that are confirmed at the same moment, one pays", async () => {
    const product = await startForTest();
    const { admin, setter, other } = await payPeople(product);
    for (let round = 1; round <= 5; round += 1) {
      const handle = { handle: `@minty.round${round}`, platform: "Instagram" };
      const both = [await added(product, setter, handle), await added(product, other, handle)];
      await Promise.all([report(setter, both[0]?.id ?? ""), report(other, both[1]?.id ?? "")]);
      const statuses = await Promise.all(both.map(({ id }) => confirmShow(product, admin, id)));
      expect(statuses.toSorted()).toEqual([200, 409]);
      expect(await owed(product)).toBe(10_000 * round);
    }
  });

  test("TRK-6 restoring pays again as before while no one else has the handle", async () => {
    const product = await startForTest();
    const { admin, setter } = await payPeople(product);
    const { id } = await added(product, setter, { handle: "@minty.three", platform: "Instagram" });
    await admin.form(TRACKER, anEdit({ id, version: 1 }, { dealAmount: "1000" }));
    expect(await owed(product)).toBe(20_000);
    await admin.form(TRACKER, { intent: "remove", id, version: "2" });
    expect(await owed(product)).toBe(0);
    await admin.form("/tracker/removed", { intent: "restore", id, version: "3" });
    expect(await owed(product)).toBe(20_000);
  });
});
