/**
 * Structured logs: every line with its request's id, one line for the request itself, and never a query string, a
 * cookie or a body. Everything logged as `path` or `err` passes through here.
 */
import { AsyncLocalStorage } from "node:async_hooks";
import { type DestinationStream, type Logger, pino } from "pino";
import type { Config } from "../config/config.server";

/** Writing each line costs as much as serving a page from memory; lines are buffered up to this size and time. */
const COLLECTED = { minLength: 8_192, periodicFlush: 200 };

/** The product's log; `destination` defaults to standard output, which is flushed at the latest on exit. */
export function createLog(
  config: Config,
  destination: DestinationStream = pino.destination({ dest: 1, sync: false, ...COLLECTED }),
): Logger {
  const options = {
    level: config.logLevel,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin: ofRequest,
    serializers: { path: loggedPath, err: (error: unknown) => loggedError(error) },
  };
  return pino(options, destination);
}

/** Code that logs need not know which request it is for. */
function ofRequest(): object {
  const requestId = currentRequestId();
  return requestId === null ? {} : { requestId };
}

/** A request's id: the one a trusted proxy gave, if it is well formed, otherwise a new one. */
export function requestIdOf(given: string | null | undefined, peerTrusted: boolean): string {
  return peerTrusted && given && /^[\w.-]{8,64}$/.test(given) ? given : crypto.randomUUID();
}

const WARNED: ReadonlySet<number> = new Set([501, 503, 507]);

export type RequestLine = { requestId: string; method: string; path: string; status: number };

/**
 * Writes the line of a finished request. `startedAt`: by `performance.now`. What may work in a moment, as while the
 * server stops or its database is unreachable, is a warning: the cause has its own line. So is what the one who asks
 * brought about: a way to upload that there is not, or more than there is room for.
 */
export function logRequest(log: Logger, request: RequestLine, startedAt: number): void {
  const line = { ...request, ms: Math.round(performance.now() - startedAt) };
  // Readiness checks come every few seconds: only changes are logged.
  if (request.status === 503 && request.path === "/readyz") log.debug(line, "request");
  else if (WARNED.has(request.status)) log.warn(line, "request");
  else if (request.status >= 500) log.error(line, "request");
  else log.info(line, "request");
}

/**
 * A path without the parts that authorize a signed address, without tokens, and without email addresses that someone
 * typed into it: anyone with the first two can act on them.
 */
export function loggedPath(path: string): string {
  return path.split("/").map(loggedPart).join("/");
}

function loggedPart(part: string): string {
  if (part.includes("@") || part.includes("%40")) return "address";
  if (/^[\w-]{43}(?:\.data)?$/.test(part)) return "token";
  const signed = /[\da-f-]{36}\./i.exec(part);
  return signed ? `${part.slice(0, signed.index + signed[0].length)}signed` : part;
}

/** How deep the causes of an error are followed. */
const DEEPEST = 5;
/** A database error's fields besides its message; its details may repeat a row. */
const DETAILS = ["code", "severity", "schema", "table", "column", "constraint", "routine"];
const MAIL_ADDRESS = /(?<![^\s"'<>(),;:=])[^\s"'<>(),;:=]+@[^\s"'<>(),;:=]+/g;

/** An error in a form safe to log, with its cause as `cause`: what failed and where, and nothing that someone entered; for anything that is not an error, only its type. */
export function loggedError(error: unknown, depth = 0): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const type = error.constructor.name;
  const message = wordsOf(error);
  const details = DETAILS.flatMap((name) => {
    const value: unknown = Reflect.get(error, name);
    return typeof value === "string" || typeof value === "number" ? [[name, value]] : [];
  });
  const frames = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  const causes = error instanceof AggregateError ? error.errors[0] : error.cause;
  return {
    type,
    message,
    ...Object.fromEntries(details),
    stack: [`${type}: ${message}`, ...frames].join("\n"),
    ...(causes !== undefined && depth < DEEPEST && { cause: loggedError(causes, depth + 1) }),
  };
}

/** A failed query's message ends with its parameters; a database and a parser quote the value they could not read. */
function wordsOf(error: Error): string {
  const [words = ""] = error.message.split("\nparams: ");
  const unreadable = "code" in error && /^22/.test(String(error.code));
  const quoting = unreadable || error instanceof SyntaxError;
  return (quoting ? words.replace(/".*"/s, '"…"') : words).replace(MAIL_ADDRESS, "…@…");
}

/** Which request the code that runs now works for. */
const scope = new AsyncLocalStorage<string | null>();

/** Runs `work`, and what it starts, for the request with this id; null: for none. */
export function forRequest<Result>(requestId: string | null, work: () => Result): Result {
  return scope.run(requestId, work);
}

/** The id of the request that this code works for; null for background work. */
export function currentRequestId(): string | null {
  return scope.getStore() ?? null;
}

/**
 * Puts the id into a response's headers. A page's script cannot read that header on what the router fetched, but it can
 * read a Server-Timing, so a fault is shown with its id.
 */
export function tellRequestId(headers: Headers, requestId: string, status: number): void {
  headers.set("X-Request-Id", requestId);
  if (status >= 500) headers.append("Server-Timing", `request;desc="${requestId}"`);
}
