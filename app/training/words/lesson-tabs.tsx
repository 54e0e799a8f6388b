import { type KeyboardEvent, type ReactNode, useState } from "react";
import { useHydrated } from "~/ui/use-hydrated";
import { useKeys } from "~/ui/use-keys";
import { LESSON_TABS, type LessonTab, TAB_LABELS } from "./lesson-tab";
import { useNoteDrafts } from "./note-drafts";
import type { Note } from "./note-save";
import { NotesPanel } from "./notes-panel";
import type { Played } from "./second-link";
import { type Transcript, TranscriptPanel } from "./transcript-panel";
import { useNotes } from "./use-notes";

type LessonTabsProps = {
  lesson: number;
  userId: string;
  playback: Played;
  words: Omit<Transcript, "lesson"> & {
    tab: LessonTab;
    notes: readonly Note[];
    olderNotes: number;
  };
  /** What the tab "Overview" shows. */
  children: ReactNode;
};

/** Below the video: the lesson's text, what is said in it, and a person's own notes. A tab needs no connection. */
export function LessonTabs({ lesson, userId, playback, words, children }: LessonTabsProps) {
  const [tab, setTab] = useState(words.tab);
  const drafts = useNoteDrafts(userId, lesson);
  const own = useNotes({ userId, lesson, stored: words.notes });
  const choose = (chosen: LessonTab) => {
    setTab(chosen);
    const address = chosen === "overview" ? window.location.pathname : `?tab=${chosen}`;
    window.history.replaceState(window.history.state, "", address);
  };
  useKeys((event) => {
    if (event.key !== "n") return;
    event.preventDefault();
    choose("notes");
    drafts.add(playback.place, keyboardPlace());
  });
  const panel = (of: LessonTab) => ({
    id: `panel-${of}`,
    role: "tabpanel",
    "aria-labelledby": `tab-${of}`,
    hidden: tab !== of,
    className: "mt-6",
  });
  return (
    <div className="mt-8">
      <TabList tab={tab} onChoose={choose} />
      <div {...panel("overview")}>{children}</div>
      <div {...panel("transcript")}>
        {tab === "transcript" && (
          <TranscriptPanel transcript={{ ...words, lesson }} playback={playback} />
        )}
      </div>
      <div {...panel("notes")}>
        <NotesPanel
          lesson={lesson}
          playback={playback}
          own={own}
          drafts={drafts}
          older={words.olderNotes}
        />
      </div>
    </div>
  );
}

/** Null: nowhere, as after a click on the page's own words. */
function keyboardPlace(): HTMLElement | null {
  const { activeElement: place, body } = document;
  const isPlace = place instanceof HTMLElement && place !== body;
  return isPlace && place.getAttribute("tabindex") !== "-1" ? place : null;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

type TabListProps = { tab: LessonTab; onChoose: (tab: LessonTab) => void };

/** Links for browsers without the page's script, which the arrow keys go through with it. */
function TabList({ tab, onChoose }: TabListProps) {
  const hydrated = useHydrated();
  const step = (event: KeyboardEvent<HTMLElement>) => {
    const by = STEPS[event.key];
    const at = LESSON_TABS.indexOf(tab);
    const next = by && LESSON_TABS.at((at + by) % LESSON_TABS.length);
    if (!next) return;
    event.preventDefault();
    onChoose(next);
    document.getElementById(`tab-${next}`)?.focus();
  };
  return (
    <div
      role="tablist"
      aria-label="About this lesson"
      className="flex gap-1 overflow-x-auto border-line border-b"
    >
      {LESSON_TABS.map((each) => (
        <a
          key={each}
          id={`tab-${each}`}
          role="tab"
          href={`?tab=${each}`}
          aria-selected={each === tab}
          aria-controls={`panel-${each}`}
          tabIndex={!hydrated || each === tab ? undefined : -1}
          onKeyDown={step}
          onClick={(event) => {
            event.preventDefault();
            onChoose(each);
          }}
          className="eased -mb-px inline-flex min-h-11 -outline-offset-2 items-center border-transparent border-b-2 px-3 font-semibold text-quiet hover:text-ink aria-selected:border-accent aria-selected:text-accent-strong"
        >
          {TAB_LABELS[each]}
        </a>
      ))}
    </div>
  );
}
