// Finds the servers that some tests talk to, a pooler and a message bus, and installs them if possible.
import { existsSync } from "node:fs";
import { installFromDebian } from "./debian.mjs";

const SERVERS = {
  pgbouncer: { given: "PGBOUNCER_PATH", places: ["/usr/sbin", "/usr/local/bin"] },
  "nats-server": { given: "NATS_SERVER_PATH", places: ["/usr/sbin", "/usr/local/bin"] },
};

/** The path of a server's program on this machine, or null. `PGBOUNCER_PATH` and `NATS_SERVER_PATH` come first. */
export function findServer(name) {
  const { given, places } = SERVERS[name];
  const paths = [process.env[given], ...places.map((place) => `${place}/${name}`)];
  return paths.find((each) => each && existsSync(each)) ?? null;
}

/** Installs those that are missing; tests of one that cannot be installed are skipped, and say so. */
export async function ensureTestServers() {
  const missing = Object.keys(SERVERS).filter((name) => !findServer(name));
  if (missing.length > 0) await installFromDebian(...missing);
}
