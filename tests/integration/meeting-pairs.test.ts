/** Two acts on one meeting at once, on two connections: one is done, and the other is told (CALL-7, BOOK-1, APPL-2). */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { aHost, freeAt, RULES, setCalendars } from "../kit/calendars";
import { formTokenFor } from "../kit/form-tokens";
import { aBooking, anApplication } from "../kit/inbox-items";
import { startProduct, type TestProduct } from "../kit/test-product";
import type { Visitor } from "../kit/visitor";

let product: TestProduct;
let admin: Visitor;
let ana: string;
let ben: string;
let times: string[];
beforeAll(async () => {
  product = await startProduct();
  admin = await product.admin();
  ana = await aHost(product, { name: "Ana" });
  ben = await aHost(product, { name: "Ben" });
  const calendar = { ...RULES, hosts: [ana, ben] };
  await setCalendars(product, { discovery: calendar, interview: calendar });
  times = (await freeAt(product, "discovery")).map(({ at }) => at);
});
afterAll(() => product.stop());
beforeEach(async () => {
  for (const table of ["applicants", "submissions", "bookings"])
    await product.query(`delete from ${table}`);
});

const signed = (id: string, purpose = "booking") =>
  `${id}.${product.running.auth.vault.hmac(`${purpose} ${id}`)}`;

/** A meeting with Ana, as everyone has seen it. */
async function aMeeting(): Promise<string> {
  const id = await aBooking(product.query);
  await product.query(
    "update bookings set host_id = $2, starts_at = $3, ends_at = $3::timestamptz + interval '30 min' where id = $1",
    [id, ana, times[10]],
  );
  return id;
}

type Act = (id: string) => Promise<Response>;
const page = (id: string) => `/booking/${signed(id)}`;
const byGuest =
  (fields: Record<string, string>): Act =>
  (id) =>
    product.visitor().form(page(id), { seen: "0", ...fields });
const byStaff =
  (fields: Record<string, string>): Act =>
  (id) =>
    admin.form("/admin/agenda", { seen: "0", id, ...fields });

const ACTS: Readonly<Record<string, Act>> = {
  "guest moves": (id) => byGuest({ act: "move", at: times[12] ?? "" })(id),
  "guest cancels": byGuest({ act: "cancel" }),
  "staff move": (id) => byStaff({ intent: "move", at: times[14] ?? "" })(id),
  "staff reassign": (id) => byStaff({ intent: "reassign", host: ben })(id),
  "staff cancel": byStaff({ intent: "cancel" }),
  "inbox cancels": (id) =>
    admin.form(`/admin/inbox/booking/${id}.data`, { intent: "cancel", seen: "0" }),
};

const CHANGES = "verb in ('bookings.move', 'bookings.cancel', 'bookings.reassign')";

