/** Dialogs: few who open a page open one, so what they are made of is loaded after the page, or with the first. */
import { lazy, Suspense, useState } from "react";
import type { ConfirmDialogProps, FormDialogProps } from "./dialog-window";
import { loadedLate } from "./unloaded";
import { useHydrated } from "./use-hydrated";
import { useTimer } from "./use-timer";

/** A dialog that holds a form. */
export function FormDialog(props: FormDialogProps) {
  return useHasOpened(props.open) ? (
    <Suspense>
      <FormWindow {...props} />
    </Suspense>
  ) : null;
}

/** Asks before something that cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return useHasOpened(props.open) ? (
    <Suspense>
      <ConfirmWindow {...props} />
    </Suspense>
  ) : null;
}

const load = () => import("./dialog-window");
const loadForm = loadedLate(() => load().then((code) => ({ default: code.FormWindow })));
const loadConfirm = loadedLate(() => load().then((code) => ({ default: code.ConfirmWindow })));
const FormWindow = lazy(loadForm);
const ConfirmWindow = lazy(loadConfirm);

const LOAD_AFTER_MS = 2_000;

/** From when it first opens on: then it stays, so that it closes as dialogs do. */
function useHasOpened(open: boolean): boolean {
  const hydrated = useHydrated();
  const [hasOpened, setHasOpened] = useState(open);
  if (open && !hasOpened) setHasOpened(true);
  useTimer(hasOpened ? null : LOAD_AFTER_MS, () => void loadForm());
  return hydrated && hasOpened;
}
