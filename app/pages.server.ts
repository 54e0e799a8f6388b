/** Renders the pages of the build: per request, and once for everyone if a page is cached. */

import type { Logger } from "pino";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { writtenMail } from "~/platform/mail/written-mail.server";
import { followInterview } from "./applicants/applicants.server";
import { type Auth, authContext, type Viewer } from "./auth/auth.server";
import {
  countOutsideHours,
  meetingFollowerContext,
  withMeetingsAhead,
} from "./booking/booking.server";
import {
  type Content,
  type ContentStore,
  contentAt,
  contentContext,
  contentStoreContext,
  type Published,
  pagePreviewContext,
} from "./content/content.server";
import { figureNames, unusedFigures } from "./figures/figures.server";
import { backupNow, backupNowContext } from "./platform/backup/backup-now.server";
import type { Config } from "./platform/config/config.server";
import type { Database, Db } from "./platform/db/database.server";
import { type Media, mediaContext } from "./platform/media/media.server";
import { pageCache } from "./platform/pages/page-cache.server";
import { routeMethods, routeMethodsContext } from "./platform/pages/route-methods.server";
import {
  asUnknown,
  pageOf,
  pathTakenContext,
  publicRoutes,
  publicRoutesContext,
  routePatterns,
} from "./platform/pages/route-table.server";
import { DAY_MS } from "./platform/time/durations";
import { withFault } from "./platform/web/faults.server";
import {
  type Arrival,
  type RequestContext,
  requestContext,
} from "./platform/web/request-context.server";
import type { StaticFiles } from "./platform/web/static-files.server";
import { objectionsLeft } from "./practice/practice.server";
import {
  outsideHoursContext,
  type Settings,
  type SettingsStore,
  settingsContext,
  settingsStoreContext,
  upcomingMeetingsContext,
} from "./settings/settings.server";
import { practiceContext } from "./training/training.server";

type PagesOptions = {
  config: Config;
  database: Database;
  backupMark: string;
  /** Addresses that are answered before any page. */
  others: readonly string[];
  log: Logger;
  auth: Auth;
  settings: SettingsStore;
  content: ContentStore;
  media: Media;
  build: ServerBuild;
  /** Null in development, if no page is cached. */
  files: StaticFiles | null;
};

/** The inputs of pages at one moment: another publication or another setting is another object. */
type Company = { settings: Settings; content: Content };

export function createPages(options: PagesOptions) {
  const { config, database, backupMark, log, auth, settings, content, media, build, files } =
    options;
  const { db } = database;
  const handle = createRequestHandler(build, config.development ? "development" : "production");
  const patternOf = routePatterns(build.routes);
  const anyPatternOf = routePatterns(build.routes, options.others);
  const makeBackup = (directory: string) =>
    backupNow({ database, secret: backupMark, log }, directory);
  const routes = publicRoutes(build);
  const methods = routeMethods(build);
  const { host } = new URL(config.baseUrl);
  const company = companyNow(settings, content, host);
  const render = (
    request: Request,
    current: RequestContext,
    company: Company,
    as: Auth = auth,
  ): Promise<Response> => {
    const context = companyContext({ auth: as, media }, current, company);
    context.set(contentStoreContext, content);
    context.set(settingsStoreContext, settings);
    context.set(publicRoutesContext, routes);
    context.set(routeMethodsContext, methods);
    context.set(backupNowContext, makeBackup);
    context.set(pathTakenContext, (path) => anyPatternOf(path) !== BOARD_PATTERN);
    context.set(practiceContext, (userId) => objectionsLeft(context, userId));
    context.set(pagePreviewContext, (page, words) =>
      render(
        page,
        current,
        {
          settings: company.settings,
          content: contentOfCompany(words, company.settings, { host, now: new Date() }),
        },
        as,
      ),
    );
    return handle(request, context);
  };
  const styleOf = files?.textOf ?? (() => null);
  const base = () => ({ config: settings.config(), db, log, styleOf, ...NOBODY });
  const kept = pageCache<Company>({
    has: (path) => files !== null && routes.has(path),
    origin: config.baseUrl,
    render: (request, company) => render(request, base(), company),
  });
  return {
    routes,
    /**
     * The page for this request alone; 499 if it failed and no one is waiting anymore. `session`: as it was read
     * before. If that failed, no part of the page tries again: a silent database takes seconds to be given up.
     */
    async respond(
      request: Request,
      arrival: Arrival,
      session: Promise<Viewer | null>,
    ): Promise<Response> {
      const unread = () => ({ ...auth, readSession: () => session });
      const as = await session.then(() => auth, unread);
      const current = { ...base(), ...arrival, nonce: crypto.randomUUID() };
      // The board's address is a setting, so its route takes any path of one part.
      const { pathname } = new URL(request.url);
      const board = `/${current.config.operationsSlug}`;
      const isOther = patternOf(pathname) === BOARD_PATTERN && pageOf(pathname) !== board;
      const asked = isOther ? asUnknown(request) : request;
      const response = await render(asked, current, company(), as);
      if (response.status < 500) return response;
      if (request.signal.aborted) return new Response(null, { status: CLIENT_LEFT });
      return withFault(response, current.fault);
    },
    /** The cached file or page for a path. `query`: with its question mark; `cookies`: as sent. */
    inMemory(path: string, query: string, cookies: string) {
      const page = routes.get(path);
      if (!files || (query && page?.byQuery)) return null;
      if (auth.mayBeSignedIn(cookies) && page?.byPerson) return null;
      if (page?.byCookie && hasCookie(cookies, page.byCookie)) return null;
      return files.find(path) ?? kept(path, company());
    },
  };
}

