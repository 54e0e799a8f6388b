import pg from "pg";
import { afterEach, describe, expect, test, vi } from "vitest";
import { engine, startProduct, type TestProduct } from "../kit/test-product";

const HOUR_MS = 3_600_000;
/** What an instance holds while it sweeps. */
const SWEEP_LOCK = 724_103;

afterEach(() => {
  vi.useRealTimers();
});

/** Leaves one session of a signed-in person that is over, and one that is not. */
async function withDeadSession(product: TestProduct): Promise<() => Promise<number>> {
  const { userId, trainee } = await product.signedIn();
  await product.visitor().signIn(trainee.accessCode);
  await product.query(
    `update sessions set expires_at = now() - interval '1 minute'
     where id = (select id from sessions where user_id = $1 limit 1)`,
    [userId],
  );
  return async () =>
    (await product.query("select 1 from sessions where user_id = $1", [userId])).length;
}

describe("what has expired", () => {
  test("AUTH-7 is deleted every hour, and nothing else", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const product = await startProduct();
    const sessions = await withDeadSession(product);
    await vi.advanceTimersByTimeAsync(HOUR_MS - 1);
    expect(await sessions()).toBe(2);
    await vi.advanceTimersByTimeAsync(1);
    await expect.poll(sessions).toBe(1);
    expect(product.logged.join("")).not.toContain("sweep failed");
    await product.stop();
  });

  test.runIf(engine === "server")(
    "AUTH-7 is left to the instance that is at it, and deleted by another once that has gone",
    async () => {
      vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
      const product = await startProduct();
      const sessions = await withDeadSession(product);
      const other = new pg.Client({ connectionString: product.env.DATABASE_URL });
      await other.connect();
      await other.query("select pg_advisory_lock($1)", [SWEEP_LOCK]);
      await vi.advanceTimersByTimeAsync(HOUR_MS);
      await new Promise((resolve) => setTimeout(resolve, 300));
      expect(await sessions()).toBe(2);
      await other.end();
      await vi.advanceTimersByTimeAsync(HOUR_MS);
      await expect.poll(sessions).toBe(1);
      await product.stop();
    },
  );
});
