import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { useTimer } from "~/ui/use-timer";
import { isCompleting } from "./lesson";
import { useProgressRecorder } from "./lesson-player";
import type { Playback } from "./playback";
import { rememberedSpeed, SpeedField, useKeptCaptions } from "./player-choices";
import { PlayerNotice } from "./player-notice";
import type { Watcher } from "./progress-recorder";
import { StripPreview, useScrubbing } from "./strip-preview";
import { LANGUAGES, type Language } from "./words/languages";

const RENEWED_WITHIN_MS = 3_000;

type Track = { address: string };

type OwnPlayerProps = {
  address: string;
  poster: string | null;
  /** Its pictures side by side, which show where it is being moved to. */
  strip: string | null;
  title: string;
  watcher: Watcher;
  /** The length in seconds from which a reported one may be the lesson's. */
  leastLength: number;
  /** Where it begins; null: at the start. */
  startsAt: number | null;
  /** A link asked for that second: it plays, if the browser lets it. */
  playsAtOnce: boolean;
  captions: Track | null;
  language: Language;
  chapters: Track | null;
  playback: Playback;
  onCompleted: () => void;
  /** The address may have expired: another one continues at the same place. */
  onRetry: () => void;
};

/** A lesson's own video in the browser's player, and the recording of what is watched. */
export function OwnPlayer(props: OwnPlayerProps) {
  const { address, poster, strip, title, watcher, leastLength, startsAt, playback, onCompleted } =
    props;
  const { captions, chapters, language, onRetry, playsAtOnce } = props;
  const video = useRef<HTMLVideoElement>(null);
  const place = useRef({ seconds: startsAt ?? 0, plays: playsAtOnce });
  const [failing, setFailing] = useState(false);
  const [fails, setFails] = useState(false);
  const [waits, setWaits] = useState(false);
  const [arrivals, setArrivals] = useState(0);
  const recorder = useProgressRecorder(watcher);
  const scrubbing = useScrubbing();
  useKeptCaptions(video, `${captions?.address} ${language}`);
  // A new address usually helps before anyone has to read why.
  useTimer(failing ? RENEWED_WITHIN_MS : null, () => setFails(true));

  const point = ({ currentTarget: player }: { currentTarget: HTMLVideoElement }) => {
    // What is only opened is not watched.
    if (player.readyState === 0 || (player.played.length === 0 && player.paused)) return;
    const seconds = player.currentTime;
    const durationSeconds = Number.isFinite(player.duration) ? player.duration : null;
    place.current.seconds = seconds;
    recorder.note(seconds, durationSeconds);
    playback.moved(seconds, durationSeconds);
    if (isCompleting(seconds, durationSeconds, leastLength)) onCompleted();
  };
  const leap = (seconds: number) => {
    recorder.leap(seconds);
    playback.leap(seconds);
  };
  const seek = useEffectEvent((seconds: number) => {
    place.current = { seconds, plays: true };
    const player = video.current;
    // Also to its very beginning.
    if (player && player.readyState > 0) player.currentTime = seconds;
    void player?.play().catch(() => undefined);
  });

  /** Before it is opened, it will begin there. */
  const standing = useEffectEvent(() => {
    const player = video.current;
    return player && player.readyState > 0 ? player.currentTime : place.current.seconds;
  });

  const opened = (player: HTMLVideoElement) => {
    if (place.current.seconds >= player.duration) place.current.seconds = 0;
    leap(place.current.seconds);
    setFailing(false);
    setFails(false);
    player.playbackRate = rememberedSpeed();
    playback.moved(
      place.current.seconds,
      Number.isFinite(player.duration) ? player.duration : null,
    );
    goOn(player, place.current);
  };
  const failed = () => {
    setFailing(true);
    onRetry();
  };
  /** The browser may have opened the video before the page's scripts ran. */
  const catchUp = useEffectEvent((player: HTMLVideoElement) => {
    if (player.error) failed();
    else if (player.readyState > 0) opened(player);
  });
  useEffect(() => {
    if (video.current) catchUp(video.current);
    return playback.playedBy(seek, standing);
  }, [playback]);
  const again = () => {
    setFails(false);
    setFailing(false);
    onRetry();
    video.current?.load();
  };
  return (
    <>
      <div className="player-stays">
        {/* biome-ignore lint/a11y/useMediaCaption: the captions are those that the company has written */}
        <video
          ref={video}
          src={address}
          poster={poster ?? undefined}
          controls
          playsInline
          preload="metadata"
          aria-label={`Video: ${title}`}
          className="panel block aspect-video w-full bg-black"
          onKeyDown={pressed}
          onLoadedMetadata={({ currentTarget }) => opened(currentTarget)}
          onPlay={() => {
            place.current.plays = true;
          }}
          onWaiting={() => {
            setArrivals(0);
            setWaits(true);
          }}
          onProgress={({ currentTarget }) => {
            if (!waits || currentTarget.error) return;
            setArrivals((before) => before + 1);
            setFails(false);
          }}
          onCanPlay={() => setWaits(false)}
          onPlaying={(event) => {
            setWaits(false);
            setFails(false);
            point(event);
          }}
          onPause={(event) => {
            setWaits(false);
            // The browser also pauses what it cannot load.
            if (!event.currentTarget.error) place.current.plays = false;
            point(event);
          }}
          onTimeUpdate={point}
          onSeeking={(event) => {
            leap(event.currentTarget.currentTime);
            scrubbing.seeking(event);
          }}
          onSeeked={point}
          onEnded={point}
          onError={failed}
        >
          {captions && (
            <track
              key={`${captions.address} ${language}`}
              kind="captions"
              src={captions.address}
              srcLang={language}
              label={LANGUAGES[language]}
            />
          )}
          {chapters && (
            <track
              key={chapters.address}
              kind="chapters"
              src={chapters.address}
              srcLang={language}
            />
          )}
        </video>
        {strip && scrubbing.place && (
          <StripPreview
            key={scrubbing.place.at}
            strip={strip}
            place={scrubbing.place}
            onEnd={scrubbing.end}
          />
        )}
        <PlayerNotice
          waits={waits}
          arrivals={arrivals}
          fails={fails}
          onStalled={() => setFails(true)}
          onRetry={again}
        />
      </div>
      <SpeedField player={video} />
    </>
  );
}

