import { useId, useRef } from "react";
import { clock } from "~/platform/time/durations";
import { Button } from "~/ui/button";
import { takeFocus } from "~/ui/take-focus";
import type { ManyLesson, PickedFile } from "./picked-files";
import { fileNotes } from "./replacement";
import { sizeText } from "./upload-speed";

type PickedRowProps = {
  file: PickedFile;
  lessons: readonly ManyLesson[];
  /** Another file has the same lesson. */
  isShared: boolean;
  onLesson: (lesson: number | null) => void;
  /** It takes the lesson of the file that it is like. */
  onInstead: () => void;
  onRemove: () => void;
};

/** A file, its lesson, and what to look at. */
export function PickedRow(props: PickedRowProps) {
  const { file, lessons, isShared, onLesson, onInstead, onRemove } = props;
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  const { name, size } = file.chosen.file;
  const { examined, lesson, doubt } = file;
  const fault = examined && "fault" in examined ? examined.fault : null;
  const notes = fault ? [] : notesOn(file, lessons);
  const isDoubtful = isShared || doubt !== null;
  const decide = (act: () => void) => {
    // What was pressed goes with the doubt.
    takeFocus(select.current);
    act();
  };
  return (
    <div className="grid gap-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,20rem)_auto] sm:items-start lg:grid-cols-[minmax(0,1fr)_minmax(0,28rem)_auto]">
      <p className="min-w-0 [overflow-wrap:anywhere] text-sm">
        <span className="font-semibold">{name}</span>
        <span className="block text-quiet tabular">{factsOf(file, size)}</span>
      </p>
      <div className="grid min-w-0 gap-1 text-sm">
        <label htmlFor={id} className="sr-only">
          Lesson for {name}
        </label>
        <select
          ref={select}
          id={id}
          value={lesson ?? ""}
          disabled={fault !== null}
          onChange={(event) => onLesson(event.target.value ? Number(event.target.value) : null)}
          className={`min-h-11 w-full rounded-control border bg-surface px-3 ${isDoubtful ? "border-warning" : "border-line"}`}
        >
          <option value="">No lesson</option>
          {lessons.map((each) => (
            <option key={each.id} value={each.id}>
              {each.number === null ? each.title : `${each.number}. ${each.title}`}
            </option>
          ))}
        </select>
        {fault && <p className="font-medium text-danger">{fault} Nothing is uploaded for it.</p>}
        {!fault && doubt && <p className="font-medium text-warning">Please check: {doubt}.</p>}
        {!fault && doubt && lesson !== null && (
          <Decision of={name} onPress={() => decide(() => onLesson(lesson))}>
            That is right
          </Decision>
        )}
        {!fault && file.like !== undefined && (
          <Decision of={name} onPress={() => decide(onInstead)}>
            Use this one instead
          </Decision>
        )}
        {isShared && <p className="font-medium text-warning">Two files have this lesson.</p>}
        {notes.map((note) => (
          <p key={note} className="text-quiet">
            {note}
          </p>
        ))}
      </div>
      <Button
        look="quiet"
        small
        className="justify-self-start"
        data-remove
        aria-label={`Remove ${name}`}
        onClick={onRemove}
      >
        Remove
      </Button>
    </div>
  );
}

type DecisionProps = { of: string; onPress: () => void; children: string };

function Decision({ of, onPress, children }: DecisionProps) {
  return (
    <Button
      look="outline"
      small
      className="justify-self-start"
      aria-label={`${children}: ${of}`}
      onClick={onPress}
    >
      {children}
    </Button>
  );
}

function factsOf({ examined }: PickedFile, size: number): string {
  if (examined === null) return `${sizeText(size)} · being checked`;
  if ("fault" in examined) return sizeText(size);
  return `${clock(examined.video.durationSeconds)} · ${sizeText(size)}`;
}

function notesOn(
  { chosen, examined, lesson }: PickedFile,
  lessons: readonly ManyLesson[],
): string[] {
  const video = examined && "video" in examined ? examined.video : null;
  const replaced = lessons.find(({ id }) => id === lesson)?.replacement;
  return [
    ...(video && !video.hasSound ? ["It has no sound."] : []),
    ...(video?.change === "converts"
      ? ["This browser converts it first, which takes a while."]
      : []),
    ...(replaced ? fileNotes(replaced, chosen.file.name).map((note) => `${note}.`) : []),
  ];
}
