import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useRefresh } from "~/platform/realtime/use-refresh";
import { Button } from "~/ui/button";
import { isCompleting } from "./lesson";
import type { Playback } from "./playback";
import { connectPlayer } from "./player-connection";
import { ProgressOutbox } from "./progress-outbox";
import { ProgressRecorder, type Watcher } from "./progress-recorder";

type LessonPlayerProps = {
  address: string;
  title: string;
  watcher: Watcher;
  /** The length in seconds from which a reported one may be the lesson's. */
  leastLength: number;
  /** Where it begins. */
  opensAt: number;
  /** Where a link opened it: nothing is watched until it has moved from there. */
  startsAt: number | null;
  playback: Playback;
  onCompleted: () => void;
  onRetry: () => void;
};

/** The video of a lesson, in a frame of another origin, and the recording of what is watched. */
export function LessonPlayer(props: LessonPlayerProps) {
  const { address, title, watcher, leastLength, opensAt, startsAt, playback } = props;
  const { onCompleted, onRetry } = props;
  const [attempt, setAttempt] = useState(0);
  const [answering, setAnswering] = useState(true);
  const frame = useRef<HTMLIFrameElement>(null);
  const recorder = useProgressRecorder(watcher);

  const hasMoved = useRef(startsAt === null);
  const point = useEffectEvent((seconds: number, durationSeconds: number | null) => {
    playback.moved(seconds, durationSeconds);
    hasMoved.current ||= seconds > 0 && Math.abs(seconds - (startsAt ?? 0)) >= 1;
    if (!hasMoved.current) return;
    recorder.note(seconds, durationSeconds);
    if (isCompleting(seconds, durationSeconds, leastLength)) onCompleted();
  });
  const leap = useEffectEvent((seconds: number) => {
    recorder.leap(seconds);
    playback.leap(seconds);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is a new frame, and where it begins is not
  useEffect(() => {
    if (!frame.current) return;
    leap(opensAt);
    const { stop, seek } = connectPlayer(frame.current, address, {
      point,
      answering: setAnswering,
    });
    const left = playback.playedBy((seconds) => {
      leap(seconds);
      seek(seconds);
    });
    return () => {
      left();
      stop();
    };
  }, [address, attempt, playback]);

  const retry = () => {
    setAnswering(true);
    setAttempt((before) => before + 1);
    onRetry();
  };
  return (
    <>
      <iframe
        key={`${address} ${attempt}`}
        ref={frame}
        src={address}
        title={`Video: ${title}`}
        allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
        allowFullScreen
        referrerPolicy="strict-origin-when-cross-origin"
        className="player-stays panel block aspect-video w-full bg-sunken"
      />
      {!answering && (
        <div
          role="alert"
          className="panel mt-3 flex flex-wrap items-center justify-between gap-3 border-warning p-4"
        >
          <p className="flex-1 basis-64 text-sm">
            The video player is not responding, so your progress cannot be recorded. What you
            watched before is safe.
          </p>
          <Button look="outline" small onClick={retry}>
            Reload the player
          </Button>
        </div>
      )}
    </>
  );
}

/** Records the player's points while the page shows the lesson, and the last one when it is left (VID-3). */
export function useProgressRecorder({ userId, lessonNumber, epoch, opening }: Watcher) {
  const recorder = useRef<ProgressRecorder | null>(null);
  const refresh = useEffectEvent(useRefresh());
  useEffect(() => {
    const outbox = new ProgressOutbox(userId, { wasReset: refresh, signedOut: refresh });
    const current = new ProgressRecorder({ userId, lessonNumber, epoch, opening }, outbox);
    recorder.current = current;
    const leave = () => current.saveBeforeLeaving();
    const hidden = () => {
      if (document.visibilityState === "hidden") leave();
    };
    document.addEventListener("visibilitychange", hidden);
    window.addEventListener("pagehide", leave);
    return () => {
      document.removeEventListener("visibilitychange", hidden);
      window.removeEventListener("pagehide", leave);
      leave();
      outbox.close();
    };
  }, [userId, lessonNumber, epoch, opening]);
  return {
    note: (seconds: number, durationSeconds: number | null) =>
      recorder.current?.note(seconds, durationSeconds),
    leap: (seconds: number) => recorder.current?.leap(seconds),
  };
}
