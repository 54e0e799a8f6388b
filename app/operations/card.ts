/** The board's cards and their rules. Pages and other programs see a card under its table's column names. */
import { dateTimeText } from "~/platform/time/zones";

export const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"] as const;
export const STATUSES = ["incomplete", "complete"] as const;

export type Day = (typeof DAYS)[number];
export type Status = (typeof STATUSES)[number];

export const STATUS_NAMES: Readonly<Record<Status, string>> = {
  incomplete: "Incomplete",
  complete: "Complete",
};

/** `revision`: the board's at the card's last change; `position` is meaningful only within a day. */
export type Card = {
  id: string;
  title: string;
  description: string | null;
  day_column: Day;
  status: Status;
  tags: string[] | null;
  notes: string | null;
  position: number;
  updated_at: string;
  revision: number;
};

/** A card's content, without its position. */
export type CardText = Pick<Card, "title" | "description" | "status" | "tags" | "notes">;

export type Place = { day_column: Day; after_id: string | null; before_id: string | null };

/** Where a card is to go: last in its day if no neighbor is named. */
export type Destination = { day_column: Day } & Partial<Place>;

/** OPS-3: tags split on commas, trimmed, empties dropped; each only once. */
export function parseTags(given: string | readonly string[]): string[] {
  const texts = typeof given === "string" ? [given] : given;
  const tags = texts.flatMap((text) => text.split(",")).map((tag) => tag.trim());
  return [...new Set(tags.filter((tag) => tag !== ""))];
}

/** OPS-3: by day, then position; cards of one position by id, as the database orders them. */
export function inOrder(cards: readonly Card[]): Card[] {
  return cards.toSorted(
    (one, other) =>
      DAYS.indexOf(one.day_column) - DAYS.indexOf(other.day_column) ||
      one.position - other.position ||
      (one.id < other.id ? -1 : 1),
  );
}

export function cardsOf(cards: readonly Card[], day: Day): Card[] {
  return cards.filter((card) => card.day_column === day);
}

/** Every tag in use, alphabetically. */
export function tagsIn(cards: readonly Card[]): string[] {
  const tags = new Set(cards.flatMap((card) => card.tags ?? []));
  return [...tags].sort((one, other) => one.localeCompare(other, "en"));
}

/** The board's filter; null lets everything through. */
export type Filter = { tag: string | null; status: Status | null };

export function filterFrom(search: URLSearchParams): Filter {
  const asked = search.get("status");
  return {
    tag: search.get("tag") || null,
    status: STATUSES.find((status) => status === asked) ?? null,
  };
}

export function matching(cards: readonly Card[], { tag, status }: Filter): Card[] {
  return cards.filter(
    (card) =>
      (tag === null || (card.tags ?? []).includes(tag)) &&
      (status === null || card.status === status),
  );
}

const ZONE = "Asia/Dubai";

/** OPS-1: the board's newest change as `21 Nov 2026 14:05 GMT+4`, in the reader's time zone; null without cards. */
export function newestChange(cards: readonly Card[]): { at: string; shown: string } | null {
  const [first, ...others] = cards;
  if (!first) return null;
  const newest = others.reduce(
    (latest, { updated_at }) => (Date.parse(updated_at) > Date.parse(latest) ? updated_at : latest),
    first.updated_at,
  );
  return { at: newest, shown: dateTimeText(newest, ZONE) };
}
