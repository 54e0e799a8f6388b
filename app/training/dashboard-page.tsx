import { ArrowRight, Search } from "lucide";
import { useState } from "react";
import { requireRight } from "~/auth/auth.server";
import { attendedBy } from "~/booking/attendance/attendance.server";
import { MEETING_WORDS, sessionsOf } from "~/booking/booking.server";
import { contentContext, contentOf } from "~/content/content.server";
import { figureOf } from "~/figures/figures.server";
import { writtenMail } from "~/platform/mail/written-mail.server";
import { useIsLoading } from "~/platform/pages/under-way";
import { moreRows, rowsAsked } from "~/platform/queries/written-query";
import type { LiveChange } from "~/platform/realtime/live-connection";
import { useLive } from "~/platform/realtime/use-live";
import { useRefresh } from "~/platform/realtime/use-refresh";
import { dayText } from "~/platform/time/zones";
import { requestContext } from "~/platform/web/request-context.server";
import { brandOf, slotOf } from "~/settings/settings.server";
import { CoachLine, MessageList } from "~/team/team";
import { coachOf, messagesFor, refusesNudges, targetsOf, targetWords } from "~/team/team.server";
import { ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { ProgressRing } from "~/ui/progress";
import type { Route } from "./+types/dashboard-page";
import { practiceContext, shownLessons } from "./catalogue.server";
import { dashboardActs } from "./dashboard-acts.server";
import {
  blocksOf,
  type LessonProgress,
  type LessonState,
  lessonState,
  nextLesson,
  overallPercent,
  progressIn,
  withProgress,
} from "./lesson";
import { Block, type DashboardLesson } from "./lesson-block";
import { News, useResetNews } from "./news";
import { paceWords } from "./pace";
import { PracticeCard } from "./practice-card";
import { beganAt, progressEpoch, progressOf } from "./progress.server";
import { Sessions } from "./session-card";
import { UnsentProgressSender } from "./unsent-sender";

const FILLS: Record<LessonState, string> = {
  Start: "bg-sunken text-quiet forced-colors:border",
  Continue: "drawn bg-accent-soft text-accent-strong ring-1 ring-accent ring-inset",
  Completed: "drawn bg-success text-paper",
};

const MESSAGES_SHOWN = 20;

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = await requireRight(request, context, "training.take");
  const { db } = context.get(requestContext);
  const asked = new URL(request.url).searchParams;
  const [progress, began, epoch, sessions, toPractice, messages, nudgesRefused, targets, attended] =
    await Promise.all([
      progressOf(db, viewer.userId),
      beganAt(db, viewer.userId),
      progressEpoch(db, viewer.userId),
      sessionsOf(context, viewer.userId),
      context.get(practiceContext)(viewer.userId),
      messagesFor(db, viewer.userId, rowsAsked(asked, MESSAGES_SHOWN)),
      refusesNudges(db, viewer.userId),
      targetsOf(db, viewer.userId),
      attendedBy(db, [viewer.userId]),
    ]);
  const { userId, firstName, lastName } = viewer;
  const brand = brandOf(context);
  const { dashboard, kinds } = contentOf(context, MEETING_WORDS);
  const lessons = shownLessons(context.get(contentContext));
  const ids = lessons.map(({ id }) => id);
  const completed = progress.flatMap((each) => (each.completed ? each.lessonNumber : []));
  const now = new Date();
  return {
    person: { userId, firstName, lastName },
    progress,
    pace:
      targetWords({ targets, ids, completed }, now.toISOString().slice(0, 10), dayText) ??
      paceWords({
        lessons: ids.length,
        completed: progressIn(progress, ids).filter((each) => each.completed).length,
        weeks: Number(figureOf(context, "weeks").figure),
        beganAt: began,
        now,
      }),
    epoch,
    sessions,
    sessionWords: { dashboard, kinds },
    toPractice,
    messages,
    moreMessages: moreRows(asked, MESSAGES_SHOWN),
    nudgesRefused,
    coach: await coachOf(db, viewer.userId),
    attended: attended(viewer.userId),
    framed: {
      oneOnOne: slotOf(context, "oneOnOne") !== null,
      weeklyGroup: slotOf(context, "weeklyGroup") !== null,
    },
    brand: { name: brand.name, supportMail: writtenMail(brand.supportMail) },
    lessons: lessons.map(({ id, number, block, title, description }) => ({
      id,
      number,
      block,
      title,
      description,
    })),
  };
}

export const action = dashboardActs;

export const handle = {
  title: "Training",
  entrance: true,
};

