/**
 * The video host of `npm run demo`: a page with a short clip that speaks the protocol of real players, on a separate
 * port, because a lesson listens only to a player on another origin. The clip is VP9 in WebM, which builds of Chromium
 * without licensed codecs play too.
 */
import { readFileSync } from "node:fs";
import { createServer, type RequestListener, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

const FOLDER = "demo/player";
/** The clip's length. */
export const CLIP_SECONDS = 30;
const POLICY =
  "default-src 'none'; media-src 'self'; script-src 'self'; style-src 'self'; img-src data:; base-uri 'none'; form-action 'none'";
const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Sample lesson</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="/player.css"></head><body>
<video src="/clip.webm" controls playsinline preload="auto" aria-label="Sample lesson"></video>
<script type="module" src="/player.js"></script></body></html>`;

export function clipOf(origin: string) {
  const [libraryId, videoId] = ["1", "sample-lesson"];
  return { libraryId, videoId, embedCode: `${origin}/embed/${libraryId}/${videoId}` };
}

/** Listens next to the product, on the following port or on any free one if that is taken; returns its origin. */
export async function startDemoPlayer(product: {
  host: string;
  port: number;
  baseUrl: string;
}): Promise<string> {
  const server = createServer(listener());
  const listen = (port: number) =>
    new Promise<void>((resolve, reject) => {
      server.once("error", reject);
      server.listen(port, product.host, resolve);
    });
  await listen(product.port + 1).catch(() => listen(0));
  const { port } = server.address() as AddressInfo;
  const { hostname } = new URL(product.baseUrl);
  return `http://${hostname}:${port}`;
}

function listener(): RequestListener {
  const file = (name: string) => readFileSync(`${FOLDER}/${name}`);
  const files = new Map([
    ["/player.js", { type: "text/javascript; charset=utf-8", body: file("player-page.js") }],
    ["/player.css", { type: "text/css; charset=utf-8", body: file("player-page.css") }],
    ["/clip.webm", { type: "video/webm", body: file("clip.webm") }],
  ]);
  const page = { type: "text/html; charset=utf-8", body: Buffer.from(PAGE) };
  return (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://player");
    const asked = /^\/embed\/\d+\/[\w-]+$/.test(pathname) ? page : files.get(pathname);
    response.setHeader("Content-Security-Policy", POLICY);
    response.setHeader("X-Content-Type-Options", "nosniff");
    if (!asked) return void response.writeHead(404).end();
    response.setHeader("Content-Type", asked.type);
    sendPart(response, asked.body, request.headers.range);
  };
}

/** The body, or the requested part of it: browsers seek in a video by ranges. */
function sendPart(response: ServerResponse, body: Buffer, range: string | undefined): void {
  response.setHeader("Accept-Ranges", "bytes");
  const [, first = "", last = ""] = /^bytes=(\d{1,12})-(\d{0,12})$/.exec(range ?? "") ?? [];
  if (first === "") return void response.end(body);
  const from = Number(first);
  const to = Math.min(last === "" ? body.length : Number(last), body.length - 1);
  if (from > to)
    return void response.writeHead(416, { "Content-Range": `bytes */${body.length}` }).end();
  response.writeHead(206, { "Content-Range": `bytes ${from}-${to}/${body.length}` });
  response.end(body.subarray(from, to + 1));
}
