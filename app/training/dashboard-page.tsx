import { CalendarDays, ListChecks, Settings, Users } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { Link } from "react-router";
import { useCan } from "~/auth/auth";
import { requireRight } from "~/auth/auth.server";
import { sessionsOf } from "~/booking/booking.server";
import { contentContext } from "~/content/content.server";
import type { LiveChange } from "~/platform/realtime/live-connection";
import { useLive } from "~/platform/realtime/use-live";
import { useIsLoading, useRefresh } from "~/platform/realtime/use-refresh";
import { requestContext } from "~/platform/web/request-context.server";
import { brandOf, slotOf } from "~/settings/settings.server";
import { Badge } from "~/ui/badge";
import { ButtonLink } from "~/ui/button";
import { ProgressBar, ProgressRing } from "~/ui/progress";
import type { Route } from "./+types/dashboard-page";
import { shownLessons } from "./catalogue.server";
import {
  type LessonProgress,
  type LessonState,
  lessonPercent,
  lessonState,
  nextLesson,
  overallPercent,
  progressIn,
  withProgress,
} from "./lesson";
import { progressEpoch, progressOf } from "./progress.server";
import { ProgressOutbox } from "./progress-outbox";
import { SessionCard } from "./session-card";

const FILLS: Record<LessonState, string> = {
  Start: "bg-sunken text-quiet",
  Continue: "bg-accent-soft text-accent-strong ring-1 ring-accent ring-inset",
  Completed: "bg-success text-paper",
};

