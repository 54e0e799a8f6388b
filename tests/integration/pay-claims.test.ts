/** Nobody's own act makes their pay final, a meeting pays once, and what waits is confirmed or refused by others (PAY-4). */
import { describe, expect, test } from "vitest";
import { aBooking } from "../kit/inbox-items";
import { aDeal, aRule, ledgerOf, MY_PAY, PAY, payPeople } from "../kit/pay";
import { aCorrection, added, anEdit, TRACKER } from "../kit/prospects";
import { startForTest, type TestProduct } from "../kit/test-product";
import type { Visitor } from "../kit/visitor";

const CODE = "open sesame tracker";

async function versionOf({ query }: TestProduct, id: string): Promise<number> {
  const [row] = await query<{ version: number }>("select version from prospects where id = $1", [
    id,
  ]);
  return row?.version ?? 0;
}

async function owed(product: TestProduct): Promise<number> {
  return (await ledgerOf(product)).reduce((sum, { cents }) => sum + cents, 0);
}

async function claims(product: TestProduct) {
  await (await product.admin()).page(PAY);
  return product.query<{ seq: string; kind: string; setter_id: string }>(
    "select seq::text, kind, setter_id from pay_claims where state = 'waiting' order by seq",
  );
}

/** Someone who was given a role, with a session since. */
async function staff(product: TestProduct, intent: "promote" | "operations"): Promise<Visitor> {
  const person = await product.createTrainee("Olga");
  const { userId } = await product.signedIn(person);
  await (await product.admin()).form("/admin/administrators", { intent, userId });
  return (await product.signedIn(person)).visitor;
}

const outcome = (by: Visitor, id: string, name: string) =>
  by.form("/admin/agenda", { intent: "outcome", id, outcome: name });

