/** Carries where a visitor came from along the site's links, in their addresses (FUN-2). */
import { refusedByBrowser } from "../pixel/choice";
import { fetchWithin } from "../web/json";
import { carriedBy, withOrigin } from "./origin";

const COUNTED_WITHIN_MS = 5_000;

/** On links to these pages; not if the visitor opted out of being counted. */
export function carryOrigin(pages: RegExp): void {
  if (navigator.doNotTrack === "1" || refusedByBrowser()) return;
  const origin = carriedBy(new URL(location.href), document.referrer);
  countActions();
  if (Object.keys(origin).length === 0) return;
  const carried = (address: string) => {
    const url = new URL(address, location.href);
    return url.host === location.host && pages.test(url.pathname)
      ? withOrigin(url.href, origin)
      : address;
  };
  addEventListener(
    "click",
    ({ target }) => {
      const link = target instanceof Element ? target.closest("a") : null;
      if (link?.href && link.pathname !== location.pathname) link.href = carried(link.href);
    },
    true,
  );
  addEventListener(
    "submit",
    ({ target }) => {
      if (target instanceof HTMLFormElement && target.method === "get")
        target.action = carried(target.action);
      // The server reads it from the address of the sending page.
      else history.replaceState(history.state, "", carried(location.href));
    },
    true,
  );
}

/** A button that leads to the form on the same page makes no request, so the page's head is requested, once. */
function countActions(): void {
  const ask = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.closest('a[href$="#apply"]')) return;
    removeEventListener("click", ask);
    const counting = { method: "HEAD", keepalive: true };
    void fetchWithin(COUNTED_WITHIN_MS, location.pathname, counting);
  };
  addEventListener("click", ask);
}
