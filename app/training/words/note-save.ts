/** What a browser saves of a note, and the note as it is shown. */
import { z } from "zod";
import { LONGEST_VIDEO_SECONDS } from "~/platform/media/video-length";
import { DAY_SECONDS } from "~/platform/time/durations";

/** A note that waited longer in its browser counts as this old. */
export const OLDEST_SAVE_SECONDS = 30 * DAY_SECONDS;
export const LONGEST_NOTE = 4_000;
export const MOST_SEEN = 4;
/** Of a person, in all lessons. */
export const MOST_NOTES = 2_000;

/**
 * `words`: empty for a deleted note. `ageSeconds`: since it was changed, by the browser's clock. `seen`: what it said in the
 * window that changed it, before that and in between; other words came from another window.
 */
export const noteSave = z.strictObject({
  userId: z.string().min(1).max(64),
  id: z.uuid(),
  lessonNumber: z.int().min(1).max(32_767),
  atSeconds: z.number().min(0).max(LONGEST_VIDEO_SECONDS),
  words: z.string().trim().max(LONGEST_NOTE),
  ageSeconds: z.number().min(0).max(OLDEST_SAVE_SECONDS),
  seen: z.array(z.string().trim().max(LONGEST_NOTE)).max(MOST_SEEN).optional(),
});

export type NoteSave = z.output<typeof noteSave>;
export type Note = Pick<NoteSave, "id" | "lessonNumber" | "atSeconds" | "words">;

/** In order of their seconds. */
export function inTime(notes: readonly Note[]): Note[] {
  return notes.toSorted(
    (one, other) => one.atSeconds - other.atSeconds || one.id.localeCompare(other.id),
  );
}
