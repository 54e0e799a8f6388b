import { type RefObject, useEffect, useEffectEvent, useRef, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { DIALOG, isDialogOpen } from "./open-dialog";

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

/** Calls `ring` every so many ms, unless they are null. */
export function useEvery(everyMs: number | null, ring: () => void): void {
  const rung = useEffectEvent(ring);
  useEffect(() => {
    if (everyMs === null) return;
    const timer = setInterval(() => rung(), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
}

/**
 * For a result that appears in place of what was pressed, or away from it: it comes into the window and takes the focus,
 * once (WEEK-8). Give its element `tabIndex={-1}`.
 */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}

/** The same for an element that stays: it takes the focus with every new result, but not out of a dialog above it. */
export function useFocusOn<Shown extends HTMLElement>(result: unknown): RefObject<Shown | null> {
  const shown = useRef<Shown>(null);
  useResult(result ?? undefined, () => {
    const { current } = shown;
    if (current?.closest(DIALOG) || !isDialogOpen()) takeFocus(current);
  });
  return shown;
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

/** Opens what an address asks for by its last part, such as `#add`, whenever somebody arrives there. */
export function useAsked(name: string, open: () => void): void {
  const { hash, key } = useLocation();
  const asked = useEffectEvent(open);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each arrival has a key of its own
  useEffect(() => {
    if (hash === `#${name}`) asked();
  }, [hash, key, name]);
}
