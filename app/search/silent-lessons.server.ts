/** Lessons without a transcript, in the search over lessons (MED-6). */
import type { shownLessons } from "~/training/training.server";
import { pageAnswer, type ValuedPage } from "./answer";
import { sentencesIn } from "./entries.server";
import { toldIn } from "./told-in-lessons";

/** What the likeliest of them is worth, if the question is about no other one. */
const SILENT = 0.8;
/** Of that, what the lesson as a whole is worth, and what one sentence of its description. */
const IN_ALL = 0.6;
const IN_ONE = 0.6;

/**
 * A lesson without a transcript has no moments: the likeliest of these stand for what is said in them, and those of which
 * a sentence has most of the question, also if they are no page that it is likely about.
 */
export function withSilent(
  pages: readonly ValuedPage[],
  lessons: readonly number[],
  told: ReadonlyMap<number, number>,
): ValuedPage[] {
  const silent = new Set<number | null>(lessons);
  const isSilent = ({ answer: { lesson } }: ValuedPage) => silent.has(lesson);
  const all = pages.filter(isSilent).reduce((sum, { share }) => sum + share, 0) || 1;
  const there = new Set(pages.map(({ answer }) => answer.lesson));
  const others = lessons.filter((id) => !there.has(id)).map(silentPage);
  return [...pages, ...others].map((page) => {
    if (!isSilent(page)) return page;
    const { lesson } = page.answer;
    const part = IN_ALL * Math.sqrt(page.share / all) + IN_ONE * (told.get(lesson ?? 0) ?? 0);
    return { ...page, value: Math.max(page.value, SILENT * Math.min(1, part)) };
  });
}

function silentPage(lesson: number): ValuedPage {
  const answer = pageAnswer("lesson", { name: "", to: `/training/lesson${lesson}` });
  return { answer, value: 0, share: 0, likelihood: 0, isFixed: false };
}

type Lessons = ReturnType<typeof shownLessons>;
const toldOf = new WeakMap<Lessons, ReturnType<typeof toldIn>>();

/** Made once for the lessons that are published. */
export function toldOfAll(lessons: Lessons): ReturnType<typeof toldIn> {
  const sentences = (lesson: Lessons[number]) => [lesson.title, ...sentencesIn(lesson)];
  const known =
    toldOf.get(lessons) ??
    toldIn(lessons.map((each) => ({ id: each.id, sentences: sentences(each) })));
  toldOf.set(lessons, known);
  return known;
}
