/**
 * Whatever is done about pay, at the same moment and in any order: every sum of it is the same one, each cent has its
 * event, and nothing pays twice (PAY-1, PAY-2, PAY-3, PAY-4).
 */
import fc from "fast-check";
import { expect, test } from "vitest";
import { confirmClaim, ledgerFault } from "../../app/pay/pay.server";
import { decidedTwice } from "../../app/tracker/paid-twins.server";
import { aRule, closing, ledgerOf, MY_PAY, PAY, payPeople } from "../kit/pay";
import { added, anEdit, TRACKER } from "../kit/prospects";
import { type SignedIn, startForTest, type TestProduct } from "../kit/test-product";
import type { Visitor } from "../kit/visitor";

const ROUNDS = 24;
const SEED = 31;

type People = { admins: Visitor[]; setters: SignedIn[] };
type Seen = { id: string; version: number };
type Word = Record<string, string>;

/** What there is to act on when a round begins. `words`: those said so far, each with what its Undo sends. */
type World = {
  living: Seen[];
  removed: Seen[];
  claims: string[];
  entries: string[];
  disputes: string[];
  months: string[];
  words: readonly Word[];
};

const STEP = fc.record({
  act: fc.constantFrom(
    ...([
      "add",
      "add",
      "add",
      "edit",
      "edit",
      "edit",
      "report",
      "report",
      "confirm",
      "confirm",
      "refuse",
    ] as const),
    ...(["confirm-show", "confirm-show", "refuse-show", "take-back", "take-back"] as const),
    ...([
      "merge",
      "undo",
      "remove",
      "restore",
      "dispute",
      "decide",
      "rule",
      "close",
      "paid",
    ] as const),
  ),
  /** Which ones, by their place. */
  of: fc.nat(1_000),
  other: fc.nat(1_000),
  by: fc.nat(1_000),
  amount: fc.constantFrom("", "0.04", "0.05", "333.33", "1000", "50000.01", "70000"),
  showed: fc.constantFrom("yes", "no"),
});
type Step = typeof STEP extends fc.Arbitrary<infer Drawn> ? Drawn : never;

test("PAY-1 PAY-2 PAY-3 PAY-4 of acts drawn at random, several at once, every sum agrees after each, and nothing pays twice", async () => {
  const product = await startForTest();
  const people = await thePeople(product);
  await oldShows(product, people);
  const rounds = fc.sample(fc.array(STEP, { minLength: 2, maxLength: 3 }), {
    numRuns: ROUNDS,
    seed: SEED,
  });
  const words: Word[] = [];
  for (const steps of rounds) {
    // One person reads more files here than anyone may in an hour.
    await product.query("delete from rate_limits");
    const world = await worldOf(product, words);
    for (const response of await Promise.all(steps.map((step) => acted(people, world, step)))) {
      const text = (await response?.text()) ?? "";
      expect([response?.status ?? 0, steps]).toEqual([expect.toSatisfy((n) => n < 500), steps]);
      const word = wordIn(text);
      if (word) words.push(word);
    }
    await expectOneSum(product, people);
    await expectPaidOnce(product);
  }
  expect(await ledgerFault(product.running.database.db)).toBeNull();
});

test("PAY-4 a prospect that somebody changes while its claim is confirmed pays once", async () => {
  const product = await startForTest();
  const { admin, setter } = await payPeople(product);
  const { id } = await added(product, setter);
  await product.query(
    "update prospects set showed_at = '2026-10-15T12:00:00Z', version = version + 1 where id = $1",
    [id],
  );
  await ledgerOf(product);
  const [{ seq = "" } = {}] = await product.query<{ seq: string }>(
    "select seq::text from pay_claims",
  );
  const changed = anEdit({ id, version: 2 }, { dealAmount: "1000", showed: "no" });
  const confirmed = await confirmClaim(
    product.running.database.db,
    { userId: "another", firstName: "Ada", lastName: "Other" },
    {
      claim: Number(seq),
      async decide(tx, prospectId) {
        for (const showed of ["no", "yes"]) {
          const [row] = await product.query<Seen>(
            "select id, version from prospects where id = $1",
            [id],
          );
          expect(
            (await admin.form(TRACKER, { ...changed, version: String(row?.version), showed }))
              .status,
          ).toBe(200);
        }
        return decidedTwice(tx, prospectId, {});
      },
    },
    { zone: "America/New_York", now: new Date() },
  );
  expect(confirmed).toBe("done");
  const shows = (await ledgerOf(product)).filter(({ kind }) => kind === "show");
  expect(shows.reduce((sum, { cents }) => sum + cents, 0)).toBe(10_000);
  await expectPaidOnce(product);
});

