import { ArrowLeft, CircleCheck, Search } from "lucide";
import { useEffect, useState } from "react";
import { isRouteErrorResponse } from "react-router";
import { z } from "zod";
import { act, pageActs } from "~/auth/acts/acts.server";
import { authContext, can, requireRight } from "~/auth/auth.server";
import { useLive } from "~/platform/realtime/use-live";
import { useRefresh } from "~/platform/realtime/use-refresh";
import { didNotWork, done, faultIn, refused } from "~/platform/web/act-result";
import { requestContext } from "~/platform/web/request-context.server";
import { practiceSettingsOf } from "~/settings/settings.server";
import { Badge } from "~/ui/badge";
import { ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { safeAction } from "~/ui/safe-action";
import type { Route } from "./+types/lesson-page";
import { answersOf, askedQuestions, openQuestions, takeAnswer } from "./answers.server";
import { lessonAt, shownAt } from "./catalogue.server";
import { openedNow, signedOpening } from "./coverage/opening.server";
import { CoverageStrip } from "./coverage-strip";
import { type LessonProgress, leastLength, resumeSecond } from "./lesson";
import { useLessonAccessEvent } from "./lesson-access";
import { useLessonNews } from "./lesson-news";
import { LessonOverview } from "./lesson-overview";
import { LessonPlayer } from "./lesson-player";
import { LessonQuestions } from "./lesson-questions";
import { BlockOutline, LessonSteps, NextLesson } from "./lesson-steps";
import { News } from "./news";
import { useOpenedVideo } from "./opened-video";
import { OwnPlayer } from "./own-player";
import { ownVideo } from "./own-video.server";
import { Playback } from "./playback";
import { PlayerPlace } from "./player-place";
import { progressEpoch, progressOf } from "./progress.server";
import { LONGEST_ANSWER } from "./questions";
import { SampleNote } from "./sample-words";
import { sampleLessons } from "./sample-words.server";
import { secondIn } from "./second";
import { knownLength, lessonVideo, oldTranscripts, openedAddress } from "./videos.server";
import { coverageOf } from "./watched.server";
import { LessonTabs } from "./words/lesson-tabs";
import { lessonWords } from "./words/lesson-words.server";

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { lesson, lessons } = lessonAt(context, params.lesson);
  const viewer = await requireRight(request, context, "training.take");
  const { db, config } = context.get(requestContext);
  const watching = { userId: viewer.userId, lessonNumber: lesson.id };
  const [video, { usual, least }, resets, all, answers, coverage, visit, words] = await Promise.all(
    [
      lessonVideo(db, lesson.id, config.playerOrigins),
      knownLength(db, watching),
      progressEpoch(db, viewer.userId),
      progressOf(db, viewer.userId),
      answersOf(db, viewer.userId),
      coverageOf(db, watching),
      openedNow(db),
      lessonWords(db, request, watching),
    ],
  );
  const { questions: _, ...shown } = lesson;
  const { questionsRequired: required, completion, watchedPercent } = practiceSettingsOf(context);
  const byCoverage = completion === "coverage";
  const epoch = resets + video.epoch;
  const progress = all.find(({ lessonNumber }) => lessonNumber === lesson.id);
  const { searchParams, origin: pageOrigin } = new URL(request.url);
  const asked = secondIn(searchParams.get("t"));
  const length = usual ?? coverage?.lengthSeconds ?? null;
  // A second past the end is another video's, or mistyped.
  const startsAt = asked !== null && length !== null && asked >= Math.floor(length) ? null : asked;
  const second = startsAt ?? resumeSecond(progress);
  // For those who can change it.
  const maySet = can(viewer, "videos.set");
  const isOld = maySet && (await oldTranscripts(db)).has(lesson.id);
  const samples = maySet ? await sampleLessons(context) : [];
  const opening = { playerId: `lesson-${lesson.id}`, second, pageOrigin };
  const own = await ownVideo(context, video.address, viewer.userId);
  const foreign = own ? null : video.address;
  return {
    lesson: shown,
    questions: askedQuestions(lesson, answers),
    required,
    held: required && openQuestions(lesson, answers) > 0,
    outline: lessons.map(({ id, number, block, title }) => ({ id, number, block, title })),
    progress: all,
    // Where seconds watched count, only the server says when they are enough.
    leastLength: byCoverage ? Number.MAX_SAFE_INTEGER : least,
    coverage,
    // Neither an advertisement's length nor one that nobody else confirms is said to be the lesson's.
    leastSaid: leastLength(usual, null),
    completesAt: byCoverage ? watchedPercent : null,
    opening: signedOpening(context.get(authContext).vault.hmac, { ...watching, epoch }, visit),
    startsAt,
    opensAt: second,
    userId: viewer.userId,
    isTakenDown: false,
    epoch,
    resets,
    completed: progress?.completed ?? false,
    words: { ...words, isOld },
    sample: samples.find(({ id }) => id === lesson.id) ?? null,
    player: own ? own.address : foreign && openedAddress(foreign, opening, config.playerTokenKey),
    own: own && { poster: own.poster, strip: own.strip },
  };
}

