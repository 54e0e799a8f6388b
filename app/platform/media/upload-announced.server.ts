/** What a sender says of a file before it sends any of it. */
import { UploadRefusal } from "./upload-refusals.server";
import { LONGEST_VIDEO_SECONDS, SHORTEST_VIDEO_SECONDS } from "./video-length";

/** What browsers play, or may be able to. */
const VIDEO_TYPES = ["video/mp4", "video/quicktime", "video/webm"];
const MOST_NAME = 200;
export const NO_VIDEO = "This is not a video that plays here: MP4, MOV and WebM work";
export const NO_WHOLE_VIDEO =
  "This file is not a whole video: it is cut off, or something else that only begins like one. Export the video again and upload that file.";
const LARGEST_SIDE = 16_384;

/** `size`: in bytes. Refuses what no video has. */
export function announced(size: number, metadata: Record<string, string | null> = {}) {
  const contentType = metadata.filetype ?? "";
  if (!VIDEO_TYPES.includes(contentType)) throw new UploadRefusal(415, NO_VIDEO);
  if (size <= 0) throw new UploadRefusal(400, "This file is empty");
  return {
    name: nameOf(metadata.filename),
    contentType,
    bytes: size,
    durationSeconds: durationIn(metadata.duration),
    width: sideIn(metadata.width),
    height: sideIn(metadata.height),
  };
}

function nameOf(given: string | null | undefined): string {
  // Joiners stay: some scripts and pictures are written with them.
  const name = (given ?? "").replace(/(?![\u200c\u200d])[\p{Cc}\p{Cf}]/gu, "").trim();
  return [...name].slice(0, MOST_NAME).join("") || "Video";
}

/** In seconds; a program that uploads need not say it. */
function durationIn(given: string | null | undefined): number | null {
  if (!given) return null;
  const seconds = Number(given);
  if (seconds >= SHORTEST_VIDEO_SECONDS && seconds <= LONGEST_VIDEO_SECONDS) return seconds;
  throw new UploadRefusal(
    400,
    "A video has between a second and 12 hours, and this one says otherwise",
  );
}

/** Of the picture, in pixels; a file need not say it. */
function sideIn(given: string | null | undefined): number | null {
  if (!given) return null;
  const pixels = Math.round(Number(given));
  if (pixels >= 1 && pixels <= LARGEST_SIDE) return pixels;
  throw new UploadRefusal(400, "The picture of this video has a size that no video has");
}