describe("own acts", () => {
  test("PAY-4 with the tracker's code one's own deal and show wait for someone else, who confirms one and refuses the other with a reason", async () => {
    const product = await startForTest({ TRACKER_ADMIN_CODE: CODE });
    const { admin, setter, userId, other } = await payPeople(product);
    await setter.form(TRACKER, { intent: "elevate", code: CODE });
    const deal = await added(product, setter);
    const edit = anEdit(deal, { dealAmount: "1,000,000,000" });
    expect((await setter.form(TRACKER, edit)).status).toBe(200);
    expect(await owed(product)).toBe(0);
    const [show, share] = await claims(product);
    expect([show, share]).toMatchObject([
      { kind: "show", setter_id: userId },
      { kind: "commission", setter_id: userId },
    ]);
    const page = await admin.page(PAY);
    expect(page).toContain("Waiting for confirmation");
    expect(page).toContain("Closed deal of $1,000,000,000.00");
    expect(await setter.page(MY_PAY)).toContain("Not paid yet");
    const confirm = { intent: "confirm-pay", claim: show?.seq ?? "" };
    for (const person of [setter, other])
      expect((await person.form(PAY, confirm)).headers.get("Location")).toBe("/training");
    expect((await admin.form(PAY, confirm)).status).toBe(200);
    expect((await admin.form(PAY, confirm)).status).toBe(409);
    const refuse = { intent: "refuse-pay", claim: share?.seq ?? "" };
    expect((await admin.form(PAY, { ...refuse, reason: " " })).status).toBe(400);
    const reason = "There is no contract.";
    expect((await admin.form(PAY, { ...refuse, reason })).status).toBe(200);
    expect(await owed(product)).toBe(10_000);
    expect(await setter.page(MY_PAY)).toContain(reason);
    // What someone else does is final at once.
    await aDeal(product, setter, { dealAmount: "1000" });
    expect(await owed(product)).toBe(30_000);
  });

  test("PAY-4 an administrator, a coach and operations staff wait for their own as well, and no one decides their own claim, show or dispute", async () => {
    const product = await startForTest();
    const admin = await product.admin();
    const [{ userId = "" } = {}] = await product.query<{ userId: string }>(
      `select user_id "userId" from sessions limit 1`,
    );
    const own = await added(product, admin);
    await admin.form(TRACKER, anEdit(own, { dealAmount: "2000" }));
    const shown = await added(product, admin);
    const act = {
      intent: "outcome",
      id: crypto.randomUUID(),
      prospect: shown.id,
      outcome: "showed",
    };
    expect((await admin.form("/tracker/today", act)).status).toBe(200);
    expect(await owed(product)).toBe(0);
    for (const { seq } of await claims(product))
      for (const intent of ["confirm-pay", "refuse-pay"]) {
        const decision = { intent, claim: seq, ...(intent === "refuse-pay" && { reason: "No" }) };
        expect((await admin.form(PAY, decision)).status).toBe(403);
      }
    const confirm = { intent: "confirm", id: shown.id, version: "2" };
    expect((await admin.form(PAY, confirm)).status).toBe(403);
    expect(await owed(product)).toBe(0);
    // Another administrator may.
    const second = await staff(product, "promote");
    for (const { seq } of await claims(product))
      expect((await second.form(PAY, { intent: "confirm-pay", claim: seq })).status).toBe(200);
    expect((await second.form(PAY, confirm)).status).toBe(200);
    expect(await owed(product)).toBe(40_000);
    const [entry] = await ledgerOf(product);
    await admin.form(MY_PAY, { intent: "dispute", entry: String(entry?.seq), reason: "More" });
    const [dispute] = await product.query<{ id: string }>("select id from pay_disputes");
    const accept = { intent: "accept", id: dispute?.id ?? "", answer: "Yes", amount: "100" };
    expect((await admin.form(PAY, accept)).status).toBe(403);
    expect((await second.form(PAY, accept)).status).toBe(200);
    expect(await owed(product)).toBe(50_000);
    expect(userId).not.toBe("");
  });

  test("PAY-4 flipping income back and forth enters nothing, and neither a removal nor its undo pays again by itself", async () => {
    const product = await startForTest();
    const { admin, setter } = await payPeople(product);
    const prospect = await added(product, setter);
    await admin.form(
      TRACKER,
      anEdit(prospect, { status: "pending", dealAmount: "", showed: "yes" }),
    );
    for (let n = 0; n < 10; n += 1) {
      const score = n % 2 === 0 ? "500" : "740";
      const version = await versionOf(product, prospect.id);
      await setter.form(TRACKER, aCorrection({ ...prospect, version }, { score }));
    }
    expect(await owed(product)).toBe(0);
    expect(await ledgerOf(product)).toHaveLength(2);
    const [claim] = await claims(product);
    await admin.form(PAY, { intent: "confirm-pay", claim: claim?.seq ?? "" });
    expect(await owed(product)).toBe(10_000);
    const version = await versionOf(product, prospect.id);
    await setter.form(TRACKER, { intent: "remove", id: prospect.id, version: String(version) });
    const restore = { intent: "restore", id: prospect.id, version: String(version + 1) };
    expect((await setter.form("/tracker/removed", restore)).status).toBeLessThan(400);
    expect(await owed(product)).toBe(0);
    expect(await claims(product)).toHaveLength(1);
  });

  test("PAY-4 a large deal asks whoever closed it", async () => {
    const product = await startForTest();
    const { admin, setter } = await payPeople(product);
    await aDeal(product, setter, { dealAmount: "50,000" });
    expect(await owed(product)).toBe(510_000);
    await aDeal(product, setter, { dealAmount: "50,000.01" });
    expect(await owed(product)).toBe(520_000);
    const [claim] = await claims(product);
    expect((await admin.form(PAY, { intent: "confirm-pay", claim: claim?.seq ?? "" })).status).toBe(
      200,
    );
    expect(await owed(product)).toBe(1_020_000);
  });
});

