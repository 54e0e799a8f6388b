import { type FormEvent, type KeyboardEvent, useState } from "react";
import { Button } from "~/ui/button";
import { SelectField, TextArea, TextField } from "~/ui/fields";
import { offerWordsBack } from "~/ui/thrown-away";
import { type Card, DAYS, STATUS_NAMES, STATUSES } from "./card";
import type { CardDrafts, OpenForm, Typed } from "./card-drafts";
import { changeFrom, saysMore, valuesOf } from "./card-fields";
import { type CardFault, faultIn, LONGEST_TEXT, LONGEST_TITLE } from "./card-rules";
import type { Board } from "./use-board";

type CardFormProps = {
  form: OpenForm;
  /** The current card; null: a new one, or one that someone else deleted. */
  card: Card | null;
  onClose: () => void;
  make: Board["make"];
  kept: CardDrafts;
};

/** A card, edited in place (OPS-3). */
export function CardForm({ form, card, onClose, make, kept }: CardFormProps) {
  const [fault, setFault] = useState<CardFault | null>(null);
  const edited = form.kind === "edit" ? form.base : null;
  // If someone else changes the card in the meantime, only what differs from this is sent; their move stays.
  const base = card && edited && { ...edited, day_column: card.day_column };
  const begun = form.kind === "edit" ? form.base.day_column : form.day;
  const [start] = useState(() => valuesOf(form, card?.day_column ?? begun));
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const change = changeFrom(typedIn(event.currentTarget), base);
    if (change === null) {
      kept.forget(form);
      return onClose();
    }
    const found = change.kind === "delete" ? null : faultIn(change.words);
    setFault(found);
    if (found) return;
    kept.forget(form);
    make(change);
    onClose();
  };
  const discard = () => {
    const typed = { ...form };
    kept.forget(form);
    onClose();
    if (saysMore(typed)) offerWordsBack(() => kept.keep(typed));
  };
  const leave = ({ key }: KeyboardEvent) => key === "Escape" && onClose();
  const faultOf = (field: string) => (fault?.field === field ? fault.message : undefined);
  return (
    <form
      ref={focusTitle}
      onSubmit={save}
      onInput={({ currentTarget }) => {
        form.typed = typedIn(currentTarget);
        if (saysMore(form)) kept.keep(form);
        else kept.forget(form);
      }}
      onKeyDown={leave}
      noValidate
      aria-label={edited ? `Edit ${edited.title}` : `New card for ${begun}`}
      className="grid gap-3 rounded-control border border-accent bg-surface p-3"
    >
      {edited && card?.day_column !== begun && (
        <p role="alert" className="text-sm text-warning">
          Someone else has {card ? `moved this card to ${card.day_column}` : "deleted this card"}.
          What you entered is kept{card ? "" : ", and can be added as a new card"}.
        </p>
      )}
      <TextField
        name="title"
        label="Title"
        defaultValue={start.title}
        maxLength={LONGEST_TITLE}
        autoComplete="off"
        error={faultOf("title")}
      />
      <TextArea
        name="description"
        label="Description"
        rows={2}
        defaultValue={start.description}
        maxLength={LONGEST_TEXT}
      />
      <SelectField name="day_column" label="Day" defaultValue={start.day_column}>
        {DAYS.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </SelectField>
      <SelectField name="status" label="Status" defaultValue={start.status}>
        {STATUSES.map((status) => (
          <option key={status} value={status}>
            {STATUS_NAMES[status]}
          </option>
        ))}
      </SelectField>
      <TextField
        name="tags"
        label="Tags"
        hint="Separated by commas"
        autoComplete="off"
        defaultValue={start.tags}
        error={faultOf("tags")}
      />
      <TextArea
        name="notes"
        label="Notes"
        rows={3}
        defaultValue={start.notes}
        maxLength={LONGEST_TEXT}
      />
      {fault && !["title", "tags"].includes(fault.field) && (
        <p role="alert" className="text-danger text-sm">
          {fault.message}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button look="quiet" small onClick={discard}>
          Cancel
        </Button>
        <Button type="submit" small>
          {card ? "Save" : edited ? "Add as a new card" : "Add"}
        </Button>
      </div>
    </form>
  );
}

function typedIn(form: HTMLFormElement): Typed {
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return Object.fromEntries(entries);
}

/** The form appears where the person asked for it. */
function focusTitle(form: HTMLFormElement | null): void {
  form?.querySelector("input")?.focus();
}
