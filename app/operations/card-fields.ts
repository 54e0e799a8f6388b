/** The fields of a card's form, and the change that they make. */
import { type Card, type CardText, DAYS, type Day, parseTags, STATUSES } from "./card";
import { dayOf, type OpenForm, type Typed } from "./card-drafts";
import { changedIn, newCardId, type OwnChange } from "./live-board";

/** The form's initial values: what was typed before it moved with its card, otherwise the card's. */
export function valuesOf(
  form: OpenForm,
  day: Day,
): Record<"title" | "description" | "day_column" | "status" | "tags" | "notes", string> {
  const base = form.kind === "edit" ? form.base : null;
  const typed = (name: string) => form.typed?.[name];
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

/** The changed fields of a card, null if none; a card whose day was not changed keeps its place. */
export function changeFrom(fields: Typed, card: Card | null): OwnChange | null {
  const text = (name: string) => (fields[name] ?? "").trim();
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

/** Whether a form says anything that its card does not. */
export function saysMore(form: OpenForm): boolean {
  if (form.typed === null) return false;
  if (form.kind === "edit") return changeFrom(form.typed, form.base) !== null;
  return ["title", "description", "tags", "notes"].some((name) => form.typed?.[name]?.trim());
}

/** The form that makes a change; null: it was made without one. */
export function formOf(change: OwnChange): OpenForm | null {
  if (change.kind === "delete" || (change.kind === "update" && !change.base)) return null;
  const { title, description, status, tags, notes } = change.words;
  const typed = {
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description: description ?? "" }),
    ...(status !== undefined && { status }),
    ...(tags !== undefined && { tags: tags?.join(", ") ?? "" }),
    ...(notes !== undefined && { notes: notes ?? "" }),
  };
  if (change.kind === "create") return { kind: "add", day: change.place.day_column, typed };
  if (!change.base) return null;
  const form: OpenForm = { kind: "edit", base: change.base, typed };
  const day_column = change.place?.day_column ?? dayOf(form);
  return { ...form, typed: { ...valuesOf(form, dayOf(form)), ...typed, day_column } };
}
