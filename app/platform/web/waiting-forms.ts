/**
 * Forms that were sent without a connection (D1): kept in this browser, and sent from any page that shows
 * `ui/waiting-forms.tsx` once the server can be reached.
 */
import { useSyncExternalStore } from "react";
import { inStorage } from "./storage";

/** `to`: the page whose action takes it. */
export type WaitingForm = { to: string; fields: Readonly<Record<string, string>> };

/** Heard in the page itself; other pages hear of the storage. */
export const WAITING_CHANGED = "waiting-forms";

export function nameOf(userId: string, key = ""): string {
  return `form ${userId} ${key}`;
}

/** `key`: what it is about; a newer one takes the place of an earlier one. */
export function keepForm(userId: string, key: string, form: WaitingForm): void {
  inStorage((storage) => storage.setItem(nameOf(userId, key), JSON.stringify(form)));
  window.dispatchEvent(new Event(WAITING_CHANGED));
}

/** It is sent otherwise, or its words are changed. */
export function dropForm(userId: string, key: string): void {
  if (!isKept(userId, key)) return;
  inStorage((storage) => storage.removeItem(nameOf(userId, key)));
  window.dispatchEvent(new Event(WAITING_CHANGED));
}

export function hasWaiting(userId: string): boolean {
  const isOwn = (key: string) => key.startsWith(nameOf(userId));
  return inStorage((storage) => Object.keys(storage).some(isOwn)) ?? false;
}

/** Whether this one waits; not until the page's scripts run. */
export function useWaits(userId: string, key: string): boolean {
  return useSyncExternalStore(
    heard,
    () => isKept(userId, key),
    () => false,
  );
}

export function heard(listener: () => void): () => void {
  for (const event of ["storage", WAITING_CHANGED]) window.addEventListener(event, listener);
  return () => {
    for (const event of ["storage", WAITING_CHANGED]) window.removeEventListener(event, listener);
  };
}

function isKept(userId: string, key: string): boolean {
  return inStorage((storage) => storage.getItem(nameOf(userId, key)) !== null) ?? false;
}
