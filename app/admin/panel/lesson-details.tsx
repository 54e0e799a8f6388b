import type { LessonDetail } from "~/training/training.server";
import { Badge } from "~/ui/badge";
import { LocalTime } from "~/ui/local-time";
import { ProgressBar } from "~/ui/progress-bar";

const TONES = { Completed: "success", "In Progress": "accent", "Not Started": "neutral" } as const;

/** ADM-4: all lessons of one trainee. */
export function LessonDetails({ lessons }: { lessons: readonly LessonDetail[] }) {
  return (
    <section aria-label="Lesson Progress Details">
      <h3 className="text-base">Lesson Progress Details</h3>
      <ul className="mt-3 grid gap-2.5 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        {lessons.map((lesson) => (
          <li
            key={lesson.number}
            className="flex flex-col gap-2 rounded-control border border-line bg-surface p-3"
          >
            <div className="flex items-start justify-between gap-2">
              <span className="font-semibold text-quiet text-xs tabular">
                Lesson {lesson.number}
              </span>
              <Badge tone={TONES[lesson.state]}>{lesson.state}</Badge>
            </div>
            <p className="flex-1 text-sm leading-snug">{lesson.title}</p>
            {lesson.early && (
              <p className="text-warning text-xs">
                Completed early: faster than the video can be played.
              </p>
            )}
            <ProgressBar
              percent={lesson.percent}
              done={lesson.state === "Completed"}
              label={`Progress of lesson ${lesson.number}`}
            />
            <p className="flex justify-between gap-2 text-quiet text-xs tabular">
              <span>{lesson.watched ?? "Not watched yet"}</span>
              {lesson.lastWatchedAt && <LocalTime at={lesson.lastWatchedAt} never="" />}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