describe("meetings", () => {
  test("PAY-4 a held meeting pays once however often it is linked; unlinking reverses it, and its key is the ledger's", async () => {
    const product = await startForTest();
    const { admin, setter } = await payPeople(product);
    const booking = await aBooking(product.query, { inHours: -2 });
    await outcome(admin, booking, "held");
    const sums = [];
    for (let n = 0; n < 4; n += 1) {
      const { id } = await added(product, setter, { firstName: "Gus", lastName: "Guest" });
      const link = { intent: "link-meeting", booking };
      expect((await setter.form(`/tracker/${id}`, link)).status).toBe(403);
      expect((await admin.form(`/tracker/${id}`, link)).status).toBe(200);
      sums.push(await owed(product));
      // Something newer changed the status: the show goes all the same.
      await admin.form(
        TRACKER,
        anEdit(
          { id, version: await versionOf(product, id) },
          {
            status: "rescheduled",
            dealAmount: "",
          },
        ),
      );
      await setter.form(`/tracker/${id}`, { ...link, intent: "unlink-meeting" });
      sums.push(await owed(product));
    }
    expect(sums).toEqual([10_000, 0, 10_000, 0, 10_000, 0, 10_000, 0]);
    const again = `insert into pay_entries select 99, kind, setter_id, prospect_id, version, dispute_id, null, cents,
      base_cents, rate, rule_id, booking_id, again_after, earned_at, period, corrects, commission_total, previous, 'x'
      from pay_entries where seq = 1`;
    const columns = `(seq, kind, setter_id, prospect_id, version, dispute_id, reverses, cents, base_cents, rate, rule_id,
      booking_id, again_after, earned_at, period, corrects, commission_total, previous, hash)`;
    await expect(
      product.query(again.replace("pay_entries select", `pay_entries ${columns} select`)),
    ).rejects.toThrow("pay_entries_meeting_key");
  });

  test("PAY-4 a meeting that the one who gains linked or whose outcome they set waits; another's does not, and a correction reverses to the cent", async () => {
    const product = await startForTest();
    const { admin, setter } = await payPeople(product);
    const olga = await staff(product, "operations");
    const own = await added(product, olga);
    const booking = await aBooking(product.query, { inHours: -2 });
    const item = `/admin/inbox/booking/${booking}`;
    expect((await olga.form(item, { intent: "link-prospect", prospect: own.id })).status).toBe(200);
    await outcome(olga, booking, "held");
    expect([await owed(product), (await claims(product)).length]).toEqual([0, 1]);
    await outcome(admin, booking, "no-show");
    expect([await owed(product), (await claims(product)).length]).toEqual([0, 0]);
    await outcome(admin, booking, "held");
    expect([await owed(product), (await claims(product)).length]).toEqual([0, 1]);
    await admin.form(item, { intent: "unlink-prospect", prospect: own.id });
    await admin.form(item, { intent: "link-prospect", prospect: own.id });
    expect([await owed(product), (await claims(product)).length]).toEqual([10_000, 0]);
    await outcome(admin, booking, "none");
    expect(await owed(product)).toBe(0);
    await outcome(olga, booking, "held");
    await olga.form(item, { intent: "unlink-prospect", prospect: own.id });
    // Operations staff set the outcome, and someone else links it to a prospect of theirs: it is still their word.
    await admin.form(item, { intent: "link-prospect", prospect: own.id });
    expect([await owed(product), (await claims(product)).length]).toEqual([0, 1]);
    await admin.form(item, { intent: "unlink-prospect", prospect: own.id });
    // For a prospect of someone else it is another person's.
    const theirs = await added(product, setter);
    await admin.form(item, { intent: "link-prospect", prospect: theirs.id });
    expect([await owed(product), (await claims(product)).length]).toEqual([10_000, 0]);
  });

  test("PAY-4 a merge that brings another setter's meeting waits, whoever sets its outcome", async () => {
    const product = await startForTest({ TRACKER_ADMIN_CODE: CODE });
    const { admin, setter, other } = await payPeople(product);
    const alice = other;
    await alice.form(TRACKER, { intent: "elevate", code: CODE });
    const theirs = await added(product, setter);
    const own = await added(product, alice);
    const booking = await aBooking(product.query, { inHours: -2 });
    await admin.form(`/tracker/${theirs.id}`, { intent: "link-meeting", booking });
    const [kept, gone] = await Promise.all([own.id, theirs.id].map((id) => versionOf(product, id)));
    const merge = { version: `${kept}`, with: theirs.id, withVersion: `${gone}` };
    expect((await alice.form(`/tracker/${own.id}/merge?with=${theirs.id}`, merge)).status).toBe(
      303,
    );
    await outcome(admin, booking, "held");
    expect([await owed(product), (await claims(product)).length]).toEqual([0, 1]);
  });

  test("PAY-4 a reported show is taken back by its setter until someone confirms it, and no longer after that", async () => {
    const product = await startForTest();
    const { admin, setter, userId } = await payPeople(product);
    const { id } = await added(product, setter);
    const page = `/tracker/${id}`;
    const report = async () => {
      const act = { intent: "outcome", id: crypto.randomUUID(), prospect: id, outcome: "showed" };
      expect((await setter.form("/tracker/today", act)).status).toBe(200);
      return { of: act.id, change: `${await versionOf(product, id)}` };
    };
    const undo = async (of: string) => {
      const act = { kind: "undo", id: crypto.randomUUID(), ageSeconds: 0, of };
      return (await setter.json("/tracker/acts", { userId, acts: [act] })).text();
    };
    const { change } = await report();
    expect((await setter.form(page, { intent: "undo-change", change })).status).toBe(200);
    const { of } = await report();
    expect(await undo(of)).not.toContain("refused");
    const last = await report();
    const confirm = { intent: "confirm", id, version: last.change };
    expect((await admin.form(PAY, confirm)).status).toBe(200);
    const version = await versionOf(product, id);

    expect(await undo(last.of)).toContain("show is confirmed");
    const refused = await setter.form(page, { intent: "undo-change", change: last.change });
    expect(refused.status).toBe(409);
    expect(await refused.text()).toContain("show is confirmed");
    expect([await owed(product), await versionOf(product, id)]).toEqual([10_000, version]);
  });

  const said = { m: "no-show", s: "showed" } as const;
  test.each(["s", "ms", "sm", "mms", "sms", "msm", "ssm"])(
    "PAY-4 WEEK-1 the last word of a setter about a call counts, after %s",
    async (keys) => {
      const product = await startForTest();
      const { admin, setter } = await payPeople(product);
      const { id } = await added(product, setter);
      for (const key of keys) {
        const outcome = said[key as "m" | "s"];
        const act = { intent: "outcome", id: crypto.randomUUID(), prospect: id, outcome };
        expect((await setter.form("/tracker/today", act)).status).toBe(200);
      }
      const hasCome = keys.endsWith("s");
      expect((await admin.page(PAY)).includes("Reported show")).toBe(hasCome);
      const confirm = { intent: "confirm", id, version: `${await versionOf(product, id)}` };
      expect((await admin.form(PAY, confirm)).status).toBe(hasCome ? 200 : 409);
      const [row] = await product.query("select status from prospects");
      expect([await owed(product), row?.status]).toEqual(
        hasCome ? [10_000, "pending"] : [0, "no_show"],
      );
      expect(await admin.page(PAY)).not.toContain("Reported show");
    },
  );

  test("PAY-1 a call that was reported and is then linked and held pays once, whatever becomes of the link", async () => {
    const product = await startForTest();
    const { admin, setter } = await payPeople(product);
    const { id } = await added(product, setter);
    const report = { intent: "outcome", id: crypto.randomUUID(), prospect: id, outcome: "showed" };
    await setter.form("/tracker/today", report);
    const version = `${await versionOf(product, id)}`;
    await admin.form(PAY, { intent: "confirm", id, version });
    expect(await owed(product)).toBe(10_000);
    const booking = await aBooking(product.query, { inHours: -2 });
    await admin.form(`/tracker/${id}`, { intent: "link-meeting", booking });
    await outcome(admin, booking, "held");
    expect(await owed(product)).toBe(10_000);
    await setter.form(`/tracker/${id}`, { intent: "unlink-meeting", booking });
    expect(await owed(product)).toBe(0);
    const again = await added(product, setter, { firstName: "Gus", lastName: "Guest" });
    await admin.form(`/tracker/${again.id}`, { intent: "link-meeting", booking });
    expect(await owed(product)).toBe(10_000);
  });

  test("PAY-4 a show of a release that kept no meeting is reversed by unlinking too", async () => {
    const product = await startForTest();
    const { admin, setter } = await payPeople(product);
    const { id } = await added(product, setter, { firstName: "Gus", lastName: "Guest" });
    const booking = await aBooking(product.query, { inHours: -2 });
    await admin.form(`/tracker/${id}`, { intent: "link-meeting", booking });
    await outcome(admin, booking, "held");
    await product.query("update prospects set showed_in = null");
    await product.query("delete from pay_facts where not entered");
    await product.query(
      "insert into pay_facts (prospect_id, version, setter_id, qualified, showed_at) select id, version, user_id, true, showed_at from prospects",
    );
    expect(await owed(product)).toBe(10_000);
    await setter.form(`/tracker/${id}`, { intent: "unlink-meeting", booking });
    expect(await owed(product)).toBe(0);
  });
});

