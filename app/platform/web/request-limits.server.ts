/** What is refused by size alone, before anything reads it: long paths, many fields, large bodies. */
import type { IncomingMessage, RequestListener } from "node:http";
import type { Context, MiddlewareHandler } from "hono";
import type { Arrive } from "./buffered-listener.server";
import { addressBlock } from "./client-address.server";
import { BodyPlaces, LARGE, LONG } from "./large-bodies.server";
import { boundariesIn, boundaryOf } from "./multipart.server";
import { isUrlencoded } from "./request-body.server";
import type { Arrival } from "./request-context.server";
import { jsonError } from "./responses.server";
import { RESPONSE_POLICY } from "./security-headers.server";

const KB = 1024;
const MB = 1024 * KB;

const LIMITS = { pathBytes: 2_048, fields: 200, typeLength: 256 };
/** Up to this size, a body is always read: the long ones of others keep no save and no short form out. */
const SHORT = 16 * KB;
/** Of a form without files: a large text comes as a file does, whose parts are not decoded. */
const MOST_URLENCODED = MB;

const READS = new Set(["GET", "HEAD"]);

export type BodyLimits = { fields: number; bodyBytes: number };
/** `person`: who may send more than anyone may. `isDropped`: it cannot be told who sends it, so nothing of it may count. */
type Allowed = BodyLimits & { person?: string; isDropped?: boolean };

/** What anyone's body may have. */
export const BODY: BodyLimits = { fields: LIMITS.fields, bodyBytes: 256 * KB };

type Head = Pick<IncomingMessage, "url" | "rawHeaders">;
type Refusal = { status: number; error: string };

/** Why a request is refused by its request line and headers; null if it is not. */
function headRefusal({ url = "", rawHeaders }: Head): Refusal | null {
  const query = url.indexOf("?");
  if ((query < 0 ? url.length : query) > LIMITS.pathBytes)
    return { status: 414, error: "The address is too long" };
  if (query >= 0 && hasMore(url.slice(query), LIMITS.fields))
    return { status: 400, error: `The address has more than ${LIMITS.fields} fields` };
  return hostsIn(rawHeaders) > 1
    ? { status: 400, error: "The request names more than one host" }
    : null;
}

function hostsIn(rawHeaders: readonly string[]): number {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.toLowerCase() === "host") hosts += 1;
  return hosts;
}

/** Passes on what is not refused by its head. `arrive`: has the refusal logged and counted like any response. */
export function limitHeads(arrive: Arrive, passOn: RequestListener): RequestListener {
  return (incoming, outgoing) => {
    const refusal = headRefusal(incoming);
    if (!refusal) return passOn(incoming, outgoing);
    const { status, error } = refusal;
    const body = JSON.stringify({ error });
    // Anything longer than any of our paths is not logged either.
    const { headers, responded } = arrive(incoming, status === 414 ? "/…" : pathOf(incoming.url));
    outgoing.writeHead(status, [
      "Content-Type",
      "application/json",
      "Content-Length",
      String(body.length),
      "Content-Security-Policy",
      RESPONSE_POLICY,
      "Cache-Control",
      "no-store",
      "Connection",
      "close",
      ...headers,
    ]);
    outgoing.end(incoming.method === "HEAD" ? undefined : body);
    responded(status);
  };
}

/**
 * Reads a body before anything else does, so later code has all of it: 413 if it is larger than the limits or a form
 * with more fields, 400 if the sender disconnected, which is not a server error, or if no one can tell what it is.
 * One that is dropped is received all the same: a browser shows no response while it still sends.
 */
