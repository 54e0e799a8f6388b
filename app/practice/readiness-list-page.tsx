import { Link } from "react-router";
import { z } from "zod";
import { act, pageActs } from "~/auth/acts/acts.server";
import { useCan } from "~/auth/auth";
import { requireRight, traineesSeenBy } from "~/auth/auth.server";
import { pageNumber } from "~/platform/queries/list-query";
import { done, faultIn, refused } from "~/platform/web/act-result";
import { requestContext } from "~/platform/web/request-context.server";
import { BackLink } from "~/ui/back-link";
import { PageSteps } from "~/ui/page-steps";
import { ShownOf } from "~/ui/shown-of";
import type { Route } from "./+types/readiness-list-page";
import { clear, revoke } from "./clearances.server";
import { readinessOf, seenTrainee, traineesByName } from "./readiness.server";
import { ReadinessTable } from "./readiness-table";

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await requireRight(request, context, "coaching.review");
  const { db } = context.get(requestContext);
  const search = new URL(request.url).searchParams;
  const person = search.get("person");
  const seen = traineesSeenBy(viewer);
  const one = person === null ? null : await seenTrainee(db, person, seen);
  const shown = one
    ? { userIds: [one.userId], found: 1, page: 1, pages: 1 }
    : await traineesByName(db, seen, pageNumber.parse(search.get("page")));
  const { userIds, ...place } = shown;
  return {
    trainees: await readinessOf(context, userIds),
    one: one !== null,
    ...place,
  };
}

const userId = z.string().max(64);
const GONE = "This user no longer exists";

const acts = {
  clear: act({
    right: "coaching.review",
    fields: z.object({ userId }),
    run: async ({ db, viewer, context }, form) => {
      const trainee = await seenTrainee(db, form.userId, traineesSeenBy(viewer));
      if (!trainee) return refused(409, GONE);
      const [now] = await readinessOf(context, [trainee.userId]);
      if (now?.state === "cleared") return refused(409, "Already cleared");
      if (now?.state !== "sign-off" && now?.state !== "revoked")
        return refused(409, "Some steps are missing");
      await clear(db, viewer, trainee);
      return done(null);
    },
  }),
  revoke: act({
    right: "coaching.review",
    fields: z.object({
      userId,
      reason: z.string().trim().min(1, "Enter a reason").max(500, "At most 500 characters"),
    }),
    run: async ({ db, viewer }, form) => {
      const trainee = await seenTrainee(db, form.userId, traineesSeenBy(viewer));
      if (!trainee) return refused(409, GONE);
      return (await revoke(db, viewer, trainee, form.reason))
        ? done(null)
        : refused(409, "This trainee is not cleared to set");
    },
  }),
};

export const action = pageActs("coaching.review", acts);

export const handle = {
  title: "Readiness of trainees",
  fault: "Failed to read the readiness",
};

export default function ReadinessListPage({ loaderData, actionData }: Route.ComponentProps) {
  const { trainees, one, found, page, pages } = loaderData;
  const fault = faultIn(actionData);
  const maySet = useCan()("settings.read");
  return (
    <>
      {one && <BackLink to="/admin/readiness">All trainees</BackLink>}
      <h1 className="text-4xl">Readiness</h1>
      <p className="mt-2 text-lg text-quiet">
        Who is cleared to set, and what everyone else still needs. Choose what counts in{" "}
        {maySet ? (
          <Link to="/admin/settings/practice" className="link">
            Settings, Practice
          </Link>
        ) : (
          "Settings, Practice"
        )}
        .
      </p>
      {fault && (
        <p role="alert" className="mt-4 font-medium text-danger">
          {fault}
        </p>
      )}
      {trainees.length === 0 ? (
        <p className="panel mt-6 p-10 text-center text-quiet">There are no trainees yet.</p>
      ) : (
        <>
          <ShownOf shown={trainees.length} found={one ? 1 : found} what="trainees, by name" />
          <ReadinessTable trainees={trainees} />
          <PageSteps page={page} pages={pages} more={page < pages} at={(at) => `?page=${at}`} />
        </>
      )}
    </>
  );
}
