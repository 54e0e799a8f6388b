import { createContext, useContext, useSyncExternalStore } from "react";
import { DraftStore } from "./draft-store";

const NO_STORE = new DraftStore({}, { read: () => ({ values: {}, lists: [] }), write: () => {} });

export const DraftContext = createContext(NO_STORE);

/** What a field shows of the draft: it is rendered again only when that has changed. */
export function useDraft<Shown>(look: (store: DraftStore) => Shown): Shown {
  const store = useContext(DraftContext);
  const shown = () => look(store);
  return useSyncExternalStore(store.subscribe, shown, shown);
}

export function useDraftStore(): DraftStore {
  return useContext(DraftContext);
}
