/** What is recorded for every request after its response: a log line and its counts. */
import type { Logger } from "pino";
import { logRequest, type RequestLine } from "../log/request-log.server";
import { counter, gauge, histogram } from "../metrics/metrics.server";

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
export const requestsUnderWay = gauge({
  name: "http_requests_under_way",
  help: "Requests that wait for the beginning of their response.",
});

/** `route`: the pattern that its path matches. `startedAt`: by the clock of `performance.now`. */
export function requestFinished(
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
