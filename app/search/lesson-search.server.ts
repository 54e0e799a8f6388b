/** One list of what lessons, notes, help and script have for a question, best first (MED-6). */
import { setImmediate } from "node:timers/promises";
import { type Viewer, verbsOf } from "~/auth/auth.server";
import type { Db } from "~/platform/db/database.server";
import { makingWay } from "~/platform/web/long-work.server";
import { findMoments, type Moment } from "~/training/find/find.server";
import { shownLessons } from "~/training/training.server";
import { type Answer, pageAnswer, type Valued, type ValuedPage } from "./answer";
import { readingOf, sentencesIn } from "./entries.server";
import { entriesFor, type Result, type Sources } from "./entries-for.server";
import { reasonIn } from "./lesson-reason";
import { hasAllWords, lessonNamed } from "./named-lesson";
import { toldOfAll, withSilent } from "./silent-lessons.server";

const KINDS = { Lessons: "lesson", Help: "help", Script: "script" } as const;
const MOST_OF_A_KIND = 5;
const FIRST = 3;
/** A result that is worth less than this part of the best is none. */
const LEAST_OF_BEST = 0.2;
/** A moment that has the whole question comes before a page that may be about it. */
const PAGE = 0.9;
/** A question less like what pages are about than this is about none of them; from the other on, about one for sure. */
const LIKE = { least: 0.1, sure: 0.3 };
/** What a moment gains if the question is about its lesson as a whole: a lesson is known by more words than are said at one second. */
const OF_ITS_LESSON = 0.35;
/** If the question names the lesson, its moments come before all pages. */
const NAMED = 3;
/** A lesson whose title has the whole question comes before moments that have not all of it. */
const TITLED = 1.5;

/** `best`: the first three, whatever they are; `others`: the rest, by where they are, with how many `more` match at least. `found`: words to mark. */
export type Answers = {
  best: Answer[];
  others: { name: string; answers: Answer[]; more: number }[];
  found: string[];
};

type Search = Sources & { db: Db; viewer: Viewer };

export async function answersIn(text: string, search: Search): Promise<Answers> {
  const lessons = shownLessons(search.content);
  const asker = { userId: search.viewer.userId, lessons };
  const { spelled } = await readingOf(search.content, search).ready(makingWay());
  const asked = spelled(text);
  const [{ moments, found, said, named }, all] = await Promise.all([
    momentsIn(text, search.db, asker),
    pagesMeanwhile(text, search),
  ]);
  const isOther = (lesson: number | null) => named !== null && lesson !== null && lesson !== named;
  const pages = all.filter(({ answer }) => !isOther(answer.lesson));
  const names = new Map(lessons.map((each) => [each.id, each]));
  const silent = lessons.flatMap(({ id }) => (said.has(id) || isOther(id) ? [] : [id]));
  const ofLesson = new Map(pages.map(({ answer, likelihood }) => [answer.lesson, likelihood]));
  const valued = [
    ...moments.map((moment): Valued => {
      const { number = 0, title = "" } = names.get(moment.lessonNumber) ?? {};
      const ofItsLesson = named !== null ? NAMED : (ofLesson.get(moment.lessonNumber) ?? 0);
      const value = moment.part + OF_ITS_LESSON * ofItsLesson;
      return { value, answer: momentAnswer(moment, `Lesson ${number}: ${title}`) };
    }),
    ...withTitled(withSilent(pages, silent, toldOfAll(lessons)(asked)), asked, moments),
  ].sort((one, other) => other.value - one.value);
  const least = (valued[0]?.value ?? 0) * LEAST_OF_BEST;
  const must = pages.find(({ isFixed }) => isFixed)?.answer;
  const ordered = withFixed(
    valued.flatMap(({ answer, value }) => (value >= least ? [answer] : [])),
    must,
  );
  const explained = (answers: readonly Answer[]) =>
    answers.map((answer) => {
      const lesson = answer.kind === "lesson" ? names.get(answer.lesson ?? 0) : undefined;
      if (lesson === undefined) return answer;
      const words = reasonIn(sentencesIn(lesson), asked, found);
      return { ...answer, name: `Lesson ${lesson.number}: ${lesson.title}`, words };
    });
  const best = explained(ordered.slice(0, FIRST));
  const groups = Map.groupBy(ordered.slice(FIRST), groupOf);
  const others = [...groups].map(([name, all]) => ({
    name,
    answers: explained(all.slice(0, MOST_OF_A_KIND)),
    more: Math.max(0, all.length - MOST_OF_A_KIND),
  }));
  return { best, others, found };
}

