import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import type { FramedEmbed } from "./platform/embeds/embed";
import { framePolicy } from "./platform/embeds/frame.server";
import { inlineSources } from "./platform/pages/inline-sources.server";
import { NO_ROOM, recordFault } from "./platform/web/faults.server";
import { requestContext } from "./platform/web/request-context.server";
import {
  type PagePolicy,
  pagePolicy,
  trustByHash,
  trustByNonce,
  withoutPlainHttp,
} from "./platform/web/security-headers.server";
import { PageNonce } from "./ui/page-nonce";
import { StyleInside } from "./ui/page-style";
import { PageRequest } from "./ui/request-reference";

/**
 * A route's `handle` may name what its pages need from other origins, and the embeds on them; `data` is what its loader
 * returned.
 */
type PageHandle = {
  policy?: (context: RequestConfig, data: unknown) => PagePolicy;
  embeds?: (data: unknown) => readonly (FramedEmbed | null)[];
  /** People enter the portal through this page: its style is in the document, so it paints a round trip earlier. */
  entrance?: true;
};
type RequestConfig = {
  playerOrigins: readonly string[];
  webhookOrigins: readonly string[];
};

const RENDER_TIMEOUT_MS = 6_000;

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { nonce, config } = loadContext.get(requestContext);
  const wanted = neededPolicy(routerContext, config);
  const needs = new URL(request.url).protocol === "https:" ? withoutPlainHttp(wanted) : wanted;
  headers.set("Content-Type", "text/html; charset=utf-8");
  const page = { request, status, headers, loadContext, routerContext };
  if (nonce === "") return keepPage(page, needs);
  // Vite's development client adds inline styles and scripts that carry no nonce.
  const policy = config.development ? "" : pagePolicy(trustByNonce(nonce), needs);
  headers.set("Content-Security-Policy", policy);
  if (request.method === "HEAD") return new Response(null, { status, headers });
  return new Response(await rendered(page), { status, headers });
}

type Page = {
  request: Request;
  status: number;
  headers: Headers;
  routerContext: EntryContext;
  loadContext: RouterContextProvider;
};

/** A page for everyone, as it will be cached (SEO-2). */
async function keepPage(page: Page, needs: PagePolicy): Promise<Response> {
  const { status, headers } = page;
  const html = await rendered(page);
  headers.set("Content-Security-Policy", pagePolicy(trustByHash(inlineSources(html)), needs));
  return new Response(html, { status, headers });
}

/** The page's HTML, complete: all data is there before rendering, so it waits at most for code, once (`asRendered`). */
function rendered({ request, routerContext, loadContext }: Page): Promise<string> {
  const { nonce: given, requestId, log, styleOf, fault } = loadContext.get(requestContext);
  const nonce = given || undefined;
  const { matches } = routerContext.staticHandlerContext;
  const hasStyle = nonce === undefined || matches.some(({ route }) => handleOf(route).entrance);
  return new Promise((resolve, reject) => {
    let started = false;
    let failed = false;
    const { pipe, abort } = renderToPipeableStream(
      <PageNonce value={nonce}>
        <PageRequest value={{ id: requestId, why: fault === "full" ? NO_ROOM : undefined }}>
          <StyleInside value={hasStyle ? styleOf : () => null}>
            <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
          </StyleInside>
        </PageRequest>
      </PageNonce>,
      {
        nonce,
        // Finished parts are written in place, however long they are: a page is complete without a script.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onShellReady() {
          started = true;
        },
        onAllReady() {
          clearTimeout(timeout);
          // Parts with a boundary of their own are finished after the page has failed, too.
          if (!failed) resolve(text(pipe(new PassThrough())));
        },
        onShellError(error) {
          failed = true;
          reject(error);
        },
        onError(error) {
          if (started) log.error({ err: error }, "render failed");
        },
      },
    );
    const timeout = setTimeout(abort, RENDER_TIMEOUT_MS);
  });
}

/** Every fault of a loader, action or render passes through here once; the visitor sees none of it. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (request.signal.aborted) return;
  const current = context.get(requestContext);
  const path = new URL(request.url).pathname;
  if (isRouteErrorResponse(error)) {
    current.log.info({ path, status: error.status }, "not answered");
    return;
  }
  current.fault = recordFault(current.log, error, { path });
}

function neededPolicy(routerContext: EntryContext, config: RequestConfig): PagePolicy {
  const { matches, loaderData } = routerContext.staticHandlerContext;
  const innermost = matches.findLast(
    ({ route }) => handleOf(route).policy ?? handleOf(route).embeds,
  );
  if (!innermost) return {};
  const data = loaderData[innermost.route.id];
  // A page without its data is not shown: what is shown instead depends on nothing else.
  if (data === undefined) return {};
  const { policy, embeds } = handleOf(innermost.route);
  const needs = policy?.(config, data) ?? {};
  const { frames = [] } = framePolicy(...(embeds?.(data) ?? []));
  return { ...needs, frames: [...(needs.frames ?? []), ...frames] };
}

function handleOf(route: { handle?: unknown }): PageHandle {
  return (route.handle ?? {}) as PageHandle;
}
