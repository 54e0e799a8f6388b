/** What is refused by size alone, before anything reads it: long paths, many fields, large bodies. */
import type { IncomingMessage, RequestListener } from "node:http";
import { MIMEType } from "node:util";
import type { Context, MiddlewareHandler } from "hono";
import type { Arrive } from "./buffered-listener.server";
import { jsonError } from "./responses.server";
import { RESPONSE_POLICY } from "./security-headers.server";

const LIMITS = { pathBytes: 2_048, fields: 200 };

export type BodyLimits = { fields: number; bodyBytes: number };

/** What anyone's body may have. */
export const BODY: BodyLimits = { fields: LIMITS.fields, bodyBytes: 256 * 1024 };

const KB = 1024;
const MB = 1024 * KB;

type Head = Pick<IncomingMessage, "url" | "rawHeaders">;
type Refusal = { status: number; error: string };

/** Why a request is refused by its request line and headers; null if it is not. */
function headRefusal({ url = "", rawHeaders }: Head): Refusal | null {
  const query = url.indexOf("?");
  if ((query < 0 ? url.length : query) > LIMITS.pathBytes)
    return { status: 414, error: "The address is too long" };
  if (query >= 0 && occurrences(url, "&", query) >= LIMITS.fields)
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
      ...["Content-Type", "application/json", "Content-Length", String(body.length)],
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
 * with more fields, 400 if the sender disconnected, which is not a server error.
 */
export const limitBody =
  (limitsOf: (c: Context) => Promise<BodyLimits>): MiddlewareHandler =>
  async (c, next) => {
    const { fields, bodyBytes } = await limitsOf(c);
    const length = Number(c.req.header("Content-Length") ?? 0);
    if (length > bodyBytes) return tooLarge(bodyBytes);
    // The parser enforces an announced length; only a body that comes in pieces must be counted.
    const inPieces = c.req.header("Transfer-Encoding") !== undefined;
    if (["GET", "HEAD"].includes(c.req.method) || (length === 0 && !inPieces)) return next();
    const body = await (inPieces ? collected(c.req.raw, bodyBytes) : wholeBody(c.req.raw));
    if (body === null) return jsonError(400, "The request was cut off");
    if (body.length > bodyBytes) return tooLarge(bodyBytes);
    if (fieldsIn(body, c.req.header("Content-Type")) > fields)
      return jsonError(413, `The form has more than ${fields} fields`);
    c.req.raw = new Request(c.req.raw, { body });
    return next();
  };

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
  let size = 0;
  try {
    for await (const piece of request.body?.values({ preventCancel: true }) ?? []) {
      pieces.push(piece);
      size += piece.length;
      if (size > most) break;
    }
  } catch {
    return null;
  }
  return Buffer.concat(pieces);
}

/** How many fields a form has, without parsing it; 0 if the body is not a form. */
function fieldsIn(body: Buffer, contentType = ""): number {
  if (/^application\/x-www-form-urlencoded/i.test(contentType)) return occurrences(body, "&") + 1;
  if (!/^multipart\//i.test(contentType)) return 0;
  const boundary = boundaryOf(contentType);
  // The boundary precedes each part and follows the last one; without one there is nothing to parse.
  return boundary ? occurrences(body, `--${boundary}`) - 1 : 0;
}

function boundaryOf(contentType: string): string | null {
  try {
    return new MIMEType(contentType).params.get("boundary");
  } catch {
    return null;
  }
}

function occurrences(text: string | Buffer, sought: string, from = 0): number {
  let count = 0;
  for (let at = text.indexOf(sought, from); at >= 0; at = text.indexOf(sought, at + sought.length))
    count += 1;
  return count;
}

function pathOf(url = ""): string {
  return url.split("?", 1)[0] ?? "";
}
