import { useEffect, useEffectEvent } from "react";
import { type LiveChange, openLive } from "./live-client";
import { useRefresh } from "./use-refresh";

/**
 * Keeps a page live: `change` hears each change of the topics, and the page's loaders run again after
 * the stream was (re)opened, when the window gains focus and when the tab becomes visible. `circle`: see `openLive`.
 */
export function useLive(
  topics: readonly string[],
  change: (change: LiveChange) => void,
  circle?: string,
): void {
  const heard = useEffectEvent(change);
  const refresh = useEffectEvent(useRefresh());
  const names = topics.join();
  useEffect(() => {
    const close = openLive(names.split(","), { change: heard, refresh, ended: refresh }, circle);
    const seen = () => {
      if (document.visibilityState === "visible") refresh();
    };
    window.addEventListener("focus", refresh);
    document.addEventListener("visibilitychange", seen);
    return () => {
      close();
      window.removeEventListener("focus", refresh);
      document.removeEventListener("visibilitychange", seen);
    };
  }, [names, circle]);
}
