/** Gives the framework's own JSON errors our shape; their bodies are empty or contradict the status. */
import { STATUS_CODES } from "node:http";
import type { MiddlewareHandler } from "hono";
import { parsedJson } from "./json";

export const tellErrors: MiddlewareHandler = async (c, next) => {
  await next();
  const { status, headers } = c.res;
  if (status < 400 || !headers.get("Content-Type")?.startsWith("application/json")) return;
  const text = await c.res.clone().text();
  if (text === "" || typeof parsedJson<{ error?: unknown }>(text)?.error === "string") return;
  const error = STATUS_CODES[status] ?? "Not possible";
  c.res = undefined;
  c.res = Response.json({ error }, { status, headers: without(headers, "Content-Length") });
};

function without(headers: Headers, name: string): Headers {
  const rest = new Headers(headers);
  rest.delete(name);
  return rest;
}
