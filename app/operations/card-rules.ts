/** What a card may say: its form asks before it sends (OPS-3), and the board's function refuses what breaks it (OPS-4). */
import { oneLine } from "~/platform/text/one-line";
import type { CardText } from "./card";

export const LONGEST_TITLE = 200;
export const LONGEST_TEXT = 10_000;
const MOST_TAGS = 20;
const LONGEST_TAG = 60;

export type CardFault = { field: keyof CardText; message: string };

/** The first fault of what is said; null: none. */
export function faultIn({ title, description, tags, notes }: Partial<CardText>): CardFault | null {
  const messages = {
    title: title === undefined ? null : titleFault(title),
    description: textFault(description ?? "", "Description"),
    tags: tagsFault(tags ?? []),
    notes: textFault(notes ?? "", "Notes"),
  };
  const fields = ["title", "description", "tags", "notes"] as const;
  const [first] = fields.flatMap((field) => {
    const message = messages[field];
    return message === null ? [] : [{ field, message }];
  });
  return first ?? null;
}

/** Why this cannot be a title; null: it can. */
export function titleFault(title: string): string | null {
  const line = oneLine(title);
  return line === "" ? "Title required" : textFault(line, "Title", LONGEST_TITLE);
}

export function textFault(text: string, name: string, most = LONGEST_TEXT): string | null {
  return text.length > most ? `${name} may have at most ${most} characters` : null;
}

export function tagsFault(tags: readonly string[]): string | null {
  if (tags.length > MOST_TAGS) return `A card may have at most ${MOST_TAGS} tags`;
  return tags.map((tag) => textFault(tag, "A tag", LONGEST_TAG)).find(Boolean) ?? null;
}