/** At the place where it was, and playing if it was. */
function goOn(player: HTMLVideoElement, { seconds, plays }: { seconds: number; plays: boolean }) {
  if (seconds > 0) player.currentTime = seconds;
  // A browser may want a click first.
  if (plays) void player.play().catch(() => undefined);
}

const STEP_SECONDS = 10;

/** The keys that people know from other players; the browser's own controls have the space bar and the arrows. */
const KEYS: Readonly<Record<string, (player: HTMLVideoElement) => void>> = {
  k: (player) => void (player.paused ? player.play().catch(() => undefined) : player.pause()),
  j: (player) => {
    player.currentTime = Math.max(0, player.currentTime - STEP_SECONDS);
  },
  l: (player) => {
    player.currentTime = Math.min(player.duration || 0, player.currentTime + STEP_SECONDS);
  },
  m: (player) => {
    player.muted = !player.muted;
  },
  c(player) {
    const track = [...player.textTracks].find(({ kind }) => kind === "captions");
    if (track) track.mode = track.mode === "showing" ? "hidden" : "showing";
  },
  f: (player) =>
    void (
      document.fullscreenElement ? document.exitFullscreen() : player.requestFullscreen()
    ).catch(() => undefined),
};

function pressed(event: KeyboardEvent<HTMLVideoElement>): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const act = KEYS[event.key.toLowerCase()];
  if (!act) return;
  event.preventDefault();
  act(event.currentTarget);
}
