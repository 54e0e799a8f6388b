/** Whom an address of a profile names, and on which platform (LEAD-4). Pure; runs anywhere. */
import { handleKey } from "./identity";
import type { SiteName } from "./profile-sites";
import type { Platform } from "./prospect";

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
