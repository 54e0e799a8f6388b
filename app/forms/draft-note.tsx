import { type RefObject, useState } from "react";
import { Button } from "~/ui/button";
import { UndoButton } from "~/ui/undo-button";
import { useTimer } from "~/ui/use-timer";
import {
  emptyForm,
  enteredValues,
  forgetDraft,
  restoreDraft,
  saveDraft,
  useHasDraft,
} from "./drafts";
import type { IntakeForm, IntakeValues } from "./form";

/** As long as any message that offers to undo. */
const UNDO_MS = 15_000;

type NoteProps = { form: IntakeForm; element: RefObject<HTMLFormElement | null>; path: string };

/** Clear is next to the button that sends, so what it takes can be had back. */
export function DraftNote({ form, element, path }: NoteProps) {
  const hasDraft = useHasDraft(path);
  const [cleared, setCleared] = useState<IntakeValues | null>(null);
  useTimer(cleared ? UNDO_MS : null, () => setCleared(null));
  if (!hasDraft && !cleared) return null;
  const clear = () => {
    const node = element.current;
    if (!node) return;
    setCleared(enteredValues(form, node));
    emptyForm(node);
    forgetDraft(path);
  };
  const undo = () => {
    const node = element.current;
    if (!node || !cleared) return;
    saveDraft(path, cleared);
    restoreDraft(path, node);
    setCleared(null);
  };
  return (
    <p className="flex flex-wrap items-center gap-x-1 text-quiet text-sm">
      <span role="status">{hasDraft ? "Saved in this browser until it is sent." : "Cleared."}</span>
      {hasDraft ? (
        <Button look="quiet" small onClick={clear}>
          Clear
        </Button>
      ) : (
        <UndoButton type="button" autoFocus onClick={undo} />
      )}
    </p>
  );
}
