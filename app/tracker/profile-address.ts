/** Whom an address of a profile names (LEAD-4), and where a prospect's profile is (WEEK-1). Pure; runs anywhere. */
import { handleKey } from "./identity";
import type { SiteName } from "./profile-sites";
import type { Contact, Platform } from "./prospect";

const PLATFORM_OF: Partial<Record<SiteName, Platform>> = {
  instagram: "Instagram",
  linkedin: "LinkedIn",
  facebook: "Facebook",
  tiktok: "TikTok",
  x: "X",
  whatsapp: "WhatsApp",
};
const ADDRESS = /^(?:https?:)?\/\/\S|^(?:[\w-]+\.)+[a-z]{2,}\/\S/i;

export type Profile = { address: string; handle: string | null; platform: Platform | null };

/** Null if it is no address of a page. */
export function readProfile(cell: string): Profile | null {
  const address = cell.trim().replace(/^['<(]+|(?<![>),;])[>),;]+$/g, "");
  if (!ADDRESS.test(address) || /\s/.test(address)) return null;
  const [, site = "", name = ""] =
    /^([a-z]+):(.*)$/s.exec(handleKey({ handle: address }) ?? "") ?? [];
  if (site === "web" || site === "") return { address, handle: null, platform: null };
  // Names of several parts, such as a school's, are no handles, and neither is the number of an account.
  const isNumber = site === "facebook" && /^\d+$/.test(name);
  const handle = name.includes("/") || isNumber ? null : inItsCase(name, address);
  return { address, handle, platform: PLATFORM_OF[site as SiteName] ?? "Other" };
}

/** Where an address is, unless a handle of its own says that it is known elsewhere. `site`: where a handle alone is. */
export function platformAt(
  { handle, platform, profile }: Partial<Contact>,
  site: Platform | null,
): { platform?: Platform } {
  if (handle && !platform && !profile) return site ? { platform: site } : {};
  const at = readProfile(profile ?? "");
  const isItsHandle = !handle || handle.toLowerCase() === at?.handle?.toLowerCase();
  return isItsHandle && at?.platform ? { platform: at.platform } : {};
}

export function looksLikeProfile(cell: string): boolean {
  const profile = readProfile(cell);
  return profile?.platform != null && profile.address !== "";
}

/** A key is in lowercase; people keep a handle as its owner writes it. */
function inItsCase(name: string, address: string): string {
  const plain = decodedAddress(address);
  const at = plain.toLowerCase().lastIndexOf(name);
  return at < 0 ? name : plain.slice(at, at + name.length);
}

function decodedAddress(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** The address of a person's page by their name on a site; null where a name has no page. */
const PAGES: Partial<Record<SiteName, (name: string) => string | null>> = {
  instagram: (name) => `https://www.instagram.com/${name}/`,
  facebook: (name) => `https://www.facebook.com/${name}`,
  linkedin: (name) => `https://www.linkedin.com/${name.includes("/") ? name : `in/${name}`}`,
  x: (name) => `https://x.com/${name}`,
  tiktok: (name) => `https://www.tiktok.com/@${name}`,
  threads: (name) => `https://www.threads.net/@${name}`,
  youtube: (name) => `https://www.youtube.com/${name.includes("/") ? name : `@${name}`}`,
  whatsapp: (name) => (/^\d{6,15}$/.test(name) ? `https://wa.me/${name}` : null),
  telegram: (name) => `https://t.me/${name}`,
  snapchat: (name) => `https://www.snapchat.com/add/${name}`,
  reddit: (name) => `https://www.reddit.com/user/${name}`,
  bluesky: (name) => `https://bsky.app/profile/${name}`,
  xing: (name) => `https://www.xing.com/profile/${name}`,
  pinterest: (name) => `https://www.pinterest.com/${name}/`,
  twitch: (name) => `https://www.twitch.tv/${name}`,
  github: (name) => `https://github.com/${name}`,
};

/** Null: the handle names no one, or no one knows on which site. */
export function profileAddress(
  contact: Pick<Contact, "handle" | "platform" | "profile">,
): string | null {
  const { profile } = contact;
  if (profile)
    return /^https?:/i.test(profile) ? profile : `https://${profile.replace(/^\/\//, "")}`;
  const key = handleKey(contact);
  const [, site = "", name = ""] = /^([a-z]+):(.+)$/s.exec(key ?? "") ?? [];
  if (site === "web") return `https://${encodeURI(name)}`;
  const page = Object.entries(PAGES).find(([known]) => known === site)?.[1];
  const safe = name.split("/").map(encodeURIComponent).join("/");
  return page?.(safe) ?? null;
}
