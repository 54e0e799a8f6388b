/** Links to other documents, such as the site's pages and files: a browser without a server would put its own page in place of this one (D1). */
import { limited } from "../web/json";
import { LONGEST_LOAD_MS, untilReached } from "./server-reach";

/** From now on, such a link opens once the server responds, unless another one is clicked meanwhile. */
export function keepLinksWaiting(): void {
  let followed = new AbortController();
  // On the window: after the router, which keeps the links that it follows itself.
  window.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link?.href) return;
    followed.abort();
    if (!opensHere(event, link)) return;
    event.preventDefault();
    followed = new AbortController();
    void open(link.href, followed.signal);
  });
}

function opensHere(event: MouseEvent, link: HTMLAnchorElement): boolean {
  if (event.defaultPrevented || event.button !== 0) return false;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  if (link.hasAttribute("download") || !["", "_self"].includes(link.target)) return false;
  const { origin, pathname, search } = location;
  const isOnThisPage = link.hash !== "" && link.pathname === pathname && link.search === search;
  return link.origin === origin && !isOnThisPage;
}

async function open(address: string, signal: AbortSignal): Promise<void> {
  const ask = () => fetch("/readyz", limited(LONGEST_LOAD_MS, { signal }));
  const reached = await untilReached(ask, signal).catch(() => null);
  if (reached && !signal.aborted) location.assign(address);
}
