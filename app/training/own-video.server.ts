/** A lesson's video that is a file of ours: where it plays, for one person and about an hour. */
import type { RouterContextProvider } from "react-router";
import { mediaContext, mediaFile } from "~/platform/media/media.server";
import { requestContext } from "~/platform/web/request-context.server";

/** `address`: null until all of the file is here, and after it was deleted. */
export type OwnVideo = {
  address: string | null;
  poster: string | null;
  /** Its pictures side by side. */
  strip: string | null;
  /** As it was called when it was uploaded, and its length; null after it was deleted. */
  name: string | null;
  seconds: number | null;
};

/** Null for a video that someone else's player shows. `stored`: as the lesson names it. */
export async function ownVideo(
  context: Readonly<RouterContextProvider>,
  stored: string | null,
  viewer: string,
): Promise<OwnVideo | null> {
  const id = ownVideoId(stored ?? "");
  if (id === null) return null;
  const file = await mediaFile(context.get(requestContext).db, id);
  const addressOf = (part: string) =>
    context.get(mediaContext).address({ id, part, viewer, now: Date.now() });
  return {
    address: file?.ready ? addressOf("video") : null,
    poster: file?.parts.includes("poster") ? addressOf("poster") : null,
    strip: file?.parts.includes("strip") ? addressOf("strip") : null,
    name: file?.name ?? null,
    seconds: file?.durationSeconds ?? null,
  };
}

/** The file that a stored address names; null if it is another player's. */
export function ownVideoId(stored: string): string | null {
  return /^\/media\/([A-Za-z0-9_-]{22})\/video$/.exec(stored)?.[1] ?? null;
}
