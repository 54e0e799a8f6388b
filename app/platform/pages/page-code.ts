/**
 * The code of a page that is opened for the first time (D1). The router reloads the document if an import fails, and
 * browsers never repeat a failed one. So while the server cannot be reached, a page waits before it is opened, and a
 * form to another page is not sent, as everywhere.
 */
import { useEffect } from "react";
import { type ClientInstrumentation, useBlocker } from "react-router";
import { inStorage } from "../web/storage";
import { isReached, serverIsBack, untilReached } from "./server-reach";
import { isUnsaved, mayLeave } from "./unsaved";

/** In this tab: the address that is being opened, until it is. */
const WANTED = "page-wanted";

/** Paths whose code has come, or comes now. */
const opened = new Set<string>();
let asking: Promise<void> | null = null;

/** Around whatever the router opens or sends. */
export const waitsForCode: ClientInstrumentation = {
  router(router) {
    router.instrument({
      async navigate(open, { to, currentUrl, formMethod }) {
        if (typeof to === "number") return void (await open());
        const { href, pathname } = addressOf(to, currentUrl);
        // Code that a link loads ahead may fail, and reload the document, while this still waits.
        if (!isForm(formMethod)) want(href);
        await (isForm(formMethod) ? formCanGo(pathname) : codeCanCome(pathname));
        await open();
        if (wanted() === href) want(null);
      },
      async fetch(send, { href, currentUrl }) {
        await formCanGo(addressOf(href, currentUrl).pathname);
        await send();
      },
    });
  },
};

/** The router names the page itself by a dot. */
function addressOf(to: string, currentUrl: string): URL {
  return new URL(to === "." ? currentUrl : to, new URL(currentUrl, location.origin));
}

function isForm(method = "get"): boolean {
  return method.toLowerCase() !== "get";
}

/**
 * Another address in the same document: on the way back and forward too, which begins in the browser. The router has
 * one blocker, so it also asks whether to leave what is not saved.
 */
export function useCodeOnTheWay(pathname: string): void {
  const blocker = useBlocker(
    ({ historyAction, currentLocation, nextLocation }) =>
      (isUnsaved() && nextLocation.pathname !== currentLocation.pathname) ||
      (historyAction === "POP" && !opened.has(nextLocation.pathname)),
  );
  useEffect(() => {
    opened.add(pathname);
  }, [pathname]);
  useEffect(() => {
    if (blocker.state !== "blocked") return undefined;
    let isNewest = true;
    const go = async () => {
      const leaves = !isUnsaved() || (await mayLeave());
      if (leaves) await codeCanCome(blocker.location.pathname);
      else want(null);
      if (isNewest) leaves ? blocker.proceed() : blocker.reset();
    };
    void go();
    return () => {
      isNewest = false;
    };
  }, [blocker]);
}

/**
 * Before the page starts. If its document was reloaded while another page was being opened, then the code of that page
 * has been replaced, or something such as an ad blocker keeps it from this browser: the page is opened as a document.
 */
export function openWanted(): void {
  const address = wanted();
  want(null);
  const [loaded] = performance.getEntriesByType("navigation");
  const isReloaded = loaded && "type" in loaded && loaded.type === "reload";
  if (address !== null && isReloaded) location.replace(address);
}

function wanted(): string | null {
  return inStorage((storage) => storage.getItem(WANTED), "sessionStorage");
}

function want(address: string | null): void {
  inStorage((storage) => {
    if (address === null) storage.removeItem(WANTED);
    else storage.setItem(WANTED, address);
  }, "sessionStorage");
}

/** All that wait go on together. */
async function codeCanCome(path: string): Promise<void> {
  if (opened.has(path)) return;
  asking ??= untilReached().finally(() => {
    asking = null;
  });
  await asking;
  opened.add(path);
}

/** Without a server it never goes: its page stays as it is, and says so. */
async function formCanGo(path: string): Promise<void> {
  if (opened.has(path)) return;
  if (await isReached()) opened.add(path);
  else {
    void serverIsBack();
    await new Promise(() => {});
  }
}