const TONES = { Start: "neutral", Continue: "accent", Completed: "success" } as const;

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await requireRight(request, context, "training.take");
  const { db } = context.get(requestContext);
  const [progress, epoch, sessions] = await Promise.all([
    progressOf(db, viewer.userId),
    progressEpoch(db, viewer.userId),
    sessionsOf(context, viewer.userId),
  ]);
  const { userId, firstName, lastName } = viewer;
  const brand = brandOf(context);
  return {
    person: { userId, firstName, lastName },
    progress,
    epoch,
    sessions,
    framed: {
      oneOnOne: slotOf(context, "oneOnOne") !== null,
      weeklyGroup: slotOf(context, "weeklyGroup") !== null,
    },
    brand: { name: brand.name, supportMail: brand.supportMail },
    lessons: shownLessons(context.get(contentContext)).map(({ number, title, description }) => ({
      number,
      title,
      description,
    })),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Training | ${loaderData?.brand.name}` },
  { name: "description", content: "Your lessons and how far you have come." },
  { name: "robots", content: "noindex" },
];

export default function DashboardPage({ loaderData }: Route.ComponentProps) {
  const { person, sessions, framed } = loaderData;
  const can = useCan();
  const progress = useLiveProgress(loaderData.progress, person.userId);
  const byLesson = new Map(progress.map((each) => [each.lessonNumber, each]));
  const numbers = loaderData.lessons.map(({ number }) => number);
  const completed = progressIn(progress, numbers).filter((each) => each.completed).length;
  const next = nextLesson(progress, numbers);
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <h1 className="text-4xl">Training Dashboard</h1>
          <p className="mt-2 text-lg text-quiet">
            Welcome, {person.firstName} {person.lastName}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/tracker" look="outline">
            <ListChecks aria-hidden="true" className="size-4" />
            Prospect Tracker
          </ButtonLink>
          {can("trainees.read") && (
            <ButtonLink to="/training/adminpanel" look="outline">
              <Settings aria-hidden="true" className="size-4" />
              Admin
            </ButtonLink>
          )}
        </div>
      </div>
      <section
        aria-labelledby="overall"
        className="panel mt-8 flex flex-wrap items-center gap-x-8 gap-y-6 p-6"
      >
        <ProgressRing percent={overallPercent(progress, numbers)} label="Overall progress" />
        <div className="min-w-0 flex-1 basis-72">
          <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
            <div>
              <h2 id="overall" className="text-xl">
                Overall progress
              </h2>
              <p className="mt-1 text-quiet tabular">
                {completed} of {numbers.length} lessons completed
              </p>
            </div>
            {next !== null && (
              <ButtonLink to={`/training/lesson${next}`} prefetch="intent">
                {progress.length === 0 ? "Begin" : "Go on"} with lesson {next}
              </ButtonLink>
            )}
          </div>
          <LessonMap progress={byLesson} numbers={numbers} />
        </div>
      </section>
      <section aria-label="Sessions with your coaches" className="mt-6 grid gap-4 sm:grid-cols-2">
        <SessionCard
          icon={<CalendarDays aria-hidden="true" className="size-5" />}
          title="1-on-1 session"
          text="You and your coach, working on your conversations. Pick a time that suits you."
          verb="Choose a time"
          href="/training/sessions/one-on-one"
          framed={framed.oneOnOne}
          booked={sessions.filter(({ calendar }) => calendar === "oneOnOne")}
        />
        <SessionCard
          icon={<Users aria-hidden="true" className="size-5" />}
          title="Weekly group training"
          text="Live every week: tough replies, role play and your questions. Take a seat in the next one."
          verb="Take a seat"
          href="/training/sessions/weekly-group"
          framed={framed.weeklyGroup}
          booked={sessions.filter(({ calendar }) => calendar === "weeklyGroup")}
        />
      </section>
      <section aria-labelledby="lessons" className="mt-12">
        <h2 id="lessons" className="text-2xl">
          Lessons
        </h2>
        <ol className="mt-5 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {loaderData.lessons.map((lesson) => (
            <li key={lesson.number} className="contents">
              <LessonCard lesson={lesson} progress={byLesson.get(lesson.number)} />
            </li>
          ))}
        </ol>
      </section>
      <UnsentProgressSender userId={person.userId} />
    </>
  );
}

/** The loader's progress with what came over the stream since; sessions that changed are loaded again. */
function useLiveProgress(loaded: LessonProgress[], userId: string): LessonProgress[] {
  const [live, setLive] = useState({ loaded, progress: loaded });
  const current = live.loaded === loaded ? live.progress : loaded;
  const isLoading = useIsLoading();
  const refresh = useRefresh();
  useLive(["progress", "sessions"], ({ event, data }: LiveChange) => {
    if (event === "sessions") refresh();
    const change = data as LessonProgress & { userId: string; removed: boolean };
    if (event !== "progress" || change.userId !== userId) return;
    setLive((before) => ({
      loaded,
      progress: withProgress(before.loaded === loaded ? before.progress : loaded, change),
    }));
    // What is being fetched just now may be older than this change.
    if (isLoading()) refresh();
  });
  return current;
}

type LessonCardProps = {
  lesson: { number: number; title: string; description: string };
  progress: LessonProgress | undefined;
};

/** A lesson on the dashboard; the whole card is the link. */
function LessonCard({ lesson, progress }: LessonCardProps) {
  const state = lessonState(progress);
  return (
    <article className="panel group relative flex flex-col gap-3 p-5 transition hover:border-quiet hover:raised">
      <div className="flex items-center justify-between gap-3">
        <span className="font-semibold text-quiet text-sm tabular">Lesson {lesson.number}</span>
        <Badge tone={TONES[state]}>{state}</Badge>
      </div>
      <h3 className="text-lg leading-snug">
        <Link
          to={`/training/lesson${lesson.number}`}
          prefetch="intent"
          className="after:absolute after:inset-0"
        >
          {lesson.title}
        </Link>
      </h3>
      <p className="flex-1 text-quiet text-sm">{lesson.description}</p>
      <ProgressBar
        percent={lessonPercent(progress)}
        done={state === "Completed"}
        label={`Progress of lesson ${lesson.number}`}
      />
    </article>
  );
}

type LessonMapProps = {
  progress: ReadonlyMap<number, LessonProgress>;
  numbers: readonly number[];
};

/** All lessons at a glance: a cell each, its state also in words. */
function LessonMap({ progress, numbers }: LessonMapProps) {
  return (
    <ol
      aria-label="Lessons at a glance"
      className="grid grid-cols-[repeat(auto-fill,minmax(2.25rem,1fr))] gap-1.5 lg:grid-cols-13"
    >
      {numbers.map((number) => {
        const state = lessonState(progress.get(number));
        return (
          <li
            key={number}
            className={`grid h-9 place-content-center rounded-md font-semibold text-xs tabular ${FILLS[state]}`}
          >
            {number}
            <span className="sr-only">: {state}</span>
          </li>
        );
      })}
    </ol>
  );
}

/** Sends what earlier pages of this browser could not (VID-5); shows nothing. */
function UnsentProgressSender({ userId }: { userId: string }) {
  const refresh = useEffectEvent(useRefresh());
  useEffect(() => {
    const outbox = new ProgressOutbox(userId, { wasReset: refresh, signedOut: refresh });
    return () => outbox.close();
  }, [userId]);
  return null;
}
