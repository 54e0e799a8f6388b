import { z } from "zod";
import { INPUT_REQUIRED, LONGEST_SAID, STYLES } from "./draft";
import { contextOf, conversationAt, type ScriptWords } from "./script";
import type { Place } from "./script-reply";

const LONGEST_CONTEXT = 4_000;
const LONGEST_PATH = 600;
const LONGEST_CHOICE = 60;

const some = (name: string) =>
  z
    .string(`${name} must be text`)
    .max(LONGEST_CONTEXT, `${name} has more than 4,000 characters`)
    .default("");

/**
 * The body of generate-setter-response (AI-1). `path` is the conversation's address: with it the server reads message
 * and history from the script itself, and no longer trusts the browser's two texts.
 */
export const draftRequest = z.strictObject({
  prospectResponse: z
    .string(INPUT_REQUIRED.description)
    .trim()
    .min(1, INPUT_REQUIRED.description)
    .max(LONGEST_SAID, "The prospect's response has more than 2,000 characters"),
  currentContext: some("currentContext"),
  currentNodeMessage: some("currentNodeMessage"),
  path: z.string("path must be text").max(LONGEST_PATH, "path is too long").optional(),
  /** Of the script version that the conversation began with; without it, the live one. */
  version: z.int().min(0).optional(),
  style: z.enum(STYLES, "style is none of those offered").optional(),
  draft: some("draft"),
  choice: z.string("choice must be text").max(LONGEST_CHOICE, "choice is too long").optional(),
});

export type DraftRequest = z.output<typeof draftRequest>;

/** The place in the conversation: from its address, otherwise from the message that the browser sent. */
export type Standing = { place: Place; message: string; context: string };

export function standingOf(
  { path, currentContext, currentNodeMessage }: DraftRequest,
  script: ScriptWords,
): Standing {
  if (path === undefined) {
    const known = script.nodes.find(({ message }) => message === currentNodeMessage.trim());
    return { place: known ?? null, message: currentNodeMessage, context: currentContext };
  }
  const here = conversationAt(script, path);
  return { place: here.current, message: here.current.message, context: contextOf(here) };
}
