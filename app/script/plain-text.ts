import { conversation, SECTIONS, type Section } from "./content/conversation";
import { type BankEntry, objections, questions } from "./content/reply-bank";

/** A passage of the reference guide: what the prospect may have said, and the message to it. */
export type Passage = { id: string; title: string; says: readonly string[]; message: string };
export type PlainSection = { name: Section; passages: readonly Passage[] };

const BANKS: Partial<Record<Section, readonly BankEntry[]>> = {
  "COMMON QUESTIONS": questions,
  "OBJECTION HANDLING": objections,
};

/** Plain Text Mode, made of the very data that Interactive Mode walks through (SCR-1). */
export function plainText(): PlainSection[] {
  return SECTIONS.map((name) => ({
    name,
    passages: [...messagesIn(name), ...(BANKS[name] ?? []).map(passageOf)],
  }));
}

/** A reply of the bank in full. */
function wholeReply({ acknowledge, answer, ask }: BankEntry): string {
  return `${acknowledge} ${answer} ${ask}`;
}

function messagesIn(section: Section): Passage[] {
  return conversation.nodes
    .filter((node) => node.section === section)
    .map(({ id, title, message }) => ({ id, title, says: answersTo(id), message }));
}

function answersTo(id: string): string[] {
  const options = conversation.nodes.flatMap((node) => node.options);
  return [...new Set(options.filter(({ nextId }) => nextId === id).map(({ text }) => text))];
}

function passageOf(entry: BankEntry): Passage {
  return { id: entry.id, title: entry.title, says: entry.says, message: wholeReply(entry) };
}
