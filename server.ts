/** The edge: everything a request passes before it reaches a page, in order. */
import type { RequestListener } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { compress } from "hono/compress";
import type { Logger } from "pino";
import type { ServerBuild } from "react-router";
import {
  type Auth,
  COMPANY_CALLBACK,
  can,
  PUBLIC_AUTH_PATHS,
  type Verb,
} from "./app/auth/auth.server";
import type { ContentStore } from "./app/content/content.server";
import type { Funnel } from "./app/funnel/funnel.server";
import { liveResponse } from "./app/live-topics.server";
import { createPages } from "./app/pages.server";
import type { Config } from "./app/platform/config/config.server";
import type { Database } from "./app/platform/db/database.server";
import { urgently } from "./app/platform/db/person-pool.server";
import { forRequest } from "./app/platform/log/request-log.server";
import type { Media } from "./app/platform/media/media.server";
import { rightSpelling } from "./app/platform/pages/page-cache.server";
import { fixedPages, NO_PATTERN, routePatterns } from "./app/platform/pages/route-table.server";
import type { LiveHub } from "./app/platform/realtime/live-hub.server";
import { limitArrival } from "./app/platform/web/arrival-limit.server";
import { bufferedListener } from "./app/platform/web/buffered-listener.server";
import { isReadable } from "./app/platform/web/client-address.server";
import { faultResponse, handleErrors, watchReadiness } from "./app/platform/web/faults.server";
import { createMetricsAddress } from "./app/platform/web/metrics-address.server";
import { PersonTurns } from "./app/platform/web/person-turns.server";
import { arrivingId } from "./app/platform/web/request-context.server";
import {
  BODY,
  type BodyLimits,
  limitBody,
  limitHeads,
} from "./app/platform/web/request-limits.server";
import {
  type Edge,
  takeRequest,
  watchAtSocket,
  watchRequests,
  withoutOtherOrigin,
} from "./app/platform/web/request-watch.server";
import { jsonError } from "./app/platform/web/responses.server";
import type { StaticFiles } from "./app/platform/web/static-files.server";
import { productProbes } from "./app/product-probes.server";
import type { SettingsStore } from "./app/settings/settings.server";

export type Product = {
  /** The environment alone; what counts now is the settings' to tell. */
  config: Config;
  log: Logger;
  /** What its operator should put right, a sentence each. */
  warnings: readonly string[];
  database: Database;
  /** Which secret the rows need, as backups name it. */
  backupMark: string;
  hub: LiveHub;
  settings: SettingsStore;
  content: ContentStore;
  auth: Auth;
  funnel: Funnel;
  media: Media;
};

/** `files`: null in development, where Vite serves them and no page is cached. */
type Options = Product & { build: ServerBuild; files: StaticFiles | null };

/** Addresses handled here that are not in a route table. */
const OWN_ADDRESSES = ["/healthz", "/readyz", "/metrics", "/live", "/media/*", "/api/auth/*"];
/** A picture of 10 MB and the form around it. */
const PICTURE: BodyLimits = { fields: BODY.fields, bodyBytes: 10 * 1024 * 1024 + 64 * 1024 };
/**
 * `verb`: null for whoever is signed in. A content document has many fields, pictures may have 10 MB, and 50,000 prospects too: only from those who may send
 * them. The first that fits counts.
 */
const LARGER_BODIES: readonly { under: string; verb: Verb | null; limits: BodyLimits }[] = [
  {
    under: "/tracker/import",
    verb: "tracker.use",
    limits: { fields: BODY.fields, bodyBytes: 11 * 1024 * 1024 },
  },
  {
    under: "/admin/people/import",
    verb: "trainees.create",
    limits: { fields: BODY.fields, bodyBytes: 11 * 1024 * 1024 },
  },
  { under: "/admin/content/pictures", verb: "content.edit", limits: PICTURE },
  {
    under: "/admin/content",
    verb: "content.edit",
    limits: { fields: 5_000, bodyBytes: 11 * 1024 * 1024 },
  },
  // Twelve hours of captions.
  {
    under: "/admin/upload-videos/",
    verb: "videos.set",
    limits: { fields: BODY.fields, bodyBytes: 5 * 1024 * 1024 },
  },
  { under: "/account", verb: null, limits: PICTURE },
  { under: "/admin/settings/brand", verb: "settings.change", limits: PICTURE },
];
/** The name under which all the build's files are counted. */
const FILE = "file";

