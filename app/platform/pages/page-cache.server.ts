/** Public pages, each rendered once for as long as the settings stay the same. */
import { type StoredResponse, storedText } from "../web/stored-response.server";

type PageCacheOptions<Settings> = {
  has: (path: string) => boolean;
  /** The address that pages are rendered for, regardless of a request's Host. */
  origin: string;
  render: (request: Request, settings: Settings) => Promise<Response>;
};

/** By then the pages that visitors wait for are there. */
const SHRINK_AFTER_MS = 3_000;

type Kept = Map<string, StoredResponse | Promise<StoredResponse | null>>;

/**
 * Finds the public page of a path, or null; a promise while it is rendered, of null if that failed. `settings` is what
 * the page is made from: another object, another page. Pages are rendered without the visitor's cookies, query and
 * headers, so nothing personal or forged can be cached. After a start or a change visitors wait for pages, so they are
 * first compressed quickly, and again afterward (CONT-6).
 */
export function pageCache<Settings extends object>(options: PageCacheOptions<Settings>) {
  const { has, origin, render } = options;
  const bySettings = new WeakMap<Settings, Kept>();
  let latest: Settings | null = null;
  let shrinking = Promise.resolve();

  const make = async (
    path: string,
    settings: Settings,
    kept: Kept,
  ): Promise<StoredResponse | null> => {
    latest = settings;
    const response = await render(new Request(new URL(path, origin)), settings);
    if (response.status !== 200) return null;
    const text = await response.text();
    const headers = {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-cache",
      "Content-Security-Policy": response.headers.get("Content-Security-Policy") ?? "",
    };
    const quick = await storedText(text, headers, "quick");
    const shrink = async () => {
      if (settings === latest && kept.get(path) === quick)
        kept.set(path, await storedText(text, headers));
    };
    setTimeout(() => {
      shrinking = shrinking.then(shrink);
    }, SHRINK_AFTER_MS).unref();
    return quick;
  };

  return (path: string, settings: Settings) => {
    if (!has(path)) return null;
    const kept: Kept = bySettings.get(settings) ?? new Map();
    bySettings.set(settings, kept);
    const known = kept.get(path);
    if (known) return known;
    const making = make(path, settings, kept);
    kept.set(path, making);
    making.then(
      (page) => (page ? kept.set(path, page) : kept.delete(path)),
      () => kept.delete(path),
    );
    return making;
  };
}

/** What mail programs and people take into an address from the sentence around it, plain or encoded. */
const STRAY_END =
  /(?<=[\w-])(?:[.,:;!?'"*>)\]}]|%(?:20|22|27|29|2[ac]|3[ab]|3[ef]|5d|7d|c2%a0|c2%bb|e2%80%(?:99|9c|9d|a6)))+$/i;
/** An address that ends in an id and its signature, as in the links of mails. */
const SIGNED = /^\/(?:[\w-]+\/)+[\w-]+\.[\w-]+$/;

/**
 * A page path's canonical spelling: lower case, without a slash or a stray sign at its end; of a signed address only the
 * sign goes. Null if it is spelled so, or is neither a page nor signed.
 */
export function rightSpelling(path: string, has: (path: string) => boolean): string | null {
  const bare = path.replace(STRAY_END, "");
  const page = bare.toLowerCase().replace(/(?<=^\/|[^/])\/+$/, "");
  if (has(page)) return page === path ? null : page;
  return bare !== path && SIGNED.test(bare) ? bare : null;
}