type Loaded = Awaited<ReturnType<Route.ClientLoaderArgs["serverLoader"]>>;

/** The page that is open now. */
let open: { path: string; loaded: Loaded } | null = null;

/** A lesson that is taken down while its page is open keeps the page, with what is typed and played there. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (fault) {
    const isGone = isRouteErrorResponse(fault) && fault.status === 404;
    if (!isGone || open?.path !== new URL(request.url).pathname) throw fault;
    return { ...open.loaded, isTakenDown: true };
  }
}

/** An answer to a question; sent twice, it counts once. */
export const action = pageActs("training.take", {
  "": act({
    right: "training.take",
    fields: z.object({
      question: z.string().max(40),
      answer: z
        .string()
        .trim()
        .min(1, "Enter an answer")
        .max(LONGEST_ANSWER, "This answer is too long"),
    }),
    run: async ({ context, params, db, viewer }, { question: asked, answer }) => {
      const lesson = shownAt(context, params.lesson);
      if (!lesson) return refused(409, "This lesson was taken down, so no answer is saved.");
      const question = lesson.questions.find(({ id }) => id === asked);
      if (!question) return refused(409, "This question is no longer asked. Reload the page.");
      await takeAnswer(db, viewer.userId, lesson, { question, answer });
      return done(null);
    },
  }),
});

/** Without a connection an answer waits in this browser. */
export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return safeAction(request, serverAction, didNotWork);
}

export const handle = {
  title: (data: Route.ComponentProps["loaderData"]) =>
    `Lesson ${data.lesson.number}: ${data.lesson.title}`,
  description: (data: Route.ComponentProps["loaderData"]) =>
    data.lesson.description ?? data.lesson.title,
  gone: "This lesson is not here anymore",
};

export default function LessonPage({ loaderData, actionData }: Route.ComponentProps) {
  const { lesson, userId } = loaderData;
  useEffect(() => {
    open = { path: window.location.pathname, loaded: loaderData };
    return () => {
      open = null;
    };
  }, [loaderData]);
  const who = `${lesson.id} ${userId}`;
  const news = useLessonNews(who, loaderData);
  return <Lesson key={who} loaded={loaderData} fault={faultIn(actionData)} news={news} />;
}

function begun({ epoch, opening }: Route.ComponentProps["loaderData"]) {
  return { epoch, opening, playback: new Playback(), reached: false };
}

type LessonProps = {
  loaded: Route.ComponentProps["loaderData"];
  fault: string | undefined;
  news: readonly string[];
};

