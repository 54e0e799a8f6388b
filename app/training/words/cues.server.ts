/** Transcripts in the database: what is said in each lesson's video, its changes, and taking them back (MED-5). */
import { and, asc, desc, eq, gte, lt, sql } from "drizzle-orm";
import { type Actor, recordEvent } from "~/events/events.server";
import type { Db } from "~/platform/db/database.server";
import { withLock } from "~/platform/db/locks.server";
import { rowsInParts } from "~/platform/queries/lists.server";
import type { Cue } from "./cue";
import { differenceOf } from "./edit-cues";
import { lessonCueChanges, lessonCues } from "./tables";

/** Of a lesson; with hundreds of small corrections the first cannot be taken back. */
const MOST_CHANGES = 200;
const CUES_AT_ONCE = 2_000;

/** A lesson as events name it. */
export type LessonName = { id: number; number: number | null; title: string };

/** The person who acts; the product itself when an endpoint has answered. */
type By = Actor | "automatic";

type Kind = (typeof lessonCueChanges.$inferSelect)["kind"];

/** The next cues, and what is done in a few words; or why not. */
export type Change = { kind: Kind; what: string; cues: readonly Cue[] } | { fault: string };

/** In their order. */
export async function cuesOf(db: Db, lessonNumber: number): Promise<Cue[]> {
  return rowsInParts(
    ({ limit, offset }) =>
      db
        .select({
          start: lessonCues.startSeconds,
          end: lessonCues.endSeconds,
          words: lessonCues.words,
          chapter: lessonCues.chapter,
        })
        .from(lessonCues)
        .where(eq(lessonCues.lessonNumber, lessonNumber))
        .orderBy(asc(lessonCues.position))
        .limit(limit)
        .offset(offset),
    CUES_AT_ONCE,
  );
}

/** The last change of a transcript; null if there is none to take back. */
export async function lastChange(db: Db, lessonNumber: number) {
  const [row] = await db
    .select()
    .from(lessonCueChanges)
    .where(eq(lessonCueChanges.lessonNumber, lessonNumber))
    .orderBy(desc(lessonCueChanges.id))
    .limit(1);
  return row ?? null;
}

/** Changes a transcript, with its event; returns why it does not, null if it did or nothing differs. */
export async function changeCues(
  db: Db,
  by: By,
  lesson: LessonName,
  change: (cues: Cue[], last: Kind | null) => Change,
): Promise<string | null> {
  return withLock(db, "transcripts", async (tx) => {
    const cues = await cuesOf(tx, lesson.id);
    const changed = change(cues, (await lastChange(tx, lesson.id))?.kind ?? null);
    if ("fault" in changed) return changed.fault;
    const { kind, what } = changed;
    const { position, removed, put } = differenceOf(cues, changed.cues);
    if (removed.length === 0 && put.length === 0) return null;
    await exchange(tx, lesson.id, { position, removed: removed.length, put });
    const row = { lessonNumber: lesson.id, kind, what, position, removed, put: put.length };
    await tx.insert(lessonCueChanges).values(row);
    await forgetOldChanges(tx, lesson.id);
    await recordEvent(tx, {
      actor: by,
      verb: kind === "edited" ? "transcripts.edit" : "transcripts.set",
      subject: subjectOf(lesson),
      before: { cues: cues.length },
      after: { cues: changed.cues.length, what },
    });
    return null;
  });
}

/** Says that a transcript fits the video as it is: it counts as changed now, and nothing in it does. */
export async function confirmCues(db: Db, by: Actor, lesson: LessonName): Promise<void> {
  await withLock(db, "transcripts", async (tx) => {
    const what = "Said that it still fits";
    const none = { position: 0, removed: [], put: 0 };
    await tx
      .insert(lessonCueChanges)
      .values({ lessonNumber: lesson.id, kind: "edited", what, ...none });
    await forgetOldChanges(tx, lesson.id);
    const subject = subjectOf(lesson);
    const event = { actor: by, verb: "transcripts.edit", subject, before: null } as const;
    await recordEvent(tx, { ...event, after: { what } });
  });
}

/** Takes the last change back, if it is still the one that was shown; returns what it did. */
export async function undoChange(
  db: Db,
  by: Actor,
  lesson: LessonName,
  shown: number,
): Promise<string | null> {
  return withLock(db, "transcripts", async (tx) => {
    const last = await lastChange(tx, lesson.id);
    if (last?.id !== shown) return null;
    const { position, put, removed, what } = last;
    await exchange(tx, lesson.id, { position, removed: put, put: removed });
    await tx.delete(lessonCueChanges).where(eq(lessonCueChanges.id, last.id));
    const subject = subjectOf(lesson);
    const event = { actor: by, verb: "transcripts.undo", subject, before: { what } } as const;
    await recordEvent(tx, { ...event, after: null });
    return what;
  });
}

type Exchange = { position: number; removed: number; put: readonly Cue[] };

/** From `position` on, so many cues give way to others; those behind move up or down. */
async function exchange(tx: Db, lesson: number, { position, removed, put }: Exchange) {
  const ofLesson = eq(lessonCues.lessonNumber, lesson);
  const behind = position + removed;
  const isBehind = and(ofLesson, gte(lessonCues.position, behind));
  await tx
    .delete(lessonCues)
    .where(and(ofLesson, gte(lessonCues.position, position), lt(lessonCues.position, behind)));
  const by = put.length - removed;
  if (by !== 0) {
    // In two steps: no two may have one position in between.
    const away = 1_000_000;
    const moved = (to: number) => ({ position: sql`${lessonCues.position} + ${to}` });
    await tx.update(lessonCues).set(moved(away)).where(isBehind);
    await tx
      .update(lessonCues)
      .set(moved(by - away))
      .where(and(ofLesson, gte(lessonCues.position, away)));
  }
  await tx.execute(sql`
    insert into lesson_cues (lesson_number, position, start_seconds, end_seconds, words, chapter)
    select ${lesson}::smallint, ${position}::int + place - 1, (cue ->> 'start')::float8, (cue ->> 'end')::float8,
      cue ->> 'words', cue ->> 'chapter'
    from jsonb_array_elements(${JSON.stringify(put)}::jsonb) with ordinality as given (cue, place)`);
}

async function forgetOldChanges(tx: Db, lesson: number): Promise<void> {
  const ofLesson = eq(lessonCueChanges.lessonNumber, lesson);
  const oldest = tx
    .select({ id: lessonCueChanges.id })
    .from(lessonCueChanges)
    .where(ofLesson)
    .orderBy(desc(lessonCueChanges.id))
    .offset(MOST_CHANGES - 1)
    .limit(1);
  await tx.delete(lessonCueChanges).where(and(ofLesson, lt(lessonCueChanges.id, oldest)));
}

export function subjectOf({ id, number, title }: LessonName) {
  const label = number === null ? title : `Lesson ${number}: ${title}`;
  return { kind: "lesson" as const, id: String(id), label };
}
