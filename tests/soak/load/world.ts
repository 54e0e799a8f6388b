/** What everyone in a load run uses. */
import type { Change, StreamReader } from "../../../bench/live-stream-reader";
import { openStream } from "../../../bench/live-stream-reader";
import { Ledger, type Timed } from "./ledger";
import { WebClient } from "./web-client";

export type World = { client: WebClient; ledger: Ledger; origin: string };

export function openWorld(origin: string): World {
  const ledger = new Ledger();
  return { client: new WebClient(origin, ledger), ledger, origin };
}

export type OpenPage = { path: string; topics: string; cookie: string };

/** A page watches its session, and asks this often. */
const SESSION_EVERY_MS = 300_000;
const SILENCE_MS = 40_000;

type Hearing = { heard: (change: Change) => void; refresh: () => unknown };

/**
 * Opens a page as a browser does: the document, then its event stream, whose first event makes it refetch the page's
 * data, then a session check every five minutes. A stream that ends or falls silent by itself is a fault.
 */
export async function openPage(
  { client, ledger, origin }: World,
  { path, topics, cookie }: OpenPage,
  { heard, refresh }: Hearing,
): Promise<StreamReader> {
  await client.ask({ what: "page", path, cookie });
  ledger.requests += 1;
  let lastHeard = performance.now();
  const listen = () => {
    lastHeard = performance.now();
  };
  const stream = await openStream(
    origin,
    { topics, cookie },
    (change) => {
      listen();
      heard(change);
    },
    {
      other(event) {
        listen();
        if (event === "refresh") refresh();
        if (event === "ended") ledger.fault(`stream ${topics}: told that the session is over`);
      },
      lost: () => ledger.fault(`stream ${topics}: lost`),
    },
  ).catch((error: Error) => {
    ledger.fault(`stream ${topics}: ${error.message}`);
    return null;
  });
  const watch = setInterval(() => {
    if (performance.now() - lastHeard > SILENCE_MS) ledger.fault(`stream ${topics}: silent`);
  }, SILENCE_MS);
  const session = setInterval(
    () => void client.ask({ what: "other", path: "/account/session", cookie }),
    SESSION_EVERY_MS,
  );
  return {
    close() {
      clearInterval(watch);
      clearInterval(session);
      stream?.close();
    },
  };
}

/** What `useRefresh` does: asks whether the server is there, then for the data of the page's routes. */
export async function refreshed(
  { client }: World,
  what: Timed,
  { path, route, cookie }: { path: string; route: string; cookie: string },
  reads = false,
): Promise<string | null> {
  if ((await client.ask({ what: "other", path: "/readyz", cookie })) === null) return null;
  const data = `${path}.data?${new URLSearchParams({ _routes: `portal,${route}` })}`;
  return client.ask({ what, path: data, cookie, reads });
}
