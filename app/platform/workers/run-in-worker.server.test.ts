import { describe, expect, test } from "vitest";
import type { Wish } from "../../../tests/kit/greedy-worker";
import greedy from "../../../tests/kit/greedy-worker.ts?worker-file";
import { runInWorker, WorkerEnded } from "./run-in-worker.server";

const LIMITS = { mostMs: 60_000, mostMegabytes: 64 };
const run = (wish: Wish, limits = LIMITS) => runInWorker<Wish, string>(greedy, wish, limits);

describe("CALL-5 work in a worker", () => {
  test("CALL-5 comes back", async () => {
    expect(await run({ of: "nothing" })).toBe("nothing");
  });

  test("CALL-5 is ended after its time, and others go on meanwhile", async () => {
    let turns = 0;
    const turning = setInterval(() => {
      turns += 1;
    }, 1);
    const ended = run({ of: "time" }, { ...LIMITS, mostMs: 500 });
    await expect(ended).rejects.toThrow(new WorkerEnded("time"));
    clearInterval(turning);
    expect(turns).toBeGreaterThan(1);
  });

  test("CALL-5 is ended when it takes too much memory", async () => {
    await expect(run({ of: "memory" })).rejects.toThrow(new WorkerEnded("memory"));
  });

  test("CALL-5 fails as it failed", async () => {
    await expect(run({ of: "fault" })).rejects.toThrow("TypeError: as asked");
  });
});
