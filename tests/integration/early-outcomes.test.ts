/** What comes of a call before it begins: it may have been held earlier, so it is taken, and pay's confirmation says so (PAY-1, WEEK-5). */
import { expect, test } from "vitest";
import { PAY } from "../kit/pay";
import { aCorrection, added, type StoredProspect, TRACKER } from "../kit/prospects";
import { startForTest, type TestProduct } from "../kit/test-product";
import type { Visitor } from "../kit/visitor";

const ZONE = "America/New_York";
const DAY_MS = 86_400_000;
const EARLY = "before the call on";
const dayIn = (days: number) =>
  new Date(Date.now() + days * DAY_MS).toLocaleDateString("en-CA", { timeZone: ZONE });

type Setter = { visitor: Visitor; userId: string };

async function showed({ visitor, userId }: Setter, prospect: string): Promise<string> {
  const act = { kind: "outcome", id: crypto.randomUUID(), ageSeconds: 0, prospect };
  const acts = [{ ...act, outcome: "showed" }];
  return (await visitor.json("/tracker/acts", { userId, zone: ZONE, acts })).text();
}

test.each([
  ["no day", "", false],
  ["a day to come", dayIn(2), true],
  ["a day that is over", dayIn(-2), false],
])(
  "PAY-1 WEEK-5 a show reported of a call on %s waits, and says so if that is early",
  async (_, callDate, isEarly) => {
    const product = await startForTest();
    const setter = await product.signedIn();
    const admin = await product.admin();
    const { id } = await added(product, setter.visitor, { callDate });
    expect(await showed(setter, id)).not.toContain("refused");
    expect(await rowOf(product, id)).toMatchObject({ showed_at: null });
    const page = await admin.page(PAY);
    expect(page).toContain("Reported show");
    expect(page.includes(EARLY)).toBe(isEarly);
    const { version } = await rowOf(product, id);
    const confirm = { intent: "confirm", id, version: String(version) };
    expect((await admin.form(PAY, confirm)).status).toBe(200);
    expect(await rowOf(product, id)).toMatchObject({ showed_at: expect.any(Date) });
  },
);

test("WEEK-5 a booked call whose day is corrected counts at its new day", async () => {
  const product = await startForTest();
  const { visitor, userId } = await product.signedIn();
  const { id } = await added(product, visitor, { callDate: "" });
  const call = { at: new Date(Date.now() + 3 * DAY_MS).toISOString(), zone: ZONE };
  const booked = { kind: "outcome", id: crypto.randomUUID(), ageSeconds: 0, prospect: id };
  const acts = [{ ...booked, outcome: "booked", call }];
  expect(
    await (await visitor.json("/tracker/acts", { userId, zone: ZONE, acts })).text(),
  ).not.toContain("refused");
  const page = () => visitor.page(`/tracker/${id}`);
  expect(await page()).toContain("Download invitation");
  const { version } = await rowOf(product, id);
  await visitor.form(TRACKER, aCorrection({ id, version }, { callDate: dayIn(-1) }));
  expect(await page()).not.toContain("Download invitation");
});

async function rowOf({ query }: TestProduct, id: string): Promise<StoredProspect> {
  const [row] = await query<StoredProspect>("select * from prospects where id = $1", [id]);
  if (!row) throw new Error("There is no prospect");
  return row;
}
