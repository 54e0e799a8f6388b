import { useEffect, useEffectEvent } from "react";

/** Calls `go` after so many ms, unless they change or become null before. */
export function useForward(afterMs: number | null, go: () => void): void {
  const forward = useEffectEvent(go);
  useEffect(() => {
    if (afterMs === null) return;
    const timer = window.setTimeout(() => forward(), afterMs);
    return () => window.clearTimeout(timer);
  }, [afterMs]);
}
