/** Long work on input from outside, in a thread that is ended when it takes too long or too much memory. */
import v8 from "node:v8";
import { Worker } from "node:worker_threads";

export type WorkerLimits = { mostMs: number; mostMegabytes: number };

/** Why work has no result. Another error of the work itself is thrown as it is. */
export class WorkerEnded extends Error {
  override readonly name = "WorkerEnded";

  constructor(readonly reason: "time" | "memory") {
    super(`A worker was ended: too much ${reason}`);
  }
}

/**
 * What the worker in `file` makes of `input`; the address is that of `import file from "./x-worker.server.ts?worker-file"`,
 * whose code calls `answerInput`. `moved`: buffers within the input that need not be copied. Throws `WorkerEnded`.
 */
export async function runInWorker<Input, Answer>(
  file: string,
  input: Input,
  { mostMs, mostMegabytes, moved = [] }: WorkerLimits & { moved?: ArrayBuffer[] },
): Promise<Answer> {
  // The process's own limit is set by now, and would replace the one of each worker.
  v8.setFlagsFromString("--max-old-space-size=0");
  const worker = new Worker(new URL(file), {
    workerData: input,
    transferList: moved,
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
    // It computes, and needs to know nothing.
    env: {},
  });
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const deadline = setTimeout(() => reject(new WorkerEnded("time")), mostMs);
  worker.once("message", resolve);
  worker.once("error", (error) => reject(isOutOfMemory(error) ? new WorkerEnded("memory") : error));
  worker.once("exit", () => reject(new Error("A worker ended without an answer")));
  try {
    return await promise;
  } finally {
    clearTimeout(deadline);
    await worker.terminate();
  }
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
}
