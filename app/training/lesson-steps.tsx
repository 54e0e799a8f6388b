/** The links from a lesson: the next one, its block, and the lessons before and after. */

import { ArrowLeft, ArrowRight, CircleCheck } from "lucide";
import { Link } from "react-router";
import { ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { type BlockHeading, blocksOf, type LessonProgress } from "./lesson";

type Outline = readonly { id: number; number: number; block: BlockHeading | null; title: string }[];

/** `lesson`: the id of the one that is open. */
type OutlineProps = { lesson: number; outline: Outline };

/** What comes after a completed lesson; it does not take the focus from the video. */
export function NextLesson({ lesson, outline }: OutlineProps) {
  const next = outline[outline.findIndex(({ id }) => id === lesson) + 1];
  return (
    <p className="panel mt-6 flex flex-wrap items-center justify-between gap-3 border-success p-4">
      <span className="min-w-0">
        <span className="block font-semibold text-success text-sm">Lesson completed</span>
        {next ? `Next: ${next.title}` : "That was the last lesson."}
      </span>
      <ButtonLink to={next ? `/training/lesson${next.id}` : "/training"} prefetch="intent">
        {next ? "Next lesson" : "Back to your dashboard"}
        <Icon of={ArrowRight} className="size-4" />
      </ButtonLink>
    </p>
  );
}

type BlockOutlineProps = OutlineProps & {
  progress: readonly LessonProgress[];
  /** The lesson that is open, which the page knows first. */
  completed: boolean;
};

/** The lessons in the same block, next to the lesson if there is room. */
export function BlockOutline({ lesson, outline, progress, completed }: BlockOutlineProps) {
  const block = blocksOf(outline).find(({ lessons }) => lessons.some(({ id }) => id === lesson));
  if (!block) return null;
  const done = new Set(progress.filter((each) => each.completed).map((each) => each.lessonNumber));
  if (completed) done.add(lesson);
  return (
    <nav aria-label="This block" className="sticky top-6 mt-14 hidden self-start xl:block">
      {block.name && <p className="px-3 font-heading font-semibold">{block.name}</p>}
      <ol className="mt-2">
        {block.lessons.map(({ id, number, title }) => (
          <li key={id}>
            <Link
              to={`/training/lesson${id}`}
              prefetch="intent"
              aria-current={id === lesson ? "page" : undefined}
              className="eased flex gap-3 rounded-control px-3 py-2 text-quiet text-sm hover:bg-sunken hover:text-ink aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent-strong"
            >
              <span className="w-5 shrink-0 tabular">{number}</span>
              <span className="min-w-0 flex-1">{title}</span>
              {done.has(id) && (
                <Icon
                  of={CircleCheck}
                  role="img"
                  aria-label="Completed"
                  className="mt-0.5 size-4 shrink-0 text-success"
                />
              )}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** To the lessons before and after. */
export function LessonSteps({ lesson, outline }: OutlineProps) {
  const place = outline.findIndex(({ id }) => id === lesson);
  const [before, after] = [outline[place - 1], outline[place + 1]];
  return (
    <nav
      aria-label="Lessons"
      className="mt-10 flex flex-wrap justify-between gap-3 border-line border-t pt-6"
    >
      {before !== undefined && (
        <ButtonLink to={`/training/lesson${before.id}`} look="outline">
          <Icon of={ArrowLeft} className="size-4" />
          Lesson {before.number}
        </ButtonLink>
      )}
      {after !== undefined && (
        <ButtonLink to={`/training/lesson${after.id}`} look="outline" className="ml-auto">
          Lesson {after.number}
          <Icon of={ArrowRight} className="size-4" />
        </ButtonLink>
      )}
    </nav>
  );
}
