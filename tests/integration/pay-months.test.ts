/** A month of pay is paid out: marked, taken back, and downloaded as one file (PAY-2). */
import { expect, test } from "vitest";
import { aDeal, closing, MY_PAY, PAY, payPeople, thisPeriod } from "../kit/pay";
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
  expect(heading).toContain("Setter,Qualified shows,Commission,Decisions,Amount,Entries,Paid on");
  expect(lines).toHaveLength(3);
  expect(lines.join("\n")).toContain("'=cmd()");
  expect(lines.at(-1)).toMatch(/^Total,200,300,0,500,4,/);
  expect((await setter.get(`${PAY}/month.csv?period=${period}`)).status).toBe(302);
  expect((await admin.get(`${PAY}/month.csv?period=2031-01`)).status).toBe(404);
  const back = { intent: "unmark-paid", period, at };
  expect((await admin.form(PAY, back)).status).toBe(200);
  expect((await admin.form(PAY, back)).status).toBe(409);
  expect(await stored()).toMatchObject([{ cents: "20000" }]);
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
