import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { isDialogOpen } from "./take-focus";

const ELSEWHERE =
  "input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=tablist], [popover]";

/**
 * Handles keys pressed on the page, wherever the focus is, except in fields, while a dialog is open, or together with
 * Ctrl, Alt or ⌘.
 */
export function useKeys(pressed: (event: KeyboardEvent) => void): void {
  useEveryKey((event) => {
    if (!isForOthers(event)) pressed(event);
  });
}

/** Handles a letter together with Ctrl or ⌘, wherever the focus is. */
export function useCommandKey(letter: string, pressed: () => void): void {
  useEveryKey((event) => {
    if (event.key.toLowerCase() !== letter || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    pressed();
  });
}

/** Handles keys wherever the focus is. */
export function useEveryKey(pressed: (event: KeyboardEvent) => void): void {
  const press = useEffectEvent(pressed);
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    window.addEventListener("keydown", listener);
    return () => window.removeEventListener("keydown", listener);
  }, []);
}

export function useSlashKey(): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  useKeys((event) => {
    if (event.key !== "/") return;
    event.preventDefault();
    field.current?.focus();
  });
  return field;
}

function isForOthers(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  if (isDialogOpen()) return true;
  return event.target instanceof Element && event.target.closest(ELSEWHERE) !== null;
}
