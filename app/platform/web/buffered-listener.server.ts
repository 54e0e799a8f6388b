/** Serves cached responses straight from the socket, before a framework sees the request, at half the cost. */
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { givenTo, type StoredResponse } from "./stored-response.server";

/** Records a request that is served at the socket. */
export type Arrive = (incoming: IncomingMessage, path: string) => Arrival;

type Arrival = {
  /** Alternating names and values, for every response. */
  headers: readonly string[];
  /** Called once the response is sent. */
  responded: (status: number) => void;
};

type BufferedListenerOptions = {
  /** The cached response for a path; a promise if it must be created first, null if there is none. `query`: with its question mark; `cookies`: as sent. */
  find: (
    path: string,
    query: string,
    cookies: string,
  ) => StoredResponse | Promise<StoredResponse | null> | null;
  arrive: Arrive;
  otherwise: RequestListener;
};

export function bufferedListener({
  find,
  arrive,
  otherwise,
}: BufferedListenerOptions): RequestListener {
  return (incoming, outgoing) => {
    const { method, url = "" } = incoming;
    if (method !== "GET" && method !== "HEAD") return otherwise(incoming, outgoing);
    const end = url.indexOf("?");
    const path = end < 0 ? url : url.slice(0, end);
    const found = find(path, end < 0 ? "" : url.slice(end), incoming.headers.cookie ?? "");
    if (found === null) return otherwise(incoming, outgoing);
    const { headers, responded } = arrive(incoming, path);
    const give = (stored: StoredResponse) => responded(send(incoming, outgoing, stored, headers));
    if (!(found instanceof Promise)) return give(found);
    const instead = () => otherwise(incoming, outgoing);
    found.then((stored) => (stored ? give(stored) : instead()), instead);
  };
}

function send(
  { method, headers: asked }: IncomingMessage,
  outgoing: ServerResponse,
  stored: StoredResponse,
  always: readonly string[],
): number {
  const encodings = asked["accept-encoding"]?.toString();
  const known = asked["if-none-match"];
  const { status, headers, body } = givenTo({ method, encodings, known }, stored);
  headers.push(...always);
  outgoing.writeHead(status, headers);
  outgoing.end(body ?? undefined);
  return status;
}
