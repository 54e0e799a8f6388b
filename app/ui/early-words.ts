/** What is typed before the page's scripts run: the early script remembers it until they do, and then says it again. */
import { useEffect } from "react";

declare global {
  /** By its field; null while an input method makes a word. Gone once the scripts run. */
  var typedEarly: Map<EventTarget, string | boolean | null> | undefined;
}

export const HYDRATED = "hydrated";

/** For the root, whose effects come after those of all fields. */
export function useEarlyWords(): void {
  useEffect(() => void window.dispatchEvent(new Event(HYDRATED)), []);
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a field shows that this browser keeps words for: they come first if more was typed before they could be shown. */
export function withEarly(field: Field, kept: string): string {
  const typed = globalThis.typedEarly?.get(field);
  if (typeof typed !== "string" || typed === "") return kept;
  if (!(field instanceof HTMLTextAreaElement) || typed.startsWith(kept)) return typed;
  return typed === field.defaultValue ? kept : `${kept}\n${typed}`;
}
