/** A passage as a reader sees it. */
import type { Passage, Topic } from "./content/help.server";

export type ShownPassage = Omit<Passage, "also" | "audience">;

export type ShownTopic = Omit<Topic, "passages" | "isOnSupportPage"> & {
  passages: ShownPassage[];
};

export function shownPassage({ also: _, audience: __, ...passage }: Passage): ShownPassage {
  return passage;
}

export function shownTopic({ name, title, passages }: Topic): ShownTopic {
  return { name, title, passages: passages.map(shownPassage) };
}

export function wordsOf({ title, text, points }: ShownPassage): string {
  return [title, text, ...points].join("\n");
}
