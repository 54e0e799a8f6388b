/** How long the product leaves anyone waiting: `/healthz`, asked for every 20 ms by a thread of its own. */
import { Worker } from "node:worker_threads";

/** Runs in the worker, which has no imports of ours. */
const ASKING = `
  const { parentPort, workerData } = require("node:worker_threads");
  let worst = 0;
  const ask = async () => {
    const began = performance.now();
    await fetch(workerData + "/healthz").then((each) => each.text(), () => "");
    worst = Math.max(worst, performance.now() - began);
    setTimeout(ask, 20);
  };
  ask();
  parentPort.on("message", () => { parentPort.postMessage(worst); worst = 0; });
`;

/** `worst`: of all answers since the last call, in ms. */
export function watchHealth(url: string) {
  const worker = new Worker(ASKING, { eval: true, workerData: url });
  return {
    worst: () =>
      new Promise<number>((resolve) => {
        worker.once("message", resolve);
        worker.postMessage("worst");
      }),
    stop: () => worker.terminate(),
  };
}
