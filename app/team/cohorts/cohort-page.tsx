import { Form, Link } from "react-router";
import { useCan } from "~/auth/auth";
import { requireRight } from "~/auth/auth.server";
import { contentContext } from "~/content/content.server";
import { moreRows, rowsAsked } from "~/platform/queries/list-query";
import { useLive } from "~/platform/realtime/use-live";
import { useRefresh } from "~/platform/realtime/use-refresh";
import { dayText } from "~/platform/time/zones";
import { requestContext } from "~/platform/web/request-context.server";
import { blocksOf, shownLessons } from "~/training/training.server";
import { BackLink } from "~/ui/back-link";
import { BeganFrom } from "~/ui/began-from";
import { Button } from "~/ui/button";
import { FormOutcome } from "~/ui/form-outcome";
import { reachOf } from "../messages.server";
import type { Route } from "./+types/cohort-page";
import { Announcements, markIn } from "./announcement-views";
import { announcements } from "./announcements.server";
import { type CohortResult, cohortActs } from "./cohort-acts.server";
import { cohortMark } from "./cohort-changes.server";
import { CohortForm } from "./cohort-form-view";
import { lateMembers } from "./cohort-lists.server";
import { cohortOf } from "./cohort-records.server";
import { LateList } from "./late-list";
import { AddMembers, MemberList } from "./member-views";
import { activeCoaches, findTrainees, membersOf } from "./members.server";

const SHOWN = 100;
const GONE = "This cohort no longer exists";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const viewer = await requireRight(request, context, "cohorts.read");
  const { db } = context.get(requestContext);
  const cohort = await cohortOf(db, viewer, params.id);
  if (cohort === null) throw new Response(GONE, { status: 404 });
  const today = new Date().toISOString().slice(0, 10);
  const asked = new URL(request.url).searchParams;
  const search = asked.get("search")?.trim().slice(0, 100) ?? "";
  const most = rowsAsked(asked, SHOWN);
  const lessons = shownLessons(context.get(contentContext));
  const [members, late, sent, coaches, found] = await Promise.all([
    membersOf(db, viewer, { cohortId: cohort.id, most }),
    lateMembers(db, viewer, { today, cohortId: cohort.id, most, lessons }),
    announcements(db, viewer, { cohortId: cohort.id, most: most / 5 }),
    activeCoaches(db),
    search === "" ? null : findTrainees(db, viewer, { text: search, cohortId: cohort.id }),
  ]);
  return {
    cohort,
    members,
    late,
    sent,
    coaches,
    found,
    search,
    more: moreRows(asked, SHOWN),
    blocks: blocksOf(lessons),
    mark: cohortMark(cohort, lessons),
    reach: await reachOf(db, viewer, cohort.id),
    messageId: crypto.randomUUID(),
  };
}

export const action = cohortActs;

export const handle = {
  title: (data: Route.ComponentProps["loaderData"]) => data.cohort.name,
  fault: "Failed to load the cohort",
  gone: "This cohort is not here anymore",
};

export default function CohortPage({ loaderData, actionData }: Route.ComponentProps) {
  const { cohort, members, late, sent, coaches, blocks, found, search, messageId, more, reach } =
    loaderData;
  const result: CohortResult | undefined = actionData;
  const can = useCan();
  const refresh = useRefresh();
  useLive(["trainees"], ({ event }) => event !== "progress" && refresh());
  const edits = can("cohorts.change");
  return (
    <>
      <BackLink to="/admin/cohorts">All cohorts</BackLink>
      <h1 className="text-4xl [overflow-wrap:anywhere]">{cohort.name}</h1>
      <p className="mt-2 text-lg text-quiet">
        Starts {dayText(cohort.startsOn)}
        {cohort.coach && `, coach ${cohort.coach}`}
      </p>
      <p className="mt-2">
        <Link to={`/admin/attendance?cohort=${cohort.id}`} className="underline underline-offset-4">
          Attendance of live sessions
        </Link>
      </p>
      <FormOutcome result={result} />
      {edits && (
        <details className="panel mt-6 px-6 py-3">
          <summary className="min-h-11 py-2 font-semibold">Name, dates and coach</summary>
          <CohortForm intent="save" cohort={cohort} coaches={coaches} blocks={blocks}>
            <BeganFrom mark={loaderData.mark} stored={markIn(result)} />
          </CohortForm>
        </details>
      )}
      <LateList late={late} more={more} />
      <MemberList members={members} more={more} canRemove={edits} />
      {edits && (
        <AddMembers
          search={search}
          found={found}
          rest={result?.done ? result.value?.rest : undefined}
        />
      )}
      {can("announcements.send") && (
        <section aria-labelledby="announcements" className="mt-10">
          <h2 id="announcements" className="text-2xl">
            Announcements
          </h2>
          <Announcements
            nextId={messageId}
            to="the cohort"
            sent={sent}
            more={more}
            reach={reach}
            result={result}
          />
        </section>
      )}
      {edits && (
        <Form method="post" className="mt-10">
          <details>
            <summary className="min-h-11 py-2 font-semibold text-danger">Delete Cohort</summary>
            <p className="mb-3 text-quiet">
              The trainees stay, without a cohort. Announcements sent to them stay too.
            </p>
            <Button type="submit" name="intent" value="delete" look="danger">
              Delete {cohort.name}
            </Button>
          </details>
        </Form>
      )}
    </>
  );
}
