/** One that is on its way out no longer counts. */
export const DIALOG = ":is([role=dialog], [role=alertdialog]):not([data-ending-style])";

/** Whether a dialog is over the page, wherever the focus is: what is behind it hears no key and takes no focus. */
export function isDialogOpen(): boolean {
  return [...document.querySelectorAll(DIALOG)].some(
    (dialog) => dialog.getClientRects().length > 0,
  );
}
