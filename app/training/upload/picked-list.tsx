import { type Dispatch, type SetStateAction, useEffect, useEffectEvent, useRef } from "react";
import { flushSync } from "react-dom";
import { takeFocus } from "~/ui/take-focus";
import {
  isShared,
  type ManyLesson,
  openFirst,
  type PickedFile,
  withLesson,
  withThisInstead,
} from "./picked-files";
import { PickedRow } from "./picked-row";

type PickedListProps = {
  picked: readonly PickedFile[];
  lessons: readonly ManyLesson[];
  onChange: Dispatch<SetStateAction<readonly PickedFile[]>>;
};

/** What a person has to decide stands first, and no row moves while they are at one. */
export function PickedList({ picked, lessons, onChange }: PickedListProps) {
  const list = useRef<HTMLOListElement>(null);
  const isChecked = picked.every(({ examined }) => examined !== null);
  const isDue = useRef(true);
  const arrange = (next: EventTarget | null = document.activeElement) => {
    const { current } = list;
    const isHeld = current?.matches(":hover") || (next instanceof Node && current?.contains(next));
    if (!isDue.current || isHeld) return;
    isDue.current = false;
    onChange(openFirst);
  };
  // What was found in the files may have made some of them open, or free.
  const checked = useEffectEvent(() => arrange());
  useEffect(() => {
    isDue.current = isChecked;
    if (isChecked) checked();
  }, [isChecked]);

  const remove = (key: string) => {
    const at = picked.findIndex((each) => each.key === key);
    flushSync(() => onChange((before) => before.filter((each) => each.key !== key)));
    const left = list.current?.querySelectorAll<HTMLElement>("[data-remove]") ?? [];
    takeFocus(left[Math.min(at, left.length - 1)] ?? document.getElementById(CHOOSE));
  };
  return (
    <ol
      ref={list}
      onPointerLeave={() => arrange()}
      onBlur={({ relatedTarget }) => arrange(relatedTarget)}
      className="panel divide-y divide-line"
    >
      {picked.map((file) => (
        <li key={file.key} className="p-4">
          <PickedRow
            file={file}
            lessons={lessons}
            isShared={isShared(file.lesson, picked)}
            onLesson={(lesson) => onChange((before) => withLesson(before, file.key, lesson))}
            onInstead={() => onChange((before) => withThisInstead(before, file.key))}
            onRemove={() => remove(file.key)}
          />
        </li>
      ))}
    </ol>
  );
}

/** The button that chooses files. */
export const CHOOSE = "choose-videos";
