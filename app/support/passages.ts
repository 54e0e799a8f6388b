/** All help passages, and the same with the company's settings filled in. */
import { CHAIN_OF_COMMAND } from "./content/contacts";
import { BOOKINGS, JOINING } from "./content/joining";
import { LESSONS, SIGNING_IN, TOOLS } from "./content/portal";
import { THE_PROGRAM } from "./content/program";
import { PRIVACY, SUPPORT } from "./content/support";
import { TEN_IN_SIXTY } from "./content/ten-in-sixty";
import type { Passage, Topic } from "./content/topics";
import { PAY, STARTING } from "./content/working";

/** The three groups of the support page (SUP-1). */
export const SUPPORT_CENTER: readonly Topic[] = [TEN_IN_SIXTY, THE_PROGRAM, CHAIN_OF_COMMAND];

export const TOPICS: readonly Topic[] = [
  ...SUPPORT_CENTER,
  JOINING,
  BOOKINGS,
  STARTING,
  PAY,
  SIGNING_IN,
  LESSONS,
  TOOLS,
  SUPPORT,
  PRIVACY,
];

export const PASSAGES: readonly Passage[] = TOPICS.flatMap(({ passages }) => passages);

export type Names = { supportMail: string };

/** A passage as a reader sees it. */
export type ShownPassage = Omit<Passage, "also">;

export type ShownTopic = Omit<Topic, "passages"> & { passages: ShownPassage[] };

export function shownPassage({ also, ...passage }: Passage, names: Names): ShownPassage {
  const { text, link } = passage;
  return {
    ...passage,
    text: filled(text, names),
    ...(link && { link: { ...link, href: filled(link.href, names) } }),
  };
}

export function shownTopic({ passages, ...topic }: Topic, names: Names): ShownTopic {
  return { ...topic, passages: passages.map((passage) => shownPassage(passage, names)) };
}

/** The words of a passage as one text. */
export function wordsOf({ title, text, points = [] }: ShownPassage): string {
  return [title, text, ...points].join("\n");
}

function filled(text: string, { supportMail }: Names): string {
  return text.replaceAll("{supportMail}", supportMail);
}
