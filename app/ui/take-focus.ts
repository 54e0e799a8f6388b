import { type RefObject, useRef } from "react";
import { DIALOG, isDialogOpen } from "./open-dialog";
import { useResult } from "./use-result";

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
