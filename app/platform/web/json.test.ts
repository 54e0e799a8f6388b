import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { fetchWithin, jsonOf, parsedJson, parsedUrl, readJson } from "./json";

function answering(status: number, body: string): Promise<string> {
  return listening((response) => response.writeHead(status).end(body));
}

async function listening(respond: (response: ServerResponse) => void): Promise<string> {
  const server = createServer((_, response) => respond(response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

test("a text that is not JSON is null", () => {
  expect(parsedJson('{"a":1}')).toEqual({ a: 1 });
  expect(["", "{", "undefined"].map(parsedJson)).toEqual([null, null, null]);
});

test("an address that is none is null", () => {
  expect(parsedUrl("https://site.example/a")?.pathname).toBe("/a");
  expect(parsedUrl("/b?c", "https://site.example")?.href).toBe("https://site.example/b?c");
  expect(["", "/a", "https://"].map((text) => parsedUrl(text))).toEqual([null, null, null]);
});

test("an address is read, and any network failure is null", async () => {
  expect(await readJson(await answering(200, '{"a":1}'))).toEqual({ a: 1 });
  expect(await readJson(await answering(200, "<html>"))).toBeNull();
  expect(await readJson(await answering(500, '{"a":1}'))).toBeNull();
  expect(await readJson("http://127.0.0.1:1/")).toBeNull();
});

test("a refusal still has its status and what it says", async () => {
  const response = await fetchWithin(5_000, await answering(409, '{"message":"taken"}'));
  expect(response?.status).toBe(409);
  expect(await jsonOf(response)).toEqual({ message: "taken" });
  expect(await jsonOf(await fetchWithin(5_000, "http://127.0.0.1:1/"))).toBeNull();
});

test("C2 a request without a response, or without its end, is given up", async () => {
  expect(await fetchWithin(20, await listening(() => undefined))).toBeNull();
  const begun = await listening((response) => response.writeHead(200).write('{"a":'));
  expect(await jsonOf(await fetchWithin(200, begun))).toBeNull();
});

test("a caller's own signal ends a request too", async () => {
  const signal = AbortSignal.abort();
  expect(await fetchWithin(5_000, await answering(200, "{}"), { signal })).toBeNull();
});
