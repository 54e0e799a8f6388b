import { useState } from "react";
import { useResetNews } from "./news";
import { sameVideo } from "./opened-video";

type Loaded = {
  player: string | null;
  /** Counts resets of the person and changes of the video. */
  epoch: number;
  resets: number;
  isTakenDown: boolean;
};

/**
 * What an administrator has made of a lesson while its page is open, in sentences. `visit`: of whom and of which
 * lesson.
 */
export function useLessonNews(visit: string, loaded: Loaded): string[] {
  const { player, epoch, resets, isTakenDown } = loaded;
  const reset = useResetNews(visit, resets);
  const video = useVideoNews(visit, player, epoch - resets);
  return [...(isTakenDown ? [TAKEN_DOWN] : []), ...reset, ...(video ? [WORDS[video]] : [])];
}

function useVideoNews(visit: string, loaded: string | null, version: number) {
  const [seen, setSeen] = useState({ visit, last: loaded, version, isReplaced: false });
  if (seen.visit !== visit) setSeen({ visit, last: loaded, version, isReplaced: false });
  else if (loaded !== null && (seen.last === null || !sameVideo(seen.last, loaded)))
    // The same content again starts nothing over.
    setSeen({
      visit,
      last: loaded,
      version,
      isReplaced: seen.last !== null && seen.version !== version,
    });
  if (loaded === null) return seen.visit === visit && seen.last !== null ? "removed" : null;
  return seen.isReplaced ? "replaced" : null;
}

const TAKEN_DOWN =
  "This lesson was taken down while this page was open. What you watched and wrote is safe.";
const WORDS = {
  replaced: "This lesson has a new video, so it starts over.",
  removed: "The video was removed while this page was open. What you watched before is safe.",
};
