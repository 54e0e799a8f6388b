/** The response to a failed request, and where its error is logged. */

import { STATUS_CODES } from "node:http";
import type { MiddlewareHandler } from "hono";
import type { Logger } from "pino";
import type { Db } from "../db/database.server";
import { isReady } from "../db/migrate.server";
import { isDatabaseUnavailable, isUnstorable } from "../db/reached.server";
import { counter } from "../metrics/metrics.server";
import { parsedJson } from "./json";
import { jsonError } from "./responses.server";

const COME_BACK = { "Retry-After": "2" };

const faults = counter({
  name: "faults_total",
  help: "Requests that failed: the database could not be reached, or something unexpected happened.",
  labels: { kind: ["database", "unexpected"] },
});

/** `unstorable`: the request holds a value that the database refuses, which is no fault of the server. */
export type Fault = "unavailable" | "unstorable" | "unexpected";

/** Logs a failed request, and counts it unless its own values were at fault; once. */
export function recordFault(log: Logger, error: unknown, details: object = {}): Fault {
  if (isUnstorable(error)) {
    log.warn({ err: error, ...details }, "the database refused a value");
    return "unstorable";
  }
  const unavailable = isDatabaseUnavailable(error);
  faults.add({ kind: unavailable ? "database" : "unexpected" });
  log.error({ err: error, ...details }, "unexpected fault");
  return unavailable ? "unavailable" : "unexpected";
}

/** The response to a request that failed without one. */
export function faultResponse(log: Logger, error: unknown): Response {
  switch (recordFault(log, error)) {
    case "unavailable":
      return jsonError(503, "Please try again in a moment", COME_BACK);
    case "unstorable":
      return jsonError(400, UNSTORABLE);
    case "unexpected":
      return jsonError(500, "An unexpected error occurred");
  }
}

const UNSTORABLE = "The request holds a value that cannot be stored";

/** A page that failed, with the status that its fault deserves. */
export function withFault(page: Response, fault: Fault): Response {
  if (fault === "unexpected") return page;
  const headers = new Headers(page.headers);
  if (fault === "unavailable") headers.set("Retry-After", COME_BACK["Retry-After"]);
  return new Response(page.body, { status: fault === "unavailable" ? 503 : 400, headers });
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
