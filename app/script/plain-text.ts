import { SECTIONS, type Section } from "./copy/conversation";
import type { BankEntry } from "./copy/reply-bank";
import type { ScriptWords } from "./script";

/** A passage of the reference guide: what the prospect may have said, and the message that follows. */
export type Passage = { id: string; title: string; says: readonly string[]; message: string };
export type PlainSection = { name: Section; passages: readonly Passage[] };

/** Plain Text Mode, made from the same data that Interactive Mode walks through (SCR-1). */
export function plainText(script: Words): PlainSection[] {
  const banks: Partial<Record<Section, readonly BankEntry[]>> = {
    "COMMON QUESTIONS": script.questions,
    "OBJECTION HANDLING": script.objections,
  };
  return SECTIONS.map((name) => ({
    name,
    passages: [...messagesIn(name, script), ...(banks[name] ?? []).map(passageOf)],
  }));
}

type Words = Pick<ScriptWords, "nodes" | "questions" | "objections">;

function wholeReply({ acknowledge, answer, ask }: BankEntry): string {
  return `${acknowledge} ${answer} ${ask}`;
}

function messagesIn(section: Section, script: Words): Passage[] {
  return script.nodes
    .filter((node) => node.section === section)
    .map(({ id, title, message }) => ({ id, title, says: answersTo(id, script), message }));
}

function answersTo(id: string, { nodes }: Words): string[] {
  const options = nodes.flatMap((node) => node.options);
  return [...new Set(options.filter(({ nextId }) => nextId === id).map(({ text }) => text))];
}

function passageOf(entry: BankEntry): Passage {
  return { id: entry.id, title: entry.title, says: entry.says, message: wholeReply(entry) };
}
