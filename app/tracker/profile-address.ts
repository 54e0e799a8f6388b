/** Where a prospect's profile is, from the handle and the platform (WEEK-1). Pure; runs anywhere. */
import { handleKey } from "./identity";
import type { SiteName } from "./profile-sites";
import type { Contact } from "./prospect";

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
export function profileAddress(contact: Pick<Contact, "handle" | "platform">): string | null {
  const key = handleKey(contact);
  const [, site = "", name = ""] = /^([a-z]+):(.+)$/s.exec(key ?? "") ?? [];
  if (site === "web") return `https://${encodeURI(name)}`;
  const page = Object.entries(PAGES).find(([known]) => known === site)?.[1];
  const safe = name.split("/").map(encodeURIComponent).join("/");
  return page?.(safe) ?? null;
}
