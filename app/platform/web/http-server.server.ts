/** How the product's server listens, and how it ends. */
import type { Server } from "node:http";
import { type AddressInfo, Server as NetServer } from "node:net";

type Address = { port: number; host: string };

const GRACE_MS = 2_000;
const SWEEP_MS = 50;
/**
 * Longer than the pause between two saves, and than proxies keep idle connections (60 s): a POST sent on a closing
 * connection gets a 502 and is never repeated.
 */
const KEEP_ALIVE_MS = 75_000;
/** A head that has not arrived within half a minute ends with 408; `limitArrival` says how long a body may take. */
export const LIMITS = {
  // Cookies, and an address with the longest text that people paste into a search.
  maxHeaderSize: 128 * 1024,
  keepAliveTimeout: KEEP_ALIVE_MS,
  headersTimeout: 30_000,
  requestTimeout: 0,
  connectionsCheckingInterval: 5_000,
};

/** Throws if nothing can listen there, before anything is made. */
export async function tryAddress(at: Address): Promise<void> {
  const trial = new NetServer();
  await listening(trial, at);
  await new Promise((resolve) => trial.close(resolve));
}

/** The port, once it listens. */
export function listening(server: NetServer, { port, host }: Address): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

/**
 * Takes no new connections, and ends each open one with its next response. Idle ones end once no request has arrived
 * for a moment: a proxy does not resend a POST that met a closing connection. A request under way is cut only after two
 * seconds.
 */
export function closed(server: Server): Promise<void> {
  let quiet = true;
  server.maxRequestsPerSocket = 1;
  server.on("request", () => {
    quiet = false;
  });
  const sweeping = setInterval(() => {
    // After what has arrived was read.
    if (quiet) setImmediate(() => server.closeIdleConnections());
    quiet = true;
  }, SWEEP_MS);
  const cutting = setTimeout(() => server.closeAllConnections(), GRACE_MS);
  return new Promise((resolve) => {
    // The HTTP server's own close would end idle connections at once.
    NetServer.prototype.close.call(server, () => {
      clearInterval(sweeping);
      clearTimeout(cutting);
      resolve();
    });
  });
}
