import { createContext, useContext, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import { DraftStore } from "./draft-store";
import { OpenedItems } from "./opened-items";

type Editor = { store: DraftStore; opened: OpenedItems };

const NO_STORE = new DraftStore({}, { read: () => ({ values: {}, lists: [] }), write: () => {} });
const NONE_OPENED = new OpenedItems({ kind: "group", name: "", label: "", fields: [] }, []);

export const EditorContext = createContext<Editor>({ store: NO_STORE, opened: NONE_OPENED });

/** What the server knows about list items, by the path of the list or the item. */
export type ItemFacts = {
  /** The largest number that an item of a numbered list ever had. */
  lastNumbers: Readonly<Record<string, number>>;
  /** What other records hold about an item: it is removed only after a yes. */
  held: Readonly<Record<string, string>>;
};

export const ItemFactsContext = createContext<ItemFacts>({ lastNumbers: {}, held: {} });

/** What a field shows of the draft; it re-renders only when that changes. */
export function useDraft<Shown>(look: (store: DraftStore) => Shown): Shown {
  const { store } = useContext(EditorContext);
  const shown = () => look(store);
  return useSyncExternalStore(store.subscribe, shown, shown);
}

export function useDraftStore(): DraftStore {
  return useContext(EditorContext).store;
}

export function useOpenedItems(): OpenedItems {
  return useContext(EditorContext).opened;
}

/** Whether the field at this path, or the item's fields, are on the page. */
export function useIsShown(path: string): boolean {
  const { opened } = useContext(EditorContext);
  const shown = () => opened.shows(path);
  return useSyncExternalStore(opened.subscribe, shown, shown);
}

/** Brings a field or a list item onto the page and focuses it. `at`: a path, or an element's id. */
export function reveal(opened: OpenedItems, at: string): void {
  flushSync(() => opened.open(at));
  const found = document.getElementById(at) ?? document.getElementById(`${at}-item`);
  const toggle = found?.querySelector<HTMLElement>(
    ":scope > h3 > button, :scope > * > h3 > button",
  );
  const shown = toggle ?? found;
  shown?.focus();
  if (shown) holdInView(shown);
}

/** About a second. */
const HELD_FRAMES = 60;
/** Its beginning is enough. */
const MOST_LOOKED_AT = 120;
const BY_HAND = ["wheel", "touchstart", "pointerdown", "keydown"];

/**
 * Items that were never drawn have an estimated height, so what was scrolled to moves away while those above it are drawn:
 * it is brought back until that has settled, or the person scrolls.
 */
function holdInView(element: HTMLElement): void {
  const byHand = new AbortController();
  const end = () => byHand.abort();
  for (const event of BY_HAND)
    window.addEventListener(event, end, { signal: byHand.signal, passive: true });
  const look = (left: number) => {
    if (left === 0) end();
    if (byHand.signal.aborted) return;
    const { top, bottom } = element.getBoundingClientRect();
    if (top < 0 || Math.min(bottom, top + MOST_LOOKED_AT) > window.innerHeight)
      element.scrollIntoView({ behavior: "instant" });
    requestAnimationFrame(() => look(left - 1));
  };
  requestAnimationFrame(() => look(HELD_FRAMES));
}