export function createListener(options: Options): RequestListener {
  const { config, log, hub, database, auth, funnel, media, build, files } = options;
  const { metricsToken } = config;
  const pages = createPages({ ...options, others: OWN_ADDRESSES });
  const isPage = (path: string) => pages.routes.has(path);
  const fixed = fixedPages(build);
  const metrics = metricsToken && createMetricsAddress(metricsToken, productProbes(options));
  const readiness = watchReadiness(log, database.db);
  const turns = new PersonTurns();
  const app = new Hono<Edge>();

  app.use(watchRequests({ config, log, routeOf: routePatterns(build.routes, OWN_ADDRESSES) }));
  app.get("/healthz", () => Response.json({ status: "ok" }));
  app.get("/readyz", () => readiness(hub));
  app.get("/metrics", (c, next) => (metrics ? metrics(c.req.header("Authorization")) : next()));
  app.use(async (c, next) =>
    isReadable(c.req.url) ? next() : jsonError(400, "The address cannot be read"),
  );
  app.get("*", async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    const right = files && rightSpelling(pathname, (path) => isPage(path) || fixed.has(path));
    return right ? c.redirect(right + search, 308) : next();
  });
  // Before anything that reads a body or compresses a response: both go through in pieces.
  app.use("/media/*", takeRequest(config), async (c) => {
    const viewer = await auth.readSession(c.var.request);
    // Asked again while an upload arrives: its sender may lose the right meanwhile.
    const mayUpload = async () => {
      const now = await auth.readSession(c.var.request);
      return can(now, "videos.set") && !(now && auth.mustEnrol(now));
    };
    const seesAll = can(viewer, "videos.set");
    return media.respond(c.var.request, viewer && { userId: viewer.userId, seesAll, mayUpload });
  });
  app.use(
    limitBody<Edge>(async (c) => {
      const larger = LARGER_BODIES.find(({ under }) => c.req.path.startsWith(under));
      if (!larger) return BODY;
      const viewer = await auth.readSession(c.req.raw).catch((error: unknown) => ({ error }));
      if (viewer && "error" in viewer) {
        c.set("unread", viewer);
        return { ...larger.limits, isDropped: true };
      }
      const may = larger.verb === null ? viewer !== null : can(viewer, larger.verb);
      return may && viewer ? { ...larger.limits, person: viewer.userId } : BODY;
    }),
  );
  // What a trainee has watched is stored even while a locked table holds up what others ask for.
  app.use("/training/progress", (_, next) => urgently(next));
  app.use(takeRequest(config));
  app.use(compress());
  app.use(handleErrors);
  app.post("/api/auth/*", (c) =>
    PUBLIC_AUTH_PATHS.has(c.req.path)
      ? auth.handle(c.var.request, c.var.arrival.clientAddress)
      : jsonError(404, "Not found"),
  );
  app.get(COMPANY_CALLBACK, (c) => auth.handle(c.var.request, c.var.arrival.clientAddress));
  app.get("/live", (c) => liveResponse(c.var.request, c.var.arrival.clientAddress, { auth, hub }));
  app.all("*", async (c) => {
    const { request, unread } = c.var;
    const session = unread ? Promise.reject(unread.error) : auth.readSession(request);
    const respond = () => pages.respond(withoutOtherOrigin(request), c.var.arrival, session);
    // What goes wrong here, the page says in its own way.
    const viewer = await session.catch(() => null);
    return viewer ? turns.during(viewer.userId, respond) : respond();
  });
  app.onError((error) => faultResponse(log, error));

  const respond = getRequestListener(app.fetch);
  const routeOf = (path: string) => (isPage(path) ? path : FILE);
  const listener = bufferedListener({
    find: pages.inMemory,
    arrive: watchAtSocket({ config, log, routeOf }),
    otherwise: (incoming, outgoing) =>
      forRequest(arrivingId(incoming, config), () => respond(incoming, outgoing)),
  });
  const counted: RequestListener = (incoming, outgoing) => {
    funnel.see(incoming, isPage);
    listener(incoming, outgoing);
  };
  const limited = limitArrival((path) => path.startsWith("/media/"), counted);
  return limitHeads(watchAtSocket({ config, log, routeOf: () => NO_PATTERN }), limited);
}
