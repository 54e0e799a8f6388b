/** The language of a lesson's transcript, which its captions name (MED-5). */
import { count, desc, eq } from "drizzle-orm";
import { type Actor, recordEvent } from "~/events/events.server";
import type { Db } from "~/platform/db/database.server";
import { type LessonName, subjectOf } from "./cues.server";
import { LANGUAGES, type Language } from "./languages";
import { lessonCaptions } from "./tables";

const FIRST: Language = "en";

/** As it was chosen; otherwise that of most other lessons. */
export async function captionsLanguage(db: Db, lesson: number): Promise<Language> {
  const [own] = await db
    .select({ language: lessonCaptions.language })
    .from(lessonCaptions)
    .where(eq(lessonCaptions.lessonNumber, lesson));
  if (own) return known(own.language);
  const [usual] = await db
    .select({ language: lessonCaptions.language })
    .from(lessonCaptions)
    .groupBy(lessonCaptions.language)
    .orderBy(desc(count()), lessonCaptions.language)
    .limit(1);
  return known(usual?.language);
}

/** One that a later release offered is shown as the first. */
function known(language: string | undefined): Language {
  return language !== undefined && isLanguage(language) ? language : FIRST;
}

function isLanguage(text: string): text is Language {
  return Object.hasOwn(LANGUAGES, text);
}

export async function chooseLanguage(
  db: Db,
  by: Actor,
  lesson: LessonName,
  language: Language,
): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await captionsLanguage(tx, lesson.id);
    await tx
      .insert(lessonCaptions)
      .values({ lessonNumber: lesson.id, language })
      .onConflictDoUpdate({ target: lessonCaptions.lessonNumber, set: { language } });
    if (before === language) return;
    await recordEvent(tx, {
      actor: by,
      verb: "transcripts.edit",
      subject: subjectOf(lesson),
      before: { language: before },
      after: { language },
    });
  });
}
