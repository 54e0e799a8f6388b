import type { Logger } from "pino";
import type { RouterContextProvider } from "react-router";
import { authContext, viewerOf } from "~/auth/auth.server";
import { collectQuestion } from "~/content/content.server";
import { takeCall } from "~/platform/ai/call-limits.server";
import { eventStream } from "~/platform/ai/event-stream.server";
import { type AiEndpoint, AiError } from "~/platform/ai/language-model.server";
import { issueWordsOr } from "~/platform/web/issue-words";
import { jsonBody } from "~/platform/web/request-body.server";
import { requestContext } from "~/platform/web/request-context.server";
import { jsonError, retryAfter } from "~/platform/web/responses.server";
import { currentLinks } from "~/settings/settings.server";
import type { Route } from "./+types/generate-setter-response.route";
import type { DraftEvent } from "./draft";
import { type DraftRequest, draftRequest } from "./draft-request.server";
import {
  DRAFT_FAULTS,
  type DraftFault,
  draftEvents,
  hasFixedReply,
  wholeDraft,
} from "./drafts.server";
import type { ScriptWords } from "./script";
import { scriptWords } from "./script-words.server";

const A_MINUTE = 20;
const A_DAY = 200;
const LONGEST_BODY = 24_000;

/**
 * POST {prospectResponse, currentContext, currentNodeMessage}: 200 {setterResponse} and how sure it is, or {error} with
 * 400, 402, 405, 429, 502 or 504 (FN-1). A client that accepts text/event-stream gets the draft as it is written.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const asked = draftRequest.safeParse(await jsonBody(request, LONGEST_BODY), {
    error: issueWordsOr("The request cannot be read"),
  });
  if (!asked.success)
    return jsonError(400, asked.error.issues[0]?.message ?? "The request cannot be read");
  const { config, db, clientAddress } = context.get(requestContext);
  const { vault } = context.get(authContext);
  const userId = (await viewerOf(request, context))?.userId ?? null;
  const script = await scriptWords(context, asked.data.version);
  const usesModel = () => config.ai !== undefined && !hasFixedReply(asked.data, script);
  const call = { name: "draft", userId, clientAddress, usesModel };
  const limits = { aMinute: A_MINUTE, aDay: A_DAY, aDayForAll: config.aiDailyLimit };
  const taken = await takeCall(db, vault.hmac, call, limits);
  if (taken.kind !== "limited")
    return respond(asked.data, request, context, {
      endpoint: taken.kind === "model" ? config.ai : undefined,
      script,
      onUnknown: () => {
        const text = asked.data.prospectResponse;
        return collectQuestion(db, vault.hmac, { kind: "reply", text, userId, clientAddress });
      },
    });
  const error = `Rate limits exceeded, please try again in ${taken.retryAfterSeconds} s.`;
  return jsonError(429, error, retryAfter(taken));
}

async function respond(
  asked: DraftRequest,
  request: Request,
  context: Readonly<RouterContextProvider>,
  by: { endpoint: AiEndpoint | undefined; script: ScriptWords; onUnknown: () => Promise<void> },
): Promise<Response> {
  const { log } = context.get(requestContext);
  const reader = new AbortController();
  const signal = AbortSignal.any([request.signal, reader.signal]);
  const sources = { ...by, links: currentLinks(context) };
  const events = draftEvents(sources, asked, signal);
  try {
    if (!request.headers.get("Accept")?.includes("text/event-stream"))
      return Response.json(await wholeDraft(events, sources));
    // The first piece decides the status: once a stream has begun it cannot say 429 anymore.
    const first = await events.next();
    return eventStream(request, continued(first, events), {
      onFault: (error) => ({ error: faultOf(error, signal, log).error }),
      onCancel: () => reader.abort(),
    });
  } catch (error) {
    const { status, error: words } = faultOf(error, signal, log);
    return jsonError(status, words, status === 429 ? retryOf(error) : {});
  }
}

/** The endpoint's Retry-After; a minute if there is none. */
function retryOf(error: unknown): HeadersInit {
  const retryAfter = error instanceof AiError ? error.retryAfterSeconds : null;
  return { "Retry-After": String(retryAfter ?? 60) };
}

/** The response to a failed call; logged without any of the conversation. */
function faultOf(error: unknown, signal: AbortSignal, log: Logger): DraftFault {
  if (!(error instanceof AiError)) throw error;
  const { fault, status, reason } = error;
  if (!signal.aborted) log.warn({ fault, status, reason }, "AI endpoint returned no draft");
  return DRAFT_FAULTS[fault];
}

async function* continued(
  first: IteratorResult<DraftEvent>,
  rest: AsyncGenerator<DraftEvent>,
): AsyncGenerator<DraftEvent> {
  if (!first.done) yield first.value;
  yield* rest;
}
