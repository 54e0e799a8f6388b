// Finds an nginx for the tests behind a proxy, and installs one if possible.
import { existsSync } from "node:fs";
import { installFromDebian } from "./debian.mjs";

const INSTALLED = ["/usr/sbin/nginx", "/usr/local/bin/nginx", "/opt/homebrew/bin/nginx"];

/** The path of an nginx on this machine, or null. `NGINX_PATH` comes first. */
export function findNginx() {
  return [process.env.NGINX_PATH, ...INSTALLED].find((each) => each && existsSync(each)) ?? null;
}

/** The path of an nginx, installed first if there is none; prints what to do and returns null if that fails. */
export async function ensureNginx() {
  if (!findNginx()) await installFromDebian("nginx-light");
  const installed = findNginx();
  if (!installed) {
    console.error(
      "There is no nginx on this machine and none could be installed: the tests behind a proxy will fail.\n" +
        "Install one (for example: apt-get install nginx-light), or set NGINX_PATH to its program.",
    );
  }
  return installed;
}
