import { describe, expect, test } from "vitest";
import { aDeal, closing, ledgerOf, MY_PAY, PAY, payPeople, thisPeriod } from "../kit/pay";
import { added, anEdit, TRACKER } from "../kit/prospects";
import { startForTest } from "../kit/test-product";
import type { Visitor } from "../kit/visitor";

const STATEMENT = "/tracker/pay/statement";

describe("periods and statements (PAY-2)", () => {
  test("PAY-2 a period goes from open over review to closed; then nothing changes it, and a refund corrects the next one by name", async () => {
    const product = await startForTest();
    const { admin, setter, userId } = await payPeople(product);
    const deal = await aDeal(product, setter, { dealAmount: "2000" });
    const period = await thisPeriod(product);
    const act = async (intent: string) =>
      (await admin.form(PAY, { ...(await closing(admin, period)), intent })).status;
    expect([await act("reopen"), await act("review"), await act("review")]).toEqual([
      409, 200, 409,
    ]);
    expect([await act("reopen"), await act("review")]).toEqual([200, 200]);
    const seen = await closing(admin, period);
    await aDeal(product, setter, { dealAmount: "500" });
    expect((await admin.form(PAY, seen)).status).toBe(409);
    expect((await admin.form(PAY, { ...seen, period: "2099-01" })).status).toBe(409);
    const closed = await admin.form(PAY, { ...(await closing(admin, period)), intent: "close" });
    expect(closed.status).toBe(200);
    const [year, month] = period.split("-").map(Number);
    const name = new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric" });
    expect(await closed.text()).toContain(
      `${name.format(new Date(year ?? 0, (month ?? 0) - 1))} is closed`,
    );
    expect([await act("close"), await act("reopen"), await act("review")]).toEqual([409, 409, 409]);
    const statement = `${STATEMENT}?period=${period}`;
    const before = await setter.page(statement);
    expect(before).toContain("The entries match the stored hash");
    for (const change of [
      `insert into pay_entries select 99, kind, setter_id, prospect_id, version, dispute_id, null, cents, base_cents,
         rate, rule_id, earned_at, period, corrects, commission_total, previous, 'x' from pay_entries where seq = 1`,
      "update pay_periods set state = 'open', hash = null, closed_at = null",
      "delete from pay_periods",
      "update pay_statements set cents = 0",
    ])
      await expect(product.query(change)).rejects.toThrow(/is closed|only added to/);
    const refund = { status: "pending", dealAmount: "", showed: "no" };
    await admin.form(TRACKER, anEdit({ ...deal, version: 2 }, refund));
    const ledger = await ledgerOf(product);
    expect(ledger.slice(-2)).toMatchObject([
      { cents: -10_000, corrects: period, setter_id: userId },
      { cents: -20_000, corrects: period },
    ]);
    expect(ledger.at(-1)?.period.localeCompare(period)).toBe(1);
    expect((await setter.page(statement)).match(/-\$200\.00/)).toBeNull();
    expect(await setter.page(MY_PAY)).toContain("Correction of");
  });

  test("PAY-2 a statement is a page, a CSV and a PDF file; names in any script do not break it", async () => {
    const product = await startForTest();
    const { setter } = await payPeople(product);
    const prospect = await added(product, setter, { firstName: "محمد", lastName: "Łukasz 李" });
    const admin = await product.admin();
    await admin.form(TRACKER, anEdit(prospect, { dealAmount: "2000" }));
    const csv = await (await setter.get(`${STATEMENT}.csv`)).text();
    expect(csv).toContain("محمد Łukasz 李");
    expect(csv).toMatch(/Total,,,300,/);
    const pdf = await setter.get(`${STATEMENT}.pdf`);
    expect(pdf.headers.get("Content-Type")).toBe("application/pdf");
    const bytes = Buffer.from(await pdf.arrayBuffer()).toString("latin1");
    expect(bytes.startsWith("%PDF-")).toBe(true);
    expect(bytes.trimEnd().endsWith("%%EOF")).toBe(true);
    expect(await setter.page(STATEMENT)).toContain("$300.00");
    for (const asked of ["period=1999-01", "period=2026-13", "period=x"])
      expect((await setter.get(`${STATEMENT}?${asked}`)).status).toBe(404);
  });

  test("PAY-2 no one but administrators reads another person's pay", async () => {
    const product = await startForTest();
    const { admin, setter, userId, other } = await payPeople(product);
    await aDeal(product, setter, { dealAmount: "2000" });
    const theirs = async (visitor: Visitor, file = "") =>
      visitor.get(`${STATEMENT}${file}?setter=${userId}`);
    expect(await (await theirs(admin)).text()).toContain("$300.00");
    for (const file of ["", ".csv", ".pdf"])
      expect((await theirs(other, file)).headers.get("Location")).toBe("/training");
    expect(await other.page(`${MY_PAY}?setter=${userId}`)).not.toContain("$300.00");
    expect((await other.get(PAY)).headers.get("Location")).toBe("/training");
  });
});
