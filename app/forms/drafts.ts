/** What is typed into a form and not sent yet: kept only in this browser, by the path of the form's page. */
import { type RefObject, useCallback, useRef, useSyncExternalStore } from "react";
import { DAY_MS } from "~/platform/time/durations";
import { parsedJson } from "~/platform/web/json";
import { inStorage } from "~/platform/web/storage";
import { type IntakeForm, type IntakeValues, TICKED } from "./form";

const PAUSE_MS = 400;

const LONGEST_AGE_MS = 7 * DAY_MS;
const listeners = new Set<() => void>();
type Draft = { at: number; values: IntakeValues };

/** Its name in the browser. Before the form's script has loaded, the page keeps a sent form under it, in the same shape. */
export function draftName(path: string): string {
  return `form ${path}`;
}

export function useHasDraft(path: string): boolean {
  return useSyncExternalStore(
    listen,
    () => readDraft(path) !== null,
    () => false,
  );
}

/** Keeps the values, or removes them if nothing is entered. A browser that stores nothing is not an error. */
export function saveDraft(path: string, values: IntakeValues): void {
  if (Object.values(values).every((value) => value === "")) forgetDraft(path);
  else
    store((storage) =>
      storage.setItem(draftName(path), JSON.stringify({ at: Date.now(), values } satisfies Draft)),
    );
}

export function forgetDraft(path: string): void {
  store((storage) => storage.removeItem(draftName(path)));
}

/** The current entries of a form on the page. */
export function enteredValues(form: IntakeForm, element: HTMLFormElement): IntakeValues {
  const data = new FormData(element);
  return Object.fromEntries(form.fields.map(({ name }) => [name, String(data.get(name) ?? "")]));
}

export function restoreDraft(path: string, element: HTMLFormElement): void {
  const values = readDraft(path);
  if (values === null) return;
  for (const field of element.elements) {
    const value = "name" in field ? values[String(field.name)] : undefined;
    if (value === undefined) continue;
    if (field instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(field.type))
      field.checked ||= value === (field.type === "radio" ? field.value : TICKED);
    else if ("value" in field && field.value === "") field.value = value;
  }
}

/** Clears what is entered, including what the page came with. */
export function emptyForm(element: HTMLFormElement): void {
  for (const field of element.elements) {
    if (field instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(field.type))
      field.checked = false;
    else if (!field.matches("button, [type=hidden]") && "value" in field) field.value = "";
  }
}

function readDraft(path: string): IntakeValues | null {
  return inStorage((storage) => {
    const draft = parsedJson<Draft>(storage.getItem(draftName(path)) ?? "");
    return draft && Date.now() - draft.at < LONGEST_AGE_MS ? draft.values : null;
  });
}

function store(act: (storage: Storage) => void): void {
  inStorage(act);
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Keeps what is typed, after a short pause, and restores it when the form appears, unless the server has returned
 * values of its own (`isFresh` is false).
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
    /** The code that sends a form keeps what it is about to send. */
    stopKeeping: () => window.clearTimeout(saving.current),
  };
}
