/** What is typed into a card's form, kept in this browser until it is saved or thrown away (OPS-3). */
import { type Kept, KeptEntries } from "~/platform/web/kept-entries";
import type { Card, Day } from "./card";

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

/** Those of one person: nobody else on this computer sees them, or sends them. */
export class CardDrafts {
  readonly #kept: KeptEntries<OpenForm>;

  /** `person`: empty for those who know the password, whose drafts end with their tab or their login. */
  constructor(person: string) {
    this.#kept = new KeptEntries(
      `board-drafts ${person} `,
      person === "" ? "sessionStorage" : "localStorage",
    );
  }

  readonly subscribe = (listener: () => void): (() => void) => this.#kept.subscribe(listener);
  readonly all = (): readonly Kept<OpenForm>[] => this.#kept.all();
  static readonly none = (): readonly Kept<OpenForm>[] => NONE;

  /** Takes the place of an earlier one of the same form. */
  keep(draft: OpenForm): void {
    this.#kept.keep(keyOf(draft), draft);
  }

  forget(form: OpenForm): void {
    this.#kept.remove(keyOf(form));
  }

  forgetAll(): void {
    for (const key of this.#kept.names()) this.#kept.remove(key);
  }
}

const NONE: readonly Kept<OpenForm>[] = [];

/** A day has one form for a new card, and a card one for its edit. */
export function isSameForm(one: OpenForm, other: OpenForm): boolean {
  return keyOf(one) === keyOf(other);
}

export function dayOf(form: OpenForm): Day {
  return form.kind === "add" ? form.day : form.base.day_column;
}

function keyOf(form: OpenForm): string {
  return form.kind === "add" ? `add ${form.day}` : `edit ${form.base.id}`;
}
