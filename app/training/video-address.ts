/** Player addresses: what is taken from a pasted embed code, and the address an iframe is built from. */
import { parsedUrl } from "~/platform/web/json";

/** A video as it is stored: which library of the host, and which video. */
export type VideoReference = { origin: string; libraryId: string; videoId: string };

/**
 * Parses a pasted iframe or address of the shape /embed/{number}/{id} on one of the player's origins. Null for anything
 * else: no other part of what was pasted is ever stored (UPL-1).
 */
export function readEmbedCode(
  pasted: string,
  playerOrigins: readonly string[],
): VideoReference | null {
  const iframe = /<iframe\b[^>]*?\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i.exec(pasted);
  const address = iframe ? (iframe[1] ?? iframe[2] ?? iframe[3] ?? "") : pasted;
  const url = parsedUrl(address.replaceAll("&amp;", "&").trim());
  const path = /^\/embed\/(\d{1,20})\/([A-Za-z0-9-]{1,100})\/?$/.exec(url?.pathname ?? "");
  if (!url || url.username || url.password || !playerOrigins.includes(url.origin)) return null;
  return path?.[1] && path[2] ? { origin: url.origin, libraryId: path[1], videoId: path[2] } : null;
}

/** The address without a start time, as it is stored. */
export function videoAddress({ origin, libraryId, videoId }: VideoReference): string {
  return `${origin}/embed/${libraryId}/${videoId}`;
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
