import { useKeys } from "~/ui/use-keys";

type ScriptKeys = {
  choose: (index: number) => void;
  /** One answer on (1) or back (-1). */
  move: (by: 1 | -1) => void;
  back: () => void;
};

/** Number keys, arrows and Backspace for the conversation, wherever the focus is, except in fields and dialogs. */
export function useScriptKeys({ choose, move, back }: ScriptKeys): void {
  useKeys((event) => {
    const act = actionOf(event.key, { choose, move, back });
    if (!act) return;
    event.preventDefault();
    act();
  });
}

function actionOf(key: string, { choose, move, back }: ScriptKeys): (() => void) | null {
  if (/^[1-9]$/.test(key)) return () => choose(Number(key) - 1);
  if (key === "ArrowDown") return () => move(1);
  if (key === "ArrowUp") return () => move(-1);
  return key === "Backspace" ? back : null;
}