describe("moments", () => {
  test("PAY-4 an old deal that is merged into another prospect keeps its month and rate, and waits if its owner merged it", async () => {
    const product = await startForTest();
    const { admin, setter } = await payPeople(product);
    const old = await aDeal(product, setter, { dealAmount: "2500" });
    await product.query(
      "update prospects set closed_at = now() - interval '40 days', showed_at = now() - interval '40 days'",
    );
    expect(await owed(product)).toBe(35_000);
    const [{ closed_at: closedAt } = {}] = await product.query("select closed_at from prospects");
    const today = /type="date" [^>]*min="([\d-]+)"/.exec(await admin.page(PAY))?.[1] ?? "";
    expect((await admin.form(PAY, aRule("commission", "50", today))).status).toBe(200);
    const dummy = await added(product, setter);
    const choice = {
      "field-status": "other",
      "field-dealCents": "other",
      "field-showedAt": "other",
    };
    const merge = {
      version: "1",
      with: old.id,
      withVersion: String(await versionOf(product, old.id)),
      ...choice,
    };
    expect((await setter.form(`/tracker/${dummy.id}/merge`, merge)).status).toBe(303);
    expect(
      await product.query("select closed_at, status, deal_amount_cents::int cents from prospects"),
    ).toEqual([{ closed_at: closedAt, status: "closed", cents: 250_000 }]);
    expect(await owed(product)).toBe(0);
    for (const { seq } of await claims(product))
      await admin.form(PAY, { intent: "confirm-pay", claim: seq });
    expect(await owed(product)).toBe(35_000);
  });
});

