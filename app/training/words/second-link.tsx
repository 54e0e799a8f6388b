import type { ReactNode } from "react";
import { clock } from "~/platform/time/durations";
import type { LessonTab } from "./lesson-tab";

/** The video that words belong to: where it is, and how to go to another second. */
export type Played = {
  readonly seconds: number;
  readonly place: number;
  seek: (seconds: number) => void;
  readonly subscribe: (listener: () => void) => () => void;
};

type SecondLinkProps = {
  seconds: number;
  /** The tab that stays open, for browsers without the page's script. */
  tab: LessonTab;
  playback: Played;
  children?: ReactNode;
  className?: string;
  isCurrent?: boolean;
  onSeek?: () => void;
};

/** Plays the lesson's video from a second. */
export function SecondLink(props: SecondLinkProps) {
  const { seconds, tab, playback, children, className = "", isCurrent, onSeek } = props;
  return (
    <a
      href={`?tab=${tab}&t=${Math.floor(seconds)}`}
      aria-current={isCurrent ? "true" : undefined}
      className={
        className || "font-semibold text-accent text-sm tabular underline-offset-4 hover:underline"
      }
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        playback.seek(seconds);
        onSeek?.();
      }}
    >
      {children ?? (
        <>
          <span className="sr-only">Play from</span> {clock(seconds)}
        </>
      )}
    </a>
  );
}
