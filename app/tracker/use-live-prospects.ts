import { useEffectEvent, useRef, useState } from "react";
import { useIsLoading } from "~/platform/pages/under-way";
import type { LiveChange } from "~/platform/realtime/live-connection";
import { useLive } from "~/platform/realtime/use-live";
import { useRefresh } from "~/platform/realtime/use-refresh";
import { readJson } from "~/platform/web/json";
import type { Figures } from "./figures";
import { type Shown, withChange, withFetched } from "./live-list";
import type { Prospect, ProspectChange } from "./prospect-columns.server";
import { isInView, type TrackerView } from "./tracker-view";

/** New rows that arrive together are fetched together. */
const COLLECT_MS = 60;

type Loaded = { list: Shown; figures: Figures };
type Seeing = { view: TrackerView; userId: string; seesAll: boolean };

/** The loader's result plus what came over the stream since: each change costs one row (TRK-1, RT-1). */
export function useLiveProspects(loaded: Loaded, { view, userId, seesAll }: Seeing): Loaded {
  const [live, setLive] = useState({ from: loaded, now: loaded });
  const current = live.from.list === loaded.list ? live.now : loaded;
  const isLoading = useIsLoading();
  const refresh = useRefresh();
  const apply = useEffectEvent((change: (now: Loaded) => Loaded) =>
    setLive((before) => ({
      from: loaded,
      now: change(before.from.list === loaded.list ? before.now : loaded),
    })),
  );
  const fetchFinances = useFinances((fetched) =>
    apply((now) => ({ ...now, list: withFetched(now.list, fetched) })),
  );
  useLive(["tracker"], ({ event, data }: LiveChange) => {
    if (event === "tracker-figures") {
      const figures = data as Figures;
      apply((now) => ({ ...now, figures }));
    }
    if (event === "tracker-import") refresh();
    if (event === "prospect") {
      const change = data as ProspectChange;
      apply((now) => ({ ...now, list: withChange(now.list, change, view) }));
      const known = current.list.prospects.find(({ id }) => id === change.id);
      if (isPlacedByServer(change, known, view)) refresh();
      else if (isTyped(change, known) && (seesAll || change.ownerId === userId))
        fetchFinances(change.id);
    }
    // A load already under way may be older than this change.
    if (isLoading()) refresh();
  });
  return current;
}

/** Fetches income and score of new prospects for those who may see them: notifications never carry these. */
function useFinances(arrived: (fetched: readonly Prospect[]) => void): (id: string) => void {
  const waiting = useRef(new Set<string>());
  const heard = useEffectEvent(arrived);
  const fetchWaiting = async () => {
    const ids = [...waiting.current].slice(0, 50);
    waiting.current.clear();
    const query = new URLSearchParams(ids.map((id) => ["id", id]));
    const response = await readJson<{ prospects: Prospect[] }>(`/tracker/rows?${query}`);
    if (response) heard(response.prospects);
  };
  return (id) => {
    if (waiting.current.size === 0) setTimeout(() => void fetchWaiting(), COLLECT_MS);
    waiting.current.add(id);
  };
}

/** Whether a prospect's income and score are new to the page, or may have been corrected. */
function isTyped(change: ProspectChange, known: Prospect | undefined): boolean {
  if (change.removed) return false;
  return known ? known.typedVersion !== change.typedVersion : change.version === 1;
}

/**
 * Whether it now belongs to the view, at a place that only the server knows: restored, corrected, or new in an order
 * other than by age; or whether it belongs, where only the server knows that.
 */
function isPlacedByServer(
  change: ProspectChange,
  known: Prospect | undefined,
  view: TrackerView,
): boolean {
  if (change.removed || !isInView(view, change)) return false;
  if (view.contact !== undefined) return true;
  if (known) return false;
  const isCorrected = change.version > 1 && change.version === change.typedVersion;
  return isCorrected || (change.version === 1 && view.sort !== "newest");
}
