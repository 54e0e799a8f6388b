/** The stored stage is the one that follows from application, interview and decision, whatever happens (APPL-1). */
import { desc, eq } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { moveApplicant } from "../../app/applicants/applicant-acts.server";
import { followInterview } from "../../app/applicants/follow.server";
import {
  decisionAfter,
  isOpen,
  isVerdict,
  STAGES,
  type Stage,
  type StageNews,
  stageOf,
} from "../../app/applicants/stages";
import { applicants } from "../../app/applicants/tables";
import { cancel } from "../../app/booking/cancel.server";
import { confirmHold } from "../../app/booking/holds.server";
import { setOutcome } from "../../app/booking/outcomes.server";
import { bookings } from "../../app/booking/tables";
import { submissions } from "../../app/forms/tables";
import { changeItem, deleteItem } from "../../app/office/inbox/inbox-acts.server";
import type { Db } from "../../app/platform/db/database.server";
import { formTokenFor } from "../kit/form-tokens";
import { anApplication, anInterview } from "../kit/inbox-items";
import { startProduct, type TestProduct } from "../kit/test-product";

const SUITS = { citizenship: "us", age: "adult", hours: "4-to-6", equipment: "all" };
const MAIL = "ann@example.com";
const STAFF = { userId: "someone", firstName: "Some", lastName: "One" };

let product: TestProduct;
let db: Db;
beforeAll(async () => {
  product = await startProduct();
  db = product.running.database.db;
});
afterAll(() => product.stop());
beforeEach(empty);

async function empty() {
  for (const table of ["applicants", "submissions", "bookings", "rate_limits"])
    await product.query(`delete from ${table}`);
}

type Act =
  | { do: "apply"; qualified: boolean }
  | { do: "move"; to: Stage }
  | { do: "inbox"; status: "new" | "open" | "done" | "declined" }
  | { do: "delete" }
  | { do: "book" | "cancel" | "begin" }
  | { do: "outcome"; outcome: "held" | "no-show" | "canceled" | null };

const acts: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ do: fc.constant("apply" as const), qualified: fc.boolean() }),
  fc.record({ do: fc.constant("move" as const), to: fc.constantFrom(...STAGES) }),
  fc.record({
    do: fc.constant("inbox" as const),
    status: fc.constantFrom("new" as const, "open" as const, "done" as const, "declined" as const),
  }),
  fc.record({ do: fc.constantFrom("delete" as const, "book" as const, "cancel" as const) }),
  fc.record({ do: fc.constantFrom("book" as const, "cancel" as const, "begin" as const) }),
  fc.record({
    do: fc.constant("outcome" as const),
    outcome: fc.constantFrom("held" as const, "no-show" as const, "canceled" as const, null),
  }),
);

/** All records with what they follow from, newest first. */
const records = () =>
  db
    .select({ record: applicants, application: submissions, interview: bookings })
    .from(applicants)
    .leftJoin(submissions, eq(submissions.id, applicants.applicationId))
    .leftJoin(bookings, eq(bookings.id, applicants.bookingId))
    .orderBy(desc(applicants.createdAt), desc(applicants.id));

type Records = Awaited<ReturnType<typeof records>>;

/** What an act is to the record it concerns: news, or a stage that someone chose. */
type Said = { id: string | undefined; news?: StageNews; chosen?: Stage };

const NOTHING: Said = { id: undefined };

/** Does the act with the product's own functions. */
async function perform(act: Act, before: Records): Promise<Said> {
  const newest = before[0];
  const open = before.find(({ record }) => isOpen(record.stage))?.record.id;
  switch (act.do) {
    case "apply":
      await anApplication(product.query, { mail: MAIL, qualified: act.qualified, hoursAgo: 0 });
      return { id: open, news: "another application" };
    case "book":
      await anInterview(product.query, { mail: MAIL });
      return { id: open, news: "interview booked" };
    case "begin":
      await product.query(
        `update bookings set starts_at = starts_at - interval '49 hours', ends_at = ends_at - interval '49 hours'
         where starts_at > now()`,
      );
      return NOTHING;
    case "move": {
      if (!newest) return NOTHING;
      const { id, version, stage } = newest.record;
      const { kind } = await moveApplicant(db, STAFF, { id, version, stage: act.to });
      return kind === "moved" && stage !== act.to ? { id, chosen: act.to } : NOTHING;
    }
    case "inbox": {
      if (!newest?.application) return NOTHING;
      const { id, version, status } = newest.application;
      const wanted = { status: act.status };
      const key = { kind: "application", id } as const;
      const { kind } = await changeItem(db, STAFF, { key, version, wanted });
      const isBack = kind === "done" && isVerdict(status) && !isVerdict(act.status);
      return isBack ? { id: newest.record.id, news: "verdict withdrawn" } : NOTHING;
    }
    case "delete": {
      if (!newest?.application) return NOTHING;
      await deleteItem(db, STAFF, { kind: "application", id: newest.application.id });
      return NOTHING;
    }
    case "cancel": {
      const interview = newest?.interview;
      if (!interview) return NOTHING;
      const gone = await cancel(db, { id: interview.id, now: Date.now() }, followInterview);
      return gone ? { id: newest.record.id, news: "interview canceled" } : NOTHING;
    }
    case "outcome": {
      const interview = newest?.interview;
      if (!interview) return NOTHING;
      const { id } = interview;
      const { outcome } = act;
      const set = await setOutcome(db, STAFF, { id, outcome }, (tx, _, meeting) =>
        followInterview(tx, meeting),
      );
      const isHeld = set.kind === "done" && set.before !== outcome && outcome === "held";
      return isHeld ? { id: newest.record.id, news: "interview held" } : NOTHING;
    }
  }
}

