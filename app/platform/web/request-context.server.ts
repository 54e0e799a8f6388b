/** What the server knows about a request beyond the Request itself; loaders and actions read it from their context. */
import type { IncomingMessage } from "node:http";
import type { Logger } from "pino";
import { createContext } from "react-router";
import type { Config } from "../config/config.server";
import type { Db } from "../db/database.server";
import { currentRequestId, requestIdOf } from "../log/request-log.server";
import { clientAddress, isTrustedPeer, publicScheme } from "./client-address.server";
import type { Fault } from "./faults.server";

export type RequestContext = {
  readonly config: Config;
  readonly db: Db;
  readonly log: Logger;
  readonly requestId: string;
  /** The client's address according to trusted proxies; never from an unchecked header. */
  readonly clientAddress: string;
  /** The nonce of this response's scripts; empty for a cached page, whose scripts are allowed by hash. */
  readonly nonce: string;
  /** A stylesheet's text by its address; null if it is not ours. */
  readonly styleOf: (address: string) => string | null;
  /** Why the request failed, if it did; set by the error handler. */
  fault: Fault;
};

export const requestContext = createContext<RequestContext>();

/** Facts from a request's socket and headers, before anything reads its body. */
export type Arrival = {
  startedAt: number;
  requestId: string;
  clientAddress: string;
  /** Whether the peer is a trusted proxy. */
  trusted: boolean;
  /** Whether the visitor came over HTTPS. */
  secure: boolean;
};

/** The request's id, set before anything is done for it. */
export function arrivingId(
  { socket, headers }: IncomingMessage,
  config: Pick<Config, "trustedProxies">,
): string {
  const trusted = isTrustedPeer(socket.remoteAddress ?? "", config.trustedProxies);
  return requestIdOf(headers["x-request-id"]?.toString(), trusted);
}

/** `config`: which proxies to trust, and the product's public address. */
export function arrivalOf(
  incoming: IncomingMessage,
  config: Pick<Config, "trustedProxies" | "baseUrl">,
): Arrival {
  const { socket, headers } = incoming;
  const { trustedProxies, baseUrl } = config;
  const peer = socket.remoteAddress ?? "";
  const trusted = isTrustedPeer(peer, trustedProxies);
  const forwarded = headers["x-forwarded-proto"]?.toString();
  const asked = { host: headers.host ?? "", scheme: "http:", forwarded };
  return {
    startedAt: performance.now(),
    requestId: currentRequestId() ?? arrivingId(incoming, config),
    clientAddress: clientAddress(
      peer,
      headers["x-forwarded-for"]?.toString() ?? null,
      trustedProxies,
    ),
    trusted,
    secure: publicScheme(asked, baseUrl, trusted) === "https:",
  };
}