async function thePeople(product: TestProduct): Promise<People> {
  const admin = await product.admin();
  const second = await product.createTrainee("Olga");
  const { userId } = await product.signedIn(second);
  await admin.form("/admin/administrators", { intent: "promote", userId });
  const setters = [
    await product.signedIn(await product.createTrainee("Ann")),
    await product.signedIn(await product.createTrainee("Ben")),
  ];
  return { admins: [admin, (await product.signedIn(second)).visitor], setters };
}

/** Shows of months that can be closed. Nobody is known to have entered them, so they wait for a word. */
async function oldShows(product: TestProduct, { setters }: People): Promise<void> {
  for (const [at, day] of ["2026-08-15", "2026-09-15", "2026-10-15", "2026-08-16"].entries()) {
    const { id } = await added(product, pick(setters, at).visitor, { lastName: `Old ${at}` });
    await product.query(
      "update prospects set showed_at = $2::timestamptz, version = version + 1 where id = $1",
      [id, `${day}T12:00:00Z`],
    );
  }
}

function pick<One>(all: readonly One[], at: number): One {
  const one = all[at % Math.max(all.length, 1)];
  if (one === undefined) throw new Error("There is nothing to choose from");
  return one;
}

async function worldOf({ query }: TestProduct, words: readonly Word[]): Promise<World> {
  const texts = async (from: string) =>
    (await query<{ text: string }>(`select text from (${from}) each`)).map(({ text }) => text);
  return {
    living: await query<Seen>("select id, version from prospects order by created_at, id"),
    removed: await query<Seen>(
      `select distinct on (1) past.prospect_id id, past.version from prospect_pasts past
       left join prospects living on living.id = past.prospect_id
       where living.id is null order by 1, 2 desc`,
    ),
    claims: await texts(
      "select seq::text text from pay_claims where state = 'waiting' order by seq",
    ),
    entries: await texts("select seq::text text from pay_entries order by seq"),
    disputes: await texts("select id::text text from pay_disputes where state = 'open'"),
    months: await texts("select distinct period text from pay_entries"),
    words,
  };
}

/** What its Undo sends, of an answer that offers one. */
function wordIn(text: string): Word | null {
  const [undo] = /<form[^>]*>(?:(?!<\/form>).)*value="take-back"/s.exec(text) ?? [];
  if (undo === undefined) return null;
  const of = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(undo)?.[1] ?? "";
  return { kind: of("kind"), id: of("id"), said: of("said"), mark: of("mark") };
}