/** The stage that a record should have after an act. */
function expected(
  { record, application, interview }: Records[number],
  before: Records,
  said: Said,
): Stage {
  const former = before.find(({ record: { id } }) => id === record.id)?.record.stage;
  const concerned = said.id === record.id;
  if (concerned && said.chosen) return said.chosen;
  const isOver = interview === null || interview.cancelledAt !== null;
  const took = interview?.outcome === "held" ? "held" : "booked";
  const failed = interview?.outcome === "no-show" || interview?.outcome === "canceled";
  return stageOf({
    application: application ?? { qualified: null, status: "open" },
    interview: isOver || failed ? null : took,
    decision: former ? decisionAfter(former, concerned ? (said.news ?? null) : null) : null,
  });
}

/** Declined with an interview to come, which the next application also has: canceled, it leaves both. */
const TWO_RECORDS: Act[] = [
  { do: "book" },
  { do: "inbox", status: "declined" },
  { do: "apply", qualified: false },
  { do: "cancel" },
];

const verdictOf = (word = "open") => (isVerdict(word) ? word : null);

test("APPL-1 after every sequence of acts the stored stage is the one that follows, and the inbox agrees", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(acts, { minLength: 3, maxLength: 14 }), async (sequence) => {
      await empty();
      const earlier = new Set<string>();
      for (const act of [{ do: "apply", qualified: true } as const, ...sequence]) {
        const before = await records();
        const said = await perform(act, before);
        const after = await records();
        for (const each of after) {
          expect(each.record.stage, JSON.stringify(act)).toBe(expected(each, before, said));
          // An earlier application that takes the place of a deleted one was not decided itself.
          const former = before.find(({ record }) => record.id === each.record.id);
          if (act.do === "delete" && former?.application?.id !== each.application?.id)
            earlier.add(each.record.id);
          if (!earlier.has(each.record.id))
            expect(verdictOf(each.application?.status)).toBe(verdictOf(each.record.stage));
        }
        expect(after.filter(({ record }) => isOpen(record.stage)).length).toBeLessThan(2);
      }
    }),
    { numRuns: 100, examples: [[TWO_RECORDS]] },
  );
}, 60_000);

test("APPL-1 applications of one address that arrive at once are one record", async () => {
  const send = async () => {
    const formToken = await formTokenFor("application", { withoutWork: true });
    const who = { name: "Ann Applicant", email: MAIL };
    return product.visitor().form("/hiring/dmsetters", { ...SUITS, ...who, ...formToken });
  };
  const sent = await Promise.all([send(), send(), send()]);
  expect(sent.map(({ headers }) => headers.get("Location"))).toEqual(
    Array.from({ length: 3 }, () => "/thank-you"),
  );
  const [only, ...others] = await records();
  expect(others).toEqual([]);
  expect(only?.record.stage).toBe("qualified");
});

test("APPL-1 an interview booked while a decision is made: one of them is first, and all agree", async () => {
  for (let round = 0; round < 10; round += 1) {
    await empty();
    const id = await anApplication(product.query, { mail: MAIL });
    const booking = await anInterview(product.query, { mail: MAIL, held: true });
    const [moved] = await Promise.all([
      moveApplicant(db, STAFF, { id, version: 1, stage: "declined" }),
      confirmHold(db, booking, followInterview),
    ]);
    const [row] = await records();
    const isFirst = moved.kind === "moved";
    expect(row?.record.stage).toBe(isFirst ? "declined" : "interview booked");
    expect(row?.application?.status).toBe(isFirst ? "declined" : "new");
    expect(row?.record.bookingId).toBe(isFirst ? null : booking);
  }
});

test("APPL-1 someone who has applied again is not reopened under the earlier application", async () => {
  const first = await anApplication(product.query, { mail: MAIL, hoursAgo: 2 });
  const version = 1;
  await moveApplicant(db, STAFF, { id: first, version, stage: "declined" });
  const second = await anApplication(product.query, { mail: MAIL });
  const [, earlier] = await records();
  const reopened = await moveApplicant(db, STAFF, {
    id: first,
    version: earlier?.record.version ?? 0,
    stage: "qualified",
  });
  expect(reopened).toEqual({ kind: "refused", why: "This person has applied again" });
  const key = { kind: "application", id: first } as const;
  const change = { key, version: earlier?.application?.version ?? 0 };
  const inbox = await changeItem(db, STAFF, { ...change, wanted: { status: "open" } });
  expect(inbox).toEqual({ kind: "refused", why: "This person has applied again" });
  await deleteItem(db, STAFF, { kind: "application", id: second });
  const again = await changeItem(db, STAFF, { ...change, wanted: { status: "open" } });
  expect(again.kind).toBe("done");
  expect((await records()).map(({ record }) => record.stage)).toEqual(["qualified"]);
});
