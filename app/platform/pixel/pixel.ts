/** The advertising pixel: how its provider's script is loaded, and what it is told. */
import { inStorage } from "../web/storage";

const PIXEL_SCRIPT = "https://connect.facebook.net/en_US/fbevents.js";

type Queue = {
  (...call: unknown[]): void;
  callMethod?: (...call: unknown[]) => void;
  queue: unknown[][];
  push: Queue;
  loaded: boolean;
  version: string;
  disablePushState: boolean;
};

/**
 * Loads the provider's script and records one page view, of this page alone: it does not follow what the page writes
 * into its address, and collects nothing automatically. If its host is blocked, nothing happens.
 */
export function recordPageView(id: string): void {
  const fbq = beginQueue();
  fbq("set", "autoConfig", false, id);
  fbq("init", id);
  fbq("track", "PageView");
  const script = document.createElement("script");
  script.async = true;
  script.src = PIXEL_SCRIPT;
  document.head.append(script);
}

const RECORDED = "advertising-events";
const MOST_RECORDED = 20;

/**
 * Records a visit's conversion, once per browser: not after a reload, in another tab, or on the way back. If the
 * browser stores nothing, the id tells the provider that it is the same one.
 */
export function recordOnce(event: "Lead" | "Schedule", id: string): void {
  const known = inStorage((storage) => storage.getItem(RECORDED))?.split(" ") ?? [];
  if (known.includes(id)) return;
  inStorage((storage) => storage.setItem(RECORDED, [...known, id].slice(-MOST_RECORDED).join(" ")));
  const { fbq } = window as { fbq?: (...call: unknown[]) => void };
  fbq?.("track", event, {}, { eventID: id });
}

/** Queues the calls until the provider's script loads and makes them: the names are that script's. */
function beginQueue(): Queue {
  const fbq = Object.assign(
    (...call: unknown[]) => {
      if (fbq.callMethod) fbq.callMethod(...call);
      else fbq.queue.push(call);
    },
    { queue: [], loaded: true, version: "2.0", disablePushState: true },
  ) as unknown as Queue;
  fbq.push = fbq;
  Object.assign(window, { fbq, _fbq: fbq });
  return fbq;
}
