import { type RefObject, useRef } from "react";
import { useResult } from "./use-result";

/** One that is on its way out no longer counts. */
const DIALOG = ":is([role=dialog], [role=alertdialog]):not([data-ending-style])";

/**
 * For a result that appears in place of what was pressed, or away from it: it comes into the window and takes the focus,
 * once (WEEK-8). Give its element `tabIndex={-1}`.
 */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}

/**
 * The same for an element that stays: it takes the focus with every new result, but not out of a dialog above it or a
 * field that somebody has gone on typing in since.
 */
export function useFocusOn<Shown extends HTMLElement>(result: unknown): RefObject<Shown | null> {
  const shown = useRef<Shown>(null);
  useResult(result ?? undefined, () => {
    const { current } = shown;
    if (!isTyping() && (current?.closest(DIALOG) || !isDialogOpen())) takeFocus(current);
  });
  return shown;
}

/** Whether the focus is in a field that somebody has typed in since a form was sent: a late result leaves it there. */
export function isTyping(): boolean {
  return globalThis.typedIn === document.activeElement;
}

/** Whether a dialog is over the page, wherever the focus is: what is behind it hears no key and takes no focus. */
export function isDialogOpen(): boolean {
  return [...document.querySelectorAll(DIALOG)].some(
    (dialog) => dialog.getClientRects().length > 0,
  );
}
