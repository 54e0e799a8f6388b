import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { createReadableStreamFromReadable } from "@react-router/node";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import type { Embed } from "./platform/embeds/embed";
import { framePolicy } from "./platform/embeds/frame";
import { keptHtml } from "./platform/pages/page-html.server";
import { recordFault } from "./platform/web/faults.server";
import { requestContext } from "./platform/web/request-context.server";
import {
  type PagePolicy,
  pagePolicy,
  trustByHash,
  trustByNonce,
  withoutPlainHttp,
} from "./platform/web/security-headers.server";
import { PageNonce } from "./ui/page-nonce";
import { PageRequest } from "./ui/request-reference";

/**
 * A route's `handle` may name what its pages need from other origins, and the embeds on them; `data` is what its loader
 * returned.
 */
type PageHandle = {
  policy?: (context: RequestConfig, data: unknown) => PagePolicy;
  embeds?: (data: unknown) => readonly (Embed | null)[];
};
type RequestConfig = {
  playerOrigins: readonly string[];
  webhookOrigins: readonly string[];
};

const RENDER_TIMEOUT_MS = 6_000;

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> | Response {
  const { nonce, config, styleOf } = loadContext.get(requestContext);
  const wanted = neededPolicy(routerContext, config);
  const needs = new URL(request.url).protocol === "https:" ? withoutPlainHttp(wanted) : wanted;
  headers.set("Content-Type", "text/html; charset=utf-8");
  const page = { request, status, headers, routerContext, loadContext };
  if (styleOf) return keepPage(page, needs, styleOf);
  // Vite's development client brings inline styles and scripts that carry no nonce.
  const policy = config.development ? "" : pagePolicy(trustByNonce(nonce), needs);
  headers.set("Content-Security-Policy", policy);
  if (request.method === "HEAD") return new Response(null, { status, headers });
  return streamPage(page);
}

type Page = {
  request: Request;
  status: number;
  headers: Headers;
  routerContext: EntryContext;
  loadContext: RouterContextProvider;
};

/** The whole page at once, as it is to be kept (SEO-2). */
async function keepPage(
  page: Page,
  needs: PagePolicy,
  styleOf: (address: string) => string | null,
): Promise<Response> {
  const { status, headers } = page;
  const { html, ...hashes } = keptHtml(await text(await rendered(page, "onAllReady")), styleOf);
  headers.set("Content-Security-Policy", pagePolicy(trustByHash(hashes), needs));
  return new Response(html, { status, headers });
}

async function streamPage(page: Page): Promise<Response> {
  const { status, headers } = page;
  const body = await rendered(page, "onShellReady");
  return new Response(createReadableStreamFromReadable(body), { status, headers });
}

/** The page's HTML, as soon as it is ready to that degree. */
function rendered(page: Page, ready: "onShellReady" | "onAllReady"): Promise<PassThrough> {
  const { request, routerContext, loadContext } = page;
  const { nonce: given, requestId, log } = loadContext.get(requestContext);
  const nonce = given || undefined;
  return new Promise((resolve, reject) => {
    let started = false;
    const { pipe, abort } = renderToPipeableStream(
      <PageNonce value={nonce}>
        <PageRequest value={requestId}>
          <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
        </PageRequest>
      </PageNonce>,
      {
        nonce,
        // What is ready is written where it belongs, however long it is: a page is whole without a script.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        [ready]() {
          started = true;
          const body = new PassThrough({
            final(callback) {
              clearTimeout(timeout);
              callback();
            },
          });
          pipe(body);
          resolve(body);
        },
        onShellError: reject,
        onError(error) {
          if (started) log.error({ err: error }, "render failed");
        },
      },
    );
    const timeout = setTimeout(abort, RENDER_TIMEOUT_MS);
  });
}

/** Every fault of a loader, action or render comes by here once; the visitor sees none of it. */
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
  if (recordFault(current.log, error, { path })) current.unavailable = true;
}

function neededPolicy(routerContext: EntryContext, config: RequestConfig): PagePolicy {
  const { matches, loaderData } = routerContext.staticHandlerContext;
  const handleOf = ({ route }: (typeof matches)[number]) => (route.handle ?? {}) as PageHandle;
  const innermost = matches.findLast((match) => handleOf(match).policy ?? handleOf(match).embeds);
  if (!innermost) return {};
  const data = loaderData[innermost.route.id];
  // Without its data a page is not shown: what is shown instead needs nothing of anybody else.
  if (data === undefined) return {};
  const { policy, embeds } = handleOf(innermost);
  const needs = policy?.(config, data) ?? {};
  const { frames = [] } = framePolicy(...(embeds?.(data) ?? []));
  return { ...needs, frames: [...(needs.frames ?? []), ...frames] };
}
