import { CircleCheck } from "lucide";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { clock } from "~/platform/time/durations";
import type { ActResult } from "~/platform/web/act-result";
import { Button, ButtonLink } from "~/ui/button";
import { ConfirmDialog } from "~/ui/dialog";
import { Icon } from "~/ui/icon";
import { showToast } from "~/ui/toast";
import { useHydrated } from "~/ui/use-hydrated";
import { useResult } from "~/ui/use-result";
import type { ListedLesson } from "./catalogue.server";
import type { OwnVideo } from "./own-video.server";
import { connectPlayer } from "./player-connection";
import { SampleNote } from "./sample-words";
import type { SampleLesson } from "./sample-words.server";
import { type Replacement, replacementNotes, sentences } from "./upload/replacement";

/**
 * `preview`: the player's address; null if there is no video, or none that may be played. `sameAs`: other lessons with
 * the same video.
 */
type Lesson = {
  id: number;
  number: number | null;
  title: string;
  state: ListedLesson["state"];
  videoId: string | null;
  preview: string | null;
  /** Of a file that was uploaded here. */
  own: Pick<OwnVideo, "name" | "seconds"> | null;
  /** It was written for the video before. */
  isTranscriptOld: boolean;
  replacement: Replacement;
  sameAs: string;
  sample: SampleLesson | null;
};

const STATES = { "": "Lesson", hidden: "Hidden", draft: "Draft" } as const;

/** One lesson's video: the current one, a field to paste another, and other ways to set it. */
export function VideoCard({ lesson, children }: { lesson: Lesson; children: ReactNode }) {
  const Preview = lesson.own ? OwnPreview : VideoPreview;
  return (
    <article id={`lesson-${lesson.id}`} className="panel flex scroll-mt-6 flex-col gap-4 p-5">
      <div className="flex items-start justify-between gap-3">
        <h2 className="text-lg leading-snug">
          <span className="block font-sans font-semibold text-quiet text-sm tabular">
            {lesson.number === null ? STATES[lesson.state] : `Lesson ${lesson.number}`}
          </span>
          {lesson.title}
        </h2>
        {lesson.videoId !== null && (
          <Icon
            of={CircleCheck}
            role="img"
            aria-label="Configured"
            className="size-5 shrink-0 text-success"
          />
        )}
      </div>
      <p className="[overflow-wrap:anywhere] text-quiet text-sm">
        {lesson.videoId === null
          ? "No video yet"
          : lesson.own?.name
            ? `Current file: ${lesson.own.name}`
            : `Current video ID: ${lesson.videoId}`}
      </p>
      {lesson.preview !== null && (
        <Preview
          key={lesson.preview.split("?")[0]}
          address={lesson.preview}
          title={lesson.title}
          known={lesson.own?.seconds ?? null}
        />
      )}
      {lesson.videoId !== null && lesson.preview === null && (
        <p className="text-danger text-sm">
          {lesson.own
            ? "Its file is not here, so trainees do not see it."
            : "Its player is no longer allowed, so trainees do not see it."}
        </p>
      )}
      {lesson.sample && <SampleNote sample={lesson.sample} isOnLesson={false} />}
      {lesson.sameAs !== "" && (
        <p className="text-sm text-warning">The same video as {lesson.sameAs}.</p>
      )}
      {lesson.isTranscriptOld && (
        <p className="text-sm text-warning">
          Its transcript was written for the video before.{" "}
          {lesson.videoId === null
            ? "Search still shows it."
            : "Captions and search still show it."}
        </p>
      )}
      <ButtonLink
        to={`/admin/upload-videos/${lesson.id}/transcript`}
        look="outline"
        small
        className="self-start"
        aria-label={`Transcript: ${lesson.title}`}
      >
        Transcript
      </ButtonLink>
      <VideoForm lesson={lesson} hasVideo={lesson.videoId !== null} />
      {children}
    </article>
  );
}

/** `known`: its length in seconds, before its player says it. */
type VideoPreviewProps = { address: string; title: string; known: number | null };

/** The player itself, once it comes near the visible part of the page, and the length that it reports. */
function VideoPreview({ address, title }: VideoPreviewProps) {
  const hydrated = useHydrated();
  // A newer token must not load the frame again.
  const [opened] = useState(address);
  const frame = useRef<HTMLIFrameElement>(null);
  const [loaded, setLoaded] = useState(false);
  const [seconds, setSeconds] = useState<number | null>(null);
  const [responds, setResponds] = useState(true);
  useEffect(() => {
    if (!loaded || !frame.current) return;
    const { stop } = connectPlayer(frame.current, opened, {
      point(_, durationSeconds) {
        if (durationSeconds === null) return;
        setSeconds(durationSeconds);
        stop();
      },
      answering: setResponds,
    });
    return stop;
  }, [loaded, opened]);
  return (
    <div className="grid gap-2">
      {hydrated ? (
        <iframe
          ref={frame}
          src={opened}
          title={`Preview: ${title}`}
          loading="lazy"
          onLoad={() => setLoaded(true)}
          allow="encrypted-media; picture-in-picture; fullscreen"
          referrerPolicy="strict-origin-when-cross-origin"
          className="block aspect-video w-full rounded-control bg-sunken"
        />
      ) : (
        <div className="aspect-video w-full rounded-control bg-sunken" />
      )}
      <p className="text-quiet text-sm tabular">
        {seconds !== null && `Duration: ${clock(seconds)}`}
        {seconds === null &&
          (responds ? "Duration: not reported yet" : "The player is not responding.")}
      </p>
    </div>
  );
}

