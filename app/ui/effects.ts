import { useEffect, useEffectEvent, useSyncExternalStore } from "react";

/** Calls back once for every new result of an action. */
export function useResult<Result>(
  result: Result | undefined,
  arrived: (result: Result) => void,
): void {
  const heard = useEffectEvent(arrived);
  useEffect(() => {
    if (result !== undefined) heard(result);
  }, [result]);
}

/** Calls `ring` after this many ms, unless they change or become null before. */
export function useTimer(afterMs: number | null, ring: () => void): void {
  const rung = useEffectEvent(ring);
  useEffect(() => {
    if (afterMs === null) return;
    const timer = setTimeout(() => rung(), afterMs);
    return () => clearTimeout(timer);
  }, [afterMs]);
}

const never = () => () => {};

/** False while a page is rendered by the server and hydrated, true afterward. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
