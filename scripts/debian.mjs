// Installs programs that the tests need on a Debian machine.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";

/** The last installation under way: only one may run at a time. */
let last = null;

/** Installs these packages if this is Debian and the user is root. Check afterward whether they are there. */
export async function installFromDebian(...packages) {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  console.log(`Installing Debian's ${packages.join(" and ")}…`);
  last = (last ?? apt("update")).then(() => apt("install", "-y", ...packages));
  await last;
}

async function apt(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const options = { stdio: ["ignore", "ignore", "inherit"], env };
  await once(spawn("apt-get", ["-qq", ...args], options), "exit");
}
