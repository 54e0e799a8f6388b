import type { Option, Script, ScriptNode } from "./content/conversation";

/** One step of a conversation: the message, and the answer that was chosen to it. */
export type Step = { node: ScriptNode; chosen: Option };

/** The place in a conversation; `path` is its address, the ids of the chosen answers joined with dots. */
export type Conversation = { history: readonly Step[]; current: ScriptNode; path: string };

/** SCR-3: this many answers are a hundred percent. */
const FULL_HISTORY = 10;
const MOST_BEFORE_THE_END = 95;
const LONGEST_PATH = 600;

export const FINAL = "final";

export function nodeOf(script: Script, id: string): ScriptNode {
  const node = script.nodes.find((each) => each.id === id);
  if (!node) throw new Error(`The script has no node ${id}`);
  return node;
}

export function isEnd(node: ScriptNode): boolean {
  return node.options.length === 0;
}

/** Follows an address from the start; what does not fit the script any more ends the walk there. */
export function conversationAt(script: Script, path: string): Conversation {
  const history: Step[] = [];
  let current = nodeOf(script, script.start);
  for (const id of path.slice(0, LONGEST_PATH).split(".")) {
    const chosen = current.options.find((option) => option.id === id);
    if (!chosen) break;
    history.push({ node: current, chosen });
    current = nodeOf(script, chosen.nextId);
  }
  return { history, current, path: history.map(({ chosen }) => chosen.id).join(".") };
}

/** The address after one more answer. */
export function pathAfter({ path }: Conversation, option: Option): string {
  return path === "" ? option.id : `${path}.${option.id}`;
}

/** The address with the last answer undone (SCR-2). */
export function pathBefore({ path }: Conversation): string {
  return path.split(".").slice(0, -1).join(".");
}

export const MODES = ["interactive", "text"] as const;
export type Mode = (typeof MODES)[number];

/** The page's address for a place in the conversation; Plain Text Mode keeps the place for the way back. */
export function scriptAddress(path: string, mode: Mode = "interactive"): string {
  const query = new URLSearchParams();
  if (mode !== "interactive") query.set("mode", mode);
  if (path !== "") query.set("path", path);
  return query.size === 0 ? "/script" : `/script?${query}`;
}

/** SCR-3, in percent. */
export function progressOf({ history, current }: Conversation): number {
  if (current.id === FINAL) return 100;
  return Math.min(MOST_BEFORE_THE_END, (history.length / FULL_HISTORY) * 100);
}

/** The chosen answers in one line, for the assistant (AI-1). */
export function contextOf({ history }: Conversation): string {
  return history.map(({ chosen }) => chosen.text).join(" → ");
}
