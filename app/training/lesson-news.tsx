import { useState } from "react";
import { sameVideo } from "./opened-video";

type Loaded = {
  player: string | null;
  /** Counts resets of the person and changes of the video. */
  epoch: number;
  resets: number;
};

/**
 * What an administrator has made of a lesson while its page is open, in sentences. `visit`: of whom and of which
 * lesson.
 */
export function useLessonNews(visit: string, { player, epoch, resets }: Loaded): string[] {
  const isReset = useReset(visit, resets);
  const video = useVideoNews(visit, player, epoch - resets);
  return [...(isReset ? [RESET] : []), ...(video ? [WORDS[video]] : [])];
}

/** Whether the progress was reset since this visit began; `resets` counts them. */
function useReset(visit: string, resets: number): boolean {
  const [begun, setBegun] = useState({ visit, resets });
  if (begun.visit !== visit) setBegun({ visit, resets });
  return begun.visit === visit && begun.resets !== resets;
}

/** `version`: counts changes of the video. */
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

const RESET = "An administrator has reset your training progress, so every lesson starts over.";
const WORDS = {
  replaced: "This lesson has a new video, so it starts over.",
  removed: "The video was removed while this page was open. What you watched before is safe.",
};

/** For someone who has the page open meanwhile. */
export function News({ news }: { news: readonly string[] }) {
  return (
    <>
      {news.map((sentence) => (
        <p key={sentence} role="status" className="mb-4 rounded-control bg-sunken px-4 py-3">
          {sentence}
        </p>
      ))}
    </>
  );
}
