/** The edge: everything a request passes before it reaches a page, in order. */
import type { RequestListener } from "node:http";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { compress } from "hono/compress";
import type { Logger } from "pino";
import type { ServerBuild } from "react-router";
import { type Auth, COMPANY_CALLBACK, PUBLIC_AUTH_PATHS } from "./app/auth/auth.server";
import { answerLive } from "./app/live-topics.server";
import { createPages } from "./app/pages.server";
import type { Config } from "./app/platform/config/config.server";
import type { Database } from "./app/platform/db/database.server";
import { limitBody } from "./app/platform/edge/body-limit.server";
import { answerFault, answerReadiness } from "./app/platform/edge/faults.server";
import { forRequest, tellRequestId } from "./app/platform/edge/request-scope.server";
import { requestAnswered, requestsUnderWay } from "./app/platform/edge/request-watch.server";
import { routePatterns } from "./app/platform/edge/route-patterns.server";
import { jsonError } from "./app/platform/http/answers.server";
import { publicRequest } from "./app/platform/http/client-address.server";
import { type Arrival, arrivalOf, arrivingId } from "./app/platform/http/request-context.server";
import { isAllowedChange } from "./app/platform/http/same-origin.server";
import { memoryHeaders, secureHeaders } from "./app/platform/http/security-headers.server";
import type { StaticFiles } from "./app/platform/http/static-files.server";
import { createMetricsAddress } from "./app/platform/metrics/metrics-address.server";
import { rightSpelling } from "./app/platform/pages/kept-pages.server";
import { memoryListener } from "./app/platform/pages/memory-listener.server";
import type { LiveHub } from "./app/platform/realtime/live-hub.server";
import { productProbes } from "./app/product-probes.server";
import type { SettingsStore } from "./app/settings/settings.server";

/** The parts that a running product is made of. */
export type Product = {
  config: Config;
  log: Logger;
  database: Database;
  hub: LiveHub;
  settings: SettingsStore;
  auth: Auth;
};

/** `files`: null in development, where Vite serves them and no page is kept. */
type Options = Product & { build: ServerBuild; files: StaticFiles | null };

type Edge = { Bindings: HttpBindings; Variables: { arrival: Arrival; request: Request } };

const OWN_ADDRESSES = ["/healthz", "/readyz", "/metrics", "/live", "/api/auth/*"];

export function createListener(options: Options): RequestListener {
  const { config, log, database, hub, auth, build, files } = options;
  const pages = createPages({ ...options, db: database.db });
  const metrics =
    config.metricsToken && createMetricsAddress(config.metricsToken, productProbes(options));
  const routeOf = routePatterns(build.routes, OWN_ADDRESSES);
  const app = new Hono<Edge>();

  app.use(async (c, next) => {
    const { method, path } = c.req;
    const arrival = arrivalOf(c.env.incoming, config);
    c.set("arrival", arrival);
    requestsUnderWay.add({}, 1);
    await next();
    requestsUnderWay.add({}, -1);
    const { requestId, secure, startedAt } = arrival;
    const { status, headers } = c.res;
    tellRequestId(headers, requestId, status);
    secureHeaders(headers, secure);
    requestAnswered(log, { requestId, method, path, route: routeOf(path), status }, startedAt);
  });
  app.get("/healthz", () => Response.json({ status: "ok" }));
  app.get("/readyz", () => answerReadiness(database.db, hub.hasEnded()));
  app.get("/metrics", (c, next) =>
    metrics ? metrics(c.req.header("Authorization"), c.var.arrival.clientAddress) : next(),
  );
  app.get("*", async (c, next) => {
    const right = files && rightSpelling(c.req.path, (path) => pages.routes.has(path));
    return right ? c.redirect(right + new URL(c.req.url).search, 308) : next();
  });
  app.use(limitBody);
  app.use(async (c, next) => {
    // Counting a body replaces the request, so this comes after it.
    c.set("request", publicRequest(c.req.raw, config.baseUrl, c.var.arrival.trusted));
    await next();
  });
  app.use(async (c, next) =>
    isAllowedChange(c.var.request, config.baseUrl)
      ? next()
      : jsonError(403, "Changes are accepted only from this site"),
  );
  app.use(compress());
  app.post("/api/auth/*", (c) =>
    PUBLIC_AUTH_PATHS.has(c.req.path)
      ? auth.handle(c.var.request, c.var.arrival.clientAddress)
      : jsonError(404, "Not found"),
  );
  app.get(COMPANY_CALLBACK, (c) => auth.handle(c.var.request, c.var.arrival.clientAddress));
  app.get("/live", (c) => answerLive(c.var.request, c.req.query("topics") ?? "", { auth, hub }));
  app.all("*", (c) => pages.answer(c.var.request, c.var.arrival));
  app.onError((error) => answerFault(log, error));

  const answer = getRequestListener(app.fetch);
  return memoryListener({
    find: pages.inMemory,
    arrive(incoming, path) {
      const { requestId, secure, startedAt } = arrivalOf(incoming, config);
      const route = pages.routes.has(path) ? path : "file";
      const line = { requestId, method: incoming.method ?? "", path, route };
      return {
        headers: ["X-Request-Id", requestId, ...memoryHeaders(secure)],
        answered: (status) => requestAnswered(log, { ...line, status }, startedAt),
      };
    },
    otherwise: (incoming, outgoing) =>
      forRequest(arrivingId(incoming, config), () => answer(incoming, outgoing)),
  });
}
