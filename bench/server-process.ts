/** The product as `npm start` runs it, in a separate process. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { SERVE, TRIMMED } from "../tests/kit/child-product.ts";
import { freePort } from "../tests/kit/postgres-server.ts";

export type ServerProcess = {
  origin: string;
  /** From starting the process to the first 200 of /readyz. */
  readyAfterMs: number;
  /** Resident memory; null if the system does not report it. */
  residentMegabytes: () => Promise<number | null>;
  /** Throws if the server has ended by itself: its measurements are void. */
  stop: () => Promise<void>;
};

const POLL_MS = 5;

/** Starts a server with only these settings and none of the shell's; throws if it ends before it is ready. */
export async function startServer(
  settings: Readonly<Record<string, string>>,
): Promise<ServerProcess> {
  const port = settings.PORT ?? (await freePort());
  const { PATH, NODE_OPTIONS } = process.env;
  const startedAt = performance.now();
  const child = spawn(process.execPath, SERVE, {
    env: { PATH, NODE_OPTIONS, ...TRIMMED, PORT: String(port), LOG_LEVEL: "warn", ...settings },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const origin = `http://localhost:${port}`;
  await ready(child, origin);
  return {
    origin,
    readyAfterMs: performance.now() - startedAt,
    residentMegabytes: () => residentMegabytes(child.pid),
    async stop() {
      refuseEnded(child);
      child.kill("SIGTERM");
      await once(child, "exit");
    },
  };
}

async function ready(child: ChildProcess, origin: string): Promise<void> {
  for (;;) {
    refuseEnded(child);
    const response = await fetch(`${origin}/readyz`).catch(() => null);
    if (response?.status === 200) return;
    await sleep(POLL_MS);
  }
}

function refuseEnded({ exitCode, signalCode }: ChildProcess): void {
  if (exitCode === null && signalCode === null) return;
  throw new Error(`The server ended by itself, with ${exitCode ?? signalCode}`);
}

/** Resident memory of a process; null if the system does not report it. */
export async function residentMegabytes(pid: number | undefined): Promise<number | null> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(status)?.[1];
  return kilobytes === undefined ? null : Number(kilobytes) / 1_024;
}
