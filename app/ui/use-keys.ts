import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { isDialogOpen } from "./take-focus";

const ELSEWHERE =
  "input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [popover]";
/** The keys of tabs themselves; any letter is the page's there, too. */
const OF_TABS = /^(?: |\w{2,})$/;

/**
 * Handles keys pressed on the page, wherever the focus is, except in fields, while a dialog is open, those with which
 * tabs are gone through, or together with Ctrl, Alt or ⌘.
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
  if (!(event.target instanceof Element)) return false;
  if (OF_TABS.test(event.key) && event.target.closest("[role=tablist]")) return true;
  return event.target.closest(ELSEWHERE) !== null;
}
