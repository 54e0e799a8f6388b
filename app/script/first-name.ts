import { useSyncExternalStore } from "react";

const KEY = "script_first_name";
const listeners = new Set<() => void>();

/** The prospect's first name, kept as long as the tab is open: it is never in an address or sent to a server. */
export function useFirstName(): string {
  return useSyncExternalStore(
    listen,
    () => window.sessionStorage.getItem(KEY) ?? "",
    () => "",
  );
}

export function setFirstName(name: string): void {
  window.sessionStorage.setItem(KEY, name);
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
