import { type LessonProgress, type LessonState, lessonState } from "./lesson";

const FILLS: Record<LessonState, string> = {
  Start: "bg-sunken text-quiet",
  Continue: "bg-accent-soft text-accent-strong ring-1 ring-accent ring-inset",
  Completed: "bg-success text-paper",
};

type LessonMapProps = { progress: ReadonlyMap<number, LessonProgress>; lessonCount: number };

/** All lessons at a glance: a cell each, its state also in words. */
export function LessonMap({ progress, lessonCount }: LessonMapProps) {
  return (
    <ol
      aria-label="Lessons at a glance"
      className="grid grid-cols-[repeat(auto-fill,minmax(2.25rem,1fr))] gap-1.5 lg:grid-cols-13"
    >
      {Array.from({ length: lessonCount }, (_, index) => index + 1).map((number) => {
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