/** Undefined: there is nothing yet that this could be done to. */
async function acted(
  { admins, setters }: People,
  world: World,
  { act, of, other, by, amount, showed }: Step,
): Promise<Response | undefined> {
  const admin = pick(admins, by);
  const { visitor: setter, userId } = pick(setters, by);
  const { living, removed, claims, entries, disputes, months, words } = world;
  if (living.length === 0) return undefined;
  const { id, version } = pick(living, of);
  const seen = { id, version: String(version) };
  switch (act) {
    case "add":
      await setter.form(TRACKER, { ...anAddition(of), intent: "add" });
      return undefined;
    case "edit": {
      const status = amount === "" ? "pending" : "closed";
      return admin.form(TRACKER, anEdit({ id, version }, { status, dealAmount: amount, showed }));
    }
    case "report": {
      const report = { kind: "outcome", id: crypto.randomUUID(), ageSeconds: 0, prospect: id };
      return setter.json("/tracker/acts", { userId, acts: [{ ...report, outcome: "showed" }] });
    }
    case "confirm-show":
      return admin.form(PAY, { intent: "confirm", ...seen });
    case "refuse-show":
      return admin.form(PAY, { intent: "refuse-show", id, reason: "Nobody came" });
    case "confirm":
      return claims.length
        ? admin.form(PAY, { intent: "confirm-pay", claim: pick(claims, of) })
        : undefined;
    case "refuse":
      return claims.length
        ? admin.form(PAY, { intent: "refuse-pay", claim: pick(claims, of), reason: "No contract" })
        : undefined;
    case "take-back":
      return words.length
        ? admin.form(PAY, { intent: "take-back", ...pick(words, of) })
        : undefined;
    case "merge": {
      const gone = pick(living, other);
      const merge = { version: seen.version, with: gone.id, withVersion: String(gone.version) };
      const theirs: Record<string, string> =
        showed === "yes" ? { "field-showedAt": "other", "field-status": "other" } : {};
      return admin.form(`/tracker/${id}/merge`, { ...merge, ...theirs });
    }
    case "undo":
      return admin.form(TRACKER, { intent: "undo", ...seen });
    case "remove":
      return admin.form(TRACKER, { intent: "remove", ...seen });
    case "restore": {
      if (removed.length === 0) return undefined;
      const past = pick(removed, of);
      const restore = { intent: "restore", id: past.id, version: String(past.version) };
      return admin.form("/tracker/removed", restore);
    }
    case "dispute":
      return entries.length
        ? setter.form(MY_PAY, { intent: "dispute", entry: pick(entries, of), reason: "More" })
        : undefined;
    case "decide": {
      if (disputes.length === 0) return undefined;
      const decision = { intent: showed === "yes" ? "accept" : "deny", id: pick(disputes, of) };
      return admin.form(PAY, { ...decision, answer: "So", amount: other % 2 ? "20.01" : "-20.01" });
    }
    case "rule": {
      const today = new Intl.DateTimeFormat("en-CA", { timeZone: "America/New_York" });
      const rule =
        other % 2
          ? aRule("show", String(50 + (of % 100)), today.format())
          : aRule("commission", String(5 + (of % 10)), today.format());
      return admin.form(PAY, rule);
    }
    case "close": {
      if (months.length === 0) return undefined;
      const close = await closing(admin, pick(months, of));
      const [one, two] = await Promise.all(admins.map((each) => each.form(PAY, close)));
      expect([one?.status, two?.status].filter((status) => status === 200).length).toBeLessThan(2);
      return one;
    }
    case "paid":
      return months.length
        ? admin.form(PAY, { intent: "mark-paid", period: pick(months, of) })
        : undefined;
  }
}

function anAddition(of: number): Record<string, string> {
  return {
    firstName: "Paula",
    lastName: `P${of}`,
    country: "US",
    annualIncome: "$65,000",
    score: "720",
    callDate: "2026-03-08",
  };
}

/** Of each month and setter in cents: as the ledger, the office, its file, the setter, the statement and its file say. */
async function expectOneSum(product: TestProduct, { admins, setters }: People): Promise<void> {
  const [admin] = admins;
  if (!admin) throw new Error("There is no administrator");
  await admin.page(PAY);
  const rows = await product.query<{ period: string; setter: string; cents: string }>(
    "select period, setter_id setter, sum(cents)::text cents from pay_entries group by 1, 2",
  );
  const months = [...new Set(rows.map(({ period }) => period))].toSorted();
  const sums = (of: (period: string, setter: SignedIn) => Promise<number> | number) =>
    Promise.all(
      months.map(async (period) => [
        period,
        await Promise.all(setters.map((each) => of(period, each))),
      ]),
    );
  const owed = await sums((period, { userId }) =>
    Number(rows.find((row) => row.period === period && row.setter === userId)?.cents ?? 0),
  );
  const offices = new Map<string, [string, string]>();
  for (const period of months)
    offices.set(period, [
      await admin.page(`${PAY}?period=${period}`),
      await (await admin.get(`${PAY}/month.csv?period=${period}`)).text(),
    ]);
  const nameOf = ({ trainee }: SignedIn) => `${trainee.firstName} ${trainee.lastName}`;
  const office = await sums((period, setter) =>
    inOffice(offices.get(period)?.[0] ?? "", nameOf(setter)),
  );
  const file = await sums((period, setter) =>
    inFile(offices.get(period)?.[1] ?? "", nameOf(setter)),
  );
  const own = await sums(async (period, { visitor }) =>
    totalIn(await visitor.page(`${MY_PAY}?period=${period}`)),
  );
  const statements = await sums(async (period, { userId }) => {
    const at = new URLSearchParams({ period, setter: userId });
    const csv = await (await admin.get(`/tracker/pay/statement.csv?${at}`)).text();
    const amounts = csv
      .trim()
      .split("\r\n")
      .slice(1)
      .map((line) => cells(line)[5] ?? "");
    const cents = amounts.map((amount) => Math.round(Number(amount) * 100));
    const total = cents.pop() ?? 0;
    expect(cents.reduce((sum, each) => sum + each, 0)).toBe(total);
    return total;
  });
  expect({ office, file, own, statements }).toEqual({
    office: owed,
    file: owed,
    own: owed,
    statements: owed,
  });
}

