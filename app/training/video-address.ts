/** Player addresses: what is taken from a pasted embed code, and the address an iframe is built from. */
import { embedFrom } from "~/platform/embeds/providers";
import { parsedUrl } from "~/platform/web/json";
import { type KnownHost, knownHostAt, titleOf } from "./video-hosts";

/** Who plays a lesson's video; "own": a file that was uploaded here. */
export const VIDEO_HOSTS = ["player", "vimeo", "youtube", "wistia", "own"] as const;
export type VideoHost = (typeof VIDEO_HOSTS)[number];

/** A video as it is stored: who plays it, which one, and the address that its player has, without a start time. */
export type VideoReference = {
  host: VideoHost;
  libraryId: string;
  videoId: string;
  address: string;
};

/**
 * Parses a pasted iframe or address of the shape /embed/{number}/{id} on one of the player's origins. Null for anything
 * else: no other part of what was pasted is ever stored (UPL-1).
 */
export function readEmbedCode(
  pasted: string,
  playerOrigins: readonly string[],
): VideoReference | null {
  const iframe = /<iframe\b[^>]*?\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i.exec(pasted);
  const source = iframe ? (iframe[1] ?? iframe[2] ?? iframe[3] ?? "") : pasted;
  const url = parsedUrl(source.replaceAll("&amp;", "&").trim());
  const path = /^\/embed\/(\d{1,20})\/([A-Za-z0-9-]{1,100})\/?$/.exec(url?.pathname ?? "");
  if (!url || url.username || url.password || !playerOrigins.includes(url.origin)) return null;
  const [, libraryId, videoId] = path ?? [];
  if (!libraryId || !videoId) return null;
  const address = `${url.origin}/embed/${libraryId}/${videoId}`;
  return { host: "player", libraryId, videoId, address };
}

const BETWEEN = /[\s"'<>,;|]+/;
const ADDRESS = /^(?:https?:\/\/|\/\/|[a-z0-9-]+\.[a-z0-9.-]*\/)/i;
const AROUND = /^[([]+|(?<![)\].!?])[)\].!?]+$/g;

/** An embed code, of which the tags are not only decoration. */
export function isCode(text: string): boolean {
  return /<iframe|<wistia-player|wistia_async_/i.test(text);
}

/** In a text that is no embed code: what people copy with an address, such as a title or the end of a sentence, is not in it. */
export function addressesIn(text: string): string[] {
  const parts = text.split(BETWEEN).map((part) => part.replace(AROUND, ""));
  return parts.filter((part) => ADDRESS.test(part));
}

export type Opening = {
  /** The player's own id, among those on a page. */
  playerId: string;
  /** The second at which playback begins; null: at the start. */
  second: number | null;
  /** The origin of the page that the player is on: YouTube's speaks to no other. */
  pageOrigin: string;
};

/** The address of a lesson's player, with the second at which playback begins (VID-2). */
export function playerAddress(stored: string, { playerId, second, pageOrigin }: Opening): string {
  const url = new URL(stored);
  const set = (values: Record<string, string>) => {
    for (const [name, value] of Object.entries(values)) url.searchParams.set(name, value);
  };
  switch (knownHostAt(stored)) {
    case "youtube":
      set({ enablejsapi: "1", origin: pageOrigin, playsinline: "1", rel: "0" });
      if (second !== null) set({ start: String(second) });
      break;
    case "vimeo":
      set({ dnt: "1" });
      if (second !== null) url.hash = `t=${second}s`;
      break;
    case "wistia":
      set({ doNotTrack: "true" });
      if (second !== null) set({ time: String(second) });
      break;
    default:
      set({ playerId });
      if (second !== null) set({ t: String(second) });
  }
  return url.href;
}

/** A pasted video, or in words why it is none. */
export type PastedVideo = { video: VideoReference } | { fault: string };

