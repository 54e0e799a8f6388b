import type { Option, ScriptNode } from "./copy/conversation";
import type { FixedKind, FixedReply } from "./copy/fixed-replies";
import type { Moments } from "./copy/moments";
import type { BankEntry } from "./copy/reply-bank";
import type { Mode } from "./modes";
import { type Conversation, nodeOf, type Step } from "./walk";

export { setScriptProspect } from "./first-name";
export { unsupportedIn } from "./script-figures";
export { type GraphNode, scriptGraph } from "./script-graph";
export { sentTo } from "./variables";

/**
 * The script in one version; a conversation begins with the first message. `figures`: what drafts may state; `note`:
 * what goes with it.
 */
export type ScriptWords = {
  version: number;
  nodes: readonly ScriptNode[];
  questions: readonly BankEntry[];
  objections: readonly BankEntry[];
  fixed: Readonly<Record<FixedKind, FixedReply>>;
  moments: Moments;
  figures: readonly string[];
  note: string;
};

type Messages = Pick<ScriptWords, "nodes"> & { version?: number };

const LONGEST_PATH = 600;

/** Whether the conversation has come to the booking link. */
export function isBooking({ ending }: ScriptNode): boolean {
  return ending === "books";
}

/** Follows an address from the start; anything that no longer fits the script ends the walk there. */
export function conversationAt(script: Messages, path: string): Conversation {
  const history: Step[] = [];
  let current = firstOf(script);
  for (const id of path.slice(0, LONGEST_PATH).split(".")) {
    const chosen = current.options.find((option) => option.id === id);
    if (!chosen) break;
    history.push({ node: current, chosen });
    current = nodeOf(script, chosen.nextId);
  }
  const kept = history.map(({ chosen }) => chosen.id).join(".");
  return { history, current, path: kept, version: script.version ?? 0 };
}

function firstOf({ nodes: [first] }: Messages): ScriptNode {
  if (!first) throw new Error("The script has no message");
  return first;
}

/** The address after one more answer. */
export function pathAfter({ path }: Conversation, option: Option): string {
  return path === "" ? option.id : `${path}.${option.id}`;
}

/**
 * The page's address for a place in the conversation; Plain Text Mode keeps the place for the way back. With a place it
 * names the script version that the conversation began with, 0 being the shipped one.
 */
export function scriptAddress(path: string, version = 0, mode: Mode = "interactive"): string {
  const query = new URLSearchParams();
  if (mode !== "interactive") query.set("mode", mode);
  if (path !== "") query.set("path", path);
  if (path !== "" && version > 0) query.set("v", String(version));
  return query.size === 0 ? "/script" : `/script?${query}`;
}

/** The chosen answers in one line, for the assistant (AI-1). */
export function contextOf({ history }: Conversation): string {
  return history.map(({ chosen }) => chosen.text).join(" → ");
}
