/** The response to a failed request, and where its error is logged. */

import { STATUS_CODES } from "node:http";
import type { MiddlewareHandler } from "hono";
import type { Logger } from "pino";
import type { Db } from "../db/database.server";
import { isReady } from "../db/migrate.server";
import { isDatabaseUnavailable, isDiskFull } from "../db/reached.server";
import { counter } from "../metrics/metrics.server";
import { parsedJson } from "./json";
import { jsonError } from "./responses.server";

const COME_BACK = { "Retry-After": "2" };
/** Someone has to make room first. */
const COME_BACK_LATER = { "Retry-After": "60" };
export const NO_ROOM =
  "The server has no room left, so nothing was saved. Please tell the people who run this site.";

const faults = counter({
  name: "faults_total",
  help: "Requests that failed: the database could not be reached, or something unexpected happened.",
  labels: { kind: ["database", "unexpected"] },
});

/** Logs and counts a fault, once; returns whether the database is unreachable. */
export function recordFault(log: Logger, error: unknown, details: object = {}): boolean {
  const unavailable = isDatabaseUnavailable(error);
  faults.add({ kind: unavailable ? "database" : "unexpected" });
  log.error({ err: error, ...details }, "unexpected fault");
  return unavailable;
}

/** The response to a request that failed without one. */
export function faultResponse(log: Logger, error: unknown): Response {
  return recordFault(log, error)
    ? unavailable(error)
    : jsonError(500, "An unexpected error occurred");
}

function unavailable(error: unknown): Response {
  return isDiskFull(error)
    ? jsonError(503, NO_ROOM, COME_BACK_LATER)
    : jsonError(503, "Please try again in a moment", COME_BACK);
}

/**
 * The response that failed because of the database, as one that may be requested again: the page that says so, or, to
 * a call or an upload, the reason.
 */
export function askAgain(failed: Response, error: unknown): Response {
  const told = unavailable(error);
  const isPage = /^text\/(?:html|x-script)/.test(failed.headers.get("Content-Type") ?? "");
  if (!isPage) return told;
  const headers = new Headers(failed.headers);
  headers.set("Retry-After", told.headers.get("Retry-After") ?? COME_BACK["Retry-After"]);
  return new Response(failed.body, { status: 503, headers });
}

/** Reports whether this server may be sent requests (CFG-2), and logs when that changes. `ended`: it is stopping. */
export function watchReadiness(log: Logger, db: Db): (ended: boolean) => Promise<Response> {
  let wasReady = true;
  return async (ended) => {
    if (ended) return jsonError(503, "The server is stopping", COME_BACK);
    const ready = await isReady(db);
    if (wasReady && !ready) log.warn(`not ready: ${NOT_READY}`);
    if (!wasReady && ready) log.info("ready again");
    wasReady = ready;
    return ready ? Response.json({ status: "ready" }) : jsonError(503, NOT_READY, COME_BACK);
  };
}

const NOT_READY = "The database does not answer, or is not up to date";

/** Gives the framework's own JSON errors our shape; their bodies are empty or contradict the status. */
export const tellErrors: MiddlewareHandler = async (c, next) => {
  await next();
  const { status, headers } = c.res;
  if (status < 400 || !headers.get("Content-Type")?.startsWith("application/json")) return;
  const text = await c.res.clone().text();
  if (text === "" || typeof parsedJson<{ error?: unknown }>(text)?.error === "string") return;
  const error = STATUS_CODES[status] ?? "Not possible";
  c.res = undefined;
  c.res = Response.json({ error }, { status, headers: without(headers, "Content-Length") });
};

function without(headers: Headers, name: string): Headers {
  const rest = new Headers(headers);
  rest.delete(name);
  return rest;
}
