/** The edge: everything a request passes before it reaches a page, in order. */
import type { RequestListener } from "node:http";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { compress } from "hono/compress";
import type { Logger } from "pino";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import {
  type Auth,
  authContext,
  COMPANY_CALLBACK,
  PUBLIC_AUTH_PATHS,
  type Viewer,
} from "./app/auth/auth.server";
import { liveTopics } from "./app/live-topics.server";
import type { Config } from "./app/platform/config/config.server";
import { type Database, isDatabaseUnavailable } from "./app/platform/db/database.server";
import { isReady } from "./app/platform/db/migrate.server";
import { jsonError } from "./app/platform/http/answers.server";
import { isReadable, publicRequest } from "./app/platform/http/client-address.server";
import {
  type Arrival,
  arrivalOf,
  type RequestContext,
  requestContext,
} from "./app/platform/http/request-context.server";
import { logRequest } from "./app/platform/http/request-log.server";
import { isAllowedChange } from "./app/platform/http/same-origin.server";
import { alwaysHeaders, secureHeaders } from "./app/platform/http/security-headers.server";
import type { StaticFiles } from "./app/platform/http/static-files.server";
import { keptPages, rightSpelling } from "./app/platform/pages/kept-pages.server";
import { memoryListener } from "./app/platform/pages/memory-listener.server";
import { publicRoutes, publicRoutesContext } from "./app/platform/pages/public-routes.server";
import type { LiveHub } from "./app/platform/realtime/live-hub.server";
import { liveStream } from "./app/platform/realtime/live-stream.server";
import {
  type Settings,
  type SettingsStore,
  settingsContext,
  settingsStoreContext,
} from "./app/settings/settings.server";

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

type Edge = {
  Bindings: HttpBindings;
  Variables: { arrival: Arrival; log: Logger; request: Request };
};

const LARGEST_BODY_BYTES = 256 * 1024;
const UNAVAILABLE = { "Retry-After": "2" };

export function createListener(options: Options): RequestListener {
  const { config, log, database, hub, auth, settings, build, files } = options;
  const app = new Hono<Edge>();
  const tooLarge = () => jsonError(413, "The request is too large");
  const countBody = bodyLimit({ maxSize: LARGEST_BODY_BYTES, onError: tooLarge });
  const answerPage = createRequestHandler(build, config.development ? "development" : "production");
  const routes = publicRoutes(build);
  const render = (request: Request, current: RequestContext, company: Settings) => {
    const context = new RouterContextProvider();
    context.set(requestContext, current);
    context.set(authContext, auth);
    context.set(settingsContext, company);
    context.set(settingsStoreContext, settings);
    context.set(publicRoutesContext, routes);
    return answerPage(request, context);
  };
  const nobody = {
    config,
    db: database.db,
    log,
    requestId: "",
    clientAddress: "",
    nonce: "",
    unavailable: false,
  };
  const kept = keptPages<Settings>({
    has: (path) => files !== null && routes.has(path),
    origin: config.baseUrl,
    render: (request, company) => render(request, { ...nobody, styleOf: files?.textOf }, company),
  });

  app.use(async (c, next) => {
    const arrival = arrivalOf(c.env.incoming, config);
    const { requestId } = arrival;
    c.set("arrival", arrival);
    c.set("log", log.child({ requestId }));
    await next();
    c.header("X-Request-Id", requestId);
    secureHeaders(c.res.headers, arrival.secure);
    const { method, path } = c.req;
    logRequest(log, { requestId, method, path, status: c.res.status }, arrival.startedAt);
  });
  app.get("/healthz", () => Response.json({ status: "ok" }));
  app.get("/readyz", async () => {
    if (hub.hasEnded()) return jsonError(503, "The server is stopping", UNAVAILABLE);
    return (await isReady(database.db))
      ? Response.json({ status: "ready" })
      : jsonError(503, "The database does not answer, or is not up to date", UNAVAILABLE);
  });
  app.use(async (c, next) =>
    isReadable(c.req.url) ? next() : jsonError(400, "The address cannot be read"),
  );
  app.get("*", async (c, next) => {
    const right = files && rightSpelling(c.req.path, (path) => routes.has(path));
    return right ? c.redirect(right + new URL(c.req.url).search, 308) : next();
  });
  app.use(async (c, next) => {
    // An announced length is kept by the parser; only a body that comes in pieces has to be counted.
    if (c.req.header("Transfer-Encoding")) return countBody(c, next);
    const length = Number(c.req.header("Content-Length") ?? 0);
    return length > LARGEST_BODY_BYTES ? tooLarge() : next();
  });
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
  app.get("/live", async (c) => {
    const { request } = c.var;
    const names = c.req.query("topics") ?? "";
    const viewer = await auth.readSession(request);
    const admitted = (person: Viewer | null) =>
      liveTopics(person, names, person !== null && auth.mustEnrol(person));
    const topics = admitted(viewer);
    if (topics === null) return jsonError(viewer ? 403 : 401, "You may not listen to that");
    const stillAdmitted = async () => admitted(await auth.readSession(request)) !== null;
    return liveStream(hub, { topics, owner: viewer?.userId ?? null, stillAdmitted });
  });
  app.all("*", async (c) => {
    const nonce = crypto.randomUUID();
    const current = { ...nobody, ...c.var.arrival, log: c.var.log, nonce };
    const answer = await render(c.var.request, current, settings.current());
    if (!current.unavailable || answer.status < 500) return answer;
    return new Response(answer.body, {
      status: 503,
      headers: { ...Object.fromEntries(answer.headers), ...UNAVAILABLE },
    });
  });
  app.onError((error, c) => {
    const unavailable = isDatabaseUnavailable(error);
    c.var.log?.error({ err: error }, "unexpected fault");
    return unavailable
      ? jsonError(503, "Please try again in a moment", UNAVAILABLE)
      : jsonError(500, "An unexpected error occurred");
  });
  const fromMemory = {
    plain: alwaysHeaders(false).flat(),
    secure: alwaysHeaders(true).flat(),
  };
  return memoryListener({
    find(path, query) {
      if (!files || (query && routes.get(path)?.byQuery)) return null;
      return files.find(path) ?? kept(path, settings.current());
    },
    arrive(incoming, path) {
      const { requestId, secure, startedAt } = arrivalOf(incoming, config);
      const method = incoming.method ?? "";
      return {
        headers: ["X-Request-Id", requestId, ...fromMemory[secure ? "secure" : "plain"]],
        answered: (status) => logRequest(log, { requestId, method, path, status }, startedAt),
      };
    },
    otherwise: getRequestListener(app.fetch),
  });
}
