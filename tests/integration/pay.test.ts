import { describe, expect, test } from "vitest";
import { aDeal, aRule, ledgerOf, MY_PAY, PAY, payPeople } from "../kit/pay";
import { added, anEdit, TRACKER } from "../kit/prospects";
import { startForTest, type TestProduct } from "../kit/test-product";

const dispute = (entry: number, reason = "It was $3,000") => ({
  intent: "dispute",
  entry: String(entry),
  reason,
});
const idOfDispute = async (product: TestProduct) =>
  String((await product.query("select id from pay_disputes order by opened_at desc"))[0]?.id);

describe("the ledger (PAY-1)", () => {
  test("PAY-1 TRK-1 pay follows every way a prospect changes, the card agrees with it, and its hashes are a chain", async () => {
    const product = await startForTest();
    const { admin, setter, userId, other } = await payPeople(product);
    const first = await aDeal(product, setter, { dealAmount: "1234.55" });
    await aDeal(product, other, { dealAmount: "0.05" });
    const shown = await added(product, setter);
    await admin.form(TRACKER, anEdit(shown, { status: "pending", dealAmount: "", showed: "yes" }));
    const poor = await added(product, setter, { score: "500" });
    await admin.form(TRACKER, anEdit(poor, { status: "pending", dealAmount: "", showed: "yes" }));
    const card = async () => {
      const page = await setter.page(TRACKER);
      return /Commission earned.*?(-?\$[\d,]+\.\d\d)/s.exec(page)?.[1];
    };
    // Each deal's half cent is rounded up separately.
    expect(await card()).toBe("$123.47");
    const commission = (await ledgerOf(product)).filter(({ kind }) => kind === "commission");
    expect(commission.map(({ cents }) => cents)).toEqual([12_346, 1]);
    await admin.form(TRACKER, anEdit({ ...first, version: 2 }, { dealAmount: "1000" }));
    expect((await admin.form(TRACKER, { intent: "undo", id: first.id, version: "3" })).status).toBe(
      200,
    );
    await setter.form(TRACKER, { intent: "remove", id: shown.id, version: "2" });
    const ledger = await ledgerOf(product);
    const own = ledger.filter(({ setter_id }) => setter_id === userId);
    expect(own.reduce((sum, { cents }) => sum + cents, 0)).toBe(10_000 + 12_346);
    expect(own.filter(({ reverses }) => reverses !== null)).toHaveLength(3);
    expect(ledger.map(({ seq }) => seq)).toEqual(ledger.map((_, at) => at + 1));
    expect(ledger.map(({ previous }) => previous)).toEqual([
      "",
      ...ledger.slice(0, -1).map(({ hash }) => hash),
    ]);
    expect(await card()).toBe("$123.47");
    const page = await setter.page(MY_PAY);
    expect(page).toMatch(/Qualified show.*10% of \$1,234\.55/s);
    expect(page).toMatch(/Outcome set by Ada Admin|Outcome set by /);
    expect(page).toContain("$100.00 per qualified show".replace(".00", ""));
    for (const change of [
      "update pay_entries set cents = 1",
      "delete from pay_entries",
      "truncate pay_entries cascade",
      "update pay_facts set deal_cents = 1",
    ])
      await expect(product.query(change)).rejects.toThrow("only added to");
  });

  test("PAY-1 a show that a setter reports is paid once an administrator confirms it", async () => {
    const product = await startForTest();
    const { admin, setter } = await payPeople(product);
    const { id } = await added(product, setter);
    const act = { intent: "outcome", id: crypto.randomUUID(), prospect: id, outcome: "showed" };
    expect((await setter.form("/tracker/today", act)).status).toBe(200);
    expect(await ledgerOf(product)).toEqual([]);
    expect(await setter.page(MY_PAY)).toContain("1 qualified show you reported is waiting");
    expect(await admin.page(PAY)).toContain("Reported shows");
    const confirm = { intent: "confirm", id, version: "2" };
    expect((await setter.form(PAY, confirm)).headers.get("Location")).toBe("/training");
    expect((await admin.form(PAY, { ...confirm, version: "1" })).status).toBe(409);
    expect((await admin.form(PAY, confirm)).status).toBe(200);
    expect(await ledgerOf(product)).toMatchObject([{ kind: "show", cents: 10_000 }]);
    expect(await admin.page(PAY)).not.toContain("Reported shows");
  });

  test("PAY-1 a rule holds from now or a later day, never for what was earned before", async () => {
    const product = await startForTest();
    const { admin, setter } = await payPeople(product);
    await aDeal(product, setter, { dealAmount: "1000" });
    expect(await setter.page("/tracker")).toContain("10% of closed deals");
    const rule = aRule("commission", "12.5%", "2020-01-01");
    expect((await admin.form(PAY, rule)).status).toBe(400);
    const today = /type="date" [^>]*min="([\d-]+)"/.exec(await admin.page(PAY))?.[1];
    for (const [name, value] of [
      ["value", "101"],
      ["value", "ten"],
      ["value", "1.234"],
      ["from", "2026-02-30"],
    ] as const)
      expect((await admin.form(PAY, { ...rule, from: today ?? "", [name]: value })).status).toBe(
        400,
      );
    expect((await admin.form(PAY, aRule("commission", "12.5%", today ?? ""))).status).toBe(200);
    await aDeal(product, setter, { dealAmount: "1000" });
    const ledger = await ledgerOf(product);
    const shares = ledger.filter(({ kind }) => kind === "commission");
    expect(shares.map(({ cents }) => cents)).toEqual([10_000, 12_500]);
    const tracker = await setter.page("/tracker");
    expect(tracker).toContain("$225.00");
    expect(tracker).toContain("at the rate of each closing day");
    await expect(product.query("update pay_rules set value = 0")).rejects.toThrow("only added to");
  });
});

