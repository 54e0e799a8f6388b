/** Pages that were open while the product was upgraded to counting credit by page. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { aSave, startForTest, type TestProduct } from "../kit/test-product";

const LENGTH = 3_000;

/** The word of the release before: when the page was opened, and all that was credited by then. */
function earlierOpening(product: TestProduct, userId: string, ago: number, credited: number) {
  const facts = `${Date.now() - ago * 1_000}.${credited}`;
  return `${facts}.${product.running.auth.vault.hmac(`opened ${userId} 1 0 ${facts}`)}`;
}

async function signedIn() {
  const product = await startForTest();
  const { visitor, userId } = await product.signedIn();
  const progress = { positionSeconds: 0, progressSeconds: 0, durationSeconds: LENGTH };
  return {
    product,
    userId,
    send: async (opening: string, watched: [number, number]) => {
      const save = aSave(userId, { ...progress, opening, watched: [watched] });
      expect((await visitor.json("/training/progress", save)).status).toBe(204);
    },
    /** As the release before left it: seconds, and no page that they were credited for. */
    creditedBefore: async (seconds: number) => {
      await product.query("delete from lesson_progress where user_id = $1", [userId]);
      await product.query("delete from watch_credits where user_id = $1", [userId]);
      if (seconds)
        await product.query(
          `select save_progress($1, 1::smallint, 0, 0, 0, ${LENGTH}, false, false, 30, 0, 0,
             int4multirange(int4range(0, $2)), '{}', now() - interval '1 day', null)`,
          [userId, seconds],
        );
      await product.query("delete from watch_credits where user_id = $1", [userId]);
    },
    credited: async () => {
      const [row] = await product.query<{ sum: number }>(
        "select coalesce(sum(watched_seconds), 0)::int as sum from lesson_progress where user_id = $1",
        [userId],
      );
      return row?.sum ?? 0;
    },
  };
}

test("MED-4 a page that was open during the upgrade is credited what it played, with what it had kept offline", async () => {
  const { product, userId, send, creditedBefore, credited } = await signedIn();
  await creditedBefore(200);
  // Opened ten minutes ago, when 100 seconds had been credited; 100 more were before the upgrade.
  const opening = earlierOpening(product, userId, 600, 100);
  await send(opening, [200, 700]);
  expect(await credited()).toBe(700);
  await send(opening, [200, 700]);
  await send(opening, [700, 1_300]);
  expect(await credited()).toBe(1_300);
});

test("MED-4 such a word is of one person and lesson, and its figures cannot be changed", async () => {
  const { product, userId, send, credited } = await signedIn();
  const own = earlierOpening(product, userId, 600, 100);
  const [at, , sign] = own.split(".");
  for (const forged of [
    earlierOpening(product, "another", 600, 0),
    `${at}.0.${sign}`,
    `${at}.${sign}`,
    `${at}..${sign}`,
    `0.100.${sign}`,
    `${own}.`,
  ])
    await send(forged, [0, 60]);
  expect(await credited()).toBe(0);
  await send(own, [0, 60]);
  expect(await credited()).toBe(60);
});

test("MED-4 in generated upgrades each open page is credited as before, never above two seconds in each second since", async () => {
  const { product, userId, send, creditedBefore, credited } = await signedIn();
  const age = fc.integer({ min: 0, max: 400 });
  await fc.assert(
    fc.asyncProperty(
      fc.array(age, { minLength: 1, maxLength: 4 }),
      fc.nat(300),
      fc.nat(700),
      fc.array(fc.record({ page: fc.nat(3), to: fc.integer({ min: 1, max: LENGTH }) }), {
        minLength: 1,
        maxLength: 6,
      }),
      async (ages, first, since, saves) => {
        const [oldest = 0, next = 0] = ages.toSorted((one, other) => other - one);
        // What was credited between the first two pages could have been played then.
        const before = first + Math.min(since, (oldest - next) * 2);
        await creditedBefore(before);
        const began = Date.now();
        const openings = ages.map((each) =>
          earlierOpening(product, userId, each, each === oldest ? first : before),
        );
        for (const { page, to } of saves) {
          const index = page % ages.length;
          const had = await credited();
          await send(openings[index] ?? "", [0, to]);
          const most = 2 * ((ages[index] ?? 0) + (Date.now() - began) / 1_000);
          expect((await credited()) - had).toBeLessThanOrEqual(most);
        }
        // All that was credited since the oldest page was opened.
        const most = 2 * (oldest + (Date.now() - began) / 1_000 + 0.1);
        expect((await credited()) - first).toBeLessThanOrEqual(most);
        // Whoever has saved all there was to claim has got exactly that.
        await send(openings[ages.indexOf(oldest)] ?? "", [0, LENGTH]);
        expect((await credited()) - first).toBeGreaterThanOrEqual(oldest * 2);
      },
    ),
    { numRuns: 25, endOnFailure: true },
  );
});
