import { expect, onTestFinished, test, vi } from "vitest";
import { Attempts } from "./attempts";

/** Attempts that take until they are released, and end with these pauses. */
function start(...pauses: (number | null)[]) {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const begun: (() => void)[] = [];
  const attempts = new Attempts(
    () =>
      new Promise((resolve) => {
        begun.push(() => resolve(pauses.shift() ?? null));
      }),
  );
  const release = async () => {
    begun.at(-1)?.();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { attempts, begun, release };
}

test("D1 one attempt at a time: what is asked for meanwhile comes after it, once", async () => {
  const { attempts, begun, release } = start();
  const all = [attempts.now(), attempts.now(), attempts.now()];
  expect(begun).toHaveLength(1);
  await release();
  expect([begun.length, attempts.isRunning()]).toEqual([2, true]);
  await release();
  await Promise.all(all);
  expect([begun.length, attempts.isRunning()]).toEqual([2, false]);
});

test("D1 an attempt that leaves something is followed by another, at once or after a pause", async () => {
  const { attempts, begun, release } = start(0, 5_000);
  void attempts.now();
  await release();
  await release();
  expect([begun.length, attempts.isRunning()]).toEqual([2, false]);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(begun).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(begun).toHaveLength(3);
});

test("D1 a pause ends early when asked, and is given up when stopped", async () => {
  const { attempts, begun, release } = start(5_000, 5_000);
  void attempts.now();
  await release();
  void attempts.now();
  expect(begun).toHaveLength(2);
  await release();
  attempts.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(begun).toHaveLength(2);
});

test("D1 one that was stopped while it was under way is the last, until another is asked for", async () => {
  const { attempts, begun, release } = start(5_000, null);
  void attempts.now();
  attempts.stop();
  await release();
  expect([begun.length, attempts.isRunning(), vi.getTimerCount()]).toEqual([1, false, 0]);
  void attempts.now();
  expect(begun).toHaveLength(2);
  await release();
});
