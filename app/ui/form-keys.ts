import type { KeyboardEvent } from "react";

/**
 * For a form that opened in place of what it changes: Enter with Ctrl or ⌘ sends it, Escape leaves it. Keys with which
 * a letter is being composed are the keyboard's own.
 */
export function formKeys(leave: (form: HTMLFormElement) => void) {
  return (event: KeyboardEvent<HTMLFormElement>) => {
    const { currentTarget: form, key, nativeEvent } = event;
    if (nativeEvent.isComposing) return;
    if (key === "Escape") leave(form);
    // As if it was pressed: one that is being sent is not sent again.
    if (key === "Enter" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      form.querySelector<HTMLButtonElement>("[type=submit]")?.click();
    }
  };
}