export default function DashboardPage({ loaderData }: Route.ComponentProps) {
  const { person, lessons, coach } = loaderData;
  const progress = useLiveProgress(loaderData.progress, person.userId);
  const byLesson = new Map(progress.map((each) => [each.lessonNumber, each]));
  const news = useResetNews(person.userId, loaderData.epoch);
  return (
    <>
      <h1 className="text-3xl sm:text-4xl">Training Dashboard</h1>
      <p className="mt-2 text-lg text-quiet [overflow-wrap:anywhere]">
        Welcome, {person.firstName} {person.lastName}
      </p>
      {coach && <CoachLine {...coach} />}
      {news.length > 0 && (
        <div className="mt-4">
          <News news={news} />
        </div>
      )}
      <div className="mt-6 grid gap-4 sm:mt-8 lg:grid-cols-2">
        <NextStep lessons={lessons} progress={progress} />
        <OverallProgress loaded={loaderData} progress={progress} />
      </div>
      <MessageList
        messages={loaderData.messages}
        more={loaderData.moreMessages}
        nudgesRefused={loaderData.nudgesRefused}
      />
      <PracticeCard left={loaderData.toPractice} />
      <section aria-labelledby="lessons" className="mt-12">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="lessons" className="text-2xl">
            Lessons
          </h2>
          <ButtonLink to="/training/search" look="outline" small>
            <Icon of={Search} className="size-4" />
            Search lessons
          </ButtonLink>
        </div>
        {blocksOf(lessons).map((block) => (
          <Block key={block.lessons[0].id} block={block} progress={byLesson} />
        ))}
      </section>
      <Sessions
        words={loaderData.sessionWords}
        sessions={loaderData.sessions}
        framed={loaderData.framed}
        attended={loaderData.attended}
      />
      <UnsentProgressSender userId={person.userId} />
    </>
  );
}

type LessonsProps = { lessons: readonly DashboardLesson[]; progress: LessonProgress[] };

/** What to do now: the lesson to start or continue. */
function NextStep({ lessons, progress }: LessonsProps) {
  const id = nextLesson(
    progress,
    lessons.map((each) => each.id),
  );
  const lesson = lessons.find((each) => each.id === id);
  const current = progress.find((each) => each.lessonNumber === id);
  const begun = lessonState(current) === "Continue";
  return (
    <section
      aria-labelledby="next"
      className="flex flex-col gap-2 rounded-panel bg-accent-soft p-6 text-accent-strong forced-colors:border"
    >
      <p className="font-semibold text-sm tabular">
        {lesson
          ? `${begun ? "Pick up where you left off" : "Next up"}: lesson ${lesson.number}`
          : "Done"}
      </p>
      <h2 id="next" className="text-2xl text-ink">
        {lesson?.title ?? "You have completed every lesson"}
      </h2>
      <p className="flex-1 text-ink">
        {lesson
          ? lesson.description
          : "Every lesson stays open, so you can watch any of them again."}
      </p>
      {lesson && (
        <p className="mt-3">
          <ButtonLink to={`/training/lesson${lesson.id}`} prefetch="intent">
            {begun ? "Continue" : "Start"} lesson {lesson.number}
            <Icon of={ArrowRight} className="size-4" />
          </ButtonLink>
        </p>
      )}
    </section>
  );
}

type OverallProps = {
  loaded: Route.ComponentProps["loaderData"];
  progress: LessonProgress[];
};

/** The person's progress, compared with the length of the program. */
function OverallProgress({ loaded, progress }: OverallProps) {
  const ids = loaded.lessons.map(({ id }) => id);
  const completed = progressIn(progress, ids).filter((each) => each.completed).length;
  return (
    <section aria-labelledby="overall" className="panel flex flex-wrap items-center gap-6 p-6">
      <ProgressRing percent={overallPercent(progress, ids)} label="Overall progress" />
      <div className="min-w-0 flex-1 basis-56">
        <h2 id="overall" className="text-xl">
          Overall progress
        </h2>
        <p className="mt-1 text-quiet tabular">
          {completed} of {ids.length} lessons completed
        </p>
        {loaded.pace && <p className="mt-1 font-semibold tabular">{loaded.pace}</p>}
        <LessonMap
          progress={new Map(progress.map((each) => [each.lessonNumber, each]))}
          lessons={loaded.lessons}
        />
      </div>
    </section>
  );
}

/** The loader's progress plus what came over the stream since; changed sessions are reloaded. */
function useLiveProgress(loaded: LessonProgress[], userId: string): LessonProgress[] {
  const [live, setLive] = useState({ loaded, progress: loaded });
  const current = live.loaded === loaded ? live.progress : loaded;
  const isLoading = useIsLoading();
  const refresh = useRefresh();
  useLive(["progress", "sessions", "videos"], ({ event, data }: LiveChange) => {
    if (/^(?:sessions|message|trainee|lessons|reset)$/.test(event)) refresh();
    const change = data as LessonProgress & { userId: string; removed: boolean };
    if (event !== "progress" || change.userId !== userId) return;
    setLive((before) => ({
      loaded,
      progress: withProgress(before.loaded === loaded ? before.progress : loaded, change),
    }));
    const known = current.find(({ lessonNumber }) => lessonNumber === change.lessonNumber);
    // The pace is the server's word; and a load already under way may be older than this change.
    if (change.completed !== known?.completed || isLoading()) refresh();
  });
  return current;
}

type LessonMapProps = {
  progress: ReadonlyMap<number, LessonProgress>;
  lessons: readonly DashboardLesson[];
};

/** All lessons at a glance: a cell each, its state also in words. */
function LessonMap({ progress, lessons }: LessonMapProps) {
  return (
    <ol
      aria-label="Lessons at a glance"
      className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(1.75rem,1fr))] gap-1 sm:grid-cols-13"
    >
      {lessons.map(({ id, number }) => {
        const state = lessonState(progress.get(id));
        return (
          <li
            key={id}
            className={`grid h-7 place-content-center rounded-md font-semibold text-xs tabular ${FILLS[state]}`}
          >
            {number}
            <span className="sr-only">: {state}</span>
          </li>
        );
      })}
    </ol>
  );
}
