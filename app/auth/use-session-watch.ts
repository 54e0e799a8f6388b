import { useEffect, useEffectEvent } from "react";
import { useRevalidator } from "react-router";
import { askSession, watchSession } from "./session-watch";

const LOOK_EVERY_MS = 300_000;

/**
 * Has every tab of the browser leave when the session is over, whichever of them notices: the page's
 * loaders run again, and lead to the sign-in page and back.
 */
export function useSessionWatch(signedIn: boolean): void {
  const { revalidate } = useRevalidator();
  const leave = useEffectEvent(() => void revalidate().catch(() => undefined));
  useEffect(() => {
    const tabs = new BroadcastChannel("session");
    if (!signedIn) {
      tabs.postMessage("look");
      return () => tabs.close();
    }
    const watch = watchSession(askSession, () => {
      tabs.postMessage("look");
      leave();
    });
    const seen = () => {
      if (document.visibilityState === "visible") watch.look();
    };
    tabs.onmessage = watch.look;
    document.addEventListener("visibilitychange", seen);
    window.addEventListener("online", seen);
    const timer = setInterval(seen, LOOK_EVERY_MS);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", seen);
      window.removeEventListener("online", seen);
      watch.stop();
      tabs.close();
    };
  }, [signedIn]);
}
