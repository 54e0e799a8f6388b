import {
  type AiEndpoint,
  AiError,
  type AiFault,
  askModel,
} from "~/platform/ai/language-model.server";
import type { Links } from "~/settings/settings.server";
import type { DraftEvent } from "./draft";
import { draftInstructions, draftQuestion } from "./draft-prompt.server";
import { type DraftRequest, standingOf } from "./draft-request.server";
import { unsupportedIn } from "./script-claims";
import { replyFromScript } from "./script-reply";
import { filled } from "./variables";

type Desk = { endpoint: AiEndpoint | undefined; links: Links };

export type DraftFault = { status: number; error: string };

/** Status and words of what can go wrong; the page distinguishes the first two by their words (AI-1). */
export const DRAFT_FAULTS: Record<AiFault, DraftFault> = {
  "rate-limited": { status: 429, error: "Rate limits exceeded, please try again later." },
  "payment-required": { status: 402, error: "Payment required, please add funds." },
  "timed-out": { status: 504, error: "The AI endpoint took too long." },
  failed: { status: 502, error: "The AI endpoint could not answer." },
};

/**
 * A draft of the setter's next message, piece by piece: from the endpoint, or from the script itself where
 * none is configured (AI-2). Throws `AiError`.
 */
export async function* draftEvents(
  { endpoint, links }: Desk,
  request: DraftRequest,
  signal: AbortSignal,
): AsyncGenerator<DraftEvent> {
  const variables = variablesOf(links);
  const standing = standingOf(request);
  if (!endpoint) {
    const text = filled(
      replyFromScript(request.prospectResponse, standing.place, request.style),
      variables,
    );
    yield { text };
    yield { end: "script" };
    return;
  }
  const instructions = draftInstructions(variables);
  const question = draftQuestion(request, standing, variables);
  for await (const text of askModel(endpoint, { instructions, question, signal })) yield { text };
  yield { end: "ai" };
}

/** The whole draft at once, with its unsupported statements. Throws `AiError`. */
export async function wholeDraft(events: AsyncIterable<DraftEvent>, links: Links) {
  let text = "";
  for await (const event of events) {
    if ("text" in event) text += event.text;
    else if ("end" in event) {
      const setterResponse = text.trim();
      const unsupported = unsupportedIn(setterResponse, Object.values(links));
      return { setterResponse, source: event.end, unsupported };
    }
  }
  throw new AiError("failed", new Error("the response had no end event"));
}

/** The settings' links under the names that messages use. */
function variablesOf(links: Links) {
  return {
    websiteLink: links.website,
    testimonialsLink: links.testimonials,
    bookingLink: links.booking,
  };
}
