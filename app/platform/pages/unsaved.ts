/** Forms of the page that hold what is not saved: leaving asks first, whether by a link, back, or closing the tab. */
import { useEffect, useSyncExternalStore } from "react";
import { useBeforeUnload } from "react-router";

const forms = new Set<object>();
const listeners = new Set<() => void>();
let question: ((leaves: boolean) => void) | null = null;

/** For a form: whether it holds something unsaved now. */
export function useUnsaved(isUnsaved: boolean): void {
  useBeforeUnload((event) => isUnsaved && event.preventDefault());
  useEffect(() => {
    if (!isUnsaved) return;
    const form = {};
    forms.add(form);
    return () => {
      forms.delete(form);
    };
  }, [isUnsaved]);
}

/** For the router's one blocker. */
export function isUnsaved(): boolean {
  return forms.size > 0;
}

/** Asks the person, by whatever shows `useLeaveQuestion`; an earlier question that is still open is a no. */
export function mayLeave(): Promise<boolean> {
  question?.(false);
  return new Promise((resolve) => {
    question = resolve;
    tell();
  });
}

/** The open question, as the function that answers it. */
export function useLeaveQuestion(): ((leaves: boolean) => void) | null {
  const asked = useSyncExternalStore(
    listen,
    () => question,
    () => null,
  );
  if (asked === null) return null;
  return (leaves) => {
    question = null;
    tell();
    asked(leaves);
  };
}

function listen(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function tell(): void {
  for (const listener of listeners) listener();
}