/** Runs both while this row is locked by someone else: the first waits before the second begins, and both go on at once. */
async function atOnce(
  locked: { table: "bookings" | "applicants"; id: string },
  first: () => Promise<Response>,
  second: () => Promise<Response>,
): Promise<[Response, Response]> {
  const { pool } = product.running.database;
  const other = await pool.connect();
  const waiting = async () =>
    (
      await pool.query(
        "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      )
    ).rows.length;
  try {
    await other.query("begin");
    await other.query(`select 1 from ${locked.table} where id = $1 for update`, [locked.id]);
    const one = first();
    while ((await waiting()) < 1);
    let isAnswered = false;
    const two = second().finally(() => {
      isAnswered = true;
    });
    // Acts that look for a free time take turns within a process, without a connection.
    for (let looks = 0; looks < 50 && !isAnswered && (await waiting()) < 2; looks += 1);
    await other.query("commit");
    return await Promise.all([one, two]);
  } finally {
    other.release();
  }
}

/** Refused, or sent to the page that says what became of the meeting. */
async function isTold(response: Response, id: string): Promise<boolean> {
  if (response.status === 409) return true;
  const to = response.headers.get("Location");
  return to === page(id) && (await product.visitor().page(to)).includes("is canceled");
}

describe("two acts on one meeting at once", () => {
  const pairs = Object.keys(ACTS).flatMap((one) => Object.keys(ACTS).map((two) => [one, two]));
  test.each(pairs)("CALL-7 %s, %s: one is done, the other is told", async (one = "", two = "") => {
    const id = await aMeeting();
    const [first, second] = [ACTS[one] as Act, ACTS[two] as Act];
    const [done, told] = await atOnce(
      { table: "bookings", id },
      () => first(id),
      () => second(id),
    );
    expect(done.status, one).toBeLessThan(400);
    expect(await isTold(told, id), two).toBe(true);
    const changes = await product.query(
      `select verb from events where subject_id = $1 and ${CHANGES}`,
      [id],
    );
    expect(changes).toHaveLength(1);
    expect(await product.query("select sequence from bookings where id = $1", [id])).toEqual([
      { sequence: 1 },
    ]);
    // One after the other, both are allowed: the second has seen what the first did.
    if (/cancel/.test(one)) return;
    const staff = { intent: "cancel", id, seen: "1" };
    expect((await admin.form("/admin/agenda", staff)).status).toBe(303);
  });

  test("CALL-6 a guest says they will come to a meeting that is moved or canceled in the same moment", async () => {
    const attend = byGuest({ act: "attend" });
    for (const name of ["staff move", "staff cancel", "guest moves", "guest cancels"]) {
      await product.query("delete from bookings");
      const id = await aMeeting();
      const change = ACTS[name] as Act;
      const [, told] = await atOnce(
        { table: "bookings", id },
        () => change(id),
        () => attend(id),
      );
      expect(await isTold(told, id), name).toBe(true);
      const coming = "select guest_confirmed_at is not null as coming from bookings";
      expect(await product.query(coming), name).toEqual([{ coming: false }]);
    }
    await product.query("delete from bookings");
    const id = await aMeeting();
    for (let twice = 0; twice < 2; twice += 1)
      expect((await attend(id)).headers.get("Location")).toContain("?confirmed=1");
  });

  test("CALL-6 of two outcomes at once one is stored, and the other is told", async () => {
    const id = await aBooking(product.query, { inHours: -2 });
    const set = (outcome: string, was: string) =>
      admin.form("/admin/agenda.data", { intent: "outcome", id, outcome, was });
    const [done, told] = await atOnce(
      { table: "bookings", id },
      () => set("held", "none"),
      () => set("no-show", "none"),
    );
    expect([done.status, told.status]).toEqual([200, 409]);
    expect(await product.query("select outcome from bookings")).toEqual([{ outcome: "held" }]);
    expect((await set("no-show", "held")).status).toBe(200);
  });
});

describe("an applicant's interview", () => {
  async function anApplicant() {
    const id = await anApplication(product.query, { mail: "ann@applies.example" });
    const [row] = await product.query<{ version: number }>(
      "select version from applicants where id = $1",
      [id],
    );
    return { id, version: String(row?.version) };
  }
  const standing = () =>
    product.query<{ stage: string; stands: boolean | null }>(
      `select a.stage, (select bool_or(cancelled_at is null) from bookings) as stands from applicants a`,
    );

  test.each([
    ["book", "withdraw", { stage: "withdrawn", stands: false }],
    ["withdraw", "book", { stage: "withdrawn", stands: null }],
    ["book", "decline", { stage: "interview booked", stands: true }],
    ["decline", "book", { stage: "declined", stands: null }],
  ] as const)(
    "APPL-2 %s, %s at once: no interview is left without an applicant",
    async (one, two, left) => {
      const { id, version } = await anApplicant();
      const { vault } = product.running.auth;
      const path = `/apply/${id}.4000000000.${vault.hmac(`apply ${id} 4000000000`)}`;
      const formToken = await formTokenFor("booking-interview", { withoutWork: true });
      const acts = {
        book: () =>
          product.visitor().form(`${path}?ask=book`, {
            at: times[3] ?? "",
            zone: "UTC",
            name: "Ann",
            mail: "ann@applies.example",
            ...formToken,
          }),
        withdraw: () => product.visitor().form(path, { act: "withdraw" }),
        decline: () => admin.form(`/admin/applicants/${id}.data`, { intent: "decline", version }),
      };
      const [done] = await atOnce({ table: "applicants", id }, acts[one], acts[two]);
      expect(done.status).toBeLessThan(400);
      expect(await standing()).toEqual([left]);
    },
  );
});
