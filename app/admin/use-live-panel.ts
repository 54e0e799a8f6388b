import { useRef } from "react";
import { useLive } from "~/platform/realtime/use-live";
import { useRefresh } from "~/platform/realtime/use-refresh";
import type { Trainee } from "./trainees.server";

const SETTLE_MS = 400;
/** The pictures alone may wait: what hundreds of trainees watch elsewhere must not keep every panel fetching. */
const PICTURES_SETTLE_MS = 5_000;

/**
 * Fetches the panel again after accounts changed, or progress of a trainee on the visible page, at most
 * every 0.4 s; after other trainees' progress, which shows in the pictures, at most every 5 s (ADM-6).
 */
export function useLivePanel(trainees: readonly Trainee[]): void {
  const refresh = useRefresh();
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; until: number } | null>(null);
  useLive(["trainees"], ({ event, data }) => {
    const { userId } = data as { userId: string };
    const concerns = event === "trainee" || trainees.some((trainee) => trainee.userId === userId);
    const wait = concerns ? SETTLE_MS : PICTURES_SETTLE_MS;
    const until = Date.now() + wait;
    if (waiting.current !== null && waiting.current.until <= until) return;
    clearTimeout(waiting.current?.timer);
    const timer = setTimeout(() => {
      waiting.current = null;
      refresh();
    }, wait);
    waiting.current = { timer, until };
  });
}
