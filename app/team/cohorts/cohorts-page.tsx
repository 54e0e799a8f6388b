import { Link } from "react-router";
import { useCan } from "~/auth/auth";
import { requireRight, traineesSeenBy } from "~/auth/auth.server";
import { contentContext } from "~/content/content.server";
import { moreRows, rowsAsked } from "~/platform/queries/list-query";
import { useLive } from "~/platform/realtime/use-live";
import { useRefresh } from "~/platform/realtime/use-refresh";
import { dayText } from "~/platform/time/zones";
import { requestContext } from "~/platform/web/request-context.server";
import { blocksOf, shownLessons } from "~/training/training.server";
import { FormOutcome } from "~/ui/form-outcome";
import { reachOf } from "../messages.server";
import type { Route } from "./+types/cohorts-page";
import { Announcements } from "./announcement-views";
import { announcements } from "./announcements.server";
import { type CohortResult, cohortsActs } from "./cohort-acts.server";
import { CohortForm } from "./cohort-form-view";
import { cohortList, type ListedCohort, lateMembers } from "./cohort-lists.server";
import { LateList } from "./late-list";
import { activeCoaches } from "./members.server";

const SHOWN = 100;
const NONE = { listed: [], found: 0 };

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await requireRight(request, context, "cohorts.read");
  const { db } = context.get(requestContext);
  const today = new Date().toISOString().slice(0, 10);
  const asked = new URL(request.url).searchParams;
  const most = rowsAsked(asked, SHOWN);
  const { all } = traineesSeenBy(viewer);
  const lessons = shownLessons(context.get(contentContext));
  const [cohorts, late, coaches, sent] = await Promise.all([
    cohortList(db, viewer, today),
    lateMembers(db, viewer, { today, most, lessons }),
    all ? activeCoaches(db) : [],
    all ? announcements(db, viewer, { cohortId: null, most: most / 5 }) : NONE,
  ]);
  return {
    cohorts,
    late,
    coaches,
    sent,
    today,
    all,
    more: moreRows(asked, SHOWN),
    blocks: blocksOf(lessons),
    reach: await reachOf(db, viewer, null),
    messageId: crypto.randomUUID(),
  };
}

export const action = cohortsActs;

export const handle = {
  title: "Cohorts",
  fault: "Failed to load the cohorts",
};

export default function CohortsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { cohorts, late, coaches, blocks, sent, all, messageId, more, reach } = loaderData;
  const can = useCan();
  const refresh = useRefresh();
  useLive(["trainees"], ({ event }) => event !== "progress" && refresh());
  return (
    <>
      <h1 className="text-4xl">Cohorts</h1>
      <p className="mt-2 text-lg text-quiet">
        Trainees who start together, with shared target dates
      </p>
      <FormOutcome result={actionData} />
      {cohorts.length === 0 ? (
        <p className="panel mt-6 p-10 text-center text-quiet">
          {all ? "There are no cohorts yet." : "You do not coach a cohort yet."}
        </p>
      ) : (
        <ul aria-label="Cohorts" className="panel mt-6 divide-y divide-line">
          {cohorts.map((cohort) => (
            <CohortLine key={cohort.id} cohort={cohort} />
          ))}
        </ul>
      )}
      {can("cohorts.change") && (
        <details className="panel mt-6 px-6 py-3" open={cohorts.length === 0}>
          <summary className="min-h-11 py-2 font-semibold">Create Cohort</summary>
          <CohortForm intent="create" coaches={coaches} blocks={blocks} />
        </details>
      )}
      {cohorts.length > 0 && <LateList late={late} more={more} withCohort />}
      {all && (
        <section aria-labelledby="announcements" className="mt-10">
          <h2 id="announcements" className="text-2xl">
            Announcements to all trainees
          </h2>
          <Announcements
            nextId={messageId}
            to="all trainees"
            sent={sent}
            more={more}
            reach={reach}
            result={actionData as CohortResult | undefined}
          />
        </section>
      )}
    </>
  );
}

function CohortLine({ cohort }: { cohort: ListedCohort }) {
  const { id, name, startsOn, coach, members, late } = cohort;
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 gap-y-1 px-5 py-4">
      <Link
        to={`/admin/cohorts/${id}`}
        className="min-w-0 font-semibold underline decoration-line underline-offset-4 [overflow-wrap:anywhere] hover:decoration-ink"
      >
        {name}
      </Link>
      <span className="text-quiet text-sm tabular">
        Starts {dayText(startsOn)}, {members === 1 ? "1 trainee" : `${members} trainees`}
        {coach && `, coach ${coach}`}
      </span>
      {late > 0 && <span className="ml-auto font-semibold text-danger text-sm">{late} late</span>}
    </li>
  );
}
