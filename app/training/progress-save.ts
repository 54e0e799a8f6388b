/** What a browser sends to save progress, and which of it is accepted (VID-6). */
import { z } from "zod";
import { LONGEST_VIDEO_SECONDS } from "~/platform/media/video-length";
import { MOST_SPANS } from "./coverage/spans";
import { LARGEST_LESSON_NUMBER, OLDEST_SAVE_SECONDS } from "./lesson";

/** Players report positions slightly past the end. */
const SLACK_SECONDS = 2;

const seconds = z.number().min(0).max(LONGEST_VIDEO_SECONDS);

const second = z.int().min(0).max(LONGEST_VIDEO_SECONDS);

/** Whole seconds, in any order. */
const spans = z
  .array(z.tuple([second, second]).readonly())
  .max(MOST_SPANS)
  .refine((all) => all.every(([from, to]) => from < to))
  .readonly()
  .optional();

/**
 * `userId` is the person who watched: a save is refused under anyone else's session. `epoch` counts an administrator's
 * resets and the lesson's changes of video. `ageSeconds` is how long ago the point was reached, so a late save does not
 * move the resume point back. `progressSeconds` is the furthest point since the last save. `watched` and
 * `rewatched` are the seconds played since then, first and again; `opening` is the server's word on when the page was opened:
 * without it none of them is credited (MED-4).
 */
export const progressSave = z
  .strictObject({
    userId: z.string().min(1).max(100),
    lessonNumber: z.int().min(1).max(LARGEST_LESSON_NUMBER),
    positionSeconds: seconds,
    progressSeconds: seconds,
    durationSeconds: z.number().positive().max(LONGEST_VIDEO_SECONDS).nullable(),
    epoch: z.int().min(0),
    ageSeconds: z.number().min(0).max(OLDEST_SAVE_SECONDS),
    watched: spans,
    rewatched: spans,
    opening: z.string().max(200).optional(),
  })
  .refine(({ positionSeconds, progressSeconds, durationSeconds }) => {
    const end = (durationSeconds ?? LONGEST_VIDEO_SECONDS) + SLACK_SECONDS;
    return positionSeconds <= end && progressSeconds <= end;
  }, "The position is past the end of the video");

export type ProgressSave = z.output<typeof progressSave>;
