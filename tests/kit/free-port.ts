import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** An unused port, for products whose public address must be known before the start. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
