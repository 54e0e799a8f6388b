import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import { authContext, viewerOf } from "~/auth/auth.server";
import { collectQuestion, contentContext } from "~/content/content.server";
import { takeCall } from "~/platform/ai/call-limits.server";
import { eventStream } from "~/platform/ai/event-stream.server";
import type { AiEndpoint, AiError } from "~/platform/ai/language-model.server";
import { waitingTime } from "~/platform/time/durations";
import { issueWordsOr } from "~/platform/web/issue-words";
import { makingWay } from "~/platform/web/long-work.server";
import { jsonBody } from "~/platform/web/request-body.server";
import { requestContext } from "~/platform/web/request-context.server";
import { jsonError, retryAfter } from "~/platform/web/responses.server";
import type { Route } from "./+types/answer-help-question.route";
import { hasPassages, helpEvents, isUnanswered, wholeAnswer } from "./answers.server";
import { AUDIENCES } from "./copy/topics";
import {
  type Earlier,
  type HelpEvent,
  LONGEST_EARLIER,
  LONGEST_QUESTION,
  MOST_EARLIER,
} from "./help";
import { audienceOf, type HelpPages, helpPagesOf } from "./help-pages.server";

const A_MINUTE = 20;
const A_DAY = 200;
/** The share of the daily calls; the rest is for drafts. */
const SHARE = 0.5;
const LONGEST_BODY = 16_000;
const BLANK = "Please enter a question first";

const earlier = z.strictObject({
  question: z.string().trim().min(1).max(LONGEST_QUESTION),
  answer: z.string().trim().max(LONGEST_EARLIER),
});

const helpRequest = z.strictObject({
  question: z
    .string(BLANK)
    .trim()
    .min(1, BLANK)
    .max(LONGEST_QUESTION, `The question has more than ${LONGEST_QUESTION} characters`),
  for: z.enum(AUDIENCES, `for is one of ${AUDIENCES.join(", ")}`).optional(),
  before: z
    .array(earlier, "before is a list of questions and answers")
    .max(MOST_EARLIER, `At most ${MOST_EARLIER} questions come before`)
    .default([]),
});

/**
 * POST {question, for?, before?}: 200 {answer, source, known, passages, unsupported, fault}, or {error} with 400, 401,
 * 405 or 429 (SUP-2). `for`: whose page asks (HELP-1). A client that accepts text/event-stream gets the answer as it is
 * written.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const asked = helpRequest.safeParse(await jsonBody(request, LONGEST_BODY), {
    error: issueWordsOr("The request cannot be read"),
  });
  if (!asked.success)
    return jsonError(400, asked.error.issues[0]?.message ?? "The request cannot be read");
  const { question, before } = asked.data;
  const { config, db, clientAddress } = context.get(requestContext);
  const userId = (await viewerOf(request, context))?.userId ?? null;
  const audience = asked.data.for ?? audienceOf(userId);
  if (audience === "setter" && userId === null)
    return jsonError(401, "Please sign in to ask about a setter's work");
  const pages = helpPagesOf(context.get(contentContext), audience);
  await pages.index.ready(makingWay());
  const usesModel = () => config.ai !== undefined && hasPassages(question, before, pages);
  const aDayForAll = Math.ceil(config.aiDailyLimit * SHARE);
  const taken = await takeCall(
    db,
    context.get(authContext).vault.hmac,
    { name: "help", userId, clientAddress, usesModel },
    { aMinute: A_MINUTE, aDay: A_DAY, aDayForAll },
  );
  if (taken.kind !== "limited")
    return answer(
      { question, before },
      {
        endpoint: taken.kind === "model" ? config.ai : undefined,
        pages,
        onUnknown: () => {
          const { hmac } = context.get(authContext).vault;
          const asker = { userId, clientAddress };
          return collectQuestion(db, hmac, { kind: "help", text: question, ...asker });
        },
      },
      request,
      context,
    );
  const error = `Too many questions right now. Please try again in ${waitingTime(taken.retryAfterSeconds)}.`;
  return jsonError(429, error, retryAfter(taken));
}

async function answer(
  asked: { question: string; before: readonly Earlier[] },
  {
    onUnknown,
    ...sources
  }: { endpoint: AiEndpoint | undefined; pages: HelpPages; onUnknown: () => Promise<void> },
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { log } = context.get(requestContext);
  const reader = new AbortController();
  const signal = AbortSignal.any([request.signal, reader.signal]);
  // Logged without any of the question.
  const onFault = ({ fault, status, reason }: AiError) =>
    log.warn({ fault, status, reason }, "AI endpoint returned no answer");
  const events = noted(helpEvents(sources, { ...asked, signal, onFault }), onUnknown);
  if (!request.headers.get("Accept")?.includes("text/event-stream"))
    return Response.json(await wholeAnswer(events));
  return eventStream<HelpEvent>(request, events, {
    onFault: (error) => {
      log.error({ err: error }, "failed to answer a help question");
      return { error: "An unexpected error occurred" };
    },
    onCancel: () => reader.abort(),
  });
}

async function* noted(events: AsyncGenerator<HelpEvent>, onUnknown: () => Promise<void>) {
  for await (const event of events) {
    if ("end" in event && isUnanswered(event.end)) await onUnknown();
    yield event;
  }
}
