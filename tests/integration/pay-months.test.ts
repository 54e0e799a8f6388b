/** A month of pay is paid out: marked, taken back, and downloaded as one file (PAY-2). */
import { expect, test } from "vitest";
import { changePeriod } from "../../app/pay/change-period.server";
import { nextPeriod } from "../../app/pay/ledger.server";
import { hashOfPeriod, owedFor } from "../../app/pay/periods.server";
import { DAY_MS } from "../../app/platform/time/durations";
import { aDeal, closing, MY_PAY, PAY, payPeople, thisPeriod } from "../kit/pay";
import { anEdit, TRACKER } from "../kit/prospects";
import { startForTest } from "../kit/test-product";

test("PAY-2 a closed month and one setter in it are marked as paid, with who and when, and back; one file has it all", async () => {
  const product = await startForTest();
  const { admin, setter, userId, other } = await payPeople(product);
  await product.query(`update training_credentials set first_name = '=cmd()' where user_id = $1`, [
    userId,
  ]);
  await aDeal(product, setter, { dealAmount: "2000" });
  await aDeal(product, other, { dealAmount: "1000" });
  const period = await thisPeriod(product);
  const mark = { intent: "mark-paid", period };
  const stored = () =>
    product.query<{ setter_id: string; cents: string }>(
      "select setter_id, cents from pay_payments order by cents",
    );
  const open = await admin.form(PAY, mark);
  expect([open.status, await open.text()]).toEqual([
    409,
    expect.stringContaining("Close the month first"),
  ]);
  expect((await admin.form(PAY, await closing(admin, period))).status).toBe(200);
  for (const person of [setter, other])
    expect((await person.form(PAY, mark)).headers.get("Location")).toBe("/training");
  const one = await (await admin.form(PAY, { ...mark, setterId: userId })).text();
  expect(await stored()).toMatchObject([{ setter_id: userId, cents: "30000" }]);
  const at = /name="at" value="([^"]*)"/.exec(one)?.[1] ?? "";
  expect(await setter.page(`${MY_PAY}?period=${period}`)).toMatch(/Paid [A-Z]/);
  expect(await other.page(`${MY_PAY}?period=${period}`)).not.toMatch(/Paid [A-Z]/);
  const all = await admin.form(PAY, mark);
  expect(await all.text()).toContain("is marked as paid for 1 setter");
  expect((await admin.form(PAY, mark)).status).toBe(409);
  const csv = await (await admin.get(`${PAY}/month.csv?period=${period}`)).text();
  const [heading, ...lines] = csv.trim().split("\r\n");
  expect(heading).toContain(
    "Setter,Qualified shows,Commission,Decisions,Carried over,Amount,Entries,Paid on",
  );
  expect(lines).toHaveLength(3);
  expect(lines.join("\n")).toContain("'=cmd()");
  expect(lines.at(-1)).toMatch(/^Total,200,300,0,0,500,4,/);
  expect((await setter.get(`${PAY}/month.csv?period=${period}`)).status).toBe(302);
  expect((await admin.get(`${PAY}/month.csv?period=2031-01`)).status).toBe(404);
  const back = { intent: "unmark-paid", period, at };
  expect((await admin.form(PAY, back)).status).toBe(200);
  expect((await admin.form(PAY, back)).status).toBe(409);
  expect(await stored()).toMatchObject([{ cents: "20000" }]);
});

test("PAY-2 who owes something back at the end of a month takes it into the next one, and nothing below zero is marked as paid", async () => {
  const product = await startForTest();
  const { admin, setter, userId, other } = await payPeople(product);
  const deal = await aDeal(product, setter, { dealAmount: "2000" });
  await aDeal(product, other, { dealAmount: "1000" });
  const first = await thisPeriod(product);
  const [second, third] = [nextPeriod(first), nextPeriod(nextPeriod(first))];
  const mark = { intent: "mark-paid", period: second };
  expect((await admin.form(PAY, await closing(admin, first))).status).toBe(200);
  const refund = { status: "pending", dealAmount: "", showed: "no" };
  await admin.form(TRACKER, anEdit({ ...deal, version: 2 }, refund));
  expect(await admin.page(`${PAY}?period=${second}`)).toContain("carries this over");
  const { db } = product.running.database;
  const seen = hashOfPeriod(await owedFor(db, second));
  const actor = { userId: "closer", firstName: "Ada", lastName: "Closer" };
  const inMonths = { zone: "America/New_York", now: new Date(Date.now() + 70 * DAY_MS) };
  const close = { period: second, act: "close", seen } as const;
  expect(await changePeriod(db, actor, close, inMonths)).toBe("done");
  const statements = await product.query(
    "select cents::int from pay_statements where period = $1 and setter_id = $2",
    [second, userId],
  );
  expect(statements).toEqual([{ cents: 0 }]);
  const page = await (await admin.form(PAY, mark)).text();
  expect(page).toContain("All that is owed is marked as paid already");
  expect(await product.query("select * from pay_payments")).toEqual([]);
  expect(await setter.page(`${MY_PAY}?period=${third}`)).toMatch(
    /Carried over from [A-Z][a-z]+ \d{4}/,
  );
  expect(await setter.page(`${MY_PAY}?period=${second}`)).toContain(
    "Carried over to a later month",
  );
  const csv = await (await admin.get(`${PAY}/month.csv?period=${third}`)).text();
  expect(csv.trim().split("\r\n").at(-1)).toMatch(/^Total,0,0,0,-\d+,-\d+,1,/);
});

test("PAY-2 a month that has not begun is not closed, and its page says why", async () => {
  const product = await startForTest();
  const admin = await product.admin();
  const period = `${new Date().getUTCFullYear() + 1}-02`;
  const page = `${PAY}?period=${period}`;
  expect(await admin.page(page)).toContain("This month has not begun");
  const refused = await admin.form(page, { intent: "close", period, seen: "" });
  expect([refused.status, await refused.text()]).toEqual([
    409,
    expect.stringContaining("This period has not begun"),
  ]);
});