describe("reports", () => {
  test("PAY-4 a flood of one person's reports hides nobody, is limited, and can be refused with a note", async () => {
    const product = await startForTest();
    const { admin, setter, other } = await payPeople(product);
    const report = async (person: Visitor, lastName: string, ageSeconds: number) => {
      const { id } = await added(product, person, { lastName });
      const [row] = await product.query<{ user_id: string }>(
        "select user_id from prospects where id = $1",
        [id],
      );
      const act = {
        kind: "outcome",
        id: crypto.randomUUID(),
        ageSeconds,
        prospect: id,
        outcome: "showed",
      };
      const response = await person.json("/tracker/acts", { userId: row?.user_id, acts: [act] });
      const { results } = (await response.json()) as { results: { refused?: string }[] };
      return results[0]?.refused === undefined;
    };
    const taken = [];
    for (let n = 0; n < 45; n += 1) taken.push(await report(setter, `Fake${n}`, 13 * 86_400));
    expect(taken.filter(Boolean)).toHaveLength(40);
    expect(await report(other, "Honest", 0)).toBe(true);
    const page = await admin.page(PAY);
    expect(page).toContain("Honest");
    expect(page).toMatch(/40 waiting/);
    const [{ id = "", user_id: flooder = "" } = {}] = await product.query<{
      id: string;
      user_id: string;
    }>("select id, user_id from prospects where last_name = 'Fake0'");
    const all = await admin.page(`${PAY}?waiting=${flooder}`);
    expect(all.match(/>Confirm show</g)).toHaveLength(25);
    expect(
      (await admin.page(`${PAY}?waiting=${flooder}&page=2`)).match(/>Confirm show</g),
    ).toHaveLength(15);
    const order = (text: string) =>
      [...text.matchAll(/<h3[^>]*><span[^>]*>([^<]+)</g)].map(([, name]) => name);
    const before = order(page);
    expect(before).toHaveLength(2);
    const refuse = { intent: "refuse-show", id, reason: "Did not come, says the host." };
    expect((await setter.form(PAY, refuse)).headers.get("Location")).toBe("/training");
    const refused = await admin.form(PAY, refuse);
    expect(refused.status).toBe(200);
    // What was decided is named, and the next of the same person stays where it was.
    const after = (await refused.text()).replaceAll("<!-- -->", "");
    expect(after).toMatch(/Refused: Reported show, [^<]*Fake0, of \w/);
    expect(order(after)).toEqual(before);
    const log = (await admin.page("/admin/log")).replaceAll("<!-- -->", "");
    expect(log, "OWN-9 the log names it, too").toMatch(/Qualified show, [^<]*Fake0, of \w/);
    expect((await admin.form(PAY, refuse)).status).toBe(409);
    expect((await admin.form(PAY, { intent: "confirm", id, version: "2" })).status).toBe(409);
    expect(await admin.page(PAY)).toMatch(/39 waiting/);
    expect(await setter.page(MY_PAY)).toContain("Did not come, says the host.");
  });
});

