import { createContext, useContext, useSyncExternalStore } from "react";
import { DraftStore } from "./draft-store";

const NO_STORE = new DraftStore({}, { read: () => ({ values: {}, lists: [] }), write: () => {} });

export const DraftContext = createContext(NO_STORE);

/** What the server knows of the items of lists, by the path of the list or of the item. */
export type ItemFacts = {
  /** The largest number that an item of a numbered list ever had. */
  lastNumbers: Readonly<Record<string, number>>;
  /** What other records hold of an item: it is removed only after a yes. */
  held: Readonly<Record<string, string>>;
};

export const ItemFactsContext = createContext<ItemFacts>({ lastNumbers: {}, held: {} });

/** What a field shows of the draft: it is rendered again only when that has changed. */
export function useDraft<Shown>(look: (store: DraftStore) => Shown): Shown {
  const store = useContext(DraftContext);
  const shown = () => look(store);
  return useSyncExternalStore(store.subscribe, shown, shown);
}

export function useDraftStore(): DraftStore {
  return useContext(DraftContext);
}
