// Brings programs that the tests need onto a Debian machine.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";

/** The last of those that are under way: only one may install at a time. */
let last = null;

/** Installs these packages where this is Debian and root asks; returns whether it did. */
export async function installFromDebian(...packages) {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return false;
  console.log(`Installing Debian's ${packages.join(" and ")}…`);
  last = (last ?? apt("update")).then(() => apt("install", "-y", ...packages));
  return last;
}

async function apt(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const options = { stdio: ["ignore", "ignore", "inherit"], env };
  const [status] = await once(spawn("apt-get", ["-qq", ...args], options), "exit");
  return status === 0;
}
