import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { jsonError } from "../http/answers.server";

const LARGEST_BODY_BYTES = 256 * 1024;

const tooLarge = () => jsonError(413, "The request is too large");
const countBody = bodyLimit({ maxSize: LARGEST_BODY_BYTES, onError: tooLarge });

/** Refuses a body of more than 256 KB. It may replace the request: what is made of the request comes after it. */
export const limitBody: MiddlewareHandler = async (c, next) => {
  // An announced length is kept by the parser; only a body that comes in pieces has to be counted.
  if (c.req.header("Transfer-Encoding")) return countBody(c, next);
  const length = Number(c.req.header("Content-Length") ?? 0);
  return length > LARGEST_BODY_BYTES ? tooLarge() : next();
};
