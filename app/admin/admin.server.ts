/** Entry file of the administration for the server itself: the jobs it runs on a schedule. */
import type { RouterContextProvider } from "react-router";
import type { Db } from "~/platform/db/database.server";
import type { JobHandler } from "~/platform/jobs/job-loop.server";
import { NUDGE_KIND, nudgeToday } from "./nudges/nudge-jobs.server";

export { keepNudging } from "./nudges/nudge-jobs.server";

/** `contextOf`: the context a request would have, within the job's transaction. */
export function nudgeJobs(
  contextOf: (tx: Db) => Readonly<RouterContextProvider>,
  now = () => new Date(),
): Readonly<Record<string, JobHandler>> {
  return { [NUDGE_KIND]: (tx) => nudgeToday(tx, contextOf(tx), now()) };
}
