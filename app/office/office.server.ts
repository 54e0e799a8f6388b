/** Door of the office: the jobs of its acts on many rows. */
export { forgetBatches } from "./batches/batches.server";
export { batchJobs } from "./batches/run-batch.server";
