// Finds an nginx for the tests behind a proxy, and brings one onto the machine where that is possible.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const INSTALLED = ["/usr/sbin/nginx", "/usr/local/bin/nginx", "/opt/homebrew/bin/nginx"];

/** The path of an nginx on this machine, or null. `NGINX_PATH` comes first. */
export function findNginx() {
  return [process.env.NGINX_PATH, ...INSTALLED].find((each) => each && existsSync(each)) ?? null;
}

/** The path of an nginx, installed first if there is none; prints what to do and returns null if that fails. */
export function ensureNginx() {
  const found = findNginx();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    console.log("The tests behind a proxy need nginx: installing Debian's…");
    run("apt-get", ["update"]) && run("apt-get", ["install", "-y", "nginx-light"]);
  }
  const installed = findNginx();
  if (!installed) {
    console.error(
      "There is no nginx on this machine and none could be installed: the tests behind a proxy will fail.\n" +
        "Install one (for example: apt-get install nginx-light), or set NGINX_PATH to its program.",
    );
  }
  return installed;
}

function run(program, args) {
  return spawnSync(program, args, { stdio: "inherit" }).status === 0;
}
