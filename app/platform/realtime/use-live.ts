import { useEffect, useEffectEvent } from "react";
import { openLive } from "./live-client";
import type { LiveChange } from "./live-connection";
import { useRefresh } from "./use-refresh";

/**
 * Keeps a page live: `change` gets each change of the topics, and the page's data is reloaded after the stream was
 * (re)opened or refused, when the window gains focus and when the tab becomes visible.
 */
export function useLive(topics: readonly string[], change: (change: LiveChange) => void): void {
  const heard = useEffectEvent(change);
  const refresh = useEffectEvent(useRefresh());
  const names = topics.join();
  useEffect(() => {
    const close = openLive(names.split(","), { change: heard, refresh });
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
  }, [names]);
}
