/** Reads what an administrator pasted: which address stands in it, letter by letter as it was written. */

/** An address as it was written: nothing of it is decoded, resolved or put right. */
export type WrittenAddress = { host: string; path: string; query: URLSearchParams };

/**
 * The parts of an https address; null for anything that a browser would first have to put right: another scheme, a
 * user, a port, a dot at the end of the host, letters of other alphabets, backslashes, spaces.
 */
export function readAddress(written: string): WrittenAddress | null {
  const address =
    /^https:\/\/([a-z0-9](?:[a-z0-9.-]*[a-z0-9])?)(\/[!-~]*?)?(\?[!-~]*?)?(?:#[!-~]*)?$/i.exec(
      written,
    );
  const [, host, path = "/", query = ""] = address ?? [];
  if (host === undefined || written.includes("\\")) return null;
  return { host: host.toLowerCase(), path, query: new URLSearchParams(query) };
}

const VALUE = `\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`;
const attribute = (name: string) => new RegExp(`\\s${name}${VALUE}`, "i");
const within = (tag: string, name: string) =>
  new RegExp(`<${tag}\\b(?:"[^"]*"|'[^']*'|[^>"'])*?\\s${name}${VALUE}`, "i");

/** A place of an embed code that tells an address, the surest first; `as` makes the address of what stands there. */
const PLACES: readonly { pattern: RegExp; as?: (value: string) => string }[] = [
  { pattern: within("iframe", "(?:data-(?:tally-)?)?src") },
  { pattern: attribute("data-url") },
  { pattern: attribute("data-src") },
  { pattern: attribute("data-tally-open"), as: (id) => `https://tally.so/embed/${id}` },
  {
    pattern: attribute("data-tf-(?:widget|popup|slider|sidetab|popover|fullpage)"),
    as: (id) => `https://form.typeform.com/to/${id}`,
  },
  { pattern: attribute("data-cal-link"), as: calAddress },
  { pattern: /\bcalLink["']?\s*:\s*["']([^"'<>\s]+)["']/, as: calAddress },
  { pattern: /\burl["']?\s*:\s*["'](https:[^"'<>\s]+)["']/ },
  { pattern: within("script", "chatbotId"), as: chatbaseAddress },
  { pattern: /\bchatbotId["']?\s*[:=]\s*["']([^"'<>\s]+)["']/, as: chatbaseAddress },
  { pattern: /\bchatbase\.co\/embed.*?\bid\s*=\s*["']([^"'<>\s]+)["']/s, as: chatbaseAddress },
  { pattern: /["'](https:\/\/[a-z]+\.jotform\.com\/(?:jsform|agent)[^"'<>\s]*)["']/ },
  { pattern: within("a", "href") },
];

/** The address that a pasted text is or holds; null where there is none. */
export function addressIn(pasted: string): string | null {
  const text = pasted.trim();
  if (text === "") return null;
  if (!/[\s<>"'{}]/.test(text)) return text;
  const code = text.replaceAll("&amp;", "&");
  for (const { pattern, as } of PLACES) {
    const match = pattern.exec(code);
    const value = match?.slice(1).find((part) => part !== undefined);
    if (value !== undefined) return as ? as(value.trim()) : value.trim();
  }
  return hubSpotForm(code);
}

/** HubSpot's code names an account, a form and a region: by these its own script makes a frame of this address. */
function hubSpotForm(code: string): string | null {
  const named = (name: string) =>
    new RegExp(`\\b(?:data-)?${name}["']?\\s*[:=]\\s*["']?([\\w-]+)`, "i").exec(code)?.[1];
  const account = named("portal-?id");
  const form = named("form-?id");
  if (!account || !form) return null;
  const region = named("region") ?? "na1";
  const host = region === "na1" ? "js.hsforms.net" : `js-${region}.hsforms.net`;
  return `https://${host}/ui-forms-embed-components-app/frame.html?_hsPortalId=${account}&_hsFormId=${form}&_hsHublet=${region}`;
}

function calAddress(link: string): string {
  return `https://app.cal.com/${link}`;
}

function chatbaseAddress(id: string): string {
  return `https://www.chatbase.co/chatbot-iframe/${id}`;
}
