/** What a lesson's page shows of its words: the transcript, the viewer's own notes, and files for the player. */
import type { Db } from "~/platform/db/database.server";
import { captionsLanguage } from "./captions-language.server";
import { cuesOf, lastChange } from "./cues.server";
import { tabOf } from "./lesson-tab";
import { shownNotes } from "./notes.server";

type Watching = { userId: string; lessonNumber: number };

/** `captions` and `chapters`: addresses of WebVTT files; null if there is nothing in them. */
export async function lessonWords(db: Db, request: Request, { userId, lessonNumber }: Watching) {
  const url = new URL(request.url);
  const all = url.searchParams.get("notes") === "all";
  const [cues, last, { notes, older }, language] = await Promise.all([
    cuesOf(db, lessonNumber),
    lastChange(db, lessonNumber),
    shownNotes(db, { userId, lessonNumber, all }),
    captionsLanguage(db, lessonNumber),
  ]);
  // Another address after a change, so an open player loads it again.
  const fileAt = (name: string) => ({
    address: `/training/lesson${lessonNumber}/${name}?version=${last?.id ?? 0}`,
  });
  return {
    tab: tabOf(url),
    cues,
    notes,
    olderNotes: older,
    language,
    captions: cues.length > 0 ? fileAt("captions.vtt") : null,
    chapters: cues.some(({ chapter }) => chapter !== null) ? fileAt("chapters.vtt") : null,
  };
}
