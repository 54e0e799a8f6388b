import { memo, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { Link } from "react-router";
import { clock } from "~/platform/time/durations";
import { Button } from "~/ui/button";
import { useCopied } from "~/ui/copy";
import { TextField } from "~/ui/fields";
import { type Cue, chaptersOf, cueAt } from "./cue";
import type { Language } from "./languages";
import { type Played, SecondLink } from "./second-link";

/** `isOld`: it was written for another video, for those who can change that. */
export type Transcript = {
  lesson: number;
  cues: readonly Cue[];
  language: Language;
  isOld: boolean;
};

type TranscriptPanelProps = { transcript: Transcript; playback: Played };

/** A third down what is seen of the list: on a phone the player may be over its first lines. */
function showLine(list: HTMLElement, line: HTMLElement): void {
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  const covered = (Number.parseFloat(scrollPaddingTop) || 0) - list.getBoundingClientRect().top;
  const height = list.clientHeight;
  const hidden = Math.min(Math.max(covered, 0), height);
  list.scrollTop = line.offsetTop - hidden - (height - hidden) / 3;
}

/** What is said in the video: it follows the player, and each line plays from there (MED-5). */
export function TranscriptPanel({ transcript, playback }: TranscriptPanelProps) {
  const { lesson, cues, language, isOld } = transcript;
  const [sought, setSought] = useState("");
  const [follows, setFollows] = useState(true);
  const { copied, copy } = useCopied("Transcript");
  const current = usePlayedCue(playback, cues);
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    // Only the list scrolls, never the page.
    const row = follows && current >= 0 ? box.current?.querySelector("[aria-current]") : null;
    if (row instanceof HTMLElement && box.current) showLine(box.current, row);
  }, [current, follows]);
  if (cues.length === 0)
    return <p className="text-quiet">There is no transcript of this lesson yet.</p>;
  const shown = found(cues, sought);
  const leave = () => setFollows(false);
  return (
    <section aria-labelledby="lesson-transcript" className="max-w-3xl">
      <h2 id="lesson-transcript" className="sr-only">
        Transcript
      </h2>
      {isOld && (
        <p className="mb-3 text-sm text-warning">
          <span>This transcript was written for the video before. </span>
          <Link
            to={`/admin/upload-videos/${lesson}/transcript`}
            className="underline underline-offset-4"
          >
            Replace it
          </Link>
        </p>
      )}
      <div className="flex flex-wrap items-end gap-2">
        <div className="min-w-0 flex-1 basis-52">
          <TextField
            name="find"
            type="search"
            label="Find in this transcript"
            value={sought}
            onChange={(event) => setSought(event.currentTarget.value)}
          />
        </div>
        <Button look="outline" onClick={() => void copy(textOf(cues))}>
          {copied ? "Copied" : "Copy"}
        </Button>
        <Button
          look="outline"
          aria-pressed={follows}
          disabled={follows}
          onClick={() => setFollows(true)}
        >
          {follows ? "Following" : "Follow"}
        </Button>
      </div>
      {sought !== "" && (
        <p role="status" className="mt-2 text-quiet text-sm tabular">
          {shown.length === 1 ? "1 line found" : `${shown.length} lines found`}
        </p>
      )}
      <section
        ref={box}
        aria-label="Lines of the transcript"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        tabIndex={0}
        onWheel={leave}
        onTouchMove={leave}
        onKeyDown={(event) => event.key !== "Enter" && leave()}
        className="panel relative mt-3 max-h-[min(32rem,70vh)] overflow-y-auto p-2 motion-safe:scroll-smooth"
      >
        {chaptersOf(shown).map(({ name, cues: said }) => (
          <div key={said[0]?.place} lang={language}>
            {name && (
              <h3 dir="auto" className="px-3 pt-4 pb-1 text-lg">
                {name}
              </h3>
            )}
            <ol>
              {said.map((cue) => (
                <Line
                  key={cue.place}
                  cue={cue}
                  playback={playback}
                  isCurrent={cue.place === current}
                  onSeek={setFollows}
                />
              ))}
            </ol>
          </div>
        ))}
      </section>
    </section>
  );
}

type PlacedCue = Cue & { place: number };

function found(cues: readonly Cue[], sought: string): PlacedCue[] {
  const wanted = sought.trim().toLowerCase();
  return cues
    .map((cue, place) => ({ ...cue, place }))
    .filter(({ words }) => words.toLowerCase().includes(wanted));
}

function textOf(cues: readonly Cue[]): string {
  return cues.map(({ start, words }) => `${clock(start)} ${words}`).join("\n");
}

type LineProps = {
  cue: PlacedCue;
  playback: Played;
  isCurrent: boolean;
  onSeek: (follows: true) => void;
};

/** Of thousands, only those that change are drawn anew. */
const Line = memo(
  ({ cue, playback, isCurrent, onSeek }: LineProps) => (
    <li>
      <SecondLink
        seconds={cue.start}
        tab="transcript"
        playback={playback}
        isCurrent={isCurrent}
        onSeek={() => onSeek(true)}
        className="flex gap-3 rounded-control border-transparent border-l-4 px-3 py-2 hover:bg-sunken aria-[current=true]:border-accent aria-[current=true]:bg-accent-soft"
      >
        <span className="w-14 shrink-0 font-semibold text-accent text-sm leading-6 tabular">
          {clock(cue.start)}
        </span>
        <span dir="auto" className="min-w-0 flex-1 [overflow-wrap:anywhere]">
          {cue.words}
        </span>
      </SecondLink>
    </li>
  ),
  (before, after) =>
    before.isCurrent === after.isCurrent &&
    before.cue.place === after.cue.place &&
    before.cue.start === after.cue.start &&
    before.cue.words === after.cue.words,
);

/** The place of the cue that is being said; -1 before the video has played. */
function usePlayedCue(playback: Played, cues: readonly Cue[]): number {
  return useSyncExternalStore(
    playback.subscribe,
    () => (playback.seconds > 0 ? cueAt(cues, playback.seconds + SAME_SECONDS) : -1),
    () => -1,
  );
}

/** A player that was sent to a cue may be a little before it. */
const SAME_SECONDS = 0.25;
