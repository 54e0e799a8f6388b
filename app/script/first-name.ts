import { useSyncExternalStore } from "react";

const KEY = "script_first_name";
const PROSPECT_KEY = "script_prospect";
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

export function useScriptProspect(): string {
  return useSyncExternalStore(
    listen,
    () => window.sessionStorage.getItem(PROSPECT_KEY) ?? "",
    () => "",
  );
}

/** The next conversation in this tab is with this prospect; null: unknown. */
export function setScriptProspect(prospect: { id: string; firstName: string } | null): void {
  window.sessionStorage.setItem(PROSPECT_KEY, prospect?.id ?? "");
  setFirstName(prospect?.firstName ?? "");
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
