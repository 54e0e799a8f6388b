/** Structured logs: one line a request, with its id, and never a query string, a cookie or a body. */
import { type DestinationStream, type Logger, pino } from "pino";
import type { Config } from "../config/config.server";

/** The product's log; `destination` defaults to standard output. */
export function createLog(config: Config, destination?: DestinationStream): Logger {
  const options = {
    level: config.logLevel,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
  };
  return destination ? pino(options, destination) : pino(options);
}

/** The id of a request: a trusted proxy's where it is well formed, else a new one. */
export function requestIdOf(request: Request, peerTrusted: boolean): string {
  const given = peerTrusted ? request.headers.get("X-Request-Id") : null;
  return given !== null && /^[\w.-]{8,64}$/.test(given) ? given : crypto.randomUUID();
}

/** Writes the line of a finished request. Paths are logged without their query. */
export function logRequest(log: Logger, request: Request, status: number, startedAt: number): void {
  const path = new URL(request.url).pathname;
  const line = {
    method: request.method,
    path,
    status,
    ms: Math.round(performance.now() - startedAt),
  };
  if (status >= 500) log.error(line, "request");
  else log.info(line, "request");
}
