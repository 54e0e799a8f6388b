import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { limitArrival } from "./arrival-limit.server";

/** A server whose clock the test is: `check` is what happens every half minute. */
async function served() {
  const checks: (() => void)[] = [];
  const received: number[] = [];
  const server = createServer(
    limitArrival(
      (path) => path.startsWith("/long"),
      (incoming, outgoing) => {
        incoming.on("data", (piece) => received.push(piece.length)).on("error", () => {});
        incoming.on("end", () => outgoing.end("all of it"));
      },
      (check) => {
        checks.push(check);
        return () => void checks.splice(checks.indexOf(check), 1);
      },
    ),
  );
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo; // a TCP server has one
  const begin = async (path: string) => {
    const socket = connect(port, "127.0.0.1");
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nConnection: close\r\n\r\n`,
    );
    await expect.poll(() => checks.length).toBe(1);
    const send = async (words: string) => {
      const { length } = received;
      socket.write(words);
      await expect.poll(() => received.length).toBe(length + 1);
    };
    return { response: text(socket), send };
  };
  return { begin, check: () => checks[0]?.() };
}

test("MED-1 a body that is late is ended with 408, one in time is not", async () => {
  const { begin, check } = await served();
  const late = await begin("/form");
  await late.send("a");
  check();
  expect(await late.response).toMatch(/^HTTP\/1\.1 408 /);
  const inTime = await begin("/form");
  await inTime.send("abc");
  check();
  expect(await inTime.response).toMatch(/all of it/);
});

test("MED-1 an upload may take as long as it likes, unless nothing more comes", async () => {
  const { begin, check } = await served();
  const slow = await begin("/long");
  for (const piece of ["a", "b"]) {
    check();
    await slow.send(piece);
  }
  check();
  await slow.send("c");
  expect(await slow.response).toMatch(/all of it/);
  const still = await begin("/long");
  await still.send("a");
  check();
  check();
  expect(await still.response).toMatch(/^HTTP\/1\.1 408 /);
});
