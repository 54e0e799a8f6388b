/** A second of a video in an address: `?t=83`, `?t=83s`, `?t=1h2m3s` and `?t=1:23`, as video hosts and people write it (MED-6). */

import { LONGEST_VIDEO_SECONDS } from "~/platform/media/video-length";
import { HOUR_SECONDS } from "~/platform/time/durations";

/** Null for anything else. */
export function secondIn(text: string | null): number | null {
  if (text === null) return null;
  if (/^\d{1,5}s?$/.test(text)) return within(Number.parseInt(text, 10));
  const clock = /^(?:(\d{1,2}):)?(\d{1,3}):([0-5]\d)$/.exec(text);
  if (clock) return inAll(clock);
  const parts = /^(?=\d+[hm])(?:(\d{1,2})h)?(?:(\d{1,4})m)?(?:(\d{1,5})s)?$/.exec(text);
  if (!parts) return null;
  return inAll(parts);
}

function inAll(parts: RegExpExecArray): number | null {
  const [hours, minutes, seconds] = parts.slice(1).map((part) => Number(part ?? 0));
  return within((hours ?? 0) * HOUR_SECONDS + (minutes ?? 0) * 60 + (seconds ?? 0));
}

function within(seconds: number): number | null {
  return seconds <= LONGEST_VIDEO_SECONDS ? seconds : null;
}
