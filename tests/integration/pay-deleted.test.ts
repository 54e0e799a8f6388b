/** A person who is deleted with open pay stays on the pay page: what is owed is shown before, and can be paid and decided after (PAY-2, PAY-3, PAY-4). */
import { expect, test } from "vitest";
import { PEOPLE_PAGE, uploadedPeople } from "../kit/imports";
import { aDeal, closing, ledgerOf, MY_PAY, PAY, payPeople } from "../kit/pay";
import { added } from "../kit/prospects";
import { startForTest, type TestProduct } from "../kit/test-product";

const OPEN = "/admin/pay/open?person=";
const PANEL = "/training/adminpanel";

type Open = { cents: number; waiting: number; named: number; disputes: number; seen: string };

async function openOf(product: TestProduct, userId: string): Promise<Open | null> {
  const response = await (await product.admin()).get(`${OPEN}${userId}`);
  return ((await response.json()) as { open: Open | null }).open;
}

/** $300 owed, one reported show that waits, one open dispute. */
async function withOpenPay(product: TestProduct) {
  const people = await payPeople(product);
  const { setter } = people;
  await aDeal(product, setter, { dealAmount: "2000" });
  const shown = await added(product, setter);
  const showed = { intent: "outcome", id: crypto.randomUUID(), prospect: shown.id };
  expect((await setter.form("/tracker/today", { ...showed, outcome: "showed" })).status).toBe(200);
  const [entry] = await ledgerOf(product);
  const dispute = { intent: "dispute", entry: String(entry?.seq), reason: "It was more" };
  expect((await setter.form(MY_PAY, dispute)).status).toBe(200);
  return { ...people, shown: shown.id };
}

test("PAY-2 PAY-4 what is open is said before a deletion, which is refused if it has changed since; afterward it is paid and decided under the person's name", async () => {
  const product = await startForTest();
  const { admin, setter, userId, shown } = await withOpenPay(product);
  const open = await openOf(product, userId);
  expect(open).toMatchObject({ cents: 30_000, waiting: 1, named: 0, disputes: 1 });
  expect(await openOf(product, "nobody")).toBeNull();
  const deletion = { intent: "delete", userId };
  // As seen before anything was open.
  expect((await admin.form(PANEL, { ...deletion, pay: "" })).status).toBe(409);
  const { userId: unpaid } = await product.signedIn();
  const other = { intent: "delete", userId: unpaid, pay: "" };
  expect((await admin.form(PANEL, other)).status).toBe(200);
  await aDeal(product, setter, { dealAmount: "1000" });
  expect((await admin.form(PANEL, { ...deletion, pay: open?.seen ?? "" })).status).toBe(409);
  const now = await openOf(product, userId);
  expect(now?.cents).toBe(50_000);
  expect((await admin.form(PANEL, { ...deletion, pay: now?.seen ?? "" })).status).toBe(200);

  expect(await openOf(product, userId)).toEqual(now);
  const page = await admin.page(PAY);
  expect(page).toMatch(/Tess Trainee \(deleted\).*\$500\.00/s);
  expect(page).not.toContain("Former user");
  const [{ id = "" } = {}] = await product.query<{ id: string }>("select id from pay_disputes");
  const accept = { intent: "accept", id, answer: "Right", amount: "20" };
  expect((await admin.form(PAY, accept)).status).toBe(200);
  const [{ version = 0 } = {}] = await product.query<{ version: number }>(
    "select version from prospects where id = $1",
    [shown],
  );
  const confirm = { intent: "confirm", id: shown, version: String(version) };
  expect((await admin.form(PAY, confirm)).status).toBe(200);
  expect((await openOf(product, userId))?.cents).toBe(62_000);
  expect(new Set((await ledgerOf(product)).map(({ setter_id }) => setter_id))).toEqual(
    new Set([userId]),
  );
  const [{ period = "" } = {}] = await product.query<{ period: string }>(
    "select max(period) period from pay_entries",
  );
  const statement = `/tracker/pay/statement?${new URLSearchParams({ period, setter: userId })}`;
  expect(await admin.page(statement)).toContain("Tess Trainee (deleted)");
  expect((await admin.get(`${statement}x`)).status).toBe(404);
  expect((await admin.form(PAY, await closing(admin, period))).status).toBe(200);
  expect((await admin.form(PAY, { intent: "mark-paid", period, setterId: userId })).status).toBe(
    200,
  );
  expect(await openOf(product, userId)).toBeNull();
});

test("PAY-2 ADM-9 an erased person keeps what they are owed under an id that names no one, and two of them are told apart", async () => {
  const product = await startForTest();
  const { admin, userId } = await withOpenPay(product);
  const open = await openOf(product, userId);
  const erasure = { intent: "erase", kind: "trainee", id: userId };
  const path = "/admin/personal-data";
  expect((await admin.form(path, { ...erasure, pay: "another" })).status).toBe(409);
  expect((await admin.form(path, { ...erasure, pay: open?.seen ?? "" })).status).toBe(200);
  const page = await admin.page(PAY);
  expect(page).toMatch(new RegExp(`Former user ${userId.slice(0, 6)}.*\\$300\\.00`, "s"));
  expect(page).not.toContain("Tess Trainee");
});

test("PAY-2 undoing an import of people keeps those whose pay is open", async () => {
  const product = await startForTest();
  const admin = await product.admin();
  const id = await uploadedPeople(admin, "First name,Last name\nAda,Kept\nBo,Gone");
  expect((await admin.form(PEOPLE_PAGE, { intent: "import", id })).status).toBe(200);
  const people = await product.query<{ name: string; id: string }>("select name, id from users");
  const ada = people.find(({ name }) => name === "Ada Kept")?.id;
  const prospect = await added(product, admin);
  await product.query(
    "update prospects set user_id = $2, showed_at = now(), version = version + 1 where id = $1",
    [prospect.id, ada],
  );
  expect((await admin.form(PEOPLE_PAGE, { intent: "undo", id })).status).toBe(303);
  const left = await product.query<{ name: string }>(
    "select name from users where name in ('Ada Kept', 'Bo Gone')",
  );
  expect(left).toEqual([{ name: "Ada Kept" }]);
});
