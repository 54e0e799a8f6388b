/** Tells of a paste that is too long for its field: a browser cuts its end without a word. */
import { useEffect } from "react";
import { showToast } from "./toast";

/** For someone who has to look at the end of what they pasted. */
const LASTS_MS = 10_000;

export function useCutPastes(): void {
  useEffect(() => {
    document.addEventListener("paste", tellOfCut);
    return () => document.removeEventListener("paste", tellOfCut);
  }, []);
}

function tellOfCut(event: ClipboardEvent): void {
  const most = cutAt(event);
  if (most === null) return;
  showToast({
    title: "The end of what you pasted is missing",
    description: `This field takes at most ${most.toLocaleString("en-US")} characters.`,
    tone: "danger",
    lasts: LASTS_MS,
    instead: "cut",
  });
}

/** How many characters the field takes, if that is too few; null: all of it fits. */
function cutAt({ target, clipboardData, defaultPrevented }: ClipboardEvent): number | null {
  const isField = target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;
  if (!isField || target.maxLength < 0 || defaultPrevented) return null;
  const { value, maxLength, selectionStart, selectionEnd } = target;
  // Spaces at its end are no loss, and a line's end is one character.
  const pasted = clipboardData?.getData("text").replaceAll("\r\n", "\n").trimEnd() ?? "";
  const kept = value.length - ((selectionEnd ?? 0) - (selectionStart ?? 0));
  return kept + pasted.length > maxLength ? maxLength : null;
}
