/** Renders the pages of the build: for a request, and once for all where a page is kept. */
import type { Logger } from "pino";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { type Auth, authContext } from "./auth/auth.server";
import type { Config } from "./platform/config/config.server";
import type { Db } from "./platform/db/database.server";
import { pageCache } from "./platform/pages/page-cache.server";
import { publicRoutes, publicRoutesContext } from "./platform/pages/public-routes.server";
import { askAgain } from "./platform/web/faults.server";
import {
  type Arrival,
  type RequestContext,
  requestContext,
} from "./platform/web/request-context.server";
import type { StaticFiles } from "./platform/web/static-files.server";
import {
  type Settings,
  type SettingsStore,
  settingsContext,
  settingsStoreContext,
} from "./settings/settings.server";

type PagesOptions = {
  config: Config;
  db: Db;
  log: Logger;
  auth: Auth;
  settings: SettingsStore;
  build: ServerBuild;
  /** Null in development, where no page is kept. */
  files: StaticFiles | null;
};

export function createPages({ config, db, log, auth, settings, build, files }: PagesOptions) {
  const handle = createRequestHandler(build, config.development ? "development" : "production");
  const routes = publicRoutes(build);
  const render = (request: Request, current: RequestContext, company: Settings) => {
    const context = new RouterContextProvider();
    context.set(requestContext, current);
    context.set(authContext, auth);
    context.set(settingsContext, company);
    context.set(settingsStoreContext, settings);
    context.set(publicRoutesContext, routes);
    return handle(request, context);
  };
  const nobody = { requestId: "", clientAddress: "", nonce: "", unavailable: false };
  const base = { config, db, log, ...nobody };
  const kept = pageCache<Settings>({
    has: (path) => files !== null && routes.has(path),
    origin: config.baseUrl,
    render: (request, company) => render(request, { ...base, styleOf: files?.textOf }, company),
  });
  return {
    routes,
    /** The page for this request alone; 503 where it failed because of the database. */
    async respond(request: Request, arrival: Arrival): Promise<Response> {
      const current = { ...base, ...arrival, nonce: crypto.randomUUID() };
      const response = await render(request, current, settings.current());
      return current.unavailable && response.status >= 500 ? askAgain(response) : response;
    },
    /** The cached file or page for a path. `query`: with its question mark. */
    inMemory(path: string, query: string) {
      if (!files || (query && routes.get(path)?.byQuery)) return null;
      return files.find(path) ?? kept(path, settings.current());
    },
  };
}
