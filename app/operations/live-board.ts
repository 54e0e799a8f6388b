/** What a page shows of the board: what it loaded, live changes since, and its own pending changes. */
import type { BoardCall } from "./board-call";
import { type Card, type CardText, type Day, type Destination, inOrder } from "./card";

export type LoadedBoard = { revision: number; cards: readonly Card[] };

/** A change on the server; `card` is null if it was removed. */
export type HeardChange = { id: string; revision: number; removed: boolean; card: Card | null };

/** A change made on this page, shown before the server has responded. */
export type OwnChange =
  | { kind: "create"; id: string; words: CardText; place: Destination }
  | CardEdit
  | { kind: "delete"; id: string };

/** `base`: the card the form was filled with. Without it, the change applies regardless of others. */
export type CardEdit = {
  kind: "update";
  id: string;
  words: Partial<CardText>;
  place: Destination | null;
  base?: Card;
};

/**
 * Splits an edit of a card that someone else changed in the meantime: the fields only the edit changes, and those both
 * do; null: none.
 */
export function divided(
  edit: CardEdit,
  theirs: Card,
): Record<"free" | "disputed", CardEdit | null> {
  const isDisputed = (field: keyof Card, mine: unknown) =>
    !isSame(edit.base?.[field], theirs[field]) && !isSame(mine, theirs[field]);
  const part = (disputed: boolean): CardEdit | null => {
    const words = wordsWhere(edit.words, (...word) => isDisputed(...word) === disputed);
    const moves = edit.place && isDisputed("day_column", edit.place.day_column) === disputed;
    if (!moves && Object.keys(words).length === 0) return null;
    return { ...edit, words, place: moves ? edit.place : null, base: theirs };
  };
  return { free: part(false), disputed: part(true) };
}

/** The part of an edit that differs from its card; null: nothing. */
export function changedIn(base: Card, edited: CardText, day: Day): CardEdit | null {
  const words = wordsWhere(edited, (field, value) => !isSame(value, base[field]));
  const place = day === base.day_column ? null : { day_column: day };
  if (!place && Object.keys(words).length === 0) return null;
  return { kind: "update", id: base.id, words, place, base };
}

/** An edit of a deleted card, as a new card; null: there is nothing to make one of. */
export function asNewCard(change: OwnChange): OwnChange | null {
  if (change.kind !== "update" || !change.base) return null;
  const { title, description, status, tags, notes, day_column } = change.base;
  const words = { title, description, status, tags, notes, ...change.words };
  return { kind: "create", id: newCardId(), words, place: change.place ?? { day_column } };
}

/** A random id (UUID, version 4). The browser's own generator exists over HTTPS only. */
export function newCardId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte, index) => {
    const marked = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return marked.toString(16).padStart(2, "0");
  });
  return hex.join("").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

function wordsWhere(
  words: Partial<CardText>,
  isWanted: (field: keyof CardText, value: unknown) => boolean,
): Partial<CardText> {
  const all = Object.entries(words) as [keyof CardText, unknown][];
  return Object.fromEntries(all.filter((word) => isWanted(...word)));
}

/** A card without tags has an empty list or none. */
function isSame(one: unknown, other: unknown): boolean {
  const asText = (value: unknown) => JSON.stringify(value ?? []);
  return asText(one) === asText(other);
}

/** Adds a change; only the newest one per card counts, in any order of arrival. */
export function withHeard(
  heard: readonly HeardChange[],
  change: HeardChange,
  loadedRevision: number,
): HeardChange[] {
  const known = heard.find(({ id }) => id === change.id);
  if (known && known.revision >= change.revision) return [...heard];
  const others = heard.filter(({ id, revision }) => id !== change.id && revision > loadedRevision);
  return [...others, change];
}

/** The cards in order: a change that the loaded board already includes is ignored. */
export function cardsNow(
  loaded: LoadedBoard,
  heard: readonly HeardChange[],
  own: readonly OwnChange[],
): Card[] {
  const cards = new Map(loaded.cards.map((card) => [card.id, card]));
  for (const { id, revision, removed, card } of heard) {
    if (revision <= loaded.revision) continue;
    if (removed) cards.delete(id);
    else if (card) cards.set(id, card);
  }
  return own.reduce(withOwn, inOrder([...cards.values()]));
}

/** The request to the server for a change. */
export function callFor(change: OwnChange): BoardCall {
  switch (change.kind) {
    case "create": {
      const { id, words, place } = change;
      return { action: "create_card", data: { id, ...words, ...place } };
    }
    case "update": {
      const { id, words, place, base } = change;
      const updates = { ...words, ...place };
      return { action: "update_card", data: { id, revision: base?.revision, updates } };
    }
    case "delete":
      return { action: "delete_card", data: { id: change.id } };
  }
}

function withOwn(cards: Card[], change: OwnChange): Card[] {
  const others = cards.filter(({ id }) => id !== change.id);
  const known = cards.find(({ id }) => id === change.id);
  switch (change.kind) {
    case "delete":
      return others;
    case "create":
      return known
        ? cards
        : put(others, newCard(change.id, change.words, change.place.day_column), change.place);
    case "update": {
      if (!known) return cards;
      const changed = { ...known, ...change.words };
      if (change.place === null)
        return cards.map((card) => (card.id === change.id ? changed : card));
      return put(others, { ...changed, day_column: change.place.day_column }, change.place);
    }
  }
}

/** A card that the server does not know yet. */
function newCard(id: string, words: CardText, day_column: Day): Card {
  return {
    ...words,
    id,
    day_column,
    position: 0,
    updated_at: new Date(0).toISOString(),
    revision: 0,
  };
}

/** The list with a card inserted: after a neighbor, before one, first or last in its day. */
function put(others: Card[], card: Card, { day_column, after_id, before_id }: Destination): Card[] {
  const inDay = (id: string | null | undefined) =>
    others.findIndex((other) => other.id === id && other.day_column === day_column);
  const [above, below] = [inDay(after_id), inDay(before_id)];
  const first = others.findIndex((other) => other.day_column === day_column);
  const end = others.findLastIndex((other) => other.day_column === day_column) + 1;
  if (above >= 0) return others.toSpliced(above + 1, 0, card);
  if (below >= 0) return others.toSpliced(below, 0, card);
  if (after_id === null && first >= 0) return others.toSpliced(first, 0, card);
  return others.toSpliced(end > 0 ? end : others.length, 0, card);
}
