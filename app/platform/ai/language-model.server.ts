/** Text from an OpenAI-compatible endpoint, piece by piece, with timeouts and distinct faults. */
import type { TextStreamPart, ToolSet } from "ai";
import { currentRequestId } from "../log/request-log.server";
import { counter } from "../metrics/metrics.server";
import { DAY_SECONDS } from "../time/durations";

export type AiEndpoint = {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly model: string;
  /** How long the first piece, and each following one, may take. */
  readonly timeoutSeconds: number;
};

export type AiQuestion = {
  instructions: string;
  question: string;
  /** Ends the call when no one waits for the response anymore. */
  signal: AbortSignal;
};

export const AI_FAULTS = ["rate-limited", "payment-required", "timed-out", "failed"] as const;
export type AiFault = (typeof AI_FAULTS)[number];

/** Why there is no complete response. */
export class AiError extends Error {
  override name = "AiError";
  readonly status: number | null;
  readonly retryAfterSeconds: number | null;
  /** For the log, if there is no status: an endpoint's own text may repeat what it was sent. */
  readonly reason: string | null;

  constructor(
    readonly fault: AiFault,
    cause: unknown,
  ) {
    super(`No answer of the AI endpoint: ${fault}`, { cause });
    this.status = statusOf(cause);
    this.retryAfterSeconds = retryAfterOf(cause);
    this.reason = this.status === null && cause instanceof Error ? reasonOf(cause) : null;
  }
}

const LONGEST_CALL_MS = 120_000;
/** Not a token limit: endpoints do not agree on its name, and some count a model's reasoning. */
const LONGEST_ANSWER = 4_000;
/** A response with any other ending was cut off. */
const WHOLE = new Set(["stop", "length"]);

const calls = counter({
  name: "ai_calls_total",
  help: "Calls of the AI endpoint, by what came of them; left: nobody waited for the answer any more.",
  labels: { outcome: ["answered", "left", ...AI_FAULTS] },
});

/** The pieces of one response. Throws `AiError` if it cannot be completed; discard what came before. */
export async function* askModel(
  { baseUrl, apiKey, model, timeoutSeconds }: AiEndpoint,
  { instructions, question, signal }: AiQuestion,
): AsyncGenerator<string> {
  // Loaded with the first question: startup, and an installation without an endpoint, do not need it.
  const [{ createOpenAICompatible }, { streamText }] = await Promise.all([
    import("@ai-sdk/openai-compatible"),
    import("ai"),
  ]);
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(), timeoutSeconds * 1_000);
  const requestId = currentRequestId();
  const headers = requestId === null ? undefined : { "X-Request-Id": requestId };
  const { stream } = streamText({
    model: createOpenAICompatible({
      name: "endpoint",
      baseURL: baseUrl,
      apiKey,
      headers,
      fetch: withoutRedirects,
    })(model),
    instructions,
    prompt: question,
    maxRetries: 0,
    abortSignal: AbortSignal.any([signal, silence.signal, AbortSignal.timeout(LONGEST_CALL_MS)]),
    // The fault is thrown below; the library would print it.
    onError: () => {},
  });
  // Runs when the reader stops reading, which ends this function at its yield.
  let outcome: "answered" | "left" | AiFault = "left";
  try {
    for await (const text of piecesOf(stream)) {
      timer.refresh();
      yield text;
    }
    outcome = "answered";
  } catch (error) {
    const fault = error instanceof AiError ? error : new AiError(faultOf(error), error);
    if (!signal.aborted) outcome = fault.fault;
    throw fault;
  } finally {
    calls.add({ outcome });
    clearTimeout(timer);
    silence.abort();
  }
}

/** A redirect is a refusal: it would take the key elsewhere. */
const withoutRedirects: typeof fetch = (input, init) =>
  fetch(input, { ...init, redirect: "manual" });

/** The text among the library's parts; throws if they report that the response failed or was cut off. */
async function* piecesOf(parts: AsyncIterable<TextStreamPart<ToolSet>>): AsyncGenerator<string> {
  let said = 0;
  for await (const part of parts) {
    if (part.type === "error") throw part.error;
    if (part.type === "abort") throw new AiError("timed-out", null);
    if (part.type === "text-delta" && part.text !== "") {
      said += part.text.length;
      if (said > LONGEST_ANSWER) throw new Error("the answer is too long");
      yield part.text;
    }
    if (part.type === "finish" && (said === 0 || !WHOLE.has(part.finishReason)))
      throw new Error(`the answer ended with "${part.finishReason}"`);
  }
}

function faultOf(error: unknown): AiFault {
  const status = statusOf(error);
  if (status === 429) return "rate-limited";
  if (status === 402) return "payment-required";
  const timedOut = error instanceof Error && /Timeout|Abort/.test(error.name);
  return status === 408 || status === 504 || timedOut ? "timed-out" : "failed";
}

/** The library's errors quote what they could not read; the one of a failed connection quotes nothing. */
function reasonOf({ name, message }: Error): string {
  return name.startsWith("AI_") && name !== "AI_APICallError" ? name : message;
}

function statusOf(error: unknown): number | null {
  const known = error instanceof Error && "statusCode" in error ? error.statusCode : null;
  return typeof known === "number" ? known : null;
}

/** The header's form in seconds; endpoints send no dates. */
function retryAfterOf(error: unknown): number | null {
  if (!(error instanceof Error && "responseHeaders" in error)) return null;
  const { responseHeaders } = error;
  if (typeof responseHeaders !== "object" || responseHeaders === null) return null;
  const [, retryAfter] =
    Object.entries(responseHeaders).find(([name]) => name.toLowerCase() === "retry-after") ?? [];
  const seconds = Math.ceil(Number(retryAfter));
  return retryAfter !== undefined && seconds > 0 && seconds <= DAY_SECONDS ? seconds : null;
}
