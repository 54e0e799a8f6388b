import { useState } from "react";

/**
 * The player keeps the address it was opened with: a newer resume point must not restart it. Another video of the lesson
 * replaces it, and so does another `visit`. `renew`: the signed address may have expired, so the server's next one is
 * used.
 */
export function useOpenedVideo(loaded: string | null, visit: unknown) {
  const [opened, setOpened] = useState(loaded);
  const [refused, setRefused] = useState<string | null>(null);
  const [begun, setBegun] = useState(visit);
  const isOther = opened !== null && loaded !== null && !sameVideo(opened, loaded);
  const changed =
    opened === null ||
    loaded === null ||
    isOther ||
    begun !== visit ||
    (refused !== null && loaded !== refused);
  if (begun !== visit) setBegun(visit);
  if (changed && opened !== loaded) {
    setOpened(loaded);
    setRefused(null);
  }
  return {
    opened,
    /** Whether there is something to ask the server for. */
    renew(): boolean {
      const [, signed] = /[?&](token|for)=/.exec(opened ?? "") ?? [];
      // An own video's next address may have come already, with whatever else the page has loaded since.
      if (signed) setRefused(signed === "for" ? opened : loaded);
      return signed !== undefined;
    },
  };
}

export function sameVideo(one: string, other: string): boolean {
  return one.split("?")[0] === other.split("?")[0];
}
