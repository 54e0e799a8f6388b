/** What a person chose for one own video and gets in every other in this browser: the speed, and captions or none. */
import { useEffect, useId, useState } from "react";
import { inStorage } from "~/platform/web/storage";

type Player = { current: HTMLVideoElement | null };

const SPEEDS = [0.75, 1, 1.25, 1.5, 1.75, 2];
const SPEED_KEY = "video_speed";

export function rememberedSpeed(): number {
  const kept = Number(inStorage((storage) => storage.getItem(SPEED_KEY)));
  return SPEEDS.includes(kept) ? kept : 1;
}

/** The speed, the same for all videos in this browser; also follows the browser's own menu. */
export function SpeedField({ player }: { player: Player }) {
  const id = useId();
  const [speed, setSpeed] = useState(1);
  useEffect(() => {
    const current = player.current;
    const follow = () => {
      if (!current) return;
      setSpeed(current.playbackRate);
      inStorage((storage) => storage.setItem(SPEED_KEY, String(current.playbackRate)));
    };
    current?.addEventListener("ratechange", follow);
    return () => current?.removeEventListener("ratechange", follow);
  }, [player]);
  const shown = SPEEDS.includes(speed)
    ? SPEEDS
    : [...SPEEDS, speed].sort((one, other) => one - other);
  return (
    <p className="mt-2 flex items-center justify-end gap-2 text-sm">
      <label htmlFor={id} className="text-quiet">
        Speed
      </label>
      <select
        id={id}
        value={speed}
        onChange={({ target }) => {
          if (player.current) player.current.playbackRate = Number(target.value);
        }}
        className="min-h-9 rounded-control border border-line bg-surface px-2 tabular hover:border-quiet"
      >
        {shown.map((each) => (
          <option key={each} value={each}>
            {`${each}×`}
          </option>
        ))}
      </select>
    </p>
  );
}

const CAPTIONS_KEY = "video_captions";

/** Captions that were switched on or off by the key or in the browser's own menu; `of`: another track is another `of`. */
export function useKeptCaptions(player: Player, of: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a track that replaces another begins without a choice
  useEffect(() => {
    const current = player.current;
    if (!current) return;
    const isOn = inStorage((storage) => storage.getItem(CAPTIONS_KEY)) === "on";
    for (const track of captionsOf(current)) if (isOn) track.mode = "showing";
    const follow = () => {
      const tracks = captionsOf(current);
      if (tracks.length === 0) return;
      const shown = tracks.some(({ mode }) => mode === "showing");
      inStorage((storage) => storage.setItem(CAPTIONS_KEY, shown ? "on" : "off"));
    };
    current.textTracks.addEventListener("change", follow);
    return () => current.textTracks.removeEventListener("change", follow);
  }, [player, of]);
}

function captionsOf(player: HTMLVideoElement): TextTrack[] {
  return [...player.textTracks].filter(({ kind }) => kind === "captions");
}