/** Of one person. A reset or another video begins a new visit: its player is new, and what is typed below it stays. */
function Lesson({ loaded, fault, news }: LessonProps) {
  const { lesson, outline, userId, epoch } = loaded;
  const [visit, setVisit] = useState(() => begun(loaded));
  if (visit.epoch !== epoch) setVisit(begun(loaded));
  const { playback, opening, reached } = visit;
  const setReached = () =>
    setVisit((before) => (before.reached ? before : { ...before, reached: true }));
  const { opened, renew } = useOpenedVideo(loaded.player, epoch);
  const refresh = useRefresh();
  useLessonAccessEvent(lesson);
  useLive(["progress", "videos", "notes"], ({ event, data }) => {
    const change = data as Partial<LessonProgress> & { userId?: string; removed?: boolean };
    const isOfLesson = event === "transcript" || event === "video";
    const isOfAll = event === "notes" || event === "lessons" || event === "reset";
    if ((isOfLesson && change.lessonNumber === lesson.id) || isOfAll) refresh();
    if (event !== "progress" || change.userId !== userId) return;
    const isHere = change.lessonNumber === lesson.id;
    // If nothing plays here, it was played in another window or on another device.
    if (change.removed || (isHere && !playback.isMoving)) refresh();
    if (isHere && !change.removed && change.completed) setReached();
  });
  const isCompleted = loaded.completed || (reached && !loaded.held);
  const playing = {
    address: opened ?? "",
    title: lesson.title,
    watcher: { userId, lessonNumber: lesson.id, epoch, opening },
    leastLength: loaded.leastLength,
    playback,
    onCompleted: setReached,
    onRetry: () => {
      if (renew()) refresh();
    },
  };
  return (
    <div className="mx-auto grid max-w-4xl gap-x-10 xl:max-w-none xl:grid-cols-[minmax(0,1fr)_17rem]">
      <article className="min-w-0">
        <div className="flex flex-wrap justify-between gap-3">
          <ButtonLink to="/training" look="quiet" small className="-ml-3">
            <Icon of={ArrowLeft} className="size-4" />
            Back to Training
          </ButtonLink>
          <ButtonLink to="/training/search" look="quiet" small className="-mr-3">
            <Icon of={Search} className="size-4" />
            Search lessons
          </ButtonLink>
        </div>
        <header className="mt-4 max-md:mb-6">
          <div className="flex min-h-7 flex-wrap items-center gap-3">
            <p className="font-semibold text-accent text-sm tabular">
              Lesson {lesson.number} of {outline.length}
            </p>
            {isCompleted && (
              <Badge tone="success">
                <Icon of={CircleCheck} className="size-3.5" />
                Completed
              </Badge>
            )}
          </div>
          <h1 className="mt-2 text-3xl sm:text-4xl">{lesson.title}</h1>
          {lesson.subtitle && <p className="mt-2 text-lg text-quiet">{lesson.subtitle}</p>}
        </header>
        <div className="mt-6 max-md:contents">
          {loaded.sample && (
            <div className="mb-4">
              <SampleNote sample={loaded.sample} isOnLesson />
            </div>
          )}
          <News news={news} />
          <PlayerPlace of={`${epoch} ${opened?.split("?")[0]}`}>
            {opened === null ? (
              <p tabIndex={-1} className="rounded-control bg-sunken px-4 py-3 text-quiet">
                Video not yet available for this lesson.
              </p>
            ) : loaded.own ? (
              <OwnPlayer
                {...playing}
                poster={loaded.own.poster}
                strip={loaded.own.strip}
                startsAt={loaded.opensAt}
                playsAtOnce={loaded.startsAt !== null}
                captions={loaded.words.captions}
                chapters={loaded.words.chapters}
                language={loaded.words.language}
              />
            ) : (
              <LessonPlayer {...playing} opensAt={loaded.opensAt ?? 0} startsAt={loaded.startsAt} />
            )}
            {opened !== null && (
              <CoverageStrip
                playback={playback}
                before={loaded.coverage}
                watcher={playing.watcher}
                completesAt={loaded.completesAt}
                leastLength={loaded.leastSaid}
              />
            )}
          </PlayerPlace>
        </div>
        <div role="status">
          {isCompleted && <NextLesson lesson={lesson.id} outline={outline} />}
        </div>
        <LessonTabs lesson={lesson.id} userId={userId} playback={playback} words={loaded.words}>
          <LessonOverview overview={lesson.overview} />
          <LessonQuestions who={playing.watcher} asked={loaded} fault={fault} />
        </LessonTabs>
        <LessonSteps lesson={lesson.id} outline={outline} />
      </article>
      <BlockOutline
        lesson={lesson.id}
        outline={outline}
        progress={loaded.progress}
        completed={isCompleted}
      />
    </div>
  );
}
