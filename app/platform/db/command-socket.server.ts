/** How a command reaches the product that has the embedded database open: a Unix socket in `DATA_DIR`, one line of JSON each way. */
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { chmodSync } from "node:fs";
import { rm } from "node:fs/promises";
import { connect, createServer, type Server, type Socket } from "node:net";
import path from "node:path";
import { createInterface } from "node:readline";
import type { Logger } from "pino";
import { makeDirectory } from "../config/data-directory.server";

/** The maximum length of a socket's path on this system. */
const LONGEST_ADDRESS = 103;

/** Errors whose message is shown to the person at the command line. */
const EXPECTED = ["ConfigError", "ContentRefused", "DumpError"];

type Reply = { done: unknown } | { refused: { name: string; message: string } };

/** `file`: may be written to hand it over, and is removed when the command ends; `signal`: aborted when it ends. */
export type CommandScope = { file: string; signal: AbortSignal };
export type CommandHandler = (request: unknown, scope: CommandScope) => Promise<unknown>;

/** Why the running product did not do what it was asked. */
class CommandRefused extends Error {
  constructor({ name, message }: { name: string; message: string }) {
    super(message);
    this.name = name;
  }
}

/**
 * Accepts commands until the returned function is called, which ends those under way. The caller holds the lock of
 * `dataDirectory`, so anything a killed process left there is unused.
 */
export async function takeCommands(
  dataDirectory: string,
  handle: CommandHandler,
  log: Logger,
): Promise<() => Promise<void>> {
  const directory = directoryIn(dataDirectory);
  const address = addressIn(directory);
  if (address === null) {
    log.warn("the path of DATA_DIR is too long for a socket: commands need the product stopped");
    return async () => {};
  }
  await rm(directory, { recursive: true, force: true });
  await makeDirectory(directory);
  const ending = new AbortController();
  const sockets = new Set<Socket>();
  const underWay = new Set<Promise<void>>();
  const server = createServer((socket) => {
    sockets.add(socket);
    const scope = { file: path.join(directory, randomUUID()), signal: ending.signal };
    const done = serve(socket, handle, scope, log);
    underWay.add(done);
    void done.finally(() => underWay.delete(done));
    socket.once("close", () => sockets.delete(socket));
  });
  await listening(server, address).catch((error) =>
    log.warn({ reason: String(error) }, "no socket in DATA_DIR: commands need the product stopped"),
  );
  return async () => {
    ending.abort();
    server.close();
    for (const socket of sockets) socket.destroy();
    await Promise.all(underWay);
    await rm(directory, { recursive: true, force: true });
  };
}

/**
 * Asks the product running on `dataDirectory`, and gives `use` the result before the product cleans up; undefined if
 * none is listening. Throws the product's refusal.
 */
export async function askRunning<Result, Used>(
  dataDirectory: string,
  request: object,
  use: (result: Result) => Used | Promise<Used>,
): Promise<Used | undefined> {
  const address = addressIn(directoryIn(dataDirectory));
  const socket = address === null ? null : await connected(address);
  if (!socket) return undefined;
  try {
    socket.write(`${JSON.stringify(request)}\n`);
    const line = await firstLine(socket);
    if (line === null) throw new Error("The running product ended before it was done.");
    const reply = JSON.parse(line) as Reply;
    if ("refused" in reply) throw new CommandRefused(reply.refused);
    return await use(reply.done as Result);
  } finally {
    socket.destroy();
  }
}

async function serve(
  socket: Socket,
  handle: CommandHandler,
  { file, signal }: CommandScope,
  log: Logger,
): Promise<void> {
  const gone = new AbortController();
  const closed = once(socket, "close").then(() => gone.abort());
  const line = await firstLine(socket);
  if (line === null) return;
  const scope = { file, signal: AbortSignal.any([signal, gone.signal]) };
  const reply = await replyTo(line, handle, scope, log);
  if (!socket.destroyed) socket.write(`${JSON.stringify(reply)}\n`);
  await closed;
  await rm(file, { force: true });
}

async function replyTo(
  line: string,
  handle: CommandHandler,
  scope: CommandScope,
  log: Logger,
): Promise<Reply> {
  try {
    return { done: await handle(JSON.parse(line), scope) };
  } catch (error) {
    return { refused: refusal(error, log) };
  }
}

function refusal(error: unknown, log: Logger): { name: string; message: string } {
  if (error instanceof Error && EXPECTED.includes(error.name))
    return { name: error.name, message: error.message };
  log.error({ err: error }, "a command failed");
  return { name: "CommandFailed", message: "The running product failed: its log says why." };
}

/** Null if the other side ends without one. */
function firstLine(socket: Socket): Promise<string | null> {
  // A connection that breaks ends without a line.
  socket.on("error", () => undefined);
  const lines = createInterface({ input: socket });
  return new Promise((resolve) => {
    lines.once("line", resolve);
    lines.once("close", () => resolve(null));
  });
}

/** Null if no one is listening. */
function connected(address: string): Promise<Socket | null> {
  const socket = connect(address);
  return new Promise((resolve) => {
    socket.once("connect", () => resolve(socket));
    socket.once("error", () => resolve(null));
  });
}

function listening(server: Server, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(address, () => {
      chmodSync(address, 0o600);
      resolve();
    });
  });
}

function directoryIn(dataDirectory: string): string {
  return path.join(dataDirectory, "commands");
}

function addressIn(directory: string): string | null {
  const full = path.join(directory, "socket");
  const [shorter = full] = [full, path.relative("", full)].toSorted(
    (one, other) => Buffer.byteLength(one) - Buffer.byteLength(other),
  );
  return Buffer.byteLength(shorter) > LONGEST_ADDRESS ? null : shorter;
}
