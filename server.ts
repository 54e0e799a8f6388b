/** The edge: everything a request passes before it reaches a page, in order. */
import { getConnInfo } from "@hono/node-server/conninfo";
import { Hono } from "hono";
import { compress } from "hono/compress";
import type { Logger } from "pino";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { type Auth, authContext, PUBLIC_AUTH_PATHS } from "./app/auth/auth.server";
import { liveTopics } from "./app/live-topics.server";
import type { Config } from "./app/platform/config/config.server";
import {
  type Database,
  isAnswering,
  isDatabaseUnavailable,
} from "./app/platform/db/database.server";
import { jsonError } from "./app/platform/http/answers.server";
import { withinLimit } from "./app/platform/http/body-limit.server";
import {
  clientAddress,
  isTrustedPeer,
  publicRequest,
} from "./app/platform/http/client-address.server";
import { requestContext } from "./app/platform/http/request-context.server";
import { logRequest, requestIdOf } from "./app/platform/http/request-log.server";
import { isAllowedChange } from "./app/platform/http/same-origin.server";
import { secureHeaders } from "./app/platform/http/security-headers.server";
import type { LiveHub } from "./app/platform/realtime/live-hub.server";
import { liveStream } from "./app/platform/realtime/live-stream.server";

/** The parts that a running product is made of. */
export type Product = { config: Config; log: Logger; database: Database; hub: LiveHub; auth: Auth };

type Options = Product & {
  build: ServerBuild;
  files: ((request: Request) => Response | null) | null;
};

type Seen = { request: Request; requestId: string; clientAddress: string; log: Logger };

const LARGEST_BODY_BYTES = 256 * 1024;
const UNAVAILABLE = { "Retry-After": "2" };

export function createServer({ config, log, database, hub, auth, build, files }: Options) {
  const app = new Hono<{ Variables: { seen: Seen } }>();
  const answerPage = createRequestHandler(build, config.development ? "development" : "production");

  app.use(async (c, next) => {
    const startedAt = performance.now();
    const peer = getConnInfo(c).remote.address ?? "";
    const trusted = isTrustedPeer(peer, config.trustedProxies);
    const request = publicRequest(c.req.raw, config.baseUrl, trusted);
    const requestId = requestIdOf(request, trusted);
    const client = clientAddress(
      peer,
      request.headers.get("X-Forwarded-For"),
      config.trustedProxies,
    );
    c.set("seen", { request, requestId, clientAddress: client, log: log.child({ requestId }) });
    await next();
    c.header("X-Request-Id", requestId);
    secureHeaders(c.res.headers, request.url.startsWith("https:"));
    logRequest(c.var.seen.log, request, c.res.status, startedAt);
  });
  app.get("/healthz", () => Response.json({ status: "ok" }));
  app.get("/readyz", async () =>
    (await isAnswering(database.db))
      ? Response.json({ status: "ready" })
      : jsonError(503, "The database does not answer", UNAVAILABLE),
  );
  app.use(async (c, next) => files?.(c.var.seen.request) ?? next());
  app.use(async (c, next) =>
    isAllowedChange(c.var.seen.request, config.baseUrl)
      ? next()
      : jsonError(403, "Changes are accepted only from this site"),
  );
  app.use(async (c, next) => {
    const request = await withinLimit(c.var.seen.request, LARGEST_BODY_BYTES);
    if (request === null) return jsonError(413, "The request is too large");
    c.set("seen", { ...c.var.seen, request });
    return next();
  });
  app.use(compress());
  app.post("/api/auth/*", (c) =>
    PUBLIC_AUTH_PATHS.has(c.req.path)
      ? auth.handle(c.var.seen.request, c.var.seen.clientAddress)
      : jsonError(404, "Not found"),
  );
  app.get("/live", async (c) => {
    const viewer = await auth.readSession(c.var.seen.request);
    const topics = liveTopics(viewer, c.req.query("topics") ?? "");
    if (topics === null) return jsonError(viewer ? 403 : 401, "You may not listen to that");
    const stillAdmitted = async () =>
      liveTopics(await auth.readSession(c.var.seen.request), c.req.query("topics") ?? "") !== null;
    return liveStream(hub, { topics, owner: viewer?.userId ?? null, stillAdmitted });
  });
  app.all("*", async (c) => {
    const { request, ...seen } = c.var.seen;
    const nonce = crypto.randomUUID();
    const current = { ...seen, config, db: database.db, nonce, unavailable: false };
    const context = new RouterContextProvider();
    context.set(requestContext, current);
    context.set(authContext, auth);
    const answer = await answerPage(request, context);
    if (!current.unavailable || answer.status < 500) return answer;
    return new Response(answer.body, {
      status: 503,
      headers: { ...Object.fromEntries(answer.headers), ...UNAVAILABLE },
    });
  });
  app.onError((error, c) => {
    const unavailable = isDatabaseUnavailable(error);
    c.var.seen?.log.error({ err: error }, "unexpected fault");
    return unavailable
      ? jsonError(503, "Please try again in a moment", UNAVAILABLE)
      : jsonError(500, "An unexpected error occurred");
  });
  return app;
}
