import { useState } from "react";

/**
 * The address that the player was opened with, which it keeps: a newer resume point must not restart it. Another video of
 * the lesson takes its place. `renew`: what signs the address may have expired, so the server's next one replaces it.
 */
export function useOpenedVideo(loaded: string | null) {
  const [opened, setOpened] = useState(loaded);
  const [refused, setRefused] = useState<string | null>(null);
  const isOther = opened !== null && loaded !== null && !sameVideo(opened, loaded);
  const changed =
    opened === null || loaded === null || isOther || (refused !== null && loaded !== refused);
  if (changed && opened !== loaded) {
    setOpened(loaded);
    setRefused(null);
  }
  return {
    opened,
    /** Whether there is something to ask the server for. */
    renew(): boolean {
      if (!opened || !/[?&](?:token|for)=/.test(opened)) return false;
      setRefused(loaded);
      return true;
    },
  };
}

function sameVideo(one: string, other: string): boolean {
  return one.split("?")[0] === other.split("?")[0];
}

type News = "replaced" | "removed" | null;

/** What became of a lesson's video while its page is open. `visit`: of whom and of which lesson. */
export function useVideoNews(visit: string, loaded: string | null, epoch: number): News {
  const [seen, setSeen] = useState({ visit, last: loaded, epoch, isReplaced: false });
  if (seen.visit !== visit) setSeen({ visit, last: loaded, epoch, isReplaced: false });
  else if (loaded !== null && (seen.last === null || !sameVideo(seen.last, loaded)))
    // The same content again starts nothing over.
    setSeen({ visit, last: loaded, epoch, isReplaced: seen.last !== null && seen.epoch !== epoch });
  if (loaded === null) return seen.visit === visit && seen.last !== null ? "removed" : null;
  return seen.isReplaced ? "replaced" : null;
}

const WORDS = {
  replaced: "This lesson has a new video, so it starts over.",
  removed: "The video was removed while this page was open. What you watched before is safe.",
};

/** For someone who watches meanwhile. */
export function VideoNews({ news }: { news: News }) {
  return (
    news && (
      <p role="status" className="mb-4 rounded-control bg-sunken px-4 py-3">
        {WORDS[news]}
      </p>
    )
  );
}
