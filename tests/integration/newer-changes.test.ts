/** An act done offline arrives after somebody else's newer change of the same prospect: what is newer stays (DAY-1). */
import { expect, test } from "vitest";
import { OUTCOME_NAMES } from "../../app/tracker/acts/acts";
import { added } from "../kit/prospects";
import { startForTest } from "../kit/test-product";

const MINUTE = 60;
const NEWER = {
  contact: { callDate: "2026-12-09", nextContact: "2026-12-08T10:00" },
  outcome: { status: "rescheduled", dealAmount: "", rescheduledDate: "2026-12-10" },
};
const WATCHED =
  "status, scheduled_call_date, rescheduled_date, next_contact_at, showed_at, deal_amount_cents";

test("DAY-1 whatever was done offline counts at its minute, and every newer value of the same fields stays, in words", async () => {
  const product = await startForTest();
  const { visitor, userId } = await product.signedIn();
  const admin = await product.admin();
  const rowOf = async (id: string) =>
    (
      await product.query<Record<string, unknown>>(
        `select version, ${WATCHED} from prospects where id = $1`,
        [id],
      )
    )[0];
  const send = async (prospect: string, outcome: string, ageSeconds: number) => {
    const call = outcome === "booked" && {
      call: { at: new Date(Date.now() + 3 * 86_400_000).toISOString(), zone: "America/New_York" },
    };
    const act = {
      kind: "outcome",
      id: crypto.randomUUID(),
      ageSeconds,
      prospect,
      outcome,
      ...call,
    };
    const response = await visitor.json("/tracker/acts", { userId, acts: [act] });
    const { results } = (await response.json()) as {
      results: { kept?: string; refused?: string }[];
    };
    return { id: act.id, ...results[0] };
  };
  const change = async (id: string, what: keyof typeof NEWER) => {
    const { version } = (await rowOf(id)) ?? {};
    const fields =
      what === "contact"
        ? {
            intent: "correct",
            firstName: "Rico",
            lastName: "Newer",
            country: "US",
            ...NEWER.contact,
          }
        : { intent: "edit", ...NEWER.outcome };
    const { status } = await admin.form(`/tracker/${id}`, { version: String(version), ...fields });
    expect(status).toBe(200);
  };
  for (const outcome of OUTCOME_NAMES) {
    const { id } = await added(product, visitor, { firstName: "Rico", lastName: "Newer" });
    for (const what of ["contact", "outcome"] as const) await change(id, what);
    const { version: _, ...before } = (await rowOf(id)) ?? {};
    const { id: event, refused, kept } = await send(id, outcome, 10 * MINUTE);
    expect(refused, outcome).toBeUndefined();
    const { version: __, ...after } = (await rowOf(id)) ?? {};
    expect(after, outcome).toEqual(before);
    // An answer to someone who has something to come changes nothing.
    if (outcome !== "replied")
      expect(kept, outcome).toContain(
        "counts, but Site Administrator has changed Rico Newer since",
      );
    if (outcome === "booked") expect(kept).toContain("Call date stays Wed, Dec 9");
    const [own] = await product.query<{ age: string; facts: { outcome: string } }>(
      "select extract(epoch from now() - at)::int as age, after as facts from events where id = $1",
      [event],
    );
    expect(Number(own?.age)).toBeGreaterThan(9 * MINUTE);
    expect(own?.facts.outcome).toBe(outcome);
  }
  // What is done after the change, and whatever others left alone, is changed as ever.
  const { id } = await added(product, visitor, { firstName: "Tess", lastName: "Later" });
  await change(id, "contact");
  const before = (await rowOf(id)) ?? {};
  expect(await send(id, "not-interested", 10 * MINUTE)).toMatchObject({
    kept: expect.stringContaining("Next contact stays"),
  });
  expect(await rowOf(id)).toMatchObject({
    status: "not_interested",
    next_contact_at: before.next_contact_at,
  });
  expect((await send(id, "later-3", 0)).kept).toBeUndefined();
  expect((await rowOf(id))?.next_contact_at).not.toEqual(new Date("2026-12-08T15:00:00Z"));
});

test("DAY-1 someone's own acts of one trip stand in their order, with an undo among them", async () => {
  const product = await startForTest();
  const { visitor, userId } = await product.signedIn();
  const { id: prospect } = await added(product, visitor);
  const first = {
    kind: "outcome",
    id: crypto.randomUUID(),
    ageSeconds: 30 * MINUTE,
    prospect,
    outcome: "not-interested",
  };
  const undo = { kind: "undo", id: crypto.randomUUID(), ageSeconds: 29 * MINUTE, of: first.id };
  const last = { ...first, id: crypto.randomUUID(), ageSeconds: 28 * MINUTE, outcome: "later-7" };
  const response = await visitor.json("/tracker/acts", { userId, acts: [first, undo, last] });
  const { results } = (await response.json()) as { results: { id: string }[] };
  expect(results).toEqual([first, undo, last].map(({ id }) => ({ id })));
  const [row] = await product.query<{ status: string; next_contact_at: Date | null }>(
    "select status, next_contact_at from prospects where id = $1",
    [prospect],
  );
  expect(row?.status).toBe("pending");
  expect(row?.next_contact_at).not.toBeNull();
});
