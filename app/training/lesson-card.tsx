import { Link } from "react-router";
import { Badge } from "~/ui/badge";
import { ProgressBar } from "~/ui/progress-bar";
import { type LessonProgress, lessonPercent, lessonState } from "./lesson";

const TONES = { Start: "neutral", Continue: "accent", Completed: "success" } as const;

type LessonCardProps = {
  lesson: { number: number; title: string; description: string };
  progress: LessonProgress | undefined;
};

/** A lesson on the dashboard; the whole card is the link. */
export function LessonCard({ lesson, progress }: LessonCardProps) {
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
