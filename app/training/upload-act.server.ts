/** A file that was uploaded becomes a lesson's video. */
import { z } from "zod";
import { act, type Call } from "~/auth/acts/acts.server";
import { mediaFile } from "~/platform/media/media.server";
import { LONGEST_VIDEO_SECONDS, SHORTEST_VIDEO_SECONDS } from "~/platform/media/video-length";
import { done, refused } from "~/platform/web/act-result";
import type { ListedLesson } from "./catalogue.server";
import { LARGEST_LESSON_NUMBER } from "./lesson";
import { sampleLessons } from "./sample-words.server";
import { nameOf } from "./video-list";
import { putLessonVideo } from "./videos.server";

const fields = z.strictObject({
  lesson: z.coerce.number().int().min(1).max(LARGEST_LESSON_NUMBER),
  media: z.string().regex(/^[A-Za-z0-9_-]{22}$/),
});

type FindLesson = (context: Call["context"], id: number) => ListedLesson | undefined;

/** The act of the page; `find`: a lesson of the published words. */
export function uploadAct(find: FindLesson) {
  return act({
    right: "videos.set",
    fields,
    run: async ({ context, db, viewer }, { lesson: id, media }) => {
      const lesson = find(context, id);
      if (!lesson) return refused(404, "This lesson is no longer there");
      const file = await mediaFile(db, media);
      if (!file?.ready) return refused(409, "This file is not complete. Choose Resume.");
      const { contentType, durationSeconds } = file;
      if (!contentType.startsWith("video/")) return refused(409, "This file is not a video");
      const seconds = durationSeconds ?? 0;
      if (seconds < SHORTEST_VIDEO_SECONDS || seconds > LONGEST_VIDEO_SECONDS)
        return refused(409, "A lesson’s video has between a second and 12 hours");
      const address = `/media/${media}/video`;
      const video = { host: "own", libraryId: "", videoId: media, address } as const;
      if (!(await putLessonVideo(db, viewer, lesson, video)))
        return refused(409, "This file was deleted in the meantime");
      const sample = (await sampleLessons(context)).find((each) => each.id === lesson.id);
      const title = `${nameOf(lesson)} plays its new video`;
      return done(sample ? { title, description: sample.words, tone: "success" } : title);
    },
  });
}
