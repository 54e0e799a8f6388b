import { showToast } from "./toast";

/** For words that nobody else has. */
const UNDO_LASTS_MS = 20_000;

/**
 * For a form that was left with words in it, by Escape too, which is easily pressed by mistake: a way back to them.
 * `label`: where another Undo is on the page.
 */
export function offerWordsBack(run: () => void, label = "Undo"): void {
  showToast({
    title: "Not saved",
    description: "What you typed is thrown away.",
    lasts: UNDO_LASTS_MS,
    action: { label, run },
  });
}
