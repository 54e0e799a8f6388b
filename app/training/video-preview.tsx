import { useEffect, useRef, useState } from "react";
import { useHydrated } from "~/ui/use-hydrated";
import { clock } from "./lesson";
import { connectPlayer } from "./player-connection";

type VideoPreviewProps = { address: string; title: string };

/** The player itself, once it comes near the visible part of the page, and the length that it reports. */
export function VideoPreview({ address, title }: VideoPreviewProps) {
  const hydrated = useHydrated();
  // A newer token must not load the frame again.
  const [opened] = useState(address);
  const frame = useRef<HTMLIFrameElement>(null);
  const [loaded, setLoaded] = useState(false);
  const [seconds, setSeconds] = useState<number | null>(null);
  const [answers, setAnswers] = useState(true);
  useEffect(() => {
    if (!loaded || !frame.current) return;
    const stop = connectPlayer(frame.current, new URL(opened).origin, {
      point(_, durationSeconds) {
        if (durationSeconds === null) return;
        setSeconds(durationSeconds);
        stop();
      },
      answering: setAnswers,
    });
    return stop;
  }, [loaded, opened]);
  return (
    <div className="grid gap-2">
      {hydrated ? (
        <iframe
          ref={frame}
          src={opened}
          title={`Preview: ${title}`}
          loading="lazy"
          onLoad={() => setLoaded(true)}
          allow="encrypted-media; picture-in-picture; fullscreen"
          referrerPolicy="strict-origin-when-cross-origin"
          className="block aspect-video w-full rounded-control bg-sunken"
        />
      ) : (
        <div className="aspect-video w-full rounded-control bg-sunken" />
      )}
      <p className="text-quiet text-sm tabular">
        {seconds !== null && `Duration: ${clock(seconds)}`}
        {seconds === null &&
          (answers ? "Duration: not reported yet" : "The player is not responding.")}
      </p>
    </div>
  );
}
