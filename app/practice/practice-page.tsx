import { ArrowRight } from "lucide";
import { useState, useSyncExternalStore } from "react";
import { Link } from "react-router";
import { requireRight } from "~/auth/auth.server";
import { contentOf } from "~/content/content.server";
import { useRefresh } from "~/platform/realtime/use-refresh";
import { requestContext } from "~/platform/web/request-context.server";
import { practiceMinutes } from "~/training/training.server";
import { ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { LocalTime } from "~/ui/local-time";
import { WaitingForms } from "~/ui/waiting-forms";
import type { Route } from "./+types/practice-page";
import { PROSPECTS, RUBRIC } from "./copy/prospects.server";
import { objectionsLeft } from "./practice.server";
import { runOutbox } from "./run-store";
import { SkillList } from "./skill-list";
import { resultsOf, skillsOf } from "./skills";
import { finishedRuns, openRuns } from "./stored-runs.server";

/** How many past runs count for skills and results. */
const LOOKED_AT = 200;
const RECENT = 8;

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await requireRight(request, context, "training.take");
  const { db } = context.get(requestContext);
  const [finished, open, left] = await Promise.all([
    finishedRuns(db, viewer.userId, LOOKED_AT),
    openRuns(db, viewer.userId),
    objectionsLeft(context, viewer.userId),
  ]);
  const { prospects } = contentOf(context, PROSPECTS);
  return {
    userId: viewer.userId,
    left,
    minutes: practiceMinutes(left),
    prospects: prospects.map(({ id, name, title, about }) => ({
      id,
      name,
      title,
      about,
      open: open.includes(id),
      ...resultsOf(finished.filter(({ prospect }) => prospect === id)),
    })),
    recent: finished.slice(0, RECENT).map(({ prospect, attempt, passed, finishedAt }) => ({
      to: `/training/practice/${encodeURIComponent(prospect)}?run=${attempt}`,
      name: prospects.find(({ id }) => id === prospect)?.name ?? "A prospect of before",
      passed,
      at: finishedAt?.toISOString() ?? null,
    })),
    skills: skillsOf(finished, contentOf(context, RUBRIC).checks),
  };
}

export const handle = {
  title: "Practice",
  fault: "Failed to load practice",
};

export default function PracticePage({ loaderData }: Route.ComponentProps) {
  const { prospects, skills, recent, left, minutes, userId } = loaderData;
  useUnsentRuns(userId);
  return (
    <>
      <WaitingForms userId={userId} />
      <div className="grid items-start gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div>
          <h1 className="text-4xl">Practice</h1>
          <p className="mt-2 max-w-prose text-lg text-quiet">
            Write to made-up prospects the way you write to real ones. They remember what you say,
            and each conversation ends with what to do better. The right ending isn't always a
            booked call.
          </p>
        </div>
        <Today left={left} minutes={minutes} />
      </div>
      <section aria-labelledby="prospects" className="mt-8">
        <h2 id="prospects" className="text-2xl">
          Prospects
        </h2>
        <ul className="mt-4 grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {prospects.map((prospect) => (
            <ProspectCard key={prospect.id} prospect={prospect} />
          ))}
        </ul>
      </section>
      {recent.length > 0 && <RecentRuns runs={recent} />}
      <SkillList skills={skills} />
    </>
  );
}

/** Today's objections, and the other ways to practice. */
function Today({ left, minutes }: { left: number; minutes: number }) {
  return (
    <section aria-labelledby="drill" className="panel h-fit p-5">
      <h2 id="drill" className="text-xl">
        Objections
      </h2>
      <p className="mt-1 text-quiet tabular">
        {left === 0
          ? "Done for today."
          : `${left} for today, about ${minutes === 1 ? "1 minute" : `${minutes} minutes`}.`}
      </p>
      <ButtonLink
        to="/training/practice/objections"
        look={left === 0 ? "outline" : "primary"}
        small
        className="mt-3"
      >
        {left === 0 ? "See objections" : "Answer today's objections"}
        <Icon of={ArrowRight} className="size-4" />
      </ButtonLink>
      <ul className="mt-4 flex flex-wrap gap-x-5 border-line border-t pt-2">
        <li>
          <Link to="/training/coaching" className="link">
            Coach review
          </Link>
        </li>
        <li>
          <Link to="/training/readiness" className="link">
            Your readiness
          </Link>
        </li>
      </ul>
    </section>
  );
}

type Loaded = Route.ComponentProps["loaderData"];

function ProspectCard({ prospect }: { prospect: Loaded["prospects"][number] }) {
  const { id, name, title, about, open, runs, passed } = prospect;
  return (
    <li className="panel relative flex flex-col p-5 hover:bg-sunken/40">
      <h3 className="text-lg">
        <Link to={`/training/practice/${id}`} className="after:absolute after:inset-0">
          {name}: {title}
        </Link>
      </h3>
      <p className="mt-1.5 flex-1 text-quiet text-sm">{about}</p>
      <p className="mt-3 font-semibold text-sm tabular">
        {open ? "In progress" : runs === 0 ? "Not tried yet" : `Passed ${passed} of ${runs}`}
      </p>
    </li>
  );
}

/** The way back to what was said and how it was marked. */
function RecentRuns({ runs }: { runs: Loaded["recent"] }) {
  return (
    <section aria-labelledby="recent" className="panel mt-8 p-5">
      <h2 id="recent" className="text-xl">
        Recent conversations
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {runs.map(({ to, name, passed, at }) => (
          <li key={to} className="flex flex-wrap items-center justify-between gap-x-4 py-1.5">
            <Link to={to} className="link">
              {name}
            </Link>
            <span className="text-quiet text-sm">
              {passed ? "Passed" : "Not passed"}, <LocalTime at={at} never="" exact="minutes" />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What a conversation without a connection has left in this browser also goes out from here, and then shows here. */
function useUnsentRuns(userId: string): void {
  const refresh = useRefresh();
  const [outbox] = useState(() => runOutbox(userId, () => void refresh()));
  useSyncExternalStore(outbox.subscribe, nothing, nothing);
}

function nothing() {
  return null;
}
