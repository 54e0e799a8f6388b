import { useEffect, useEffectEvent, useRef } from "react";
import { useRefresh } from "~/platform/realtime/use-refresh";
import { ProgressOutbox } from "./progress-outbox";
import { ProgressRecorder, type Watcher } from "./progress-recorder";

/** Records the points of a lesson's player while the page shows it, and the last one when it is left (VID-3). */
export function useProgressRecorder({ userId, lessonNumber, epoch }: Watcher) {
  const recorder = useRef<ProgressRecorder | null>(null);
  const refresh = useEffectEvent(useRefresh());
  useEffect(() => {
    const outbox = new ProgressOutbox(userId, { wasReset: refresh, signedOut: refresh });
    const current = new ProgressRecorder({ userId, lessonNumber, epoch }, outbox);
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
  }, [userId, lessonNumber, epoch]);
  return (seconds: number, durationSeconds: number | null) =>
    recorder.current?.note(seconds, durationSeconds);
}
