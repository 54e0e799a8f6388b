/** What the pages of pay say of times and sums. */
import { describe, expect, test } from "vitest";
import { aBooking } from "../kit/inbox-items";
import { aDeal, MY_PAY, PAY, payPeople } from "../kit/pay";
import { added, anEdit, TRACKER } from "../kit/prospects";
import { startForTest, type TestProduct } from "../kit/test-product";

const CODE = "open sesame tracker";
/** With the zone it is in: the product ships with New York's. */
const NAMED_TIME = /\d{1,2}:\d\d\s[AP]M E[SD]T/g;
const ANY_TIME = /\d{1,2}:\d\d(?::\d\d)?\s[AP]M/g;

/** One of everything that waits on /admin/pay. */
async function everythingWaiting(product: TestProduct) {
  const people = await payPeople(product);
  const { setter } = people;
  await setter.form(TRACKER, { intent: "elevate", code: CODE });
  await setter.form(TRACKER, anEdit(await added(product, setter), { dealAmount: "60,000" }));
  const shown = await added(product, setter);
  const outcome = { intent: "outcome", id: crypto.randomUUID(), outcome: "showed" };
  await setter.form("/tracker/today", { ...outcome, prospect: shown.id });
  const met = await added(product, setter);
  const booking = await aBooking(product.query, { inHours: -30 });
  const mail = "met@example.com";
  await product.query("update bookings set guest_mail = $2 where id = $1", [booking, mail]);
  const [{ day = "" } = {}] = await product.query<{ day: string }>(
    "select (starts_at at time zone 'America/New_York')::date::text as day from bookings",
  );
  await setter.form(`/tracker/${met.id}`, { intent: "name-meeting", contact: mail, day });
  return people;
}

describe("times and sums in pay", () => {
  test("PAY-1 PAY-4 every time on the pages of pay is the company's, and says so", async () => {
    const product = await startForTest({ TRACKER_ADMIN_CODE: CODE });
    const { admin, setter, userId } = await everythingWaiting(product);
    await aDeal(product, setter);
    // More than the first few of this person.
    const all = `${PAY}?waiting=${userId}`;
    const office = await admin.page(all);
    for (const what of ["Reported show", "Closed deal of", "Meeting on", "Link<"])
      expect(office).toContain(what);
    for (const [person, address] of [
      [admin, PAY],
      [admin, all],
      [admin, `/tracker/pay/statement?setter=${userId}`],
      [setter, MY_PAY],
      [setter, "/tracker/pay/statement"],
    ] as const) {
      const page = (await person.page(address)).replace(/<script.*?<\/script>/gs, "");
      const times = page.match(ANY_TIME) ?? [];
      expect(times.length, address).toBeGreaterThan(0);
      expect(page.match(NAMED_TIME), address).toHaveLength(times.length);
    }
  });

  test("PAY-4 TRK-1 the cards say which deals have paid no commission yet, so that the sums add up", async () => {
    const product = await startForTest({ TRACKER_ADMIN_CODE: CODE });
    const { admin, setter } = await payPeople(product);
    const cards = async () => {
      const page = (await setter.page(TRACKER)).replaceAll("<!-- -->", "");
      const texts = [...page.matchAll(/<dd class="mt-2 [^"]*">(.*?)<\/dd>/gs)];
      return texts.map(([, text = ""]) => text.replaceAll(/<[^>]+>/g, "|").split("|"));
    };
    await aDeal(product, setter, { dealAmount: "1,000" });
    const note = async () =>
      (await cards()).slice(1).map((each) => each.filter(Boolean).slice(1, 3));
    expect(await note()).toEqual([
      ["1", "$1,000.00 in deals"],
      ["$100.00", "10% of closed deals"],
    ]);
    const large = await aDeal(product, setter, { dealAmount: "60,000" });
    await setter.form(TRACKER, { intent: "elevate", code: CODE });
    await setter.form(TRACKER, anEdit(await added(product, setter), { dealAmount: "500" }));
    expect(await note()).toEqual([
      ["3", "$61,500.00 in deals, $60,500.00 waiting for confirmation"],
      ["$100.00", "10% of confirmed deals"],
    ]);
    await admin.page(PAY);
    const [claim] = await product.query<{ seq: string }>(
      "select seq::text from pay_claims where state = 'waiting' and base_cents = 50000",
    );
    const refusal = { intent: "refuse-pay", claim: claim?.seq ?? "", reason: "No contract" };
    expect((await admin.form(PAY, refusal)).status).toBe(200);
    expect((await note())[0]).toEqual([
      "3",
      "$61,500.00 in deals, $60,000.00 waiting for confirmation, $500.00 not confirmed",
    ]);
    const [waiting] = await product.query<{ seq: string }>(
      "select seq::text from pay_claims where state = 'waiting' and kind = 'commission'",
    );
    await admin.form(PAY, { intent: "confirm-pay", claim: waiting?.seq ?? "" });
    expect(await note()).toEqual([
      ["3", "$61,500.00 in deals, $500.00 not confirmed"],
      ["$6,100.00", "10% of confirmed deals"],
    ]);
    // A claim on what a deal no longer is keeps nothing back.
    const { version = 0 } =
      (
        await product.query<{ version: number }>("select version from prospects where id = $1", [
          large.id,
        ])
      )[0] ?? {};
    await admin.form(TRACKER, anEdit({ ...large, version }, { status: "pending", dealAmount: "" }));
    expect((await note())[0]).toEqual(["2", "$1,500.00 in deals, $500.00 not confirmed"]);
  });

  test("PAY-2 closing is not the first choice for a month that is not over", async () => {
    const product = await startForTest();
    const { admin, setter } = await payPeople(product);
    await aDeal(product, setter);
    const lookOf = async (address: string) =>
      /value="close"[^>]*class="([^"]+)"|class="([^"]+)"[^>]*value="close"/
        .exec(await admin.page(address))
        ?.slice(1)
        .find(Boolean) ?? "";
    expect(await lookOf(PAY)).toContain("border-line");
    await product.query(`do $$ begin
      set local session_replication_role = replica;
      update pay_entries set period = '2026-01';
    end $$`);
    expect(await lookOf(`${PAY}?period=2026-01`)).toContain("bg-accent");
  });
});