describe("rules", () => {
  test("PAY-4 a rule asks what it means, an unusual rate twice, and only one of the future is withdrawn", async () => {
    const product = await startForTest();
    const { admin, setter } = await payPeople(product);
    const rules = () => product.query("select value from pay_rules order by seq");
    const plain = { intent: "rule", kind: "show", value: "$150", from: "2027-12-01" };
    const asked = await admin.form(`${PAY}.data`, plain);
    const text = await asked.text();
    expect(text).toContain("show 15000 2027-12-01");
    expect(await rules()).toEqual([]);
    // An answer to another question is none.
    for (const confirmed of ["yes", "show 1500 2027-12-01", "show 15000 2027-12-02"])
      expect((await admin.form(PAY, { ...plain, confirmed })).status).toBe(409);
    expect((await admin.form(PAY, { ...plain, confirmed: "show 15000 2027-12-01" })).status).toBe(
      200,
    );
    const typo = { ...plain, value: "$1500", from: "2027-12-02" };
    const confirmed = "show 150000 2027-12-02";
    expect((await admin.form(PAY, { ...typo, confirmed })).status).toBe(409);
    expect(await rules()).toHaveLength(1);
    expect((await admin.form(PAY, { ...typo, confirmed, unusual: "yes" })).status).toBe(200);
    const today = /type="date" [^>]*min="([\d-]+)"/.exec(await admin.page(PAY))?.[1] ?? "";
    expect((await admin.form(PAY, aRule("show", "120", today))).status).toBe(200);
    await admin.form(TRACKER, anEdit(await added(product, setter), { dealAmount: "" }));
    expect(await owed(product)).toBe(12_000);
    const ids = await product.query<{ id: string }>("select id from pay_rules order by seq");
    const [first, , now] = ids.map(({ id }) => id);
    const withdraw = (rule = "") => admin.form(PAY, { intent: "withdraw-rule", rule });
    expect((await setter.form(PAY, { intent: "withdraw-rule", rule: first ?? "" })).status).toBe(
      302,
    );
    expect((await withdraw(now)).status).toBe(409);
    expect((await withdraw(first)).status).toBe(200);
    expect((await withdraw(first)).status).toBe(409);
    expect(await rules()).toEqual([{ value: 150_000 }, { value: 12_000 }]);
    await expect(product.query("delete from pay_rules where value = 12000")).rejects.toThrow(
      "only added to",
    );
    expect(await owed(product)).toBe(12_000);
  });
});
