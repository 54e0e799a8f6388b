/** Whom a handle or an address of a profile names: the key by which two prospects are one person (DAY-3). Pure; runs anywhere. */
import { parsedUrl } from "~/platform/web/json";
import { typedKeys } from "~/platform/web/typed-keys";
import { APPS, SITES, type Site, type SiteName } from "./profile-sites";
import type { Platform } from "./prospect";

const SITE_NAMES = typedKeys(SITES);
const SITE_OF: Readonly<Record<Platform, SiteName | null>> = {
  Instagram: "instagram",
  LinkedIn: "linkedin",
  Facebook: "facebook",
  TikTok: "tiktok",
  X: "x",
  WhatsApp: "whatsapp",
  Other: null,
};

/** Hosts under a site's own that show the same people: for phones, for slow networks, and one per language. */
const SAME_PEOPLE =
  /^(?:www\d?|m|mobile|mbasic|web|touch|free|iphone|old|new|np|api|business|music|[a-z]|[a-z]{2}(?:-[a-z]{2})?)$/;
/** On a site without rules: these fields say where a visitor came from, and not whose page it is. */
const TRACKING =
  /^(?:utm_.*|mc_.*|mtm_.*|pk_.*|hsa_.*|_hs.*|_ga|igshi?d?|mibextid|ref|ref_.*|si|feature|trk|source|lang|hl|locale|.*clid)$/i;
const PHONE = /^\+?[\d().-]{7,}$/;

type Named = {
  handle?: string | null | undefined;
  platform?: Platform | null | undefined;
  profile?: string | null | undefined;
};

/**
 * The key of a person: `instagram:ann` for an address of theirs or a handle on a known platform, `ann` for a handle on
 * an unknown one, `web:example.com/ann` for any other address. Without a handle, that of the profile. Null if it names no
 * one, as the address of a group does.
 */
export function handleKey({ handle, platform, profile }: Named): string | null {
  const text = plain(handle ?? "") || plain(profile ?? "");
  const [, prefix = "", rest = ""] = /^([a-z]+):(?!\/\/)(.*)$/i.exec(text) ?? [];
  if (/^(?:mailto|tel)$/i.test(prefix)) return bareKey(rest, null);
  const named = SITE_NAMES.find((name) => name === prefix.toLowerCase());
  if (named) return bareKey(rest, named);
  const url = addressIn(text);
  return url ? addressKey(url) : bareKey(text, platform ? SITE_OF[platform] : null);
}

/** The stored keys of those who may be the same person: a handle on an unknown platform may be one on any. */
export function sameKeys(key: string): string[] {
  const [, site, name = ""] = /^([a-z]+):(.*)$/s.exec(key) ?? [];
  if (site === "web" || name.includes("/")) return [key];
  if (SITE_NAMES.some((each) => each === site)) return [key, name];
  return [key, ...SITE_NAMES.map((each) => `${each}:${key}`)];
}

/** The same text in its usual characters, without blanks and invisible ones. */
function plain(text: string): string {
  return text.normalize("NFKC").replace(/[\p{Cf}\p{Cc}\s]/gu, "");
}

/** An address with or without its scheme; null if it is a handle, which may look like the name of a host. */
function addressIn(text: string): URL | null {
  if (/^[a-z][a-z\d+.-]*:\/\//i.test(text)) return parsedUrl(text);
  if (text.startsWith("//")) return parsedUrl(`https:${text}`);
  if (!/^[\w-]+(?:\.[\w-]+)+\.?(?::\d+)?(?:[/?#]|$)/.test(text)) return null;
  const url = parsedUrl(`https://${text}`);
  const isHostAlone = /^[^/?#]+\/?$/.test(text) && !/^www\d?\./i.test(text);
  return url && isHostAlone && siteAt(url.hostname) === null ? null : url;
}

function addressKey(url: URL): string | null {
  const host = url.hostname.toLowerCase().replace(/\.$/, "");
  // Old addresses have their path after "#!".
  const [before = "", query = ""] = (
    url.hash.startsWith("#!/") ? url.hash.slice(2) : url.pathname + url.search
  ).split("?");
  const segments = before
    .split("/")
    .map((each) => plain(decoded(each)))
    .filter(Boolean);
  const app = APPS[url.protocol];
  if (app) return personOn(app, [host, ...segments], query);
  const at = siteAt(host);
  if (at) return personOn(at.name, at.person ? [at.person] : segments, query);
  const kept = [...new URLSearchParams(query)].filter(([name]) => !TRACKING.test(name)).sort();
  const rest = kept.length > 0 ? `?${new URLSearchParams(kept)}` : "";
  const route = url.hash.startsWith("#/") ? url.hash : "";
  return `web:${[host.replace(/^(?:www\d?|m|mobile)\./, ""), ...segments].join("/")}${rest}${route}`;
}

/** The site of a host; `person`: whose own host it is. */
function siteAt(host: string): { name: SiteName; person?: string } | null {
  for (const name of SITE_NAMES) {
    const site: Site = SITES[name];
    for (const own of site.hosts) {
      if (host === own) return { name };
      if (!host.endsWith(`.${own}`)) continue;
      const sub = host.slice(0, -own.length - 1);
      if (SAME_PEOPLE.test(sub)) return { name };
      if (site.personsHosts) return { name, person: sub };
    }
  }
  return null;
}

/** Whom an address on this site is about, by its path and query; null if it is about no one. */
function personOn(name: SiteName, segments: readonly string[], query: string): string | null {
  const { forms, others = [] }: Site = SITES[name];
  for (const form of forms) {
    const found = filledIn(form, segments, new URLSearchParams(query));
    if (found && !others.includes(found.at(-1)?.toLowerCase() ?? "")) return keyOn(name, found);
  }
  return null;
}

function keyOn(name: SiteName, parts: readonly string[]): string {
  const { meant = String, exact }: Site = SITES[name];
  const whole = parts.join("/");
  return `${name}:${meant(exact?.test(whole) ? whole : whole.toLowerCase())}`;
}

/** The parts of a path that belong to the name, if it has this form. */
function filledIn(
  form: string,
  segments: readonly string[],
  query: URLSearchParams,
): string[] | null {
  const [path = "", field] = form.split("?");
  const found: string[] = [];
  for (const [at, part] of path.split("/").entries()) {
    const segment = segments[at];
    if (segment === undefined) return null;
    const word = part.replace(/^\+(?=.)/, "");
    const isName = part === ":" || (part === "@" && segment.startsWith("@"));
    if (!isName && word !== "*" && word !== segment.toLowerCase()) return null;
    if (isName) found.push(segment.replace(/^@+/, ""));
    else if (word !== part) found.push(word);
  }
  if (field !== undefined) found.push(plain(query.get(field) ?? "").replace(/^@+/, ""));
  return found.includes("") ? null : found;
}

/** The key of a handle that is no address. */
function bareKey(text: string, site: SiteName | null): string | null {
  const [path = "", query = ""] = text.split("#", 1)[0]?.split("?") ?? [];
  const segments = path.split("/").filter(Boolean);
  if (site && segments.length > 1) return personOn(site, segments, query);
  const name = (PHONE.test(path) ? path.replace(/\D/g, "").replace(/^00/, "") : segments.join("/"))
    .replace(/^@+/, "")
    .toLowerCase();
  if (name === "") return null;
  return site ? keyOn(site, [name]) : name;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
