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

/** A form that stores what is typed as it is typed says so by this attribute. */
export const SAVES_ITSELF = { "data-saves-itself": "" };

/** A form whose words this browser keeps as they are typed, so that they stand in it again, says so by this one. */
export const KEEPS_ITSELF = { "data-kept": "" };

/** What people type, choose from a list or hand over; boxes choose rows, and a search is no change. */
const TYPED =
  "textarea, select, input:not([type=checkbox], [type=radio], [type=search], [type=password], [type=range])";

const typedIn = new Set<HTMLFormElement>();

/**
 * For the pages around it: every form that is sent as a change counts from its first character until it is sent.
 * `holds`: whether reading the page again would lead away from what is typed, which the person is told.
 */
export function useTypedForms(isWatched: boolean, holds: () => Promise<boolean>): void {
  useBeforeUnload((event) => isWatched && isUnsaved() && event.preventDefault());
  useEffect(() => {
    held = holds;
    if (!isWatched) return;
    const onInput = ({ target }: Event) => {
      const form = target instanceof Element && target.matches(TYPED) && target.closest("form");
      if (form && form.method === "post" && !form.matches("[data-saves-itself]")) typedIn.add(form);
    };
    const onSent = ({ target }: Event) => {
      if (target instanceof HTMLFormElement) typedIn.delete(target);
    };
    document.addEventListener("input", onInput);
    for (const event of ENDS) document.addEventListener(event, onSent, true);
    return () => {
      typedIn.clear();
      document.removeEventListener("input", onInput);
      for (const event of ENDS) document.removeEventListener(event, onSent, true);
    };
  }, [isWatched, holds]);
}

const ENDS = ["submit", "reset"];

/** For the router's one blocker. A form that has gone from the page, such as a closed dialog's, holds nothing. */
export function isUnsaved(): boolean {
  return forms.size > 0 || [...typedIn].some((form) => form.isConnected);
}

/** Whether something typed is only on this page, so closing it would lose that. */
export function useIsOnlyHere(): boolean {
  return useSyncExternalStore(listenToTyping, isOnlyHere, () => false);
}

function listenToTyping(listener: () => void) {
  const events = ["input", "change", "submit"];
  for (const event of events) document.addEventListener(event, listener);
  return () => {
    for (const event of events) document.removeEventListener(event, listener);
  };
}

function isOnlyHere(): boolean {
  const changed = [...document.querySelectorAll("form")].filter(isChanged);
  const typed = [...typedIn].filter((form) => form.isConnected);
  return forms.size > 0 || [...changed, ...typed].some((form) => !form.matches(KEPT_FORMS));
}

const KEPT_FORMS = "[data-kept], [data-kept-as], [data-saves-itself]";

function isChanged(form: HTMLFormElement): boolean {
  return form.method === "post" && [...form.querySelectorAll(TYPED)].some(isFieldChanged);
}

function isFieldChanged(field: Element): boolean {
  if (field instanceof HTMLSelectElement) {
    const chosen = [...field.options].find(({ defaultSelected }) => defaultSelected);
    return field.value !== (chosen ?? field.options[0])?.value;
  }
  const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  return isText && field.type !== "hidden" && field.value !== field.defaultValue;
}

let held: (() => Promise<boolean>) | null = null;

/** Whether the page may be read again: not where that would take away what is typed. */
export async function mayReload(): Promise<boolean> {
  return held === null || !isUnsaved() || !(await held());
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
