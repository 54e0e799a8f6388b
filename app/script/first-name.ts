import { useSyncExternalStore } from "react";
import { greetingName } from "~/platform/text/greeting-name";

const KEY = "script_first_name";
const PROSPECT_KEY = "script_prospect";
const AWAITED_KEY = "script_awaits_answer";
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

/** Whether the prospect has not answered yet: the script begins with thanks for an answer. */
export function useAwaitsAnswer(): boolean {
  return useSyncExternalStore(
    listen,
    () => window.sessionStorage.getItem(AWAITED_KEY) === "yes",
    () => false,
  );
}

type ScriptProspect = { id: string; firstName: string; awaitsAnswer: boolean };

/** The next conversation in this tab is with this prospect; null: unknown. */
export function setScriptProspect(prospect: ScriptProspect | null): void {
  window.sessionStorage.setItem(PROSPECT_KEY, prospect?.id ?? "");
  window.sessionStorage.setItem(AWAITED_KEY, prospect?.awaitsAnswer ? "yes" : "");
  setFirstName(greetingName(prospect?.firstName ?? ""));
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
