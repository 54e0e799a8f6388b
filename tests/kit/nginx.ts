/** nginx with the shipped configuration, on free ports of this machine, with its own certificate. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { setDefaultCACertificates } from "node:tls";
import { findNginx } from "../../scripts/nginx.mjs";
import { localCertificate } from "./certificate";

const SHIPPED = "deploy/nginx.conf";

export type Ports = { http: number; https: number };

export type Site = {
  /** nginx's access log so far, one line each. */
  requests: () => string[];
  /** nginx's error log so far. */
  complaints: () => string;
  stop: () => Promise<void>;
};

type SiteOptions = {
  ports: Ports;
  /** Ports of the instances. */
  upstreams: readonly number[];
  /** Replaces the time after which nginx gives up on a silent upstream. */
  readTimeout?: string;
  /** The media directory, which nginx then sends itself, as a user who is only in the product's group. */
  media?: string;
};

/** Starts nginx in front of a product; from then on this process's own requests trust its certificate. */
export async function startSite(options: SiteOptions): Promise<Site> {
  const program = findNginx();
  if (program === null) throw new Error("There is no nginx: see scripts/nginx.mjs.");
  const work = mkdtempSync(path.join(os.tmpdir(), "setpoint-nginx-"));
  chmodSync(work, 0o755);
  const { certificate, key } = localCertificate();
  setDefaultCACertificates([certificate]);
  writeFileSync(path.join(work, "fullchain.pem"), certificate);
  writeFileSync(path.join(work, "privkey.pem"), key, { mode: 0o600 });
  writeFileSync(path.join(work, "site.conf"), filledIn(work, options));
  writeFileSync(path.join(work, "nginx.conf"), around(work, options));
  const config = ["-c", path.join(work, "nginx.conf"), "-e", path.join(work, "errors")];
  const child = spawn(program, [...config, "-g", "daemon off;"], { stdio: "ignore" });
  const written = (name: string) => readFileSync(path.join(work, name), "utf8");
  await answering(child, options.ports.http, () => written("errors"));
  return {
    requests: () => written("requests").trim().split("\n"),
    complaints: () => written("errors"),
    async stop() {
      const gone = once(child, "exit");
      child.kill("SIGTERM");
      await gone;
      rmSync(work, { recursive: true, force: true });
    },
  };
}

/** The shipped site, with this machine's names, ports, paths and instances. */
function filledIn(work: string, { ports, upstreams, readTimeout, media }: SiteOptions): string {
  const replaced: [shipped: RegExp, by: string][] = [
    [/listen (\[::\]:)?80;/g, `listen $1${ports.http};`],
    [/listen (\[::\]:)?443 /g, `listen $1${ports.https} `],
    [/\/etc\/letsencrypt\/live\/training\.example\.com/g, work],
    [/training\.example\.com/g, "localhost"],
    [
      /server 127\.0\.0\.1:3000 ([^;]*);/,
      upstreams.map((port) => `server 127.0.0.1:${port} $1;`).join(" "),
    ],
    [/\/var\/log\/nginx\/setpoint\.log/, path.join(work, "requests")],
  ];
  if (readTimeout) replaced.push([/proxy_read_timeout \w+;/, `proxy_read_timeout ${readTimeout};`]);
  if (media)
    replaced.push([
      /# (location \/stored-media\/ \{)\n *# ( *internal;)\n *# ( *alias) [^;]+;\n *# \}/,
      `$1 $2 $3 ${media}/; }`,
    ]);
  return replaced.reduce(
    (text, [shipped, by]) => {
      if (text.search(shipped) < 0) throw new Error(`${SHIPPED} has no ${shipped}`);
      return text.replace(shipped, by);
    },
    readFileSync(SHIPPED, "utf8"),
  );
}

/** Debian's own nginx.conf around a site, compression included. */
function around(work: string, { media }: SiteOptions): string {
  const places = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  return `
${process.getuid?.() === 0 ? `user ${media ? "nobody root" : "root"};` : ""}
worker_processes 2;
pid ${work}/pid;
events { worker_connections 768; }
http {
  ${places.map((place) => `${place}_temp_path ${work}/${place};`).join("\n  ")}
  gzip on;
  include ${work}/site.conf;
}
`;
}

async function answering(child: ChildProcess, port: number, complaints: () => string) {
  while (child.exitCode === null) {
    const response = await fetch(`http://localhost:${port}/`, { redirect: "manual" }).catch(
      () => null,
    );
    if (response) return;
    await sleep(20);
  }
  throw new Error(`nginx did not start: ${complaints()}`);
}
