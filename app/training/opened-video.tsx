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

export function sameVideo(one: string, other: string): boolean {
  return one.split("?")[0] === other.split("?")[0];
}
