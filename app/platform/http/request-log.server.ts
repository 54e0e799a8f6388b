/**
 * Structured logs: one line a request, with its id, and never a query string, a cookie or a body. What is logged as
 * `path` or `err` passes through here, whoever logs it.
 */
import { DrizzleQueryError } from "drizzle-orm";
import { type DestinationStream, type Logger, pino } from "pino";
import type { Config } from "../config/config.server";

/** A write for each line costs as much as answering a page from memory; this much is collected, so long at most. */
const COLLECTED = { minLength: 8_192, periodicFlush: 200 };

/** The product's log; `destination` defaults to standard output, which is written out at the latest on exit. */
export function createLog(
  config: Config,
  destination: DestinationStream = pino.destination({ dest: 1, sync: false, ...COLLECTED }),
): Logger {
  const options = {
    level: config.logLevel,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { path: loggedPath, err: loggedFault },
  };
  return pino(options, destination);
}

/** The id of a request: the one given where a trusted proxy gave it and it is well formed, else a new one. */
export function requestIdOf(given: string | null | undefined, peerTrusted: boolean): string {
  return peerTrusted && given && /^[\w.-]{8,64}$/.test(given) ? given : crypto.randomUUID();
}

export type RequestLine = { requestId: string; method: string; path: string; status: number };

/** Writes the line of a finished request. `startedAt`: by the clock of `performance.now`. */
export function logRequest(log: Logger, request: RequestLine, startedAt: number): void {
  const line = { ...request, ms: Math.round(performance.now() - startedAt) };
  if (request.status >= 500) log.error(line, "request");
  else log.info(line, "request");
}

/**
 * A path without what makes a signed address good, without tokens, and without mail addresses that somebody typed
 * into it: whoever has the first two may do what they name.
 */
export function loggedPath(path: string): string {
  return path
    .replace(/([\da-f-]{36})\.[^/]+/gi, "$1.signed")
    .replace(/(?<=\/)[\w-]{43}(?=\/|$)/g, "token")
    .replace(/[^/]*(?:@|%40)[^/]*/gi, "address");
}

/** What a log tells of an error. */
export type LoggedFault = {
  type: string;
  message: string;
  code?: string;
  stack: string;
  cause?: LoggedFault;
};

const MOST_CAUSES = 5;
/** Of these, messages quote the value that was wrong: what cannot be parsed, and SQLSTATE 22, data exceptions. */
const QUOTING = /^22/;

/**
 * What kind of error it is, where it happened and by what it was caused; nothing of the values it happened with,
 * which are people's names, addresses, codes and texts: no parameters of a query, no row that breaks a rule.
 */
export function loggedFault(error: unknown, causes = MOST_CAUSES): LoggedFault {
  if (!(error instanceof Error))
    return { type: typeof error, message: "what was thrown is no error", stack: "" };
  const code = "code" in error && typeof error.code === "string" ? error.code : undefined;
  return {
    type: error.constructor.name,
    message: loggedMessage(error, code),
    ...(code !== undefined && { code }),
    stack: (error.stack ?? "")
      .split("\n")
      .filter((line) => /^ {4}at /.test(line))
      .join("\n"),
    ...(error.cause !== undefined && causes > 0 && { cause: loggedFault(error.cause, causes - 1) }),
  };
}

function loggedMessage(error: Error, code = ""): string {
  if (error instanceof DrizzleQueryError) return `Failed query: ${error.query}`;
  const quotes = error instanceof SyntaxError || QUOTING.test(code);
  return quotes ? error.message.replace(/".*"/s, '"…"') : error.message;
}
