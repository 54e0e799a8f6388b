/** Dialogs: few who open a page open one, so what they are made of is loaded after the page, or with the first. */
import { type ComponentType, lazy, Suspense, useState } from "react";
import { loadedLate } from "./unloaded";
import { useHydrated } from "./use-hydrated";
import { useTimer } from "./use-timer";

type Code = typeof import("./dialog-window");

const LOAD_AFTER_MS = 2_000;

/** A dialog that holds a form. */
export const FormDialog = dialogOf((code) => code.FormWindow);
/** Asks before something that cannot be undone. */
export const ConfirmDialog = dialogOf((code) => code.ConfirmWindow);

/**
 * From when it first opens on it stays, so that it closes as dialogs do. While its code is on its way, something stands
 * there that is a dialog, too: no key reaches the page behind it.
 */
function dialogOf<Props extends { open: boolean }>(windowIn: (code: Code) => ComponentType<Props>) {
  const load = loadedLate(async () => ({ default: windowIn(await import("./dialog-window")) }));
  const Window = lazy(load);
  return function LateDialog(props: Props) {
    const { open } = props;
    const hydrated = useHydrated();
    const [hasOpened, setHasOpened] = useState(open);
    if (open && !hasOpened) setHasOpened(true);
    useTimer(hasOpened ? null : LOAD_AFTER_MS, () => void load());
    return hydrated && hasOpened ? (
      <Suspense
        fallback={
          open && (
            <p role="dialog" aria-label="Loading" className="panel fixed top-1/2 left-4 p-6">
              Loading
            </p>
          )
        }
      >
        <Window {...props} />
      </Suspense>
    ) : null;
  };
}
