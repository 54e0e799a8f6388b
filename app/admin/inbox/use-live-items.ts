import { useEffectEvent, useRef, useState } from "react";
import { useLive } from "~/platform/realtime/use-live";
import { useIsLoading, useRefresh } from "~/platform/realtime/use-refresh";
import { readJson } from "~/platform/web/json";
import type { NewCounts } from "./inbox-item";
import { type InboxView, queryOf } from "./inbox-view";
import { type Fetched, type Shown, withFetched } from "./live-items";

/** Changes that come together are fetched together. */
const COLLECT_MS = 100;
const MOST_IDS = 50;

type Loaded = { list: Shown; fresh: NewCounts; now: string };
type Again = Fetched & { fresh: NewCounts; now: string };

/** What the loader found, with what changed since: each change costs its row and the counts. */
export function useLiveItems(loaded: Loaded, view: InboxView): Loaded {
  const [live, setLive] = useState({ from: loaded.list, now: loaded });
  const current = live.from === loaded.list ? live.now : loaded;
  const waiting = useRef(new Set<string>());
  const isLoading = useIsLoading();
  const refresh = useRefresh();
  const arrived = useEffectEvent(({ fresh, now, ...fetched }: Again) =>
    setLive((before) => {
      const { list } = before.from === loaded.list ? before.now : loaded;
      return {
        from: loaded.list,
        now: { list: withFetched(list, fetched, view.page), fresh, now },
      };
    }),
  );
  const fetchWaiting = useEffectEvent(async () => {
    const ids = [...waiting.current];
    waiting.current.clear();
    if (ids.length > MOST_IDS) return refresh();
    const again = await readInbox(queryOf(view, { page: view.page }), ids);
    if (again) arrived(again);
  });
  useLive(["inbox"], ({ key }) => {
    if (waiting.current.size === 0) setTimeout(() => void fetchWaiting(), COLLECT_MS);
    waiting.current.add(key);
    // What is being fetched just now may be older than this change.
    if (isLoading()) refresh();
  });
  return current;
}

/** These items as the view has them, and how many are new; null where the server cannot be reached. */
export async function readInbox(query: string, ids: readonly string[]): Promise<Again | null> {
  const asked = new URLSearchParams(query);
  for (const id of ids) asked.append("id", id);
  return readJson(`/admin/inbox-items?${asked}`);
}
