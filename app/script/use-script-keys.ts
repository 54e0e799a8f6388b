import { useEffect, useEffectEvent } from "react";

type ScriptKeys = {
  choose: (index: number) => void;
  /** One answer on (1) or back (-1). */
  move: (by: 1 | -1) => void;
  back: () => void;
};

const ELSEWHERE =
  "input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=tablist], [popover]";

/** Number keys, arrows and Backspace for the conversation, wherever the focus is, but in fields and dialogs. */
export function useScriptKeys({ choose, move, back }: ScriptKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = actionOf(event.key, { choose, move, back });
    if (!act || isForOthers(event)) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);
}

function actionOf(key: string, { choose, move, back }: ScriptKeys): (() => void) | null {
  if (/^[1-9]$/.test(key)) return () => choose(Number(key) - 1);
  if (key === "ArrowDown") return () => move(1);
  if (key === "ArrowUp") return () => move(-1);
  return key === "Backspace" ? back : null;
}

function isForOthers(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  return event.target instanceof Element && event.target.closest(ELSEWHERE) !== null;
}
