/** Nothing comes of a call before it begins: every outcome, at every time of the call, wherever it is said (PAY-1, WEEK-5). */
import { expect, test } from "vitest";
import { OUTCOME_NAMES, type OutcomeName } from "../../app/tracker/acts/acts";
import { act, IMPORT_PAGE, previewed, reached } from "../kit/imports";
import { aBooking } from "../kit/inbox-items";
import { PAY } from "../kit/pay";
import { aCorrection, added, anEdit, type StoredProspect, TRACKER } from "../kit/prospects";
import { startForTest, type TestProduct } from "../kit/test-product";
import type { Visitor } from "../kit/visitor";

const ZONE = "America/New_York";
const HOUR_MS = 3_600_000;
const EARLY = "is still to come";
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
const dayOf = (at: string) => new Date(at).toLocaleDateString("en-CA", { timeZone: ZONE });
const dayIn = (days: number) => dayOf(inHours(days * 24));
const uuid = () => crypto.randomUUID();

type Setter = { visitor: Visitor; userId: string };

async function send({ visitor, userId }: Setter, act: Record<string, unknown>): Promise<string> {
  const acts = [{ id: uuid(), ageSeconds: 0, ...act }];
  return (await visitor.json("/tracker/acts", { userId, zone: ZONE, acts })).text();
}

async function booked(setter: Setter, prospect: string, at: string, ageSeconds = 0) {
  const call = { at, zone: "America/Los_Angeles" };
  const act = { kind: "outcome", prospect, outcome: "booked", call, ageSeconds };
  expect(await send(setter, act)).not.toContain("refused");
}

/** A prospect whose call is at that time. */
const TIMES: Record<
  string,
  { isEarly: boolean; make: (p: TestProduct, s: Setter) => Promise<StoredProspect> }
> = {
  "no call": { isEarly: false, make: (p, { visitor }) => added(p, visitor, { callDate: "" }) },
  "a day to come": {
    isEarly: true,
    make: (p, { visitor }) => added(p, visitor, { callDate: dayIn(2) }),
  },
  "today, at a time that is not known": {
    isEarly: false,
    make: (p, { visitor }) => added(p, visitor, { callDate: dayIn(0) }),
  },
  "a day that is over": {
    isEarly: false,
    make: (p, { visitor }) => added(p, visitor, { callDate: dayIn(-2) }),
  },
  "booked for later today": {
    isEarly: true,
    make: async (p, setter) => {
      const prospect = await added(p, setter.visitor, { callDate: "" });
      await booked(setter, prospect.id, inHours(0.2));
      return prospect;
    },
  },
  "booked, and begun a moment ago": {
    isEarly: false,
    make: async (p, setter) => {
      const prospect = await added(p, setter.visitor, { callDate: "" });
      await booked(setter, prospect.id, inHours(-0.2), HOUR_MS / 1_000);
      return prospect;
    },
  },
  "booked for a day to come, and held before: its call date is corrected": {
    isEarly: false,
    make: async (p, setter) => {
      const prospect = await added(p, setter.visitor, { callDate: "" });
      await booked(setter, prospect.id, inHours(72));
      const version = 2;
      const corrected = await setter.visitor.form(
        TRACKER,
        aCorrection({ id: prospect.id, version }, { callDate: dayIn(0) }),
      );
      expect(corrected.status).toBe(200);
      return prospect;
    },
  },
  "on our calendar, later today": { isEarly: true, make: (p, s) => met(p, s, 1) },
  "on our calendar, begun": { isEarly: false, make: (p, s) => met(p, s, -1) },
};

async function met(product: TestProduct, { visitor }: Setter, hours: number) {
  const prospect = await added(product, visitor, { callDate: dayIn(-1) });
  const booking = await aBooking(product.query, { inHours: hours });
  const admin = await product.admin();
  await admin.form(`/tracker/${prospect.id}`, { intent: "link-meeting", booking });
  return prospect;
}

const ofCall = (outcome: OutcomeName) => outcome === "showed" || outcome === "no-show";

