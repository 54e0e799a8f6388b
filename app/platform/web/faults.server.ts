/** The response to a failed request, and where its error is logged. */

import { STATUS_CODES } from "node:http";
import type { MiddlewareHandler } from "hono";
import type { Logger } from "pino";
import type { Db } from "../db/database.server";
import { isReady } from "../db/migrate.server";
import { collisionIn, isDatabaseUnavailable, isDiskFull, isUnstorable } from "../db/reached.server";
import { counter } from "../metrics/metrics.server";
import { parsedJson } from "./json";
import { jsonError } from "./responses.server";

const COME_BACK = { "Retry-After": "2" };
/** Someone has to make room first. */
const COME_BACK_LATER = { "Retry-After": "60" };
export const NO_ROOM =
  "The server has no room left, so nothing was saved. Please tell the people who run this site.";

const NO_STORE = "The store of uploaded videos does not respond. Try again in a moment.";

const COUNTED: Partial<Record<Fault, "media" | "unexpected">> = {
  media: "media",
  unexpected: "unexpected",
};

const faults = counter({
  name: "faults_total",
  help: "Requests that failed: the database or the media store could not be reached, or something unexpected happened.",
  labels: { kind: ["database", "media", "unexpected"] },
});

/**
 * `full`: a disk is. `media`: the store of videos does not do its part. No faults of the server: `unstorable`, the request holds a value that the database refuses;
 * `overtaken`, someone else has deleted what it names or stored the same.
 */
export type Fault = "unavailable" | "full" | "media" | "unstorable" | "overtaken" | "unexpected";

/** The store of videos does not respond, refuses, or takes something other than what was sent: another attempt may work. */
export class StoreAway extends Error {
  override readonly name = "StoreAway";
}

/** Logs a failed request, and counts it unless its own values were at fault; once. */
export function recordFault(log: Logger, error: unknown, details: object = {}): Fault {
  const fault = faultOf(error);
  if (fault === "unstorable") {
    log.warn({ err: error, ...details }, "the database refused a value");
    return fault;
  }
  if (fault === "overtaken") {
    log.warn({ err: error, ...details }, "a change was overtaken by another");
    return fault;
  }
  faults.add({ kind: COUNTED[fault] ?? "database" });
  log.error({ err: error, ...details }, "unexpected fault");
  return fault;
}

function faultOf(error: unknown): Fault {
  if (isUnstorable(error)) return "unstorable";
  if (collisionIn(error)) return "overtaken";
  if (isDiskFull(error)) return "full";
  if (error instanceof StoreAway) return "media";
  return isDatabaseUnavailable(error) ? "unavailable" : "unexpected";
}

/** The response to a request that failed without one. */
export function faultResponse(log: Logger, error: unknown): Response {
  return told(recordFault(log, error));
}

function told(fault: Fault): Response {
  switch (fault) {
    case "unavailable":
      return jsonError(503, "Please try again in a moment", COME_BACK);
    case "full":
      return jsonError(503, NO_ROOM, COME_BACK_LATER);
    case "media":
      return jsonError(503, NO_STORE, COME_BACK);
    case "unstorable":
      return jsonError(400, "The request holds a value that cannot be stored");
    case "overtaken":
      return jsonError(409, "Someone else changed this in the meantime, so nothing was saved");
    case "unexpected":
      return jsonError(500, "An unexpected error occurred");
  }
}

/**
 * What failed, with the status that its fault deserves: the page that says so, or, to a call or an upload, the reason.
 * Without its database the server is away for the router too, which keeps its page (D1).
 */
export function withFault(failed: Response, fault: Fault): Response {
  if (fault === "unexpected") return failed;
  const reason = told(fault);
  const type = failed.headers.get("Content-Type") ?? "";
  const isPage = fault === "unavailable" ? /^text\/html/ : /^text\/(?:html|x-script)/;
  if (!isPage.test(type)) return reason;
  const headers = new Headers(failed.headers);
  const again = reason.headers.get("Retry-After");
  if (again !== null) headers.set("Retry-After", again);
  return new Response(failed.body, { status: reason.status, headers });
}

type Listening = { hasEnded: () => boolean; isListening: () => boolean };

/** Reports whether this server may be sent requests (CFG-2), and logs when that changes. */
export function watchReadiness(log: Logger, db: Db): (hub: Listening) => Promise<Response> {
  let wasReady = true;
  return async (hub) => {
    if (hub.hasEnded()) return jsonError(503, "The server is stopping", COME_BACK);
    const ready = await isReady(db);
    if (wasReady && !ready) log.warn(`not ready: ${NOT_READY}`);
    if (!wasReady && ready) log.info("ready again");
    wasReady = ready;
    if (!ready) return jsonError(503, NOT_READY, COME_BACK);
    return Response.json(
      hub.isListening() ? { status: "ready" } : { status: "ready", live: NOT_LISTENING },
    );
  };
}

const NOT_READY = "The database does not answer, or is not up to date";
/** The pages work without. */
const NOT_LISTENING = "Changes do not reach this process; the log says why";

/** Gives the framework's own JSON errors our shape; their bodies are empty or contradict the status. */
export const handleErrors: MiddlewareHandler = async (c, next) => {
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
