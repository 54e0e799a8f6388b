import { Form, redirect } from "react-router";
import { z } from "zod";
import { act, invalidRequest, pageActs } from "~/auth/acts/acts.server";
import { requireRight } from "~/auth/auth.server";
import { meetingTitle } from "~/booking/booking";
import { firstJobs, type JobState, retryJob } from "~/platform/jobs/jobs.server";
import { refused } from "~/platform/web/act-result";
import { requestContext } from "~/platform/web/request-context.server";
import { isCalendarName } from "~/settings/kinds/kinds";
import { type Settings, settingsContext } from "~/settings/settings.server";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { FormOutcome } from "~/ui/form-outcome";
import { LocalTime } from "~/ui/local-time";
import type { Route } from "./+types/jobs-page";

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireRight(request, context, "jobs.read");
  const { db } = context.get(requestContext);
  const settings = context.get(settingsContext);
  const { listed, isCut } = await firstJobs(db);
  return {
    listed: listed.map((job) => ({ ...job, label: labelNow(settings, job.label) })),
    isCut,
  };
}

/** With the calendar that it ends with as that is called now. */
function labelNow(settings: Settings, label: string): string {
  const at = label.lastIndexOf(": ") + 2;
  const name = label.slice(at);
  return isCalendarName(name) ? `${label.slice(0, at)}${meetingTitle(settings, name)}` : label;
}

const acts = {
  "try-again": act({
    right: "jobs.retry",
    fields: z.strictObject({ id: z.uuid() }),
    run: async ({ db }, { id }) =>
      (await retryJob(db, id))
        ? redirect("/admin/jobs", 303)
        : refused(409, "This job has been done or canceled"),
  }),
};

export const action = pageActs("jobs.retry", acts, { unread: invalidRequest });

const STATES = {
  waiting: { words: "Waiting", tone: "neutral" },
  late: { words: "Late", tone: "warning" },
  failed: { words: "Failed", tone: "danger" },
} as const satisfies Record<JobState, { words: string; tone: string }>;

export const handle = {
  title: "Jobs",
  fault: "Failed to load the jobs",
};

/** What is scheduled, late, or failed. */
export default function JobsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { listed: jobs, isCut } = loaderData;
  return (
    <>
      <h1 className="text-4xl">Jobs</h1>
      <p className="mt-2 max-w-prose text-lg text-quiet">
        Work scheduled for a set time. A job that fails is retried ten times, at growing intervals.
      </p>
      <FormOutcome result={actionData} />
      {jobs.length === 0 ? (
        <p className="panel mt-6 p-10 text-center text-quiet">Nothing is scheduled.</p>
      ) : (
        <ul className="panel mt-6 divide-y divide-line">
          {jobs.map(({ id, label, runAt, state, attempts, lastError, isKnown }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3">
              <Badge tone={STATES[state].tone}>{STATES[state].words}</Badge>
              <span className="mr-auto min-w-0">
                <span className="block font-semibold">{label}</span>
                <span className="text-quiet text-sm">
                  <LocalTime at={runAt} never="" exact="minutes" />
                  {attempts > 0 && `, ${attempts} ${attempts === 1 ? "attempt" : "attempts"}`}
                </span>
                {!isKnown && (
                  <span className="block text-sm text-warning">
                    This version does not know this kind of job. It waits for a server that runs the
                    version that scheduled it.
                  </span>
                )}
                {lastError && (
                  <span className="block text-danger text-sm [overflow-wrap:anywhere]">
                    {lastError}
                  </span>
                )}
              </span>
              {state === "failed" && (
                <Form method="post">
                  <input type="hidden" name="id" value={id} />
                  <Button type="submit" name="intent" value="try-again" look="outline" small>
                    Try again<span className="sr-only">: {label}</span>
                  </Button>
                </Form>
              )}
            </li>
          ))}
        </ul>
      )}
      {isCut && (
        <p className="mt-3 text-quiet text-sm">
          There are more: of each kind, a hundred are shown.
        </p>
      )}
    </>
  );
}
