/** Player addresses: what is taken from a pasted embed code, and the address an iframe is built from. */
import { parsedUrl } from "~/platform/web/json";

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

/** The address of a lesson's player: with its own id, and the second at which playback resumes (VID-2). */
export function playerAddress(
  stored: string,
  playerId: string,
  resumeSecond: number | null,
): string {
  const url = new URL(stored);
  url.searchParams.set("playerId", playerId);
  if (resumeSecond !== null) url.searchParams.set("t", String(resumeSecond));
  return url.href;
}

/** A pasted video, or in words why it is none. */
export type PastedVideo = { video: VideoReference } | { fault: string };

/** As `readEmbedCode`, also without https, and from the host's page that plays it; names the hosts that work otherwise. */
export function readPasted(pasted: string, playerOrigins: readonly string[]): PastedVideo {
  const hosts = playerOrigins.map((origin) => new URL(origin).host);
  const plain = pasted.trim().replace(/^\/\//, "https://");
  const whole = hosts.some((host) => plain.toLowerCase().startsWith(`${host}/`))
    ? `https://${plain}`
    : plain;
  const played = whole.replace(/^(https:\/\/[^/?#]+)\/play\//i, "$1/embed/");
  const video = readEmbedCode(pasted, playerOrigins) ?? readEmbedCode(played, playerOrigins);
  if (video) return { video };
  const other = /(?:https?:)?\/\/([^/\s"'<>?#]+)/i.exec(plain)?.[1]?.toLowerCase();
  const what = other && !hosts.includes(other) ? `Videos of ${other} do not work here. ` : "";
  const example = `${playerOrigins[0] ?? "https://player.example"}/embed/123/abc`;
  return { fault: `${what}Videos of ${hosts.join(", ")} work, such as ${example}` };
}