type Asking = { userId: string; lessons: ReturnType<typeof shownLessons> };

/** Of the lesson that is named, as in "silence in lesson 19", if it has any; otherwise of all. */
async function momentsIn(text: string, db: Db, asker: Asking) {
  const { number, rest } = lessonNamed(text);
  const lessons = asker.lessons.filter((lesson) => lesson.number === number);
  if (lessons.length > 0 && rest !== "") {
    const said = await findMoments(db, rest, { ...asker, lessons });
    if (said.moments.length > 0) return { ...said, named: lessons[0]?.id ?? null };
  }
  return { ...(await findMoments(db, text, asker)), named: null };
}

function momentAnswer({ part: _, lessonNumber, ...moment }: Moment, name: string): Answer {
  const to = `/training/lesson${lessonNumber}?t=${moment.second}`;
  return { ...moment, name, to, outside: false, lesson: lessonNumber };
}

function groupOf({ kind, name }: Answer): string {
  if (kind === "cue") return name;
  return { note: "Your notes", lesson: "Lessons", help: "Help", script: "Script" }[kind];
}

/** While the database is at work: its statement is sent first. */
async function pagesMeanwhile(text: string, search: Search): Promise<ValuedPage[]> {
  await setImmediate();
  return pagesFor(text, search);
}

/** Lessons as a whole, help and replies, as the portal's search ranks them. */
function pagesFor(text: string, search: Search): ValuedPage[] {
  const results = entriesFor(text, verbsOf(search.viewer), search).filter(({ group }) =>
    Object.hasOwn(KINDS, group),
  );
  const sum = results.reduce((total, { share, isFixed }) => total + (isFixed ? 0 : share), 0) || 1;
  return results.map((result) => {
    const kind = KINDS[result.group as keyof typeof KINDS];
    const likelihood = aboutOne(result) * Math.min(1, result.share / sum);
    const answer = pageAnswer(kind, result.found);
    const { share, isFixed } = result;
    return { value: PAGE * likelihood, share, likelihood, isFixed, answer };
  });
}

/** A reply that must be given is among the first, wherever the rest would put it. */
function withFixed(ordered: readonly Answer[], must: Answer | undefined): Answer[] {
  if (must === undefined || ordered.slice(0, FIRST).includes(must)) return [...ordered];
  const others = ordered.filter((answer) => answer !== must);
  return [...others.slice(0, FIRST - 1), must, ...others.slice(FIRST - 1)];
}

/** What nobody says as it was typed is looked for in titles first: what is said then only stands in for it. */
function withTitled(
  pages: readonly ValuedPage[],
  text: string,
  moments: readonly Moment[],
): ValuedPage[] {
  if (moments.some(({ words }) => hasAllWords(words, text))) return [...pages];
  return pages.map((page) => {
    const { kind, name } = page.answer;
    return kind === "lesson" && hasAllWords(name, text)
      ? { ...page, value: page.value + TITLED }
      : page;
  });
}

/** How sure it is that the question is about a page, from 0 to 1. */
function aboutOne({ like, isSure }: Result): number {
  return isSure ? 1 : Math.min(1, Math.max(0, (like - LIKE.least) / (LIKE.sure - LIKE.least)));
}