/** A file of ours in the browser's own player. */
function OwnPreview({ address, title, known }: VideoPreviewProps) {
  const [opened] = useState(address);
  const [seconds, setSeconds] = useState(known);
  return (
    <div className="grid gap-2">
      {/* biome-ignore lint/a11y/useMediaCaption: for those who choose the file; the lesson has the captions */}
      <video
        src={opened}
        controls
        playsInline
        preload="metadata"
        aria-label={`Preview: ${title}`}
        onLoadedMetadata={({ currentTarget }) => setSeconds(currentTarget.duration)}
        className="block aspect-video w-full rounded-control bg-black"
      />
      <p className="text-quiet text-sm tabular">
        {seconds === null ? "Duration: not reported yet" : `Duration: ${clock(seconds)}`}
      </p>
    </div>
  );
}

/** A field to paste a lesson's video, and a button to remove it. */
function VideoForm({ lesson, hasVideo }: { lesson: Lesson; hasVideo: boolean }) {
  const fetcher = useFetcher<ActResult>();
  const removal = useFetcher<ActResult>();
  const form = useRef<HTMLFormElement>(null);
  const busy = fetcher.state !== "idle" || removal.state !== "idle";
  const result = fetcher.data;
  useResult(result, ({ done, toast }) => {
    if (toast) showToast(toast);
    if (done) form.current?.reset();
  });
  // What is pasted is of the next video.
  useResult(removal.data, ({ toast }) => {
    if (toast) showToast(toast);
  });
  const fieldId = `embed-${lesson.id}`;
  const refused = result?.done === false;
  const replaces = sentences(replacementNotes(lesson.replacement));
  return (
    <fetcher.Form ref={form} method="post" noValidate className="grid gap-3">
      <input type="hidden" name="lessonNumber" value={lesson.id} />
      <label htmlFor={fieldId} className="font-semibold text-sm">
        Embed code
      </label>
      <textarea
        id={fieldId}
        name="embedCode"
        rows={3}
        spellCheck={false}
        aria-invalid={refused || undefined}
        aria-describedby={replaces ? `${fieldId}-replaces` : undefined}
        placeholder="Paste the <iframe> embed code or its address"
        className="w-full rounded-control border border-line bg-surface p-3 text-sm placeholder:text-quiet hover:border-quiet"
      />
      {refused && (
        <p className="text-danger text-sm">
          {result.toast?.title}: {result.toast?.description}
        </p>
      )}
      {replaces && (
        <p id={`${fieldId}-replaces`} className="text-quiet text-sm">
          {replaces}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          look={hasVideo ? "outline" : "primary"}
          busy={busy}
          className="flex-1"
        >
          {hasVideo ? "Update Video" : "Save Video"}
        </Button>
        {hasVideo && (
          <Removal
            isFile={lesson.own !== null}
            lesson={lesson.number === null ? `“${lesson.title}”` : `lesson ${lesson.number}`}
            busy={busy}
            onConfirm={() =>
              void removal.submit({ intent: "remove", lessonNumber: lesson.id }, { method: "post" })
            }
          />
        )}
      </div>
    </fetcher.Form>
  );
}

/** `isFile`: of a video that was uploaded here. */
type RemovalProps = { lesson: string; isFile: boolean; busy: boolean; onConfirm: () => void };

const WATCHED_STAYS =
  " What trainees have watched, their notes and the transcript stay. Set the same video again, and they continue where they were. Set another one, and those in the middle of the lesson start over.";

const FILE_STAYS =
  " The file is not deleted: it stays under Media, where you can use it again or delete it. A page on which it is open now can still play it, for two hours at most.";

function Removal({ lesson, isFile, busy, onConfirm }: RemovalProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button look="quiet" disabled={busy} onClick={() => setAsking(true)}>
        Remove
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Remove Video"
        verb="Remove Video"
        look="danger"
        question={`Are you sure you want to remove the video of ${lesson}?${WATCHED_STAYS}${isFile ? FILE_STAYS : ""}`}
        onConfirm={onConfirm}
      />
    </>
  );
}