/**
 * As `readEmbedCode`, also without https, and from the host's page that plays it; also a video of YouTube, Vimeo or Wistia,
 * in every shape that people copy, if its player is among `playerOrigins`. Names the hosts that work otherwise (MED-3).
 */
export function readPasted(pasted: string, playerOrigins: readonly string[]): PastedVideo {
  const own = playerOrigins.filter((origin) => knownHostAt(origin) === null);
  const hosts = own.map((origin) => new URL(origin).host);
  const plain = (onlyAddress(pasted) ?? pasted.trim()).replace(/^\/\//, "https://");
  const whole = hosts.some((host) => plain.toLowerCase().startsWith(`${host}/`))
    ? `https://${plain}`
    : plain;
  const played = whole.replace(/^(https:\/\/[^/?#]+)\/play\//i, "$1/embed/");
  const video = readEmbedCode(pasted, own) ?? readEmbedCode(played, own);
  if (video) return { video };
  const known = readKnown(plain);
  if (known && playerOrigins.includes(new URL(known.address).origin)) return { video: known };
  return { fault: `${whyRefused(plain, known, playerOrigins)}${whatWorks(playerOrigins)}` };
}

/** Null if there are others, or the text is code, which is read as such. */
function onlyAddress(pasted: string): string | null {
  const [only, ...others] = new Set(isCode(pasted) ? [] : addressesIn(pasted));
  return others.length === 0 ? (only ?? null) : null;
}

function whyRefused(
  plain: string,
  known: VideoReference | null,
  playerOrigins: readonly string[],
): string {
  if (known) return `Videos of ${titleOf(known.host)} do not work here. `;
  const other = /(?:https?:)?\/\/([^/\s"'<>?#]+)/i.exec(plain)?.[1]?.toLowerCase();
  if (!other || playerOrigins.some((origin) => new URL(origin).host === other)) return "";
  const [, site = ""] = /(?:^|\.)(youtube|youtu|vimeo|wistia)\.(?:com|net|be)$/.exec(other) ?? [];
  const isAllowed = playerOrigins.some((origin) => site && knownHostAt(origin)?.startsWith(site));
  return isAllowed
    ? "This address is not that of a single video. "
    : `Videos of ${other} do not work here. `;
}

/** The hosts that work, and an address that does. */
function whatWorks(playerOrigins: readonly string[]): string {
  const known = playerOrigins.flatMap((origin) => knownHostAt(origin) ?? []);
  const own = playerOrigins.filter((origin) => knownHostAt(origin) === null);
  const names = [...own.map((origin) => new URL(origin).host), ...known.map(titleOf)];
  const [first] = known;
  const example =
    own.length === 0 && first
      ? EXAMPLES[first]
      : `${own[0] ?? "https://player.example"}/embed/123/abc`;
  return `Videos of ${names.join(", ")} work, such as ${example}`;
}

const EXAMPLES: Readonly<Record<KnownHost, string>> = {
  youtube: "https://www.youtube.com/watch?v=AbC123dEf45",
  vimeo: "https://vimeo.com/123456789",
  wistia: "https://your-company.wistia.com/medias/abc123def4",
};

/** A video of one of the known hosts, without the time at which it was copied. */
function readKnown(pasted: string): VideoReference | null {
  const read = embedFrom("video", pasted.replace(/^http:\/\//i, "https://"));
  const host = "fault" in read ? null : knownHostAt(read.address);
  if ("fault" in read || host === null) return null;
  const url = new URL(read.address);
  const videoId = url.pathname.split("/").at(-1) ?? "";
  const hash = url.searchParams.get("h") ?? "";
  const address = `${url.origin}${url.pathname}${hash && `?h=${hash}`}`;
  return { host, libraryId: hash, videoId, address };
}

/** A stored address again, if its player is still allowed. */
export function readStored(
  stored: string,
  playerOrigins: readonly string[],
): VideoReference | null {
  const read = readPasted(stored, playerOrigins);
  return "video" in read ? read.video : null;
}
