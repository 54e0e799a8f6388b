import { type FormEvent, type KeyboardEvent, useState } from "react";
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
import { callFor, changedIn, type OwnChange } from "./live-board";
import type { Board } from "./use-board";

type CardFormProps = {
  /** Null: a new one. */
  card: Card | null;
  day: Day;
  onClose: () => void;
  make: Board["make"];
};

type Fault = { field: string; message: string };

/** A card, edited in place (OPS-3). */
export function CardForm({ card, day, onClose, make }: CardFormProps) {
  const [fault, setFault] = useState<Fault | null>(null);
  // Of a card that somebody else changes meanwhile, only what differs from this is sent.
  const [base] = useState(card);
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
      onKeyDown={leave}
      noValidate
      aria-label={card ? `Edit ${card.title}` : `New card for ${day}`}
      className="grid gap-3 rounded-control border border-accent bg-surface p-3"
    >
      <TextField
        name="title"
        label="Title"
        defaultValue={card?.title}
        maxLength={LONGEST_TITLE}
        autoComplete="off"
        error={faultOf("title")}
      />
      <TextArea
        name="description"
        label="Description"
        rows={2}
        defaultValue={card?.description ?? ""}
        maxLength={LONGEST_TEXT}
      />
      <SelectField name="day_column" label="Day" defaultValue={card?.day_column ?? day}>
        {DAYS.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </SelectField>
      <SelectField name="status" label="Status" defaultValue={card?.status ?? "incomplete"}>
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
        defaultValue={card?.tags?.join(", ")}
        error={faultOf("tags")}
      />
      <TextArea
        name="notes"
        label="Notes"
        rows={3}
        defaultValue={card?.notes ?? ""}
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
          {card ? "Save" : "Add"}
        </Button>
      </div>
    </form>
  );
}

/** The form appears where the person has just asked for it. */
function focusTitle(form: HTMLFormElement | null): void {
  form?.querySelector("input")?.focus();
}

/** Of a card, the fields that were changed, null if none; one whose day was not changed keeps its place in it. */
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

/** What the server would say, before it is asked. */
function faultIn(change: OwnChange): Fault | null {
  const [issue] = boardCall.safeParse(callFor(change)).error?.issues ?? [];
  if (!issue) return null;
  const field = issue.path.find((part) => part === "title" || part === "tags") ?? "";
  return { field: String(field), message: issue.message };
}

/** A random id (UUID, version 4). The browser's own maker of these exists over HTTPS only. */
function newCardId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte, index) => {
    const marked = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return marked.toString(16).padStart(2, "0");
  });
  return hex.join("").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