const plain = (page: string) => page.replaceAll(/<!-- -->|<[^>]*>/g, "|").replaceAll(/\|+/g, "|");

function cents(text: string | undefined): number {
  return text === undefined
    ? 0
    : Math.round(Number(text.replaceAll(/[$,]/g, "").replace("−", "-")) * 100);
}

function inOffice(page: string, name: string): number {
  const [, amount] =
    new RegExp(
      `\\|${name}\\|(?:(?!Statement).)*\\|(-?−?\\$[\\d,.]+|-?−?[\\d,.]+)\\|Statement`,
      "s",
    ).exec(plain(page)) ?? [];
  return cents(amount);
}

function inFile(csv: string, name: string): number {
  const line = csv
    .split("\r\n")
    .map(cells)
    .find(([first]) => first === name);
  return Math.round(Number(line?.[5] ?? 0) * 100);
}

function totalIn(page: string): number {
  return cents(/\|Total\|(-?−?\$[\d,.]+)\|/.exec(plain(page))?.[1]);
}

/** Of a line without line breaks in its cells. */
function cells(line: string): string[] {
  return [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell = ""]) =>
    cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell,
  );
}

/** What stands of a prospect is what it is due, once; what is not there waits, was refused or pays elsewhere; each entry has its event. */
async function expectPaidOnce({ query }: TestProduct): Promise<void> {
  const twice = await query(
    `select prospect_id, kind, count(*) from pay_entries paid
     where kind in ('show', 'commission') and reverses is null
       and not exists (select from pay_entries r where r.reverses = paid.seq)
     group by 1, 2 having count(*) > 1`,
  );
  const undue = await query(
    `select paid.seq from pay_entries paid left join prospects p on p.id = paid.prospect_id
     where kind in ('show', 'commission') and reverses is null
       and not exists (select from pay_entries r where r.reverses = paid.seq)
       and not coalesce(case kind
         when 'show' then p.showed_at = paid.earned_at and p.qualified and p.status <> 'disqualified'
         else p.closed_at = paid.earned_at and p.deal_amount_cents = paid.base_cents
           and paid.cents = floor((paid.base_cents * paid.rate + 5000) / 10000) end, false)`,
  );
  const atOtherRate = await query(
    `select seq from pay_entries paid where kind in ('show', 'commission') and rate is distinct from coalesce(
       (select value from pay_rules r where r.kind = paid.kind and r.holds_from <= paid.earned_at
        order by holds_from desc, seq desc limit 1), case kind when 'show' then 10000 else 1000 end)`,
  );
  const unpaid = await query(
    `select p.id, due.kind from prospects p
     cross join lateral (values
       ('show', p.showed_at, null::bigint, p.showed_at is not null and p.qualified and p.status <> 'disqualified'),
       ('commission', p.closed_at, p.deal_amount_cents, p.closed_at is not null and p.deal_amount_cents > 5)
     ) due (kind, at, base, is_due)
     where due.is_due
       and not exists (select from pay_entries paid where paid.prospect_id = p.id and paid.kind = due.kind
         and paid.reverses is null and not exists (select from pay_entries r where r.reverses = paid.seq))
       and not exists (select from pay_claims c where c.prospect_id = p.id and c.kind = due.kind
         and c.state in ('waiting', 'refused') and c.earned_at = due.at)`,
  );
  const withoutEvent = await query(
    `select seq from pay_entries e where not exists (select from events
       where case e.kind
         when 'decision' then verb like 'disputes.%' and subject_id = e.dispute_id::text
         when 'carried' then verb = 'pay.close'
         else subject_kind = 'prospect' and subject_id = e.prospect_id::text
           and (after ->> 'version' = e.version::text or e.earned_at < '2026-11-01') end)`,
  );
  const unlike = await query(
    `select s.period from pay_statements s where s.cents is distinct from
       (select sum(cents) from pay_entries e where e.period = s.period and e.setter_id = s.setter_id)
     union all select p.period from pay_payments p left join pay_statements s using (period, setter_id)
       where s.cents is distinct from p.cents`,
  );
  const found = { twice, undue, atOtherRate, unpaid, withoutEvent, unlike };
  expect(Object.entries(found).filter(([, rows]) => rows.length > 0)).toEqual([]);
}
