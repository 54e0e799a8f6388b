/** The edge: everything a request passes before it reaches a page, in order. */
import { getConnInfo } from "@hono/node-server/conninfo";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { compress } from "hono/compress";
import type { Logger } from "pino";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { type Auth, authContext, PUBLIC_AUTH_PATHS } from "./app/auth/auth.server";
import { liveTopics } from "./app/live-topics.server";
import type { Config } from "./app/platform/config/config.server";
import { type Database, isDatabaseUnavailable } from "./app/platform/db/database.server";
import { isReady } from "./app/platform/db/migrate.server";
import { jsonError } from "./app/platform/http/answers.server";
import {
  clientAddress,
  isTrustedPeer,
  publicRequest,
  publicScheme,
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

type Edge = { Variables: { seen: Seen; request: Request } };
type Seen = { trusted: boolean; requestId: string; clientAddress: string; log: Logger };

const LARGEST_BODY_BYTES = 256 * 1024;
const UNAVAILABLE = { "Retry-After": "2" };

export function createServer({ config, log, database, hub, auth, build, files }: Options) {
  const app = new Hono<Edge>();
  const tooLarge = () => jsonError(413, "The request is too large");
  const countBody = bodyLimit({ maxSize: LARGEST_BODY_BYTES, onError: tooLarge });
  const answerPage = createRequestHandler(build, config.development ? "development" : "production");

  app.use(async (c, next) => {
    const startedAt = performance.now();
    const peer = getConnInfo(c).remote.address ?? "";
    const trusted = isTrustedPeer(peer, config.trustedProxies);
    const requestId = requestIdOf(c.req.raw, trusted);
    const forwarded = c.req.header("X-Forwarded-For") ?? null;
    const client = clientAddress(peer, forwarded, config.trustedProxies);
    c.set("seen", { trusted, requestId, clientAddress: client, log: log.child({ requestId }) });
    await next();
    c.header("X-Request-Id", requestId);
    secureHeaders(c.res.headers, publicScheme(c.req.raw, config.baseUrl, trusted) === "https:");
    logRequest(c.var.seen.log, c.req.raw, c.res.status, startedAt);
  });
  app.get("/healthz", () => Response.json({ status: "ok" }));
  app.get("/readyz", async () => {
    if (hub.hasEnded()) return jsonError(503, "The server is stopping", UNAVAILABLE);
    return (await isReady(database.db))
      ? Response.json({ status: "ready" })
      : jsonError(503, "The database does not answer, or is not up to date", UNAVAILABLE);
  });
  app.use(async (c, next) => files?.(c.req.raw) ?? next());
  app.use(async (c, next) => {
    // An announced length is kept by the parser; only a body that comes in pieces has to be counted.
    if (c.req.header("Transfer-Encoding")) return countBody(c, next);
    const length = Number(c.req.header("Content-Length") ?? 0);
    return length > LARGEST_BODY_BYTES ? tooLarge() : next();
  });
  app.use(async (c, next) => {
    // Counting a body replaces the request, so this comes after it.
    c.set("request", publicRequest(c.req.raw, config.baseUrl, c.var.seen.trusted));
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
      ? auth.handle(c.var.request, c.var.seen.clientAddress)
      : jsonError(404, "Not found"),
  );
  app.get("/live", async (c) => {
    const { request } = c.var;
    const viewer = await auth.readSession(request);
    const topics = liveTopics(viewer, c.req.query("topics") ?? "");
    if (topics === null) return jsonError(viewer ? 403 : 401, "You may not listen to that");
    const stillAdmitted = async () =>
      liveTopics(await auth.readSession(request), c.req.query("topics") ?? "") !== null;
    return liveStream(hub, { topics, owner: viewer?.userId ?? null, stillAdmitted });
  });
  app.all("*", async (c) => {
    const nonce = crypto.randomUUID();
    const current = { ...c.var.seen, config, db: database.db, nonce, unavailable: false };
    const context = new RouterContextProvider();
    context.set(requestContext, current);
    context.set(authContext, auth);
    const answer = await answerPage(c.var.request, context);
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
