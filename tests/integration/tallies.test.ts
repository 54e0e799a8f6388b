/** The sums of the tracker while many people change prospects at once. */
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { startForTest, type TestProduct } from "../kit/test-product";

const OWNERS = 4;

async function owners(product: TestProduct): Promise<string[]> {
  const ids: string[] = [];
  for (let each = 0; each < OWNERS; each += 1)
    ids.push((await product.signedIn(await product.createTrainee(`Owner${each}`))).userId);
  return ids;
}

async function session(product: TestProduct): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: product.env.DATABASE_URL });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

const ADDED =
  "insert into prospects (user_id, first_name, last_name) values ($1, 'Ann', $2) returning id";

/** What the sums are, and what they would be if they were counted now. */
const sums = async ({ query }: TestProduct) => [
  await query(
    "select owner, status, qualified, prospects::int, deal_cents::int from prospect_tallies order by 1, 2, 3",
  ),
  await query(
    `select coalesce(user_id, '') as owner, status, qualified, count(*)::int as prospects,
       coalesce(sum(deal_amount_cents), 0)::int as deal_cents from prospects group by 1, 2, 3 order by 1, 2, 3`,
  ),
  await query(
    "select month::text, deals::int, deal_cents::int from prospect_months where deals <> 0 order by 1",
  ),
  await query(
    `select date_trunc('month', closed_at at time zone 'UTC')::date::text as month, count(*)::int as deals,
       coalesce(sum(deal_amount_cents), 0)::int as deal_cents from prospects where closed_at is not null group by 1 order by 1`,
  ),
];

test("SCALE-4 a setter's change waits for no one else's", async () => {
  const product = await startForTest();
  const [one = "", other = ""] = await owners(product);
  const [first, second] = [await session(product), await session(product)];
  await first.query("begin");
  await first.query(ADDED, [one, "Open"]);
  await second.query("set statement_timeout = '2s'");
  await second.query(ADDED, [other, "Done"]);
  await expect(second.query(ADDED, [one, "Waits"]), "the same owner's sums").rejects.toThrow(
    "statement timeout",
  );
  await first.query("commit");
  await second.query(ADDED, [one, "Waited"]);
});

test("SCALE-4 sums stay exact while many change prospects of each other, and no one waits in a circle", async () => {
  const product = await startForTest();
  const ids = await owners(product);
  const clients = await Promise.all(Array.from({ length: 8 }, () => session(product)));
  const added = await Promise.all(
    Array.from({ length: 40 }, (_, at) =>
      product.query<{ id: string }>(ADDED, [ids[at % OWNERS], `Number ${at}`]),
    ),
  );
  const all = added.flat().map(({ id }) => id);
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  const acts = (id: string): [string, unknown[]][] => [
    ["update prospects set user_id = $2 where id = $1", [id, ids[random(OWNERS)]]],
    [
      "update prospects set status = 'closed', qualified = true, deal_amount_cents = $2, closed_at = now() - make_interval(months => $3) where id = $1",
      [id, 100 * random(1_000), random(3)],
    ],
    [
      "update prospects set status = 'pending', closed_at = null, deal_amount_cents = null where id = $1",
      [id],
    ],
    [
      // In one order, as the rows themselves are locked too.
      "with theirs as (select id from prospects where user_id = $2 order by id for update) update prospects set user_id = $1 from theirs where prospects.id = theirs.id",
      [ids[random(OWNERS)], ids[random(OWNERS)]],
    ],
  ];
  await Promise.all(
    clients.map(async (client) => {
      for (let act = 0; act < 40; act += 1) {
        const choices = acts(all[random(all.length)] ?? "");
        const [text, values] = choices[random(choices.length)] ?? ["select 1", []];
        await client.query(text, values);
      }
    }),
  );
  const [tallies, counted, months, closed] = await sums(product);
  expect(tallies).toEqual(counted);
  expect(months).toEqual(closed);
});
