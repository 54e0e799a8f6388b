/** What a clock that was ahead put off does not wait until then (CONT-5, S15). */
import { expect, onTestFinished, test } from "vitest";
import { startJobs } from "../../app/platform/jobs/job-loop.server";
import { inSeconds, queueJob } from "../../app/platform/jobs/jobs.server";
import { startForTest } from "../kit/test-product";

const DAY = 86_400;

test("CONT-5 S15 what was put off while the clock was 300 days ahead is done; what is planned for a moment waits for it", async () => {
  const product = await startForTest();
  const { database, hub, log } = product.running;
  const done: string[] = [];
  const handlers = {
    "test.note": async (_: unknown, payload: unknown) =>
      void done.push(String(Object.values(payload as object))),
  };
  const job = (key: string, label: string, runAt = inSeconds(0)) =>
    queueJob(database.db, { kind: "test.note", key, label, runAt, payload: { key } });
  await job("mail", "", inSeconds(300 * DAY));
  await job("soon", "", inSeconds(3_000));
  await job("retried", "Retried");
  await job("planned", "Planned", inSeconds(300 * DAY));
  await job("leased", "Leased");
  await product.query(
    "update jobs set retry_at = now() + interval '300 days' where key = 'retried'",
  );
  await product.query(
    "update jobs set retry_at = now() + interval '1 minute' where key = 'leased'",
  );
  onTestFinished(startJobs({ db: database.db, hub, log, handlers }));
  await expect.poll(() => done.toSorted()).toEqual(["mail", "retried"]);
  const waiting = await product.query(
    "select key from jobs where done_at is null and kind = 'test.note' order by key",
  );
  expect(waiting).toEqual([{ key: "leased" }, { key: "planned" }, { key: "soon" }]);
});
