import { createContext, useContext, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { conversationAt, type ScriptWords } from "./script";
import type { Conversation } from "./walk";

const listeners = new Set<() => void>();

/** The page's query, which holds mode and place. */
export function useAddress(): URLSearchParams {
  const { search } = useLocation();
  return new URLSearchParams(
    useSyncExternalStore(
      listen,
      () => window.location.search,
      () => search,
    ),
  );
}

/**
 * Goes to another place on this page. Not through the router: it would re-render the whole document after every key,
 * although only the conversation changes. When the browser goes back to such an entry, the router reads its address.
 */
export function goTo(address: string): void {
  window.history.pushState(null, "", address);
  for (const listener of listeners) listener();
}

/** The conversation in the address, as the page shows it. */
export function useConversation(): Conversation {
  return conversationAt(useScript(), useAddress().get("path") ?? "");
}

/** The conversation in the address: actions start from it, even before it is rendered. */
export function addressedConversation(script: ScriptWords): Conversation {
  const path = new URLSearchParams(window.location.search).get("path");
  return conversationAt(script, path ?? "");
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("popstate", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("popstate", listener);
  };
}

/** The script of the page, for the parts that walk through it. */
const Words = createContext<ScriptWords | null>(null);

export const ScriptProvider = Words.Provider;

export function useScript(): ScriptWords {
  const script = useContext(Words);
  if (!script) throw new Error("No script is provided");
  return script;
}
