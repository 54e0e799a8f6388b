/**
 * Long work on input from outside, in a process of its own that is ended when it takes too long or too much memory. A
 * thread would share the fate of its heap with the whole product.
 */
import { type ChildProcess, fork } from "node:child_process";
import os from "node:os";
import type { WorkerAnswer } from "./answer-input.server";

export type WorkerLimits = { mostMs: number; mostMegabytes: number };

/** Why work has no result. */
export class WorkerEnded extends Error {
  override readonly name = "WorkerEnded";

  constructor(readonly reason: "time" | "memory") {
    super(`A worker was ended: too much ${reason}`);
  }
}

/**
 * What the worker in `file` makes of `input`; the path is that of `import file from "./x-worker.server.ts?worker-file"`,
 * whose code calls `answerInput`. Throws `WorkerEnded`, or an Error with the message of the work's own.
 */
export async function runInWorker<Input, Answer>(
  file: string,
  input: Input & object,
  { mostMs, mostMegabytes }: WorkerLimits,
): Promise<Answer> {
  const worker = fork(file, {
    execArgv: [`--max-old-space-size=${mostMegabytes}`],
    // Typed arrays and missing values arrive as they are.
    serialization: "advanced",
    // It computes, and needs to know nothing and say nothing else.
    env: {},
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  try {
    yieldToOthers(worker);
    return await answerOf<Answer>(worker, input, mostMs);
  } finally {
    worker.kill("SIGKILL");
  }
}

function answerOf<Answer>(worker: ChildProcess, input: object, mostMs: number): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const deadline = setTimeout(() => reject(new WorkerEnded("time")), mostMs);
  worker.once("message", (answer: WorkerAnswer<Answer>) => {
    if ("fault" in answer) reject(new Error(answer.fault));
    else resolve(answer.result);
  });
  worker.once("error", reject);
  // Without an answer only a full heap ends it.
  worker.once("exit", () => reject(new WorkerEnded("memory")));
  worker.send(input, (error) => error && reject(new WorkerEnded("memory")));
  return promise.finally(() => clearTimeout(deadline));
}

/** On a machine with one core, requests come first. */
function yieldToOthers({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    os.setPriority(pid, os.constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It has ended already.
  }
}
