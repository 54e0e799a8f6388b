/**
 * Links to other documents, such as the site's pages and files: a browser without a server would put its own page in
 * place of this one (D1).
 */
import { whenReached } from "./server-reach";

/** From now on, such a link opens once the server responds, unless another one is clicked meanwhile. */
export function keepLinksWaiting(): void {
  let last: HTMLAnchorElement;
  // On the window: after the router, which keeps the links that it follows itself.
  window.addEventListener("click", (event) => {
    const link = event.composedPath().find((each) => each instanceof HTMLAnchorElement);
    if (!link) return;
    last = link;
    if (event.defaultPrevented || !opensHere(event, link)) return;
    event.preventDefault();
    void whenReached(async () => last === link && location.assign(link.href));
  });
}

/** One with a fragment may stay within the page. */
function opensHere(
  { metaKey, ctrlKey, shiftKey, altKey }: MouseEvent,
  { target, download, hash, origin }: HTMLAnchorElement,
): boolean {
  const isElsewhere = metaKey || ctrlKey || shiftKey || altKey || target || download || hash;
  return !isElsewhere && origin === location.origin;
}
