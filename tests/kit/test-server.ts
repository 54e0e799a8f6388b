/** Servers of other makers that some tests talk to: a pooler and a message bus, each on a free port. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import os from "node:os";
import path from "node:path";
import type { TestContext } from "vitest";
import { findServer } from "../../scripts/test-servers.mjs";
import { freePort } from "./postgres-server";

export type TestServer = { port: number; stop: () => Promise<void> };

/** Skips the test, and says why, where the server is not installed. */
export function requireServer(context: TestContext, name: "pgbouncer" | "nats-server"): string {
  const program = findServer(name);
  if (program !== null) return program;
  console.log(`Not tested: there is no ${name} on this machine (apt-get install ${name}).`);
  return context.skip();
}

/** PgBouncer in transaction mode before the databases of a server. */
export async function startPgBouncer(program: string, serverUrl: string): Promise<TestServer> {
  const { hostname, port: target } = new URL(serverUrl);
  const directory = mkdtempSync(path.join(os.tmpdir(), "setpoint-pgbouncer-"));
  chmodSync(directory, 0o755);
  const port = await freePort();
  const file = path.join(directory, "pgbouncer.ini");
  writeFileSync(
    file,
    `[databases]
* = host=${hostname} port=${target} user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 3
max_client_conn = 200
`,
  );
  // It refuses to run as root.
  const as = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  const server = spawn(program, ["-q", file], { ...as, cwd: directory, stdio: "ignore" });
  return running(server, port, () => rmSync(directory, { recursive: true, force: true }));
}

export async function startNats(program: string, port?: number): Promise<TestServer> {
  const own = port ?? (await freePort());
  const server = spawn(program, ["-a", "127.0.0.1", "-p", String(own)], { stdio: "ignore" });
  return running(server, own, () => undefined);
}

async function running(server: ChildProcess, port: number, clean: () => void): Promise<TestServer> {
  for (let tries = 0; !(await accepts(port)); tries += 1) {
    if (tries === 100 || server.exitCode !== null) throw new Error("A server did not start");
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    port,
    async stop() {
      if (server.exitCode === null && server.signalCode === null) {
        const gone = once(server, "exit");
        server.kill("SIGKILL");
        await gone;
      }
      clean();
    },
  };
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });
}
