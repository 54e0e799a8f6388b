/** What is typed into a card's form, kept in this browser until it is saved or thrown away (OPS-3). */
import { parsedJson } from "~/platform/web/json";
import type { Card, Day } from "./card";
import { storedText } from "./stored-text";

/** The fields of a form by name. */
export type Typed = Readonly<Record<string, string>>;

/**
 * Which form is open on the board: one at a time. `base`: the card as it was then; `typed`: the entries, kept here
 * because the form moves with its card when someone else moves or deletes it.
 */
export type OpenForm = { typed: Typed | null } & (
  | { kind: "add"; day: Day }
  | { kind: "edit"; base: Card }
);

const held = storedText("localStorage", "operations-drafts");

/** Those kept here, for a view. */
export function useDrafts(): readonly OpenForm[] {
  return draftsIn(held.use());
}

/** Takes the place of an earlier one of the same form. */
export function keepDraft(draft: OpenForm): void {
  write([...without(draft), draft]);
}

export function forgetDraft(form: OpenForm): void {
  write(without(form));
}

/** A day has one form for a new card, and a card one for its edit. */
export function isSameForm(one: OpenForm, other: OpenForm): boolean {
  if (one.kind === "add") return other.kind === "add" && one.day === other.day;
  return other.kind === "edit" && one.base.id === other.base.id;
}

export function dayOf(form: OpenForm): Day {
  return form.kind === "add" ? form.day : form.base.day_column;
}

function without(form: OpenForm): OpenForm[] {
  return draftsIn(held.read()).filter((each) => !isSameForm(each, form));
}

function write(drafts: readonly OpenForm[]): void {
  held.write(drafts.length === 0 ? null : JSON.stringify(drafts));
}

function draftsIn(text: string | null): readonly OpenForm[] {
  return (text === null ? null : parsedJson<OpenForm[]>(text)) ?? [];
}
