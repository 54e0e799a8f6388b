import type { Card } from "../../app/operations/card";

/** A card for tests. */
export function aCard(id: string, changes: Partial<Card> = {}): Card {
  return {
    id,
    title: `Card ${id}`,
    description: null,
    day_column: "Monday",
    status: "incomplete",
    tags: null,
    notes: null,
    position: 0,
    updated_at: "2026-03-07T10:00:00.123456+00:00",
    revision: 1,
    ...changes,
  };
}
