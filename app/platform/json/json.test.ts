import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { jsonOf, parsedJson, reached, readJson } from "./json";

/** A server that answers this; its address. */
async function answering(status: number, body: string): Promise<string> {
  const server = createServer((_, answer) => answer.writeHead(status).end(body));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

test("a text that is no JSON is null", () => {
  expect(parsedJson('{"a":1}')).toEqual({ a: 1 });
  expect(["", "{", "undefined"].map(parsedJson)).toEqual([null, null, null]);
});

test("an address is read, and whatever fails on the way is null", async () => {
  expect(await readJson(await answering(200, '{"a":1}'))).toEqual({ a: 1 });
  expect(await readJson(await answering(200, "<html>"))).toBeNull();
  expect(await readJson(await answering(500, '{"a":1}'))).toBeNull();
  expect(await readJson("http://127.0.0.1:1/")).toBeNull();
});

test("an answer that refuses still says what it says", async () => {
  const answer = await reached(await answering(409, '{"message":"taken"}'));
  expect(answer?.status).toBe(409);
  expect(await jsonOf(answer)).toEqual({ message: "taken" });
  expect(await jsonOf(await reached("http://127.0.0.1:1/"))).toBeNull();
});