export function limitBody<Edge extends { Variables: { arrival: Arrival } }>(
  limitsOf: (c: Context<Edge>) => Promise<Allowed>,
): MiddlewareHandler<Edge> {
  const [large, long] = [new BodyPlaces(LARGE), new BodyPlaces(LONG)];
  return async (c, next) => {
    const reads = READS.has(c.req.method);
    // A page is asked for without a body: who asks does not matter here, and the database may be away.
    const allowed: Allowed = reads ? BODY : await limitsOf(c);
    const { fields, bodyBytes, person, isDropped = false } = allowed;
    const type = c.req.header("Content-Type") ?? "";
    const most = isUrlencoded(type) ? Math.min(bodyBytes, MOST_URLENCODED) : bodyBytes;
    const length = Number(c.req.header("Content-Length") ?? 0);
    if (length > most) return tooLarge(most);
    // The parser enforces an announced length; only a body that comes in pieces must be counted.
    const inPieces = c.req.header("Transfer-Encoding") !== undefined;
    if (reads || (length === 0 && !inPieces)) return next();
    // Of several types, one that is not looked at here might count.
    if (type.length > LIMITS.typeLength || type.includes(","))
      return jsonError(400, "The type of the body cannot be read");
    if (isDropped) {
      if (!(await dropped(c.req.raw, most))) return jsonError(400, "The request was cut off");
      c.req.raw = new Request(c.req.raw, { body: "" });
      return next();
    }
    const read = async () => {
      const body = await (inPieces ? collected(c.req.raw, most) : wholeBody(c.req.raw));
      if (body === null) return jsonError(400, "The request was cut off");
      if (body.length > most) return tooLarge(most);
      if (await hasMoreFields(body, type, fields))
        return jsonError(413, `The form has more than ${fields} fields`);
      c.req.raw = new Request(c.req.raw, { body });
      return next();
    };
    if (person !== undefined && (inPieces || length > BODY.bodyBytes))
      return large.during(person, read);
    if (!inPieces && length <= SHORT) return read();
    return long.during(addressBlock(c.var.arrival.clientAddress), read);
  };
}

function tooLarge(most: number): Response {
  const [size, unit] = most < MB ? [most / KB, "KB"] : [most / MB, "MB"];
  return jsonError(413, `This is too large: at most ${Math.floor(size)} ${unit} can be sent here`);
}

/** Null if the connection was lost, the only way in which reading a body fails. */
function wholeBody(request: Request): Promise<Buffer<ArrayBuffer> | null> {
  return request.arrayBuffer().then(Buffer.from, () => null);
}

/** The same, of one byte too many at most; the rest is dropped after the response. */
async function collected(request: Request, most: number): Promise<Buffer<ArrayBuffer> | null> {
  const pieces: Uint8Array[] = [];
  try {
    for await (const piece of piecesOf(request, most)) pieces.push(piece);
  } catch {
    return null;
  }
  return Buffer.concat(pieces);
}

async function* piecesOf(request: Request, most: number): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const piece of request.body?.values({ preventCancel: true }) ?? []) {
    yield piece;
    size += piece.length;
    if (size > most) return;
  }
}

/** As much of it as may be sent, without keeping any; false if the connection was lost. */
async function dropped(request: Request, most: number): Promise<boolean> {
  const pieces = piecesOf(request, most);
  try {
    while (!(await pieces.next()).done);
    return true;
  } catch {
    return false;
  }
}

/** Whether a form has more fields, without parsing it, or looking further than it must. */
async function hasMoreFields(body: Buffer, type: string, most: number): Promise<boolean> {
  if (isUrlencoded(type)) return hasMore(body, most);
  const boundary = boundaryOf(type);
  // It stands before each part and after the last one.
  return boundary !== null && (await boundariesIn(body, boundary, most + 1)).length > most + 1;
}

/** The same of fields as an address has them. */
function hasMore(fields: string | Buffer, most: number): boolean {
  let at = -1;
  for (let count = 1; count <= most; count += 1) {
    at = fields.indexOf("&", at + 1);
    if (at < 0) return false;
  }
  return true;
}

function pathOf(url = ""): string {
  return url.split("?", 1)[0] ?? "";
}
