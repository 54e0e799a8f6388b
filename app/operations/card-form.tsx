import { type FormEvent, type KeyboardEvent, useState } from "react";
import { issueWords } from "~/platform/web/issue-words";
import { Button } from "~/ui/button";
import { SelectField, TextArea, TextField } from "~/ui/fields";
import { boardCall, LONGEST_TEXT, LONGEST_TITLE } from "./board-call";
import {
  type Card,
  type CardText,
  DAYS,
  type Day,
  parseTags,
  STATUS_NAMES,
  STATUSES,
} from "./card";
import { callFor, changedIn, newCardId, type OwnChange } from "./live-board";
import type { Board, OpenForm } from "./use-board";

type CardFormProps = {
  form: OpenForm;
  /** The current card; null: a new one, or one that someone else deleted. */
  card: Card | null;
  onClose: () => void;
  make: Board["make"];
};

type Fault = { field: string; message: string };

/** A card, edited in place (OPS-3). */
export function CardForm({ form, card, onClose, make }: CardFormProps) {
  const [fault, setFault] = useState<Fault | null>(null);
  const edited = form.kind === "edit" ? form.base : null;
  // If someone else changes the card in the meantime, only what differs from this is sent; their move stays.
  const base = card && edited && { ...edited, day_column: card.day_column };
  const begun = form.kind === "edit" ? form.base.day_column : form.day;
  const [start] = useState(() => valuesOf(form, card?.day_column ?? begun));
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const change = changeFrom(new FormData(event.currentTarget), base);
    if (change === null) return onClose();
    const found = faultIn(change);
    setFault(found);
    if (found) return;
    make(change);
    onClose();
  };
  const leave = ({ key }: KeyboardEvent) => key === "Escape" && onClose();
  const faultOf = (field: string) => (fault?.field === field ? fault.message : undefined);
  return (
    <form
      ref={focusTitle}
      onSubmit={save}
      onInput={({ currentTarget }) => {
        form.typed = new FormData(currentTarget);
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
        <Button look="quiet" small onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" small>
          {card ? "Save" : edited ? "Add as a new card" : "Add"}
        </Button>
      </div>
    </form>
  );
}

/** The form's initial values: what was typed before it moved with its card, otherwise the card's. */
function valuesOf(
  form: OpenForm,
  day: Day,
): Record<"title" | "description" | "day_column" | "status" | "tags" | "notes", string> {
  const base = form.kind === "edit" ? form.base : null;
  const typed = (name: string) => form.typed?.get(name)?.toString();
  const begun = form.kind === "edit" ? form.base.day_column : form.day;
  const chosen = typed("day_column");
  return {
    title: typed("title") ?? base?.title ?? "",
    description: typed("description") ?? base?.description ?? "",
    day_column: chosen && chosen !== begun ? chosen : day,
    status: typed("status") ?? base?.status ?? "incomplete",
    tags: typed("tags") ?? base?.tags?.join(", ") ?? "",
    notes: typed("notes") ?? base?.notes ?? "",
  };
}

/** The form appears where the person asked for it. */
function focusTitle(form: HTMLFormElement | null): void {
  form?.querySelector("input")?.focus();
}

/** The changed fields of a card, null if none; a card whose day was not changed keeps its place. */
function changeFrom(fields: FormData, card: Card | null): OwnChange | null {
  const text = (name: string) => String(fields.get(name) ?? "").trim();
  const words: CardText = {
    title: text("title"),
    description: text("description") || null,
    status: STATUSES.find((status) => status === text("status")) ?? "incomplete",
    tags: parseTags(text("tags")),
    notes: text("notes") || null,
  };
  const day_column = DAYS.find((day) => day === text("day_column")) ?? DAYS[0];
  if (card) return changedIn(card, words, day_column);
  return { kind: "create", id: newCardId(), words, place: { day_column } };
}

/** The server's checks, before sending. */
function faultIn(change: OwnChange): Fault | null {
  const [issue] = boardCall.safeParse(callFor(change), { error: issueWords }).error?.issues ?? [];
  if (!issue) return null;
  const field = issue.path.find((part) => part === "title" || part === "tags") ?? "";
  return { field: String(field), message: issue.message };
}
