import { typedKeys } from "~/platform/web/typed-keys";
import { ConflictPanel } from "~/ui/conflict-panel";
import { FormDialog } from "~/ui/dialog";
import { type Card, STATUS_NAMES } from "./card";
import type { CardEdit } from "./live-board";
import type { Board } from "./use-board";

const NAMES = {
  title: "Title",
  description: "Description",
  day_column: "Day",
  status: "Status",
  tags: "Tags",
  notes: "Notes",
} as const;

type Field = keyof typeof NAMES;
type DisputeDialogProps = { edit: CardEdit; theirs: Card; settle: Board["settle"] };

/** The fields of a card that someone else changed since its form was filled (OPS-3). */
export function DisputeDialog({ edit, theirs, settle }: DisputeDialogProps) {
  const mine: Partial<Card> = { ...edit.words, ...edit.place };
  const fields = typedKeys(NAMES).filter((field) => field in mine);
  const keep = () => settle(edit, false);
  return (
    <FormDialog
      open
      onOpenChange={(open) => open || keep()}
      title={`Edit ${theirs.title}`}
      description="Everyone viewing the board sees the change right away."
    >
      <ConflictPanel
        fields={fields.map((field) => ({
          name: NAMES[field],
          theirs: wordsOf(theirs, field),
          mine: wordsOf(mine, field),
        }))}
        onKeep={keep}
        onSave={() => settle(edit, true)}
      >
        Someone else has changed the same {fields.length === 1 ? "field" : "fields"} in the
        meantime. Everything else of yours is saved.
      </ConflictPanel>
    </FormDialog>
  );
}

function wordsOf(card: Partial<Card>, field: Field): string {
  if (field === "status") return card.status ? STATUS_NAMES[card.status] : "–";
  const value = card[field];
  return (Array.isArray(value) ? value.join(", ") : value) || "–";
}