test.each(Object.entries(TIMES))(
  "WEEK-5 PAY-1 every outcome of a prospect with a call: %s",
  async (_, { isEarly, make }) => {
    const product = await startForTest();
    const setter = await product.signedIn();
    const admin = await product.admin();
    for (const outcome of OUTCOME_NAMES) {
      const expected = isEarly && ofCall(outcome) ? EARLY : null;
      const { id } = await make(product, setter);
      const before = await rowOf(product, id);
      const said = await send(setter, { kind: "outcome", prospect: id, outcome });
      if (expected === null) expect(said, outcome).not.toContain("refused");
      else {
        expect(said, outcome).toContain(expected);
        expect(await rowOf(product, id)).toEqual(before);
        // The form of a page without scripts.
        const form = { intent: "outcome", id: uuid(), prospect: id, outcome };
        const response = await setter.visitor.form("/tracker/today", form);
        expect(response.status).toBe(409);
        expect(await response.text()).toContain(expected);
      }
    }
    // What staff say of it.
    for (const wanted of [
      { status: "pending", showed: "yes" },
      { status: "no_show", showed: "no" },
    ]) {
      const { id } = await make(product, setter);
      const { version, ...before } = await rowOf(product, id);
      const edit = anEdit({ id, version }, { dealAmount: "", ...wanted });
      const response = await admin.form(TRACKER, edit);
      expect(response.status, wanted.status).toBe(isEarly ? 409 : 200);
      if (isEarly) {
        expect(await response.text()).toContain(EARLY);
        expect(await rowOf(product, id)).toEqual({ version, ...before });
      }
    }
    const shows = await product.query<{ paid: number }>(
      "select count(*)::int paid from prospects where showed_at is not null",
    );
    expect(shows).toEqual([{ paid: isEarly ? 0 : 1 }]);
  },
);

test("PAY-1 a show that was reported is not confirmed while the call is to come again, and is afterward", async () => {
  const product = await startForTest();
  const setter = await product.signedIn();
  const admin = await product.admin();
  const { id } = await added(product, setter.visitor, { callDate: dayIn(-1) });
  await send(setter, { kind: "outcome", prospect: id, outcome: "showed" });
  const moveTo = async (callDate: string) => {
    const { version } = await rowOf(product, id);
    await setter.visitor.form(TRACKER, aCorrection({ id, version }, { callDate }));
  };
  const confirm = async () => {
    const { version } = await rowOf(product, id);
    return admin.form(PAY, { intent: "confirm", id, version: String(version) });
  };
  await moveTo(dayIn(3));
  const refused = await confirm();
  expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining(EARLY)]);
  expect(await rowOf(product, id)).toMatchObject({ showed_at: null });
  await moveTo(dayIn(-1));
  expect((await confirm()).status).toBe(200);
  expect(await rowOf(product, id)).toMatchObject({ showed_at: expect.any(Date) });
});

test("PAY-1 a sheet brings no show whose call is still to come, and says so", async () => {
  const product = await startForTest();
  const admin = await product.admin();
  const rows = [
    ["Early", dayIn(5)],
    ["Held", dayIn(-5)],
  ];
  const text = `First Name,Call Date,Status\n${rows.map((row) => `${row.join(",")},Showed up`).join("\n")}\n`;
  const { id } = await previewed(admin, text);
  await reached(product, id, "planned_at");
  expect(await admin.page(`${IMPORT_PAGE}?id=${id}`)).toContain(
    "is left out, because the call is on",
  );
  await act(admin, "import", id);
  await reached(product, id, "imported_at");
  expect(
    await product.query(
      "select first_name, showed_at is not null shown from prospects order by first_name",
    ),
  ).toEqual([
    { first_name: "Early", shown: false },
    { first_name: "Held", shown: true },
  ]);
});

async function rowOf({ query }: TestProduct, id: string): Promise<StoredProspect> {
  const [row] = await query<StoredProspect>("select * from prospects where id = $1", [id]);
  if (!row) throw new Error("There is no prospect");
  return row;
}
