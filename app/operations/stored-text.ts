/** A text in the browser's storage that views can subscribe to. */
import { useSyncExternalStore } from "react";

export const heldLogin = storedText("sessionStorage", "operations-login");

/** `area`: a tab's own storage, or the whole browser's. */
export function storedText(area: "sessionStorage" | "localStorage", key: string) {
  const listeners = new Set<() => void>();
  const listen = (heard: () => void) => {
    listeners.add(heard);
    return () => listeners.delete(heard);
  };
  const read = () => window[area].getItem(key);
  return {
    read,
    write(text: string | null): void {
      if (text === null) window[area].removeItem(key);
      else window[area].setItem(key, text);
      for (const heard of listeners) heard();
    },
    use: () => useSyncExternalStore(listen, read, () => null),
  };
}
