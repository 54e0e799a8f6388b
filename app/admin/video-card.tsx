import { CircleCheck } from "lucide-react";
import { useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import { Button } from "~/ui/button";
import { type ToastMessage, useToast } from "~/ui/toast";

/** What the page answers to a pasted embed code. */
export type VideoResult = { saved: boolean; toast: ToastMessage };

type VideoCardProps = { lesson: { number: number; title: string; videoId: string | null } };

/** One lesson's video: which it is, and a place to paste another. */
export function VideoCard({ lesson }: VideoCardProps) {
  const fetcher = useFetcher<VideoResult>();
  const form = useRef<HTMLFormElement>(null);
  const result = fetcher.data;
  useToast(result?.toast);
  useEffect(() => {
    if (result?.saved) form.current?.reset();
  }, [result]);
  const fieldId = `embed-${lesson.number}`;
  const refused = result?.saved === false;
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
      <fetcher.Form ref={form} method="post" noValidate className="mt-auto grid gap-3">
        <input type="hidden" name="lessonNumber" value={lesson.number} />
        <label htmlFor={fieldId} className="font-semibold text-sm">
          Embed code
        </label>
        <textarea
          id={fieldId}
          name="embedCode"
          rows={3}
          spellCheck={false}
          aria-invalid={refused || undefined}
          placeholder="Paste the <iframe> embed code or its address"
          className="w-full rounded-control border border-line bg-surface p-3 text-sm placeholder:text-quiet hover:border-quiet"
        />
        {refused && (
          <p className="text-danger text-sm">
            {result.toast.title}: {result.toast.description}
          </p>
        )}
        <Button
          type="submit"
          look={lesson.videoId === null ? "primary" : "outline"}
          busy={fetcher.state !== "idle"}
        >
          {lesson.videoId === null ? "Save Video" : "Update Video"}
        </Button>
      </fetcher.Form>
    </article>
  );
}
