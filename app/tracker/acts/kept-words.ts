/** What is typed about prospects and not on its way yet: kept only in this browser, and stands again in its form (DAY-1). */
import { useCallback, useSyncExternalStore } from "react";
import { type Kept, KeptEntries } from "~/platform/web/kept-entries";
import { isEmpty, type Typing } from "./typed-acts";

/** `backAt`: when the server refused it, 0 if it was never sent. */
export type KeptWords = { typing: Typing; backAt: number };
type Entry = Kept<KeptWords>;

/** Of a prospect who is not added yet; any other key is a prospect's id. */
export const NEW = "new";

const NONE: readonly Entry[] = [];
const stores = new Map<string, KeptEntries<KeptWords>>();

export function keepWords(userId: string, key: string, typing: Typing): void {
  const store = storeOf(userId);
  if (isEmpty(typing)) store.remove(key);
  else store.keep(key, { typing, backAt: store.entry(key)?.content.backAt ?? 0 });
}

/** Words that came back stand in their form again, beside those typed since; a second new prospect has a place to itself. */
export function returnWords(userId: string, key: string, typing: Typing): void {
  const store = storeOf(userId);
  const isTaken = key === NEW && store.entry(key) !== null;
  const since = isTaken ? {} : (store.entry(key)?.content.typing ?? {});
  const merged: Typing = { ...since };
  for (const name of Object.keys(typing) as (keyof Typing)[]) {
    const [back, typed] = [typing[name], since[name]];
    if (back) merged[name] = { from: back.from, to: typed?.to ?? back.to };
  }
  const place = isTaken ? `${NEW} ${crypto.randomUUID()}` : key;
  store.keep(place, { typing: merged, backAt: Date.now() });
}

export function forgetWords(userId: string, key: string): void {
  storeOf(userId).remove(key);
}

/** What this browser keeps for a person; nothing while the server renders. */
export function useKeptWords(userId: string): readonly Entry[] {
  // The server keeps none, so it opens none.
  const listen = useCallback(
    (listener: () => void) => storeOf(userId).subscribe(listener),
    [userId],
  );
  return useSyncExternalStore(
    listen,
    () => storeOf(userId).all(),
    () => NONE,
  );
}

function storeOf(userId: string): KeptEntries<KeptWords> {
  const known = stores.get(userId);
  if (known) return known;
  const store = new KeptEntries<KeptWords>(`prospect-words ${userId} `);
  stores.set(userId, store);
  return store;
}
