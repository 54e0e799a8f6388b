/** The other side of `runInWorker`. */
import { parentPort, workerData } from "node:worker_threads";

/** In a worker: what comes of its input is its answer. */
export function answerInput<Input, Answer>(work: (input: Input) => Answer): void {
  parentPort?.postMessage(work(workerData));
}
