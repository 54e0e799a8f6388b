/**
 * A stand-in for the video host on a separate origin. The video's id says how its player behaves: `still…` moves only
 * when a test says so · `plays…` plays by itself, `plays-x8` eight times as fast · `silent…` says that it is ready and
 * nothing else · `dead…` says nothing · `late-duration…` does not know its length until `player.load()` ·
 * `object-shapes…` sends objects instead of strings, with other fields. Every video lasts 40 s and starts at the second
 * in `t`.
 */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";

export type PlayerStub = {
  origin: string;
  /** The player addresses that were asked for, oldest first. */
  asked: URL[];
  /** The address of a video, as an administrator would paste it. */
  address: (video: string) => string;
  stop: () => Promise<void>;
};

const SCRIPT = readFileSync(path.resolve("tests/kit/player-page.js"), "utf8");
const PLAYER = page(`<p>A video</p><script type="module">${SCRIPT}</script>`);
/** Sends what is in its fragment to the outermost page, as an advertisement in a player could. */
const FORGER = page(
  "<script>top.postMessage(decodeURIComponent(location.hash.slice(1)), '*')</script>",
);

export async function startPlayerStub(): Promise<PlayerStub> {
  const asked: URL[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", origin);
    const html = { "Content-Type": "text/html; charset=utf-8" };
    if (url.pathname === "/forger") return response.writeHead(200, html).end(FORGER);
    if (!/^\/embed\/\d+\/[\w-]+$/.test(url.pathname)) return response.writeHead(404).end();
    asked.push(url);
    return response.writeHead(200, html).end(PLAYER);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    asked,
    address: (video) => `${origin}/embed/100/${video}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function page(body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Player</title><link rel="icon" href="data:,"></head><body>${body}</body></html>`;
}
