import { useState } from "react";
import { useIsOffline } from "~/platform/pages/page-loads";
import { untilReached } from "~/platform/pages/server-reach";
import { Button } from "~/ui/button";
import { useTimer } from "~/ui/use-timer";

/** Most waits are over before anyone has read why. */
const SAID_AFTER_MS = 3_000;
/** As long as the frame of another player may say nothing. */
const STALLED_MS = 10_000;

type PlayerNoticeProps = {
  /** There is nothing left to play. */
  waits: boolean;
  /** How often more of the video has come since. */
  arrivals: number;
  /** It will not go on by itself. */
  fails: boolean;
  /** Nothing has come for long. */
  onStalled: () => void;
  onRetry: () => void;
};

/** Over an own video that does not play on: what it waits for, or that it cannot be played. */
export function PlayerNotice({ waits, arrivals, fails, onStalled, onRetry }: PlayerNoticeProps) {
  const offline = useIsOffline();
  return (
    <>
      {waits && <Silence key={arrivals} onStalled={onStalled} />}
      {fails && !offline ? (
        <div className="absolute inset-0 grid place-items-center p-3">
          <div role="alert" className="panel max-w-sm border-warning p-4 text-center">
            <p className="mb-3 text-sm">
              The video cannot be played right now. What you watched before is safe.
            </p>
            <Button look="outline" small onClick={onRetry}>
              Try again
            </Button>
          </div>
        </div>
      ) : (
        (waits || fails) && <Wait words={waitWords(offline, arrivals)} />
      )}
    </>
  );
}

function waitWords(offline: boolean, arrivals: number): string {
  if (offline) return "You are offline. The video goes on when the connection is back.";
  return arrivals > 0
    ? "Your connection is slow. The video goes on once enough of it has arrived."
    : "Waiting for more of the video.";
}

function Wait({ words }: { words: string }) {
  const [isSaid, setSaid] = useState(false);
  useTimer(SAID_AFTER_MS, () => setSaid(true));
  return (
    isSaid && (
      <div className="pointer-events-none absolute inset-x-0 top-0 grid justify-items-center p-3">
        <p role="status" className="panel max-w-full px-3 py-2 text-center text-sm">
          {words}
        </p>
      </div>
    )
  );
}

/** Since the last of the video has come: the page finds out whether the server can be reached at all. */
function Silence({ onStalled }: { onStalled: () => void }) {
  useTimer(SAID_AFTER_MS, () => void untilReached());
  useTimer(STALLED_MS, onStalled);
  return null;
}
