import {
  type AiEndpoint,
  AiError,
  type AiFault,
  askModel,
} from "~/platform/ai/language-model.server";
import { makingWay } from "~/platform/web/long-work.server";
import type { Links } from "~/settings/settings.server";
import { concernAt } from "./concern-at";
import type { DraftAdvice, DraftEvent } from "./draft";
import { draftInstructions, draftQuestion } from "./draft-prompt.server";
import { type DraftRequest, standingOf } from "./draft-request.server";
import { isLow } from "./moments";
import type { ScriptWords } from "./script";
import { unsupportedIn } from "./script-figures";
import { repliesOf, type ScriptReply } from "./script-reply";
import { filled, linkVariables, type Variables } from "./variables";

type Sources = {
  endpoint: AiEndpoint | undefined;
  links: Links;
  script: ScriptWords;
  /** Called when nothing in the script fits, no matter who writes the draft. */
  onUnknown: () => Promise<void>;
};

export type DraftFault = { status: number; error: string };

/** Status and message for each failure; the page distinguishes the first two by their message (AI-1). */
export const DRAFT_FAULTS: Record<AiFault, DraftFault> = {
  "rate-limited": { status: 429, error: "Rate limits exceeded, please try again later." },
  "payment-required": { status: 402, error: "Payment required, please add funds." },
  "timed-out": { status: 504, error: "The AI endpoint took too long." },
  failed: { status: 502, error: "The AI endpoint could not answer." },
};

/** Setters usually ask for a reply soon after they open the script, so its reader is made now. */
export function prepareDrafts(script: ScriptWords): void {
  repliesOf(script).begin(makingWay());
}

/**
 * A draft of the setter's next message, piece by piece: from the endpoint, or from the script itself if none is
 * configured or the reply is fixed (AI-2). Throws `AiError`.
 */
export async function* draftEvents(
  { endpoint, links, script, onUnknown }: Sources,
  request: DraftRequest,
  signal: AbortSignal,
): AsyncGenerator<DraftEvent> {
  const variables = linkVariables(links);
  const standing = standingOf(request, script);
  const replyTo = await repliesOf(script).ready(makingWay());
  const reply = replyTo(request.prospectResponse, standing.place, request);
  if (reply.verdict === "unknown") await onUnknown();
  if (!endpoint || hasFixedReply(request, script)) {
    const advice = adviceOn(reply, script);
    yield { text: filled(reply.text, variables) };
    if (advice) yield { advice: filledAdvice(advice, variables) };
    yield { end: "script" };
    return;
  }
  const instructions = draftInstructions(variables, script);
  const question = draftQuestion(request, standing, variables);
  for await (const text of askModel(endpoint, { instructions, question, signal })) yield { text };
  yield { end: "ai" };
}

/** Whether the reply is fixed at this place in the script, so no endpoint is asked. */
export function hasFixedReply(request: DraftRequest, script: ScriptWords): boolean {
  const { prospectResponse } = request;
  const { place } = standingOf(request, script);
  return concernAt(prospectResponse, place) !== null || isLow(prospectResponse);
}

function adviceOn(reply: ScriptReply, { fixed, moments }: ScriptWords): DraftAdvice | null {
  switch (reply.verdict) {
    case "fixed": {
      const { title, forSetter } = fixed[reply.kind];
      return { verdict: "fixed", title, forSetter };
    }
    case "unsure":
      return { verdict: "unsure", choices: reply.choices };
    case "low":
      return { verdict: "fixed", title: moments.low.title, forSetter: moments.low.forSetter };
    case "nothing":
      return { verdict: "nothing" };
    case "unknown":
      return { verdict: "unknown" };
    default:
      return null;
  }
}

function filledAdvice(advice: DraftAdvice, variables: Variables): DraftAdvice {
  if (advice.verdict !== "unsure") return advice;
  const choices = advice.choices.map((choice) => ({
    ...choice,
    text: filled(choice.text, variables),
  }));
  return { ...advice, choices };
}

/** The whole draft, with its unsupported statements and the advice on it. Throws `AiError`. */
export async function wholeDraft(
  events: AsyncIterable<DraftEvent>,
  { links, script }: Pick<Sources, "links" | "script">,
) {
  let text = "";
  let advice: DraftAdvice | undefined;
  for await (const event of events) {
    if ("text" in event) text += event.text;
    else if ("advice" in event) advice = event.advice;
    else if ("end" in event) {
      const setterResponse = text.trim();
      const isFixed = advice?.verdict === "fixed";
      const unsupported = isFixed
        ? []
        : unsupportedIn(setterResponse, Object.values(links), script.figures);
      const verdict = event.end === "script" && { verdict: "sure" as const };
      return { setterResponse, source: event.end, unsupported, ...verdict, ...advice };
    }
  }
  throw new AiError("failed", new Error("the response had no end event"));
}
