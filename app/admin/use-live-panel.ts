import { useRef } from "react";
import { useLive } from "~/platform/realtime/use-live";
import { useRefresh } from "~/platform/realtime/use-refresh";
import type { Trainee } from "./trainees.server";

const SETTLE_MS = 400;

/** Fetches the visible page again after accounts changed, or progress of a trainee on it: at most every 0.4 s (ADM-6). */
export function useLivePanel(trainees: readonly Trainee[]): void {
  const refresh = useRefresh();
  const waiting = useRef<ReturnType<typeof setTimeout> | null>(null);
  useLive(["trainees"], ({ event, data }) => {
    const { userId } = data as { userId: string };
    const concerns = event === "trainee" || trainees.some((trainee) => trainee.userId === userId);
    if (!concerns || waiting.current !== null) return;
    waiting.current = setTimeout(() => {
      waiting.current = null;
      refresh();
    }, SETTLE_MS);
  });
}
