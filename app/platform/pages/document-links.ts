/**
 * What leads to another document, such as links to the site's pages and files and forms that load a whole page: a browser
 * without a server would put its own page in place of this one (D1).
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

/** And such a form is sent then, unless another one is sent, it is gone or something else was entered meanwhile. */
export function keepFormsWaiting(): void {
  let last: SubmitEvent;
  let released: EventTarget | null = null;
  window.addEventListener("submit", (event) => {
    const { target: form, submitter } = event;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || !loadsHere(form)) return;
    last = event;
    if (released === form) {
      released = null;
      return;
    }
    event.preventDefault();
    const entered = enteredIn(form);
    const isAsPressed = () =>
      last === event && (submitter ?? form).isConnected && enteredIn(form) === entered;
    void whenReached(async () => {
      if (!isAsPressed()) return;
      released = form;
      form.requestSubmit(submitter);
    });
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

function loadsHere(form: HTMLFormElement): boolean {
  const address = new URL(form.getAttribute("action") ?? "", location.href);
  return form.target === "" && form.method !== "dialog" && address.origin === location.origin;
}

/** All that is entered in a form, to see whether it is still the same. */
export function enteredIn(form: HTMLFormElement): string {
  return JSON.stringify([...new FormData(form)]);
}
