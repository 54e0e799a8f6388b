/** Background work, counted by its name. */
import { counter, gauge } from "./metrics.server";

const runs = counter({
  name: "background_runs_total",
  help: "Runs of what the server does by itself.",
  labels: { job: [], outcome: ["done", "failed"] },
});
const lastDone = gauge({
  name: "background_last_done_timestamp_seconds",
  help: "When a job was last done, in Unix time.",
  labels: { job: [] },
});

/** Runs the job and counts the result; a failure is rethrown. */
export async function countRun<Result>(job: string, work: () => Promise<Result>): Promise<Result> {
  try {
    const result = await work();
    runs.add({ job, outcome: "done" });
    lastDone.set({ job }, Date.now() / 1_000);
    return result;
  } catch (error) {
    runs.add({ job, outcome: "failed" });
    throw error;
  }
}
