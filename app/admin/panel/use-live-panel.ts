import { useRef } from "react";
import { useLive } from "~/platform/realtime/use-live";
import { useRefresh } from "~/platform/realtime/use-refresh";
import { waitAfter } from "./live-pace";
import type { Trainee } from "./trainees.server";

/** Fetches the panel again after accounts or progress changed: soon where the visible page shows it, else later (ADM-6). */
export function useLivePanel(trainees: readonly Trainee[]): void {
  const refresh = useRefresh();
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; until: number } | null>(null);
  useLive(["trainees"], (change) => {
    const wait = waitAfter(change, trainees);
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
