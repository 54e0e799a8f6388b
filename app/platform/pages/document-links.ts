/**
 * Links to other documents, such as the site's pages and files: a browser without a server would put its own page in
 * place of this one (D1).
 */
import { whenReached } from "./server-reach";

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
    const { href } = link;
    const waiting = new AbortController();
    followed = waiting;
    const open = async () => waiting.signal.aborted || location.assign(href);
    whenReached(open, waiting).catch(() => {
      // Another one was clicked.
    });
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