function hasCookie(cookies: string, name: string): boolean {
  return cookies.split(";").some((each) => each.trimStart().startsWith(`${name}=`));
}

function companyContext(
  { auth, media }: Pick<PagesOptions, "auth" | "media">,
  current: RequestContext,
  { settings, content }: Company,
): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(requestContext, current);
  context.set(authContext, auth);
  context.set(mediaContext, media);
  context.set(settingsContext, settings);
  context.set(contentContext, content);
  context.set(meetingFollowerContext, followInterview);
  context.set(upcomingMeetingsContext, withMeetingsAhead);
  context.set(outsideHoursContext, countOutsideHours);
  return context;
}

const BOARD_PATTERN = "/:slug";

/** For logs and counts: proxies record it under the same number. */
const CLIENT_LEFT = 499;

const NOBODY = { requestId: "", clientAddress: "", nonce: "", fault: "unexpected" as const };

/** What a request would know about the company, for work without a request; `db`: a transaction's. */
export function contextOutside({
  config,
  log,
  auth,
  settings,
  content,
  media,
}: Omit<PagesOptions, "database" | "backupMark" | "others" | "build" | "files">): (
  db: Db,
) => RouterContextProvider {
  const company = companyNow(settings, content, new URL(config.baseUrl).host);
  return (db) =>
    companyContext(
      { auth, media },
      { config: settings.config(), db, log, styleOf: () => null, ...NOBODY },
      company(),
    );
}

/** The live words and settings, the same object for as long as both stay the same, and for a day at most. */
export function companyNow(settings: SettingsStore, content: ContentStore, host: string) {
  type Made = { settings: Settings; published: Published; day: number; company: Company };
  let made: Made | null = null;
  return (): Company => {
    const [current, published, now] = [settings.current(), content.current(), new Date()];
    const day = Math.floor(now.getTime() / DAY_MS);
    if (made?.settings !== current || made.published !== published || made.day !== day) {
      const words = contentOfCompany(published, current, { host, now });
      const company = { settings: current, content: words };
      made = { settings: current, published, day, company };
    }
    return made.company;
  };
}

/** Texts name the public figures in braces, and the company: {legalName}, {address}, {supportMail}, {site}. */
function contentOfCompany(
  published: Published,
  { brand }: Settings,
  { host, now }: { host: string; now: Date },
): Content {
  const { name, legalName, address, supportMail } = brand;
  const company = Object.entries({
    company: name,
    legalName,
    address,
    supportMail: writtenMail(supportMail),
    site: host,
  });
  return contentAt(
    published,
    (words) => new Map([...figureNames(words, now), ...company]),
    unusedFigures,
  );
}
