/** A card's place on the board as people see it: the n-th among the other cards shown on a day. */
import { type Card, cardsOf, DAYS, type Day, type Place } from "./card";

export type CardPosition = { day: Day; index: number };
export type Direction = "up" | "down" | "left" | "right";

export function cardPositionOf(cards: readonly Card[], id: string): CardPosition | null {
  const card = cards.find((each) => each.id === id);
  if (!card) return null;
  const day = card.day_column;
  return { day, index: cardsOf(cards, day).findIndex((each) => each.id === id) };
}

/** One step further; the same place at the board's edge. */
export function stepped(
  cards: readonly Card[],
  id: string,
  { day, index }: CardPosition,
  towards: Direction,
): CardPosition {
  const room = (other: Day) => othersOf(cards, other, id).length;
  if (towards === "up") return { day, index: Math.max(0, index - 1) };
  if (towards === "down") return { day, index: Math.min(room(day), index + 1) };
  const next = DAYS[DAYS.indexOf(day) + (towards === "left" ? -1 : 1)];
  return next === undefined ? { day, index } : { day: next, index: Math.min(index, room(next)) };
}

/** The place described by its neighbors. */
export function placeAt(cards: readonly Card[], id: string, { day, index }: CardPosition): Place {
  const others = othersOf(cards, day, id);
  return {
    day_column: day,
    after_id: others[index - 1]?.id ?? null,
    before_id: others[index]?.id ?? null,
  };
}

/** A card's current position, to return to. */
export function placeOf(cards: readonly Card[], id: string): Place | null {
  const position = cardPositionOf(cards, id);
  return position && placeAt(cards, id, position);
}

export function samePosition(one: CardPosition | null, other: CardPosition | null): boolean {
  return one?.day === other?.day && one?.index === other?.index;
}

/** The position in words, for screen readers. */
export function positionInWords(
  cards: readonly Card[],
  id: string,
  { day, index }: CardPosition,
): string {
  return `${day}, place ${index + 1} of ${othersOf(cards, day, id).length + 1}`;
}

function othersOf(cards: readonly Card[], day: Day, id: string): Card[] {
  return cardsOf(cards, day).filter((card) => card.id !== id);
}