describe("disputes (PAY-3)", () => {
  test("PAY-3 an entry is disputed by its setter alone; the decision keeps both texts and is an entry", async () => {
    const product = await startForTest();
    const { admin, setter, other } = await payPeople(product);
    await aDeal(product, setter, { dealAmount: "2000" });
    const [show, share] = await ledgerOf(product);
    if (!show || !share) throw new Error("No entries");
    expect((await other.form(MY_PAY, dispute(share.seq))).status).toBe(403);
    expect((await setter.form(MY_PAY, dispute(share.seq, " "))).status).toBe(400);
    expect((await setter.form(MY_PAY, dispute(share.seq))).status).toBe(200);
    expect((await setter.form(MY_PAY, dispute(share.seq))).status).toBe(409);
    const id = await idOfDispute(product);
    expect(await admin.page(PAY)).toContain("It was $3,000");
    const accept = { intent: "accept", id, answer: "Right, see the contract", amount: "100" };
    expect((await setter.form(PAY, accept)).headers.get("Location")).toBe("/training");
    const wrong = await admin.form(PAY, { ...accept, amount: "lots" });
    const shown = await wrong.text();
    expect(wrong.status).toBe(400);
    expect(shown).toMatch(/<input[^>]*aria-invalid="true"[^>]*value="lots"/);
    expect(shown).toMatch(/id="amount-error"[^>]*>Enter the amount in dollars/);
    expect(shown).toMatch(/<textarea[^>]*>Right, see the contract<\/textarea>/);
    expect((await admin.form(PAY, { ...accept, answer: "" })).status).toBe(400);
    expect((await other.form(MY_PAY, { intent: "withdraw", id })).status).toBe(403);
    expect((await admin.form(PAY, accept)).status).toBe(200);
    for (const again of [accept, { ...accept, intent: "deny" }])
      expect((await admin.form(PAY, again)).status).toBe(409);
    expect((await setter.form(MY_PAY, { intent: "withdraw", id })).status).toBe(409);
    await setter.form(MY_PAY, dispute(show.seq, "No"));
    const deny = { intent: "deny", id: await idOfDispute(product), answer: "It is right" };
    expect((await admin.form(PAY, deny)).status).toBe(200);
    await setter.form(MY_PAY, dispute(show.seq, "Still no"));
    const last = { intent: "withdraw", id: await idOfDispute(product) };
    expect((await setter.form(MY_PAY, last)).status).toBe(200);
    expect((await admin.form(PAY, { ...deny, id: last.id })).status).toBe(409);
    const decisions = (await ledgerOf(product)).filter(({ kind }) => kind === "decision");
    expect(decisions.map(({ cents }) => cents)).toEqual([10_000, 0]);
    const page = await setter.page(MY_PAY);
    for (const words of ["It was $3,000", "Right, see the contract", "Accepted", "Withdrawn"])
      expect(page).toContain(words);
    // What an accepted one came to, and in which month, for both.
    for (const told of [page, await admin.page(PAY)])
      expect(told).toMatch(/Accepted<.*?>\$100\.00 in [A-Z][a-z]+ 20\d\d</s);
  });

  test("PAY-1 PAY-3 a person's export holds their pay; erasing them keeps the amounts without name and texts", async () => {
    const product = await startForTest();
    const { admin, setter, userId } = await payPeople(product);
    const deal = await aDeal(product, setter, { dealAmount: "2000" });
    const [entry] = await ledgerOf(product);
    await setter.form(MY_PAY, dispute(entry?.seq ?? 0, "My own words"));
    const key = { kind: "trainee", id: userId };
    const people_ = "/admin/personal-data";
    const exported = await (
      await admin.form(`${people_}.data`, { intent: "export", ...key })
    ).text();
    expect(exported).toContain("My own words");
    expect((await admin.form(people_, { intent: "erase", ...key })).status).toBe(200);
    const erased = { intent: "erase", kind: "prospect", id: deal.id };
    expect((await admin.form(people_, erased)).status).toBe(200);
    expect(await ledgerOf(product)).toHaveLength(2);
    expect(await product.query("select reason from pay_disputes")).toEqual([{ reason: "Erased" }]);
    expect(await admin.page(PAY)).toMatch(/Former user.*\$300\.00/s);
  });
});
