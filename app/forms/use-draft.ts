import { type RefObject, useCallback, useRef } from "react";
import { enteredValues, restoreDraft, saveDraft } from "./drafts";
import type { IntakeForm } from "./form";

const PAUSE_MS = 400;

/**
 * Keeps what is typed, after a short pause, and puts it back when the form appears: not where the server has
 * answered with values of its own (`isFresh` is false).
 */
export function useDraft(
  form: IntakeForm,
  element: RefObject<HTMLFormElement | null>,
  { path, isFresh }: { path: string; isFresh: boolean },
) {
  const saving = useRef(0);
  const appear = useCallback(
    (node: HTMLFormElement | null) => {
      element.current = node;
      if (node && isFresh) restoreDraft(path, node);
    },
    [element, path, isFresh],
  );
  return {
    appear,
    keepLater() {
      window.clearTimeout(saving.current);
      saving.current = window.setTimeout(() => {
        if (element.current) saveDraft(path, enteredValues(form, element.current));
      }, PAUSE_MS);
    },
    /** What is about to be sent is kept by the code that sends it. */
    stopKeeping: () => window.clearTimeout(saving.current),
  };
}
