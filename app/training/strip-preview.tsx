import { type SyntheticEvent, useState } from "react";
import { clock } from "~/platform/time/durations";
import { useTimer } from "~/ui/use-timer";
import { StripPicture } from "./upload/strip-picture";

/** How long it stays after the last move. */
const STAYS_MS = 900;

/** `at`: tells one move from the next. */
type Place = { second: number; durationSeconds: number; shape: number; at: number };

/** Where the player is being moved to by hand; null if it is not. */
export function useScrubbing() {
  const [place, setPlace] = useState<Place | null>(null);
  const seeking = ({ currentTarget: player, timeStamp: at }: SyntheticEvent<HTMLVideoElement>) => {
    const { currentTime: second, duration, videoWidth, videoHeight } = player;
    // A line of the transcript or a gap needs no preview.
    if (!player.matches(":hover, :focus") || !(duration > 0) || videoHeight === 0) return;
    setPlace({ second, durationSeconds: duration, shape: videoWidth / videoHeight, at });
  };
  return { place, seeking, end: () => setPlace(null) };
}

type StripPreviewProps = { strip: string; place: Place; onEnd: () => void };

/** The nearest picture of the strip, over the timeline and clear of the finger or pointer on it. */
export function StripPreview({ strip, place, onEnd }: StripPreviewProps) {
  useTimer(STAYS_MS, onEnd);
  const { second, durationSeconds, shape } = place;
  const part = Math.min(1, second / durationSeconds);
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute bottom-16 w-28 overflow-hidden rounded-control border border-white/60 bg-black text-center text-sm text-white shadow-lg sm:w-40"
      style={{ left: `${part * 100}%`, transform: `translateX(-${part * 100}%)` }}
    >
      <StripPicture
        strip={strip}
        second={second}
        durationSeconds={durationSeconds}
        shape={Math.max(1, shape)}
      />
      <p className="tabular">{clock(second)}</p>
    </div>
  );
}
