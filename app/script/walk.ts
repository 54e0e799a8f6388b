/** A way through the script, as its pages show it. Pure; runs anywhere. */
import type { Option, ScriptNode } from "./copy/conversation";

/** One step of a conversation: the message, and the chosen answer. */
export type Step = { node: ScriptNode; chosen: Option };

/** The place in a conversation; `path` is its address, the ids of the chosen answers joined with dots. */
export type Conversation = {
  history: readonly Step[];
  current: ScriptNode;
  path: string;
  version: number;
};

export function nodeOf({ nodes }: { nodes: readonly ScriptNode[] }, id: string): ScriptNode {
  const node = nodes.find((each) => each.id === id);
  if (!node) throw new Error(`The script has no node ${id}`);
  return node;
}
