import { Link } from "react-router";
import { Badge } from "~/ui/badge";
import { ProgressBar } from "~/ui/progress";
import {
  type BlockHeading,
  type LessonBlock,
  type LessonProgress,
  lessonPercent,
  lessonState,
} from "./lesson";

const TONES = { Start: "neutral", Continue: "accent", Completed: "success" } as const;

export type DashboardLesson = {
  id: number;
  number: number;
  block: BlockHeading | null;
  title: string;
  description: string | null;
};

type BlockProps = {
  block: LessonBlock<DashboardLesson>;
  progress: ReadonlyMap<number, LessonProgress>;
};

/** Lessons that belong together, with how many are completed. */
export function Block({ block, progress }: BlockProps) {
  const { name, lessons } = block;
  const completed = lessons.filter(({ id }) => progress.get(id)?.completed).length;
  return (
    <div className="mt-8 first-of-type:mt-5">
      {name && (
        <h3 className="flex flex-wrap items-baseline justify-between gap-x-4 text-lg">
          {name}
          <span className="font-normal font-sans text-quiet text-sm tabular">
            {completed} of {lessons.length} completed
          </span>
        </h3>
      )}
      <ol className="mt-3 grid gap-2 sm:gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {lessons.map((lesson) => (
          <li key={lesson.id} className="contents">
            <LessonCard lesson={lesson} progress={progress.get(lesson.id)} />
          </li>
        ))}
      </ol>
    </div>
  );
}

type LessonCardProps = {
  lesson: DashboardLesson;
  progress: LessonProgress | undefined;
};

/** A lesson on the dashboard; the whole card is the link. */
function LessonCard({ lesson, progress }: LessonCardProps) {
  const state = lessonState(progress);
  return (
    <article className="panel group relative flex flex-col gap-3 p-4 sm:p-5 transition hover:border-quiet hover:raised">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <span className="font-semibold text-quiet text-sm tabular">Lesson {lesson.number}</span>
        <Badge tone={TONES[state]}>{state}</Badge>
      </div>
      <h4 className="text-lg leading-snug">
        <Link
          to={`/training/lesson${lesson.id}`}
          prefetch="intent"
          className="after:absolute after:inset-0"
        >
          {lesson.title}
        </Link>
      </h4>
      <p className="flex-1 text-quiet text-sm">{lesson.description}</p>
      <ProgressBar
        percent={lessonPercent(progress)}
        done={state === "Completed"}
        label={`Progress of lesson ${lesson.number}`}
      />
    </article>
  );
}
