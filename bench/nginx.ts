/** nginx on a free port, serving a directory with its default settings, with the compressed forms next to the files. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { findNginx } from "../scripts/nginx.mjs";
import { freePort } from "../tests/kit/postgres-server.ts";

const BROTLI = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";

export type StaticServer = { origin: string; stop: () => Promise<void> };

/** `root`: the files; `work`: a directory for what nginx writes. Throws if there is no nginx. */
export async function startNginx(root: string, work: string): Promise<StaticServer> {
  const program = findNginx();
  if (program === null)
    throw new Error("There is no nginx to compare with: install it (apt-get install nginx-light).");
  const port = await freePort();
  const config = path.join(work, "nginx.conf");
  mkdirSync(work, { recursive: true });
  writeFileSync(config, configuration(root, work, port));
  const child = spawn(program, ["-c", config, "-g", "daemon off;"], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const origin = `http://localhost:${port}`;
  await answering(child, origin);
  return {
    origin,
    async stop() {
      child.kill("SIGTERM");
      await once(child, "exit");
    },
  };
}

function configuration(root: string, work: string, port: number): string {
  const brotli = existsSync(BROTLI);
  return `${brotli ? `load_module ${BROTLI};` : ""}
user root;
worker_processes 1;
pid ${work}/pid;
error_log ${work}/errors;
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types;
  access_log ${work}/requests;
  sendfile on;
  gzip_static on;
  ${brotli ? "brotli_static on;" : ""}
  server { listen ${port}; listen [::]:${port}; root ${root}; }
}
`;
}

async function answering(child: ChildProcess, origin: string): Promise<void> {
  while (child.exitCode === null) {
    const response = await fetch(origin).catch(() => null);
    if (response?.ok) return;
    await sleep(20);
  }
  throw new Error("nginx did not start");
}
