import { CircleCheck } from "lucide-react";
import { VideoForm } from "./video-form";
import { VideoPreview } from "./video-preview";

/** `preview`: the player's address; null where there is no video, or none that may be played. */
type Lesson = { number: number; title: string; videoId: string | null; preview: string | null };

type VideoCardProps = { lesson: Lesson };

/** One lesson's video: which it is, and a place to paste another. */
export function VideoCard({ lesson }: VideoCardProps) {
  return (
    <article className="panel flex flex-col gap-4 p-5">
      <div className="flex items-start justify-between gap-3">
        <h2 className="text-lg leading-snug">
          <span className="block font-sans font-semibold text-quiet text-sm tabular">
            Lesson {lesson.number}
          </span>
          {lesson.title}
        </h2>
        {lesson.videoId !== null && (
          <CircleCheck
            role="img"
            aria-label="Configured"
            className="size-5 shrink-0 text-success"
          />
        )}
      </div>
      <p className="break-all text-quiet text-sm">
        {lesson.videoId === null ? "No video yet" : `Current video ID: ${lesson.videoId}`}
      </p>
      {lesson.preview !== null && (
        <VideoPreview
          key={lesson.preview.split("?")[0]}
          address={lesson.preview}
          title={lesson.title}
        />
      )}
      {lesson.videoId !== null && lesson.preview === null && (
        <p className="text-danger text-sm">
          Its player is no longer allowed, so trainees do not see it.
        </p>
      )}
      <VideoForm lesson={lesson.number} hasVideo={lesson.videoId !== null} />
    </article>
  );
}
