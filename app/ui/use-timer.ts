import { useEffect, useEffectEvent } from "react";

/** Calls `ring` after this many ms, unless they change or become null before. */
export function useTimer(afterMs: number | null, ring: () => void): void {
  const rung = useEffectEvent(ring);
  useEffect(() => {
    if (afterMs === null) return;
    const timer = setTimeout(() => rung(), afterMs);
    return () => clearTimeout(timer);
  }, [afterMs]);
}

/** Calls `ring` every so many ms, unless they are null. */
export function useEvery(everyMs: number | null, ring: () => void): void {
  const rung = useEffectEvent(ring);
  useEffect(() => {
    if (everyMs === null) return;
    const timer = setInterval(() => rung(), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
}
