/** The beginning and the end of every request: incoming headers, headers of every response, and logging. */
import type { IncomingMessage } from "node:http";
import type { HttpBindings } from "@hono/node-server";
import type { MiddlewareHandler } from "hono";
import type { Logger } from "pino";
import type { Config } from "../config/config.server";
import { logRequest, type RequestLine, tellRequestId } from "../log/request-log.server";
import { counter, gauge, histogram } from "../metrics/metrics.server";
import { publicRequest } from "./client-address.server";
import { type Arrival, arrivalOf } from "./request-context.server";
import { jsonError } from "./responses.server";
import { bufferedHeaders, secureHeaders } from "./security-headers.server";

/** `request`: under the address that the visitor's browser knows. `unread`: why it cannot be told who asks. */
export type Edge = {
  Bindings: HttpBindings;
  Variables: { arrival: Arrival; request: Request; unread?: { error: unknown } };
};

/** The Retry-After if a refusal does not set one itself. */
const RETRY_SECONDS = "60";

type WatchOptions = {
  config: Config;
  log: Logger;
  /** The pattern a path is counted under. */
  routeOf: (path: string) => string;
};

/** Goes before everything else: its end is the end of every response. */
export function watchRequests({ config, log, routeOf }: WatchOptions): MiddlewareHandler<Edge> {
  return async (c, next) => {
    const { method, path } = c.req;
    const arrival = arrivalOf(c.env.incoming, config);
    c.set("arrival", arrival);
    requestsUnderWay.add({}, 1);
    await next();
    requestsUnderWay.add({}, -1);
    const { requestId, secure, startedAt } = arrival;
    const { status, headers } = c.res;
    tellRequestId(headers, requestId, status);
    if (status === 429 && !headers.has("Retry-After")) headers.set("Retry-After", RETRY_SECONDS);
    secureHeaders(headers, secure);
    requestFinished(log, { requestId, method, path, route: routeOf(path), status }, startedAt);
  };
}

/** The same for responses sent at the socket: from memory, or refusals. */
export function watchAtSocket({ config, log, routeOf }: WatchOptions) {
  return (incoming: IncomingMessage, path: string) => {
    const { requestId, secure, startedAt } = arrivalOf(incoming, config);
    const line = { requestId, method: incoming.method ?? "", path, route: routeOf(path) };
    return {
      headers: ["X-Request-Id", requestId, ...bufferedHeaders(secure)],
      responded: (status: number) => requestFinished(log, { ...line, status }, startedAt),
    };
  };
}

/** Gives the request its public address, and refuses a change requested by another site. Bodies are counted before. */
export function takeRequest({ baseUrl }: Pick<Config, "baseUrl">): MiddlewareHandler<Edge> {
  return async (c, next) => {
    const request = publicRequest(c.req.raw, baseUrl, c.var.arrival.trusted);
    c.set("request", request);
    return isAllowedChange(request, baseUrl)
      ? next()
      : jsonError(403, "Changes are accepted only from this site");
  };
}

const READS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Whether a request may change something: from this site's own pages, or from a client that is no browser. A browser
 * says where a request comes from in Sec-Fetch-Site, older ones in Origin; a client that sends neither carries no
 * visitor's cookies by accident.
 */
export function isAllowedChange(request: Request, baseUrl: string): boolean {
  if (READS.has(request.method)) return true;
  const site = request.headers.get("Sec-Fetch-Site");
  if (site !== null) return site === "same-origin" || site === "none";
  const origin = request.headers.get("Origin");
  if (origin === null) return true;
  return origin === new URL(request.url).origin || origin === new URL(baseUrl).origin;
}

/** For the router, which would compare the origin again, and take what is allowed for a fault. */
export function withoutOtherOrigin(request: Request): Request {
  const origin = request.headers.get("Origin");
  if (origin === null || origin === new URL(request.url).origin) return request;
  const headers = new Headers(request.headers);
  headers.delete("Origin");
  return new Request(request, { headers });
}

const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

const requests = counter({
  name: "http_requests_total",
  help: "Requests answered, by the pattern of their address.",
  labels: { route: [], method: [], status: ["2xx", "3xx", "4xx", "5xx", "refused"] },
});
const durations = histogram({
  name: "http_request_duration_seconds",
  help: "From the arrival of a request to the beginning of its response.",
  labels: { route: [] },
  bounds: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
});

/** Requests whose response has not started; those served from memory never wait. */
const requestsUnderWay = gauge({
  name: "http_requests_under_way",
  help: "Requests that wait for the beginning of their response.",
});

/** `route`: the pattern that its path matches. `startedAt`: by the clock of `performance.now`. */
function requestFinished(
  log: Logger,
  { route, ...line }: RequestLine & { route: string },
  startedAt: number,
): void {
  const method = METHODS.has(line.method) ? line.method : "other";
  requests.add({ route, method, status: statusClass(line.status) });
  durations.observe({ route }, (performance.now() - startedAt) / 1_000);
  logRequest(log, line, startedAt);
}

/** A way to upload that there is not and no room for a file are no faults, whatever the protocol's numbers say. */
const REFUSED: ReadonlySet<number> = new Set([501, 507]);

function statusClass(status: number): "2xx" | "3xx" | "4xx" | "5xx" | "refused" {
  if (REFUSED.has(status)) return "refused";
  if (status >= 500) return "5xx";
  if (status >= 400) return "4xx";
  return status >= 300 ? "3xx" : "2xx";
}
