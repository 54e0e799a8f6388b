/** Reads what an administrator pasted: the address in it, character by character as written. */

/** An address as written: nothing is decoded, resolved or corrected. */
export type WrittenAddress = { host: string; path: string; query: URLSearchParams };

/**
 * The parts of an https address; null for anything a browser would first have to fix: another scheme, a user, a port, a
 * dot at the end of the host, letters of other alphabets, backslashes, spaces.
 */
export function readAddress(written: string): WrittenAddress | null {
  const address =
    /^https:\/\/([a-z0-9](?:[a-z0-9.-]*[a-z0-9])?)(\/[!"$->@-~]*)?(\?[!"$-~]*)?(?:#[!-~]*)?$/i.exec(
      written,
    );
  const [, host, path = "/", query = ""] = address ?? [];
  if (host === undefined || written.includes("\\")) return null;
  return { host: host.toLowerCase(), path, query: new URLSearchParams(query) };
}

/** An address as people say it, without the scheme: a host with a dot, and a path. */
const BARE = /^(?:[a-z0-9-]{1,63}\.){1,6}[a-z]{2,20}(?:[/?].*)?$/i;

/** A tag's beginning, its end, or an attribute. */
const MARKUP = /<([a-z][\w-]*)|>|(?<![\w-])([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/gi;

/** `tag`: the one in which the attribute was found; empty outside of any. */
type Attribute = { tag: string; name: string; value: string };
type Code = { text: string; attributes: readonly Attribute[] };
type Find = (code: Code) => string | undefined;

const attribute =
  (name: RegExp, tag?: string): Find =>
  ({ attributes }) =>
    attributes.find((each) => name.test(each.name) && (!tag || each.tag === tag))?.value;
const script =
  (pattern: RegExp, behind = ""): Find =>
  ({ text }) => {
    const from = text.indexOf(behind);
    return from < 0 ? undefined : pattern.exec(text.slice(from))?.[1];
  };

/** A place in an embed code that holds an address, most reliable first; `as` builds the address from it. */
const PLACES: readonly { find: Find; as?: (value: string) => string }[] = [
  { find: attribute(/^(?:data-(?:tally-)?)?src$/, "iframe") },
  { find: attribute(/^data-url$/) },
  { find: attribute(/^data-src$/) },
  { find: attribute(/^data-tally-open$/), as: (id) => `https://tally.so/embed/${id}` },
  {
    find: attribute(/^data-tf-(?:widget|popup|slider|sidetab|popover|fullpage)$/),
    as: (id) => `https://form.typeform.com/to/${id}`,
  },
  { find: attribute(/^data-path$/), as: (path) => `https://tidycal.com/${path}` },
  {
    find: attribute(/^data-fillout-id$/),
    as: (id) => `https://forms.fillout.com/t/${id}`,
  },
  { find: attribute(/^media-id$/), as: wistiaAddress },
  { find: script(/\bwistia_async_([a-z0-9]{10})\b/), as: wistiaAddress },
  { find: script(/["'](https:\/\/fast\.wistia\.(?:com|net)\/embed\/medias\/[^"'<>\s]+)["']/) },
  {
    find: script(/\blink["']?\s*:\s*["']([^"'<>\s]+)["']/, "SavvyCal("),
    as: (link) => `https://savvycal.com/${link}`,
  },
  { find: script(/\bcalLink["']?\s*:\s*["']([^"'<>\s]+)["']/, "cal.eu"), as: calEuAddress },
  { find: attribute(/^data-cal-link$/), as: calAddress },
  { find: script(/\bcalLink["']?\s*:\s*["']([^"'<>\s]+)["']/), as: calAddress },
  { find: script(/\burl["']?\s*:\s*["'](https:[^"'<>\s]+)["']/) },
  { find: attribute(/^chatbotid$/, "script"), as: chatbaseAddress },
  { find: script(/\bchatbotId["']?\s*[:=]\s*["']([^"'<>\s]+)["']/), as: chatbaseAddress },
  {
    find: script(/\bid\s*=\s*["']([^"'<>\s]+)["']/, "chatbase.co/embed"),
    as: chatbaseAddress,
  },
  { find: script(/["'](https:\/\/[a-z]+\.jotform\.com\/(?:jsform|agent)[^"'<>\s]*)["']/) },
  { find: attribute(/^href$/, "a") },
];

/** The address that a pasted text is or contains; null if there is none. */
export function addressIn(pasted: string): string | null {
  const trimmed = pasted.trim();
  if (trimmed === "") return null;
  if (!/[\s<>"'{}]/.test(trimmed)) return BARE.test(trimmed) ? `https://${trimmed}` : trimmed;
  const text = trimmed.replaceAll("&amp;", "&");
  const code = { text, attributes: attributesIn(text) };
  for (const { find, as } of PLACES) {
    const value = find(code)?.trim();
    if (value !== undefined) return as ? as(value) : value;
  }
  return hubSpotForm(text);
}

function attributesIn(text: string): Attribute[] {
  let tag = "";
  return [...text.matchAll(MARKUP)].flatMap(([, opened, name, double, single, bare]) => {
    if (name) return [{ tag, name: name.toLowerCase(), value: double ?? single ?? bare ?? "" }];
    tag = opened?.toLowerCase() ?? "";
    return [];
  });
}

const HUBSPOT = {
  account: /\b(?:data-)?portal-?id["']?\s*[:=]\s*["']?([\w-]+)/i,
  form: /\b(?:data-)?form-?id["']?\s*[:=]\s*["']?([\w-]+)/i,
  region: /\b(?:data-)?region["']?\s*[:=]\s*["']?([\w-]+)/i,
};

/** HubSpot's code names an account, a form and a region, from which its own script builds a frame of this address. */
function hubSpotForm(text: string): string | null {
  const account = HUBSPOT.account.exec(text)?.[1];
  const form = HUBSPOT.form.exec(text)?.[1];
  if (!account || !form) return null;
  const region = HUBSPOT.region.exec(text)?.[1] ?? "na1";
  const host = region === "na1" ? "js.hsforms.net" : `js-${region}.hsforms.net`;
  return `https://${host}/ui-forms-embed-components-app/frame.html?_hsPortalId=${account}&_hsFormId=${form}&_hsHublet=${region}`;
}

function calAddress(link: string): string {
  return `https://app.cal.com/${link}`;
}

function calEuAddress(link: string): string {
  return `https://app.cal.eu/${link}`;
}

function wistiaAddress(id: string): string {
  return `https://fast.wistia.net/embed/iframe/${id}`;
}

function chatbaseAddress(id: string): string {
  return `https://www.chatbase.co/chatbot-iframe/${id}`;
}
