import { createServer, get } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { expect, onTestFinished, test } from "vitest";
import { csvResponse } from "./csv-response.server";

/** A file without an end, how many portions of it were made, and when its reading was given up. */
async function endlessFile() {
  const ended = Promise.withResolvers<number>();
  async function* portions() {
    let made = 0;
    try {
      for (;;) {
        made += 1;
        yield [["x".repeat(10_000)]];
      }
    } finally {
      ended.resolve(made);
    }
  }
  const answer = (request: Request) =>
    csvResponse(request, { name: "file", heading: ["Heading"], portions: portions() });
  const server = createServer(getRequestListener(answer));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.closeAllConnections());
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, ended: ended.promise };
}

test("WEAK a file is no longer read once its client has gone away", async () => {
  const { url, ended } = await endlessFile();
  const request = get(url, (response) => response.once("data", () => request.destroy()));
  request.on("error", () => undefined);
  expect(await ended).toBeGreaterThan(0);
});
